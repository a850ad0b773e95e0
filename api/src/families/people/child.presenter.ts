import {
  displayName,
  HEALTH_FIELDS,
  needsUpdate,
  type ChildHealth,
  type ChildParent,
  type ChildRecord,
  type FamilyChild,
  type HealthField,
} from '@feria/shared';
import { child as definition } from '@feria/shared/resources/child/index';
import type { Field } from '@feria/shared/resources/fields';
import { storedFields } from '@feria/shared/resources/infer';
import { toRecord } from '../../core/crud/columns.js';
import type { ChildEntity } from '../../model/families/child.entity.js';
import type { ParentEntity } from '../../model/families/parent.entity.js';

/** What the presenters need of a row by name; its other columns are those that are to be shown. */
type ChildRow = Pick<ChildEntity, 'first_name' | 'last_name' | 'last_update'>;

/** The same with the health fields. */
export type ChildRowWithHealth = ChildRow & Pick<ChildEntity, HealthField>;

/** Fields without a permission of their own: all but health. */
const isOpen = ({ permission }: Field): boolean => permission === undefined;

/** Columns of a child that anybody who sees the child may see. */
export const CHILD_COLUMNS = [
  'id',
  ...storedFields(definition).flatMap(([name, field]) => (isOpen(field) ? [name] : [])),
  'last_update',
];

/** What {@link presentHealth} needs; without them nothing is decrypted. */
export const CHILD_HEALTH_COLUMNS = [
  ...HEALTH_FIELDS,
  'health_consent_at',
  'health_consent_way',
  'health_consent_by',
];

/** A child as the office sees it, without its health. */
export function presentChild(child: ChildEntity, now: Date): ChildRecord {
  return { ...toRecord(definition, child, isOpen), ...computed(child, now) } as ChildRecord;
}

/** A child as its parents see it, without its health: only the fields that the definition gives to the family. */
export function presentChildOfFamily(child: ChildRow, now: Date): Omit<FamilyChild, keyof ChildHealth> {
  const shown = toRecord(definition, child, (field) => isOpen(field) && field.family !== undefined);
  return { ...shown, ...computed(child, now) } as Omit<FamilyChild, keyof ChildHealth>;
}

function computed(child: ChildRow, now: Date) {
  return {
    display_name: displayName(child),
    needs_update: needsUpdate(child.last_update, now),
    last_update: child.last_update?.toISOString() ?? null,
  };
}

/** The one way by which health leaves the server: whoever sends it, sends what this gives. */
export function presentHealth(child: Pick<ChildEntity, HealthField>): ChildHealth {
  return {
    with_diagnostics: child.with_diagnostics,
    medicaments: child.medicaments ?? null,
    incompatibilities: child.incompatibilities ?? null,
    allergies: child.allergies ?? null,
    risk_group: child.risk_group ?? null,
  };
}

/**
 * A parent as it stands beside a child.
 * @param inviter the other parent who invited this one as second guardian
 */
export function presentParentOfChild(person: ParentEntity, inviter: ParentEntity | null): ChildParent {
  const { id, first_name, last_name, place } = person;
  const invited_by = inviter ? displayName(inviter) : null;
  return { id, first_name, last_name, display_name: displayName(person), place, invited_by };
}
