import type { Feature } from '../rules/features.js';
import type { ResourceDefinition } from './define.js';
import type { Field } from './fields.js';
import { isEmpty } from './infer.js';

/** The fields by which a record uses a feature: those that depend on no other field. */
export function fieldsOfFeature(definition: ResourceDefinition, feature: Feature): [string, Field][] {
  return Object.entries(definition.fields).filter(
    ([, field]) => field.feature === feature && field.when === undefined,
  );
}

/** Whether a record uses a feature: one of its fields holds something, and not what a new record starts with. */
export function usesFeature(
  definition: ResourceDefinition,
  feature: Feature,
  record: Record<string, unknown>,
): boolean {
  return fieldsOfFeature(definition, feature).some(([name, field]) => isUsed(field, record[name]));
}

/** A question that was answered and is asked no more. */
function isArchived(one: unknown): boolean {
  return typeof one === 'object' && one !== null && 'archived' in one;
}

function isUsed(field: Field, value: unknown): boolean {
  if (isEmpty(value) || value === false || value === 0 || value === field.default) return false;
  return !Array.isArray(value) || value.some((one) => !isArchived(one));
}
