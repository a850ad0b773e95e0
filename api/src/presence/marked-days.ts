import { NOT_MARKED, type IsoDate } from '@feria/shared';
import { latestOf, MARK_FIELDS, type MarkedDay, type Origin } from '@feria/shared/rules/attendance-merge';
import type { EntityManager } from 'typeorm';
import { versionOf } from '../core/crud/versions.js';
import { lockRowsToChange } from '../core/database/locks.js';
import { AttendanceEntity } from '../model/on-site/attendance.entity.js';

/** A child on a date. */
export interface ChildDay {
  child_id: number;
  date: IsoDate;
}

export const dayKey = ({ child_id, date }: ChildDay): string => `${child_id} ${date}`;

/**
 * The rows of the days, locked in id order. Those that are not there yet are inserted first, in the order of the unique key, so that
 * two leaders who mark the same children wait for each other and do not block each other.
 */
export async function lockDays(
  manager: EntityManager,
  days: readonly (ChildDay & { course_week_id: number })[],
): Promise<Map<string, AttendanceEntity>> {
  const wanted = new Map(
    days.map(({ child_id, date, course_week_id }) => [
      dayKey({ child_id, date }),
      { child_id, date, course_week_id },
    ]),
  );
  const sorted = [...wanted.values()].sort((a, b) => a.child_id - b.child_id || a.date.localeCompare(b.date));
  const find = () =>
    manager.find(AttendanceEntity, {
      select: { id: true, child_id: true, date: true },
      where: sorted.map(({ child_id, date }) => ({ child_id, date })),
    });
  const found = await find();
  const there = new Set(found.map(dayKey));
  const missing = sorted.filter((day) => !there.has(dayKey(day)));
  if (missing.length > 0)
    await manager
      .createQueryBuilder()
      .insert()
      .into(AttendanceEntity)
      .values(missing)
      .orIgnore()
      .updateEntity(false)
      .execute();
  const ids = (missing.length > 0 ? await find() : found).map(({ id }) => id);
  const locked = await lockRowsToChange(manager, AttendanceEntity, ids);
  return new Map(locked.map((day) => [dayKey(day), day]));
}

/** A stored day as the rule takes it. */
export function readMarkedDay(row: AttendanceEntity): MarkedDay {
  const state = {
    status: row.status,
    note: row.note,
    left_with: row.left_with,
    arrived_at: row.arrived_at?.toISOString() ?? null,
    left_at: row.left_at?.toISOString() ?? null,
    left_with_name: row.left_with_name,
    left_with_phone: row.left_with_phone,
  };
  if (row.origins !== null) return { state, origins: JSON.parse(row.origins) as MarkedDay['origins'] };
  // Marked before it was kept where each value comes from: the last change stands for all.
  const origin: Origin = {
    id: '',
    at: (row.changed_at ?? new Date(0)).toISOString(),
    user: row.changed_by,
    device: null,
    sequence: null,
  };
  const set = MARK_FIELDS.filter((field) => state[field] !== NOT_MARKED[field]);
  return { state, origins: Object.fromEntries(set.map((field) => [field, origin])) };
}

/** Puts a day into its row; to be saved. */
export function writeMarkedDay(row: AttendanceEntity, { state, origins }: MarkedDay): void {
  const latest = latestOf(origins);
  Object.assign(row, {
    status: state.status,
    note: state.note,
    left_with: state.left_with,
    left_with_name: state.left_with_name,
    left_with_phone: state.left_with_phone,
    arrived_at: instantOf(state.arrived_at),
    left_at: instantOf(state.left_at),
    changed_at: latest && new Date(latest.at),
    changed_by: latest?.user ?? null,
    origins: JSON.stringify(origins),
  });
}

function instantOf(value: string | null): Date | null {
  return value === null ? null : new Date(value);
}

/**
 * The version of a day: another one as soon as a mark has changed something. It is made of the ids of its marks, and tells nothing of
 * what they say. A day that nobody has marked has one too, with or without a row.
 */
export function dayVersion(row: Pick<AttendanceEntity, 'origins' | 'changed_at'> | undefined): string {
  return versionOf(['day'], { day: row?.origins ?? row?.changed_at?.toISOString() ?? null });
}
