import { HEALTH_FIELDS, romeInstant, type ConsentWay, type ImportConsent } from '@feria/shared';
import { child as definition } from '@feria/shared/resources/child/index';
import { isEmpty, storedFields } from '@feria/shared/resources/infer';
import { assignColumns } from '../../core/crud/columns.js';
import type { ValidationErrors } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import type { ChildEntity } from '../../model/families/child.entity.js';

/** Switches of a new child, off until somebody who may write them says otherwise. */
export const NEW_CHILD: Partial<ChildEntity> = Object.fromEntries(
  storedFields(definition).flatMap(([name, { type }]) => (type === 'boolean' ? [[name, false]] : [])),
);

/**
 * Takes over what was sent and keeps what was not, for parents and staff alike; the tax code has rules of its own. Saving
 * counts as confirming the data (product/families.md#tax-codes).
 * @param columns of `toColumns`
 * @param health whether the writer may write health; otherwise it is ignored, never cleared
 */
export function mergeChild(
  child: ChildEntity,
  columns: Record<string, unknown>,
  { health, now, problems }: { health: boolean; now: Date; problems: ValidationErrors },
): void {
  assignColumns(
    definition,
    child,
    columns,
    (name, { permission }) => name !== 'tax' && (health || permission === undefined),
  );
  for (const [name, { required, readOnly }] of storedFields(definition)) {
    if (required && !readOnly && isEmpty(child[name as keyof ChildEntity]))
      problems.addOnce(name, 'validation.required');
  }
  child.last_update = now;
}

/** A child as the log of changes compares it: its columns, and whether the parents consent to keeping health data. */
export function loggedOf(child: ChildEntity): Record<string, unknown> {
  return { ...child, health_consent: child.health_consent_at != null };
}

/** Whether there is health data that asks for the parents' consent. */
export function hasHealthData(child: ChildEntity): boolean {
  return HEALTH_FIELDS.some((field) => Boolean(child[field]));
}

/** Keeps when the parents consented to health data, and the hash of the privacy file in force (product/registrations.md#consent). */
export function recordConsent(child: ChildEntity, at: Date, privacyHash: string | null): void {
  withdrawConsent(child);
  child.health_consent_at = at;
  child.health_consent_hash = privacyHash;
}

/** Keeps how the parents told the office that they consent, and who says so; the time of a consent that is there stays. */
export function recordConsentWay(
  child: ChildEntity,
  way: ConsentWay | null,
  { at, privacyHash, userId }: { at: Date; privacyHash: string | null; userId: number },
): void {
  if (child.health_consent_way === way) return;
  if (way !== null && !child.health_consent_at) recordConsent(child, at, privacyHash);
  child.health_consent_way = way;
  child.health_consent_by = way === null ? null : userId;
}

/** Keeps a consent that the parents gave elsewhere, with who says so (product/catalogue.md#import). */
export function recordImportedConsent(
  child: ChildEntity,
  { way, date }: ImportConsent,
  userId: number,
): void {
  withdrawConsent(child);
  child.health_consent_at = romeInstant(date);
  child.health_consent_way = way;
  child.health_consent_by = userId;
}

/** Takes a consent away, with everything that is known of it. */
export function withdrawConsent(child: ChildEntity): void {
  child.health_consent_at = null;
  child.health_consent_hash = null;
  child.health_consent_way = null;
  child.health_consent_by = null;
}

/** Says how many active registrations keep a child or a parent from being deleted; nothing when there are none. */
export function activeRegistrationsPhrase(active: number): string[] {
  return active > 0 ? [t('crud.dependents.active_registration', { smart_count: active })] : [];
}
