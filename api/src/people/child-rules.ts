import { HEALTH_FIELDS } from '@feria/shared';
import type { Problems } from '../platform/http/errors.js';
import type { ChildEntity } from './child.entity.js';

/** What a child must have; gender and birth come with the tax code (decisions §9). */
const REQUIRED = ['first_name', 'last_name', 'tax', 'lang', 'phone', 'school'] as const;

/** What is taken over as it was sent. The tax code has rules of its own. */
const PLAIN = [
  'first_name',
  'last_name',
  'lang',
  'phone',
  'school',
  'whatsapp_infos',
  'leave_alone',
  'swimming_help',
] as const;

type Input = { [Field in keyof ChildEntity]?: ChildEntity[Field] | null };

/** Switches of a new child. */
export const NEW_CHILD = {
  whatsapp_infos: false,
  leave_alone: false,
  swimming_help: false,
  with_diagnostics: false,
} as const;

/**
 * Takes over what was sent and keeps what was not, for parents and staff alike. Saving counts as confirming the data
 * (decisions §9).
 * @param health whether the writer may write health; otherwise it is ignored, never cleared
 */
export function mergeChild(
  child: ChildEntity,
  input: Input,
  { health, now, problems }: { health: boolean; now: Date; problems: Problems },
): void {
  for (const field of [...PLAIN, ...(health ? HEALTH_FIELDS : [])]) {
    const value = input[field];
    if (value !== undefined) Object.assign(child, { [field]: value });
  }
  for (const field of REQUIRED) if (!child[field]) problems.addOnce(field, 'validation.required');
  child.last_update = now;
}

/** Whether there is health data that asks for the parents' consent. */
export function hasHealthData(child: ChildEntity): boolean {
  return HEALTH_FIELDS.some((field) => Boolean(child[field]));
}

/** Keeps when the parents consented to health data, and the hash of the privacy file in force (decisions §5, rule 7). */
export function recordConsent(child: ChildEntity, at: Date, privacyHash: string | null): void {
  child.health_consent_at = at;
  child.health_consent_hash = privacyHash;
}
