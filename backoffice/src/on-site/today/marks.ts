import {
  type AttendanceDay,
  type AttendanceFields,
  type AttendanceRecord,
  type IsoDate,
  type IsoInstant,
  type SeenAttendance,
} from '@feria/shared';
import type { ClockStamp } from './clock-gap';

/** Fields that a mark may set. */
export type MarkedFields = Partial<
  AttendanceFields & Pick<AttendanceRecord, 'left_with_name' | 'left_with_phone'>
>;

/** A day of a child on the screen. */
export type DayFields = MarkedFields & Partial<Pick<AttendanceRecord, 'may_pick_up'>>;

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
  /** With `sequence` and `seen`; `null` where an earlier build of the page left the mark. */
  device: string | null;
  /** Counts up on the device. */
  sequence: number | null;
  seen: SeenAttendance | null;
  /** Id of the own mark that this one takes back. */
  withdraws?: string;
  /** By which state of the clock it was made; not there where an earlier build of the page left it. */
  clock?: ClockStamp;
  /** Whether nobody knows if its times are right: the clock was changed without a network. */
  isUnsure?: boolean;
}

/** Marks in the order in which they were made on this device, whatever its clock said. Those of an earlier build come first. */
export function inOrder(marks: readonly Mark[]): Mark[] {
  return [...marks].sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
}

/** That a child has not left. */
export const NOT_LEFT = {
  left_at: null,
  left_with: null,
  left_with_name: null,
  left_with_phone: null,
} as const satisfies MarkedFields;

/** That nothing is marked. */
export const NOTHING = { status: null, arrived_at: null, ...NOT_LEFT } as const satisfies MarkedFields;

/** What the server knows of a child with the marks that it does not know yet, in the order in which they were made. */
export function withMarks(attendance: AttendanceRecord | null, marks: readonly Mark[]): DayFields {
  const known: MarkedFields = attendance
    ? {
        status: attendance.status,
        arrived_at: attendance.arrived_at,
        left_at: attendance.left_at,
        left_with: attendance.left_with,
        left_with_name: attendance.left_with_name,
        left_with_phone: attendance.left_with_phone,
      }
    : NOTHING;
  // Of another person the server has not told it yet.
  const isTold = marks.every(({ fields }) => fields.left_with === undefined);
  const may_pick_up = isTold ? attendance?.may_pick_up : undefined;
  return Object.assign({}, known, { may_pick_up }, ...marks.map(({ fields }) => fields)) as DayFields;
}

/** The note of a child's day, with the marks that the server does not know yet. */
export function noteOf(attendance: AttendanceRecord | null, marks: readonly Mark[]): string | null {
  const { note } = withMarks(attendance, marks);
  return (note === undefined ? attendance?.note : note) ?? null;
}

/** The state that goes with a mark, as the server compares it. */
export function seenOf({ status, arrived_at, left_at, left_with }: MarkedFields): SeenAttendance {
  return {
    status: status ?? null,
    arrived_at: arrived_at ?? null,
    left_at: left_at ?? null,
    left_with: left_with ?? null,
  };
}

/** Whether a mark takes back that a child has left: that is asked first. */
export function undoesDeparture(mark: MarkedFields, before: MarkedFields): boolean {
  return Boolean(before.left_at) && mark.left_at === null;
}

/** Whether a mark takes back that a child is there: that is asked first. */
export function undoesPresence(mark: MarkedFields, before: MarkedFields): boolean {
  return (
    before.status === 'present' && !before.left_at && mark.status !== undefined && mark.status !== 'present'
  );
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
