import type { IsoInstant } from './dates.js';

/** Whether a child is there on a day. `excused`: its parents told that it does not come. */
export const ATTENDANCE_STATUSES = ['present', 'absent', 'excused'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/** Most changes that one call takes. */
export const MAX_ATTENDANCE_CHANGES = 500;

/** Longest note of a day. */
export const ATTENDANCE_NOTE_MAX = 500;

/**
 * Whom a child left with, by id, so that a device may keep it without a name: `alone`, `parent:12`, `pickup:7` (a pick-up person),
 * `contact:1` or `contact:2` (an emergency contact of the registration), `other` (the note says who).
 */
export const LEFT_WITH = /^(?:alone|other|contact:[12]|(?:parent|pickup):[1-9]\d{0,9})$/;

/** A day of a child. */
export interface AttendanceFields {
  status: AttendanceStatus | null;
  arrived_at: IsoInstant | null;
  left_at: IsoInstant | null;
  /** See {@link LEFT_WITH}. */
  left_with: string | null;
  note: string | null;
}

/** A day on which nothing was marked. */
export const NOT_MARKED: AttendanceFields = {
  ...{ status: null, arrived_at: null, left_at: null, left_with: null, note: null },
};

/** Fields that a change sets; those that are not there stay as they are. */
export interface AttendanceChange<Fields extends object = AttendanceFields> {
  /** Made by the client (UUID). */
  id: string;
  changed_at: IsoInstant;
  fields: Partial<Fields>;
}

/** What the changes of a day amount to. */
export interface AttendanceOutcome<Fields extends object, Change> {
  fields: Partial<Fields>;
  /** The latest change of which something counts; `null` without any. */
  latest: Change | null;
  /** Ids of the changes of which something counts. Of the others every field was set later by another one. */
  counting: ReadonlySet<string>;
}

/**
 * The state after changes: of each field the latest change counts, of two at the same instant that with the greater id. So the order
 * in which they arrive does not matter, and neither does a change that arrives twice (product.md#attendance).
 */
export function attendanceAfter<Fields extends object, Change extends AttendanceChange<Fields>>(
  changes: readonly Change[],
): AttendanceOutcome<Fields, Change> {
  const winners = new Map<keyof Fields, Change>();
  for (const change of changes)
    for (const field of Object.keys(change.fields) as (keyof Fields)[]) {
      const winner = winners.get(field);
      if (!winner || isLater(change, winner)) winners.set(field, change);
    }
  let latest: Change | null = null;
  const fields: Partial<Fields> = {};
  for (const [field, change] of winners) {
    fields[field] = change.fields[field];
    if (!latest || isLater(change, latest)) latest = change;
  }
  return { fields, latest, counting: new Set([...winners.values()].map(({ id }) => id)) };
}

type Dated = Pick<AttendanceChange, 'id' | 'changed_at'>;

function isLater(a: Dated, b: Dated): boolean {
  const byTime = Date.parse(a.changed_at) - Date.parse(b.changed_at);
  return byTime === 0 ? a.id > b.id : byTime > 0;
}
