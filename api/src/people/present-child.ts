import {
  displayName,
  HEALTH_FIELDS,
  needsUpdate,
  type ChildHealth,
  type ChildParent,
  type ChildRecord,
} from '@feria/shared';
import type { ChildEntity } from './child.entity.js';
import type { PersonEntity } from './person.entity.js';

/** Columns of a child that anybody who sees the child may see. */
export const CHILD_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'tax',
  'gender',
  'birth',
  'lang',
  'phone',
  'school',
  'whatsapp_infos',
  'leave_alone',
  'swimming_help',
  'last_update',
] as const satisfies (keyof ChildEntity)[];

/** What {@link presentHealth} needs; without them nothing is decrypted. */
export const CHILD_HEALTH_COLUMNS = [
  ...HEALTH_FIELDS,
  'health_consent_at',
] as const satisfies (keyof ChildEntity)[];

/** A child without its health. */
export function presentChild(child: ChildEntity, now: Date): ChildRecord {
  return {
    id: child.id,
    first_name: child.first_name,
    last_name: child.last_name,
    display_name: displayName(child),
    tax: child.tax,
    gender: child.gender,
    birth: child.birth,
    lang: child.lang,
    phone: child.phone,
    school: child.school,
    whatsapp_infos: child.whatsapp_infos,
    leave_alone: child.leave_alone,
    swimming_help: child.swimming_help,
    needs_update: needsUpdate(child.last_update, now),
    last_update: child.last_update?.toISOString() ?? null,
  };
}

/** The one way by which health leaves the server: whoever sends it, sends what this gives. */
export function presentHealth(child: ChildEntity): ChildHealth {
  return {
    with_diagnostics: child.with_diagnostics,
    medicaments: child.medicaments ?? null,
    incompatibilities: child.incompatibilities ?? null,
    allergies: child.allergies ?? null,
    risk_group: child.risk_group ?? null,
  };
}

/** A parent as it stands beside a child. */
export function presentParent(person: PersonEntity): ChildParent {
  const { id, first_name, last_name, place } = person;
  return { id, first_name, last_name, display_name: displayName(person), place };
}
