import type { AttendanceRecord, WeekLeader } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import type { Assignment, PlaceOnSite } from '../week-groups/assignments.js';
import type { AttendanceEntity } from './attendance.entity.js';

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

/**
 * A day of a child as it is sent.
 * @param names of the accounts that made changes
 * @param reader who reads, and the place of the child: the note may tell of its health, the telephone is of its family
 */
export function presentAttendance(
  row: AttendanceEntity,
  names: UserNames,
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
    note: assignment.seesHealth(place) ? row.note : null,
    changed_at: row.changed_at?.toISOString() ?? null,
    changed_by: presentUser(row.changed_by, names),
  };
}
