import type { FamilyExport } from '@feria/shared';
import type { MergedMark } from '@feria/shared/rules/attendance-merge';
import type { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import type { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import type { ParentEntity } from '../../model/families/parent.entity.js';
import { isOwnBooking } from '../../registrations/domain/parent-rights.js';
import type { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** Whose copy it is, with the registrations of the children. */
interface Reader {
  person: ParentEntity;
  registrations: readonly RegistrationEntity[];
  health: boolean;
}

type LeftWith = FamilyExport['attendance'][number]['left_with'];

/** Whether something was marked of a day: a row without that only holds open points together. */
export function isMarked({ changed_at, status }: AttendanceEntity): boolean {
  return changed_at !== null || status !== null;
}

/** A day of a child on site, with the name only of whom the parent may know. */
export function exportedDay(day: AttendanceEntity, reader: Reader): FamilyExport['attendance'][number] {
  const { child_id, date, status, arrived_at, left_at, note } = day;
  return {
    child_id,
    date,
    status,
    arrived_at: arrived_at?.toISOString() ?? null,
    left_at: left_at?.toISOString() ?? null,
    ...leftWithOf(day, day, reader),
    ...(reader.health && { note }),
  };
}

/** A mark that was not applied, the same way. */
export function exportedPoint(
  point: AttendanceIssueEntity,
  reader: Reader,
): FamilyExport['open_points'][number] {
  const { child_id, date, made_at, reason, state, settled_reason } = point;
  const {
    note,
    left_with,
    left_with_name,
    left_with_phone,
    // Points of an earlier version kept contacts here.
    registration: _,
    ...fields
  } = JSON.parse(point.fields) as MergedMark['fields'] & { registration?: unknown };
  const person = {
    left_with: left_with ?? null,
    left_with_name: left_with_name ?? null,
    left_with_phone: left_with_phone ?? null,
  };
  return {
    child_id,
    date,
    made_at: made_at.toISOString(),
    reason,
    state,
    ...fields,
    ...(left_with === undefined ? {} : leftWithOf(point, person, reader)),
    ...(reader.health && { settled_reason, ...(note === undefined ? {} : { note }) }),
  };
}

/** Not of another parent, nor of a contact that another one named. */
function leftWithOf(
  { child_id, course_week_id }: { child_id: number; course_week_id: number },
  {
    left_with,
    left_with_name,
    left_with_phone,
  }: Pick<AttendanceEntity, 'left_with' | 'left_with_name' | 'left_with_phone'>,
  { person, registrations }: Reader,
): { left_with: LeftWith; left_with_name: string | null; left_with_phone: string | null } {
  const [kind = null, id] = left_with?.split(':') ?? [];
  const named = {
    parent: Number(id) === person.id,
    contact: registrations.some(
      (registration) =>
        registration.child_id === child_id &&
        registration.course_week_id === course_week_id &&
        isOwnBooking(registration, person.user_id),
    ),
  };
  const isNamed = named[kind as keyof typeof named] ?? true;
  return {
    left_with: kind as LeftWith,
    left_with_name: isNamed ? left_with_name : null,
    left_with_phone: isNamed ? left_with_phone : null,
  };
}
