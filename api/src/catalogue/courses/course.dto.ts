import { MAX_ROLLOVER_COURSES, ROLLOVER_WEEKS } from '@feria/shared';
import { Flag, IdsField, WholeNumber } from '../../core/http/validators.js';

/** Body of `POST /api/course/rollover` and of its preview. */
export class RolloverBody {
  @IdsField({ max: MAX_ROLLOVER_COURSES, description: 'Ids of courses, each once' })
  course_ids: number[];

  @WholeNumber({
    required: true,
    min: ROLLOVER_WEEKS.min,
    max: ROLLOVER_WEEKS.max,
    description: 'By how many weeks all dates move',
  })
  shift_weeks: number;
}

/** Body of `POST /api/course/{id}/changeActive`. */
export class ChangeActiveBody {
  @Flag({ description: 'What the course is to be. Without it, the other of what it is' })
  active?: boolean;
}
