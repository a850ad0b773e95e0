import {
  ATTENDANCE_NOTE_MAX,
  ATTENDANCE_STATUSES,
  HEADCOUNT_MAX,
  ISSUE_CLOSE_REASON_MAX,
  LEFT_WITH,
  LEFT_WITH_NAME_MAX,
  MAX_ATTENDANCE_CHANGES,
  MAX_HEADCOUNTS,
  MAX_ISSUES_LISTED,
  MAX_SEQUENCE,
  type AttendanceStatus,
} from '@feria/shared';
import { VERSION_MAX } from '../../core/crud/versions.js';
import {
  DateField,
  Flag,
  IdField,
  InstantField,
  ListOf,
  Matching,
  ObjectOf,
  OneOf,
  OptionalIds,
  Text,
  WholeNumber,
} from '../../core/http/validators.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const LEFT_WITH_WORDS =
  '`alone`, `parent:12`, `pickup:7`, `contact:1`, `contact:2` or `other`: whom the child left with';

/** The day of a child as it stood on the screen when a mark was made. */
export class SeenBody {
  @OneOf(ATTENDANCE_STATUSES)
  status?: AttendanceStatus | null;

  @InstantField()
  arrived_at?: string | null;

  @InstantField()
  left_at?: string | null;

  @Matching(LEFT_WITH, { description: LEFT_WITH_WORDS })
  left_with?: string | null;

  @Text({ max: ATTENDANCE_NOTE_MAX, description: 'Only of a mark that sets the note' })
  note?: string | null;

  @Flag({ description: 'Whether the screen said that the child does not come' })
  told_absent?: boolean | null;
}

/** A change of the day of a child. Fields that are not there stay as they are; `null` empties one. */
export class AttendanceChangeBody {
  @Matching(UUID, { required: true, description: 'Made by the client (UUID), the same whenever it is sent' })
  id: string;

  @IdField({ required: true })
  child_id: number;

  @DateField({ required: true, description: 'Of which day' })
  date: string;

  @InstantField({ required: true, description: 'When it was made. Later than now counts as now' })
  changed_at: string;

  @OneOf(ATTENDANCE_STATUSES)
  status?: AttendanceStatus | null;

  @InstantField()
  arrived_at?: string | null;

  @InstantField()
  left_at?: string | null;

  @Matching(LEFT_WITH, { description: LEFT_WITH_WORDS })
  left_with?: string | null;

  @Text({
    max: LEFT_WITH_NAME_MAX,
    description: 'Name of that person as it stood on the screen; required with `other` and a `device`',
  })
  left_with_name?: string | null;

  @Text({ max: 40, description: 'Telephone of that person as it stood on the screen' })
  left_with_phone?: string | null;

  @Text({ max: ATTENDANCE_NOTE_MAX })
  note?: string | null;

  @Matching(UUID, { description: 'Of the device; then `sequence` and `seen` are required' })
  device?: string | null;

  @WholeNumber({ min: 1, max: MAX_SEQUENCE, description: 'Counts up on the device: the order of its marks' })
  sequence?: number | null;

  @ObjectOf(() => SeenBody, { description: 'What the screen showed when the mark was made' })
  seen?: SeenBody | null;

  @Matching(UUID, {
    description: 'Id of an own mark of that day that this one takes back; only with a `device`',
  })
  withdraws?: string | null;
}

/** Body of `PUT /api/attendance`. */
export class AttendanceBody {
  @ListOf(() => AttendanceChangeBody, { required: true, max: MAX_ATTENDANCE_CHANGES })
  changes: AttendanceChangeBody[];
}

/** A child whose health data a device showed. */
export class OfflineReadBody {
  @IdField({ required: true })
  child_id: number;

  @DateField({ required: true })
  date: string;
}

/** Body of `POST /api/attendance/health-reads`. */
export class OfflineReadsBody {
  @ListOf(() => OfflineReadBody, { required: true, max: 2_000 })
  reads: OfflineReadBody[];
}

/** Body of `POST /api/attendance/issues/{id}/restore`. */
export class RestoreIssueBody {
  @Text({ required: true, max: VERSION_MAX, description: '`version` of the day, as the point was shown' })
  version: string;
}

/** Body of `POST /api/attendance/issues/{id}/close`. */
export class CloseIssueBody {
  @Text({
    max: ISSUE_CLOSE_REASON_MAX,
    description:
      'Where the child is: required where a point says that it is there or has left, and the day does not',
  })
  reason?: string | null;

  @OptionalIds({
    max: MAX_ISSUES_LISTED,
    description: 'Further points of the same child on the same day: all are closed, or none',
  })
  also?: number[];
}

/** How many children somebody counted. */
export class HeadcountBody {
  @Matching(UUID, { required: true, description: 'Made by the client (UUID), the same whenever it is sent' })
  id: string;

  @IdField({ required: true })
  course_week_id: number;

  @IdField({ description: 'The group that was counted; none for the whole week' })
  week_group_id?: number | null;

  @DateField({ required: true })
  date: string;

  @WholeNumber({ required: true, min: 0, max: HEADCOUNT_MAX })
  number: number;

  @WholeNumber({
    min: 0,
    max: HEADCOUNT_MAX,
    description: 'How many the list of who counted said were there',
  })
  expected?: number | null;

  @OptionalIds({
    max: HEADCOUNT_MAX,
    description: 'Children who were there by that list; then they are what was expected',
  })
  children?: number[];

  @InstantField({ required: true, description: 'When it was counted. Later than now counts as now' })
  counted_at: string;
}

/** Body of `PUT /api/attendance/headcounts`. */
export class HeadcountsBody {
  @ListOf(() => HeadcountBody, { required: true, max: MAX_HEADCOUNTS })
  headcounts: HeadcountBody[];
}
