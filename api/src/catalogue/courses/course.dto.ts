import { MAX_CHOSEN_COURSES, MAX_ROLLOVER_COURSES, ROLLOVER_WEEKS } from '@feria/shared';
import { Flag, IdsField, Text, WholeNumber } from '../../core/http/validators.js';

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

/** Body of `POST /api/course/changeActive`. */
export class ChangeActiveOfBody {
  @IdsField({ max: MAX_CHOSEN_COURSES, description: 'Ids of courses' })
  ids: number[];

  @Flag({ required: true, description: 'What the courses are to be' })
  active: boolean;
}

/** Longest text of the office in a mail about a week. */
export const WEEK_MESSAGE_MAX = 2_000;

/** What `PUT /api/courseWeek/{id}` takes beside the fields of the week (`WeekTold`). */
export const WEEK_CHANGE_FIELDS: Record<string, PropertyDecorator> = {
  mail: Flag({ description: 'Whether the parents are told of other days or hours. Without it they are' }),
  message: Text({
    max: WEEK_MESSAGE_MAX,
    description: 'What that mail says in German; in both languages without message_it',
  }),
  message_it: Text({
    max: WEEK_MESSAGE_MAX,
    description: 'The same in Italian; in both languages without message',
  }),
};
