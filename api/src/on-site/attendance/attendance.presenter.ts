import type { AttendanceRecord, WeekLeader } from '@feria/shared';
import { latestOf } from '@feria/shared/rules/attendance-merge';
import { In, type EntityManager } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import type { Assignment } from '../week-groups/assignments.js';
import type { PlaceOnSite } from '../../presence/places-of-days.js';
import type { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { readMayPickUp, type MayPickUp } from './departures.js';
import { readMarkedDay } from '../../presence/marked-days.js';

/** Names of accounts, by id. */
export type UserNames = ReadonlyMap<number, string>;

/** Names of accounts, by id; one statement. */
export async function readUserNames(
  manager: EntityManager,
  ids: readonly (number | null)[],
): Promise<UserNames> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const users = await manager.find(UserEntity, {
    select: { id: true, name: true },
    where: { id: In(known) },
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** An account as it is sent; `null` when it is gone. */
export function presentUser(id: number | null, names: UserNames): WeekLeader | null {
  const name = id === null ? undefined : names.get(id);
  return name === undefined ? null : { id: id!, name };
}

/** What days are told with. */
export interface DayFacts {
  names: UserNames;
  mayPickUp: MayPickUp;
}

/** Of the accounts that made changes, by name, and who took the children. */
export async function readDayFacts(
  manager: EntityManager,
  days: readonly AttendanceEntity[],
  moreUsers: readonly (number | null)[] = [],
): Promise<DayFacts> {
  const makers = days.flatMap((day) => [day.changed_by, toldBy(day)]);
  return {
    names: await readUserNames(manager, [...makers, ...moreUsers]),
    mayPickUp: await readMayPickUp(manager, days),
  };
}

/** Who told last whether the child is there, or that it left; who wrote a note tells nothing of that. */
function toldBy(day: AttendanceEntity): number | null {
  const { note: _, ...origins } = readMarkedDay(day).origins;
  return latestOf(origins)?.user ?? null;
}

/**
 * A day of a child as it is sent.
 * @param reader who reads, and the place of the child: the note may tell of its health, the telephone is of its family
 */
export function presentAttendance(
  row: AttendanceEntity,
  { names, mayPickUp }: DayFacts,
  { assignment, place }: { assignment: Assignment; place: PlaceOnSite },
): AttendanceRecord {
  return {
    child_id: row.child_id,
    date: row.date,
    status: row.status,
    arrived_at: row.arrived_at?.toISOString() ?? null,
    left_at: row.left_at?.toISOString() ?? null,
    left_with: row.left_with,
    left_with_name: row.left_with_name,
    left_with_phone: assignment.seesFamily(place) ? row.left_with_phone : null,
    may_pick_up: mayPickUp(row),
    note: assignment.seesHealth(place) ? row.note : null,
    changed_at: row.changed_at?.toISOString() ?? null,
    changed_by: presentUser(row.changed_by, names),
    told_by: presentUser(toldBy(row), names),
  };
}
