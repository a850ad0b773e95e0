import type { AttendanceRecord } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import type { AttendanceEntity } from './attendance.entity.js';

/** Names of accounts, by id; one statement. */
export async function readUserNames(
  manager: EntityManager,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const users = await manager.find(UserEntity, {
    select: { id: true, name: true },
    where: { id: In(known) },
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** A day of a child as it is sent. @param names of the accounts that made changes */
export function presentAttendance(
  row: AttendanceEntity,
  names: ReadonlyMap<number, string>,
): AttendanceRecord {
  const name = row.changed_by === null ? undefined : names.get(row.changed_by);
  return {
    ...{ child_id: row.child_id, date: row.date, status: row.status },
    arrived_at: row.arrived_at?.toISOString() ?? null,
    left_at: row.left_at?.toISOString() ?? null,
    ...{ left_with: row.left_with, left_with_name: row.left_with_name, note: row.note },
    changed_at: row.changed_at?.toISOString() ?? null,
    changed_by: name === undefined ? null : { id: row.changed_by!, name },
  };
}
