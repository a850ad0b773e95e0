import { Flag, IdField, Text } from '../core/http/validators.js';

/** Longest text of the office in a mail about a week. */
const MESSAGE_MAX = 2_000;

/** Body of `POST /api/courseWeek/{id}/cancel`. */
export class CancelWeekBody {
  @Text({
    max: MESSAGE_MAX,
    description: 'What the mail says in German; in both languages without message_it',
  })
  message?: string | null;

  @Text({ max: MESSAGE_MAX, description: 'The same in Italian; in both languages without message' })
  message_it?: string | null;
}

/** Body of `POST /api/courseWeek/{id}/merge`. */
export class MergeWeekBody {
  @IdField({ required: true, description: 'The week that takes all registrations in, of any project' })
  into: number;

  @Flag({ description: 'Whether the parents are told. Without it they are' })
  mail?: boolean | null;
}
