import { MAX_ALL_ROWS } from '@feria/shared';
import { Flag, IdsField } from '../../core/http/validators.js';

/** Body of `POST /api/peopleCourseWeekRegistration/setPayed`. */
export class SetPayedBody {
  @IdsField({ max: MAX_ALL_ROWS, description: 'Ids of registrations' })
  data: number[];

  @Flag({ description: 'Whether the parents are told. Without it: of weeks that have not ended' })
  mail?: boolean | null;
}
