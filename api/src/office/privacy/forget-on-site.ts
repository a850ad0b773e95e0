import { In, type EntityManager } from 'typeorm';
import { LOGGED_ATTENDANCE } from '@feria/shared/resources/logged';
import { forgetValues } from '../../core/audit/audit.js';
import { AbsenceEntity } from '../../model/families/absence.entity.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { AttendanceChangeEntity, AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { KeptRegistrationEntity } from '../../model/on-site/kept-registration.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { PickupPersonEntity } from '../../model/families/pickup-person.entity.js';
import { AssignmentEventEntity } from '../../model/on-site/assignment-event.entity.js';

/**
 * Deletes what was noted of children on site, but for their groups and whether they were there on which day: the figures of a season
 * need that (product/office.md#funding-report). To be called in the transaction that deletes or anonymises them.
 */
export async function forgetChildrenOnSite(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<void> {
  if (childIds.length === 0) return;
  const child_id = In([...childIds]);
  await manager.delete(PickupPersonEntity, { child_id });
  await manager.delete(AbsenceEntity, { child_id });
  const points = await manager.find(AttendanceIssueEntity, { select: { id: true }, where: { child_id } });
  await forgetValues(
    manager,
    LOGGED_ATTENDANCE,
    points.map(({ id }) => id),
  );
  await manager.delete(AttendanceIssueEntity, { child_id });
  await manager.delete(KeptRegistrationEntity, { child_id });
  await manager.delete(AssignmentEventEntity, { child_id });
  const days = await manager.find(AttendanceEntity, { select: { id: true }, where: { child_id } });
  if (days.length > 0)
    await manager.delete(AttendanceChangeEntity, { attendance_id: In(days.map(({ id }) => id)) });
  await manager.update(
    AttendanceEntity,
    { child_id },
    {
      arrived_at: null,
      left_at: null,
      left_with: null,
      left_with_name: null,
      left_with_phone: null,
      note: null,
      origins: null,
    },
  );
}

/**
 * Takes parents out of what says whom children left with; the children may stay with another parent. To be called while the parents
 * are still linked to their children.
 */
export async function forgetParentsOnSite(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<void> {
  const left_with = In(personIds.map((id) => `parent:${id}`));
  const nobody = { left_with: 'other', left_with_name: null, left_with_phone: null };
  await manager.update(AttendanceEntity, { left_with }, nobody);
  const links = await manager.findBy(ChildParentEntity, { person_id: In([...personIds]) });
  const child_id = In([...new Set(links.map((link) => link.child_id))]);
  if (links.length === 0) return;
  // An erased parent may be a contact.
  await manager.delete(KeptRegistrationEntity, { child_id });
  // Marks keep what they said, encrypted: it cannot be searched for, and is read child by child.
  const isThem = new Set(personIds.map((id) => `parent:${id}`));
  const without = (text: string): string => {
    const fields = JSON.parse(text) as Record<string, unknown>;
    return isThem.has(String(fields.left_with)) ? JSON.stringify({ ...fields, ...nobody }) : text;
  };
  const changes = await manager.find(AttendanceChangeEntity, { where: { attendance: { child_id } } });
  const issues = await manager.findBy(AttendanceIssueEntity, { child_id });
  for (const row of changes) row.fields = without(row.fields);
  for (const row of issues) {
    // Also without the contacts that points of an earlier version kept: an erased parent may be one.
    const { registration: _, ...fields } = JSON.parse(without(row.fields)) as Record<string, unknown>;
    row.fields = JSON.stringify(fields);
    row.seen = row.seen && without(row.seen);
    row.replaced = row.replaced && without(row.replaced);
  }
  await manager.save(AttendanceChangeEntity, changes);
  await manager.save(AttendanceIssueEntity, issues);
}
