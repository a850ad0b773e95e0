import {
  ATTENDANCE_NOTE_MAX,
  ATTENDANCE_STATUSES,
  LEFT_WITH,
  MAX_ATTENDANCE_CHANGES,
  type AttendanceStatus,
} from '@feria/shared';
import {
  DateField,
  IdField,
  InstantField,
  ListOf,
  Matching,
  OneOf,
  Text,
} from '../../core/http/validators.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

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

  @Matching(LEFT_WITH, {
    description:
      '`alone`, `parent:12`, `pickup:7`, `contact:1`, `contact:2` or `other`: whom the child left with',
  })
  left_with?: string | null;

  @Text({ max: ATTENDANCE_NOTE_MAX })
  note?: string | null;
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
