import { In, type EntityManager } from 'typeorm';
import { AbsenceEntity } from '../absences/absence.entity.js';
import { AttendanceChangeEntity, AttendanceEntity } from '../attendance/attendance.entity.js';
import { PickupPersonEntity } from '../pickup-persons/pickup-person.entity.js';

/**
 * Deletes what was noted of children on site, but for their groups and whether they were there on which day: the figures of a season
 * need that (product.md#funding-report). To be called in the transaction that deletes or anonymises them.
 */
export async function forgetChildrenOnSite(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<void> {
  if (childIds.length === 0) return;
  const child_id = In([...childIds]);
  await manager.delete(PickupPersonEntity, { child_id });
  await manager.delete(AbsenceEntity, { child_id });
  const days = await manager.find(AttendanceEntity, { select: { id: true }, where: { child_id } });
  if (days.length > 0)
    await manager.delete(AttendanceChangeEntity, { attendance_id: In(days.map(({ id }) => id)) });
  await manager.update(
    AttendanceEntity,
    { child_id },
    { ...{ arrived_at: null, left_at: null, left_with: null, left_with_name: null }, note: null },
  );
}

/** Takes parents out of what says whom children left with; the children may stay with another parent. */
export async function forgetParentsOnSite(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<void> {
  const left_with = In(personIds.map((id) => `parent:${id}`));
  await manager.update(AttendanceEntity, { left_with }, { left_with: 'other', left_with_name: null });
}
