import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import { changedInput } from '../values';

type Values = Record<string, unknown>;

/** What was typed in a form and not saved, as the tab keeps it. */
export interface FormDraft {
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  /** The record's version that the form was opened with; none for a new one. */
  version: unknown;
  /** The changed fields. */
  values: Values;
  /** The same fields as they were before. */
  before: Values;
}

/** How long it is offered; what is older is of another day's work. */
const LASTS_MS = 4 * 60 * 60_000;

/**
 * What may say anything about a child or a family, or is a secret, and so is never kept in plain storage. A key in memory would be gone
 * after a reload, so encrypting it is no way. Fields with a permission of their own (health), tax codes and files are left out everywhere.
 */
const NEVER_KEPT: Record<string, readonly string[]> = {
  child: ['second_guardian_forbidden'],
  user: ['password', 'password_confirmation'],
  parent: ['password', 'password_confirmation'],
  // Answers may be about health.
  peopleCourseWeekRegistration: ['answers', 'discount_reason', 'comment_internal'],
};

/** Whether a field of a form may be kept in the tab. */
export function isKept(definition: Pick<ResourceDefinition, 'name'>, name: string, field: Field): boolean {
  if (field.permission !== undefined || field.type === 'image' || field.type === 'file') return false;
  if (field.type === 'text' && field.format === 'taxCode') return false;
  return !(NEVER_KEPT[definition.name] ?? []).includes(name);
}

/**
 * What of a form is to be kept.
 * @param typed names of the fields that the person has changed
 * @returns `null` when nothing differs from what is stored
 */
export function draftOf(props: {
  definition: Pick<ResourceDefinition, 'name'>;
  fields: readonly (readonly [string, Field])[];
  before: Values;
  values: Values;
  typed: ReadonlySet<string>;
  version: unknown;
}): Omit<FormDraft, 'at'> | null {
  const { definition, fields, before, values, typed, version } = props;
  const kept = fields.filter(([name, field]) => typed.has(name) && isKept(definition, name, field));
  const changed = changedInput(kept, before, values);
  const names = Object.keys(changed);
  if (names.length === 0) return null;
  return {
    version,
    values: changed,
    before: Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
  };
}

/** Whether a draft is still to be offered. */
export function isFresh({ at }: Pick<FormDraft, 'at'>, now: number): boolean {
  return now - at < LASTS_MS;
}
