import type {
  AttendanceChild,
  AttendanceDay,
  AttendanceFields,
  AttendanceRecord,
  IsoDate,
  IsoInstant,
} from '@feria/shared';

/** Fields that a mark may set: ids and times only, because marks outlive the day on the device until they are sent. */
export type MarkedFields = Partial<Omit<AttendanceFields, 'note'>>;

/** What somebody marked on this device and the server has not confirmed. */
export interface Mark {
  /** UUID: the server takes each once. */
  id: string;
  /** Who marked it: another account on the device does not send it. */
  user_id: number;
  child_id: number;
  date: IsoDate;
  changed_at: IsoInstant;
  fields: MarkedFields;
}

/** What is shown of a child: where it is on that day. */
export type Presence = 'expected' | 'present' | 'left' | 'absent' | 'excused';

const NOTHING: MarkedFields = { status: null, arrived_at: null, left_at: null, left_with: null };

/** What the server knows of a child with the marks that it does not know yet, in the order in which they were made. */
export function withMarks(attendance: AttendanceRecord | null, marks: readonly Mark[]): MarkedFields {
  const known: MarkedFields = attendance
    ? {
        ...{ status: attendance.status, arrived_at: attendance.arrived_at },
        ...{ left_at: attendance.left_at, left_with: attendance.left_with },
      }
    : NOTHING;
  return Object.assign({}, known, ...marks.map(({ fields }) => fields)) as MarkedFields;
}

/** Where a child is. A child whose parents told an absence is excused until something else is marked. */
export function presenceOf(child: Pick<AttendanceChild, 'absence'>, fields: MarkedFields): Presence {
  if (fields.left_at && fields.status !== 'absent' && fields.status !== 'excused') return 'left';
  return fields.status ?? (child.absence ? 'excused' : 'expected');
}

/** The values that a mark replaces, to take it back. */
export function replacedBy(mark: MarkedFields, before: MarkedFields): MarkedFields {
  return Object.fromEntries(
    Object.keys(mark).map((field) => [field, before[field as keyof MarkedFields] ?? null]),
  );
}

/** The day with newer records of the server. A record that is older than the one that is there changes nothing. */
export function withRecords(day: AttendanceDay, records: readonly AttendanceRecord[]): AttendanceDay {
  const byChild = new Map(
    records.filter(({ date }) => date === day.date).map((record) => [record.child_id, record]),
  );
  return {
    ...day,
    weeks: day.weeks.map((week) => ({
      ...week,
      children: week.children.map((child) => ({
        ...child,
        attendance: byChild.get(child.child_id) ?? child.attendance,
      })),
    })),
  };
}

/** Milliseconds until the next attempt: 2 seconds after the first failure, twice as many after each further one, a minute at most. */
export function pauseAfter(failures: number): number {
  return Math.min(60_000, 1_000 * 2 ** failures);
}
