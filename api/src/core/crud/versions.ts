import { hash } from 'node:crypto';
import type { ResourceDefinition } from '@feria/shared';
import { writableFields } from '@feria/shared/resources/infer';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { AppError, type FieldErrors } from '../http/errors.js';
import { idOf } from '../http/checks.js';
import { fromColumn, toColumn } from './columns.js';

/*
 * What a form was opened with (product.md#changed-meanwhile): the version of a record says of each field that the form edits
 * what its reader was shown. It is made from the values, so whatever changes a record changes its version: form, import,
 * payment, retention. See ADR 30.
 */

type Values = Record<string, unknown>;

/** Longest version that is read: 166 fields. */
export const VERSION_MAX = 1_000;

/** Characters of one field in a version: 36 bits of its hash. */
const LENGTH = 6;

/** Stands for a field that the reader is not shown. */
const HIDDEN = '.'.repeat(LENGTH);

/** What a form edits, and what its writer sends and sees of it. */
export interface Edited {
  /** All fields of the form, in a fixed order. */
  names: readonly string[];
  /** What was sent, by field; what was not sent is absent. */
  sent: Values;
  /** What the writer is shown of the record as it is stored, read under its lock; fields that the writer may not see are absent. */
  shown: Values;
  /** Fields in which the same value twice is a question too, with what is then said at the field. */
  askedWhenSame?: Readonly<Record<string, ServerMessageKey>>;
}

/**
 * The version of what a reader is shown.
 * @param names all fields of the form, in a fixed order
 * @param shown values as a body has them, references as ids; fields that the reader may not see are absent
 */
export function versionOf(names: readonly string[], shown: Values): string {
  return (
    digest(names) + names.map((name) => (shown[name] === undefined ? HIDDEN : digest(shown[name]))).join('')
  );
}

/**
 * Refuses to overwrite a field that somebody else has changed since the version was made. Other fields of the same record may
 * have changed: they stay as they are. Must be called with the record locked, before it is changed.
 * @param version what the writer's form was opened with; without one nothing is refused
 * @throws AppError 409 `changed_meanwhile` with both values of each such field, and the version to send with the choice
 */
export function refuseChanged(version: unknown, { names, sent, shown, askedWhenSame = {} }: Edited): void {
  if (typeof version !== 'string') return;
  const conflicts: Record<string, { yours: unknown; theirs: unknown }> = {};
  const fields: FieldErrors = {};
  for (const [index, name] of names.entries()) {
    const [yours, theirs] = [sent[name], shown[name]];
    if (yours === undefined || theirs === undefined) continue;
    if (isSameSince(version, names, index, theirs)) continue;
    const isSame = digest(yours) === digest(theirs);
    const asked = askedWhenSame[name];
    if (isSame && !asked) continue;
    conflicts[name] = { yours, theirs };
    fields[name] = [{ key: isSame && asked ? asked : 'validation.changed_meanwhile' }];
  }
  if (Object.keys(conflicts).length === 0) return;
  throw new AppError('changed_meanwhile', {
    fields,
    changed: { conflicts, version: versionOf(names, shown) },
  });
}

/** Whether the error is that of {@link refuseChanged}. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof AppError && error.code === 'changed_meanwhile';
}

/** A version of a form with other fields, as of another release, tells nothing: then every field may have changed. */
function isSameSince(version: string, names: readonly string[], index: number, value: unknown): boolean {
  const at = (index + 1) * LENGTH;
  return version.startsWith(digest(names)) && version.slice(at, at + LENGTH) === digest(value);
}

function digest(value: unknown): string {
  const plain = comparable(value);
  // A text as it is: to write a long one as JSON takes longer than to hash it. No other JSON begins like a text.
  const text = typeof plain === 'string' ? `"${plain}` : JSON.stringify(plain);
  return hash('sha1', text, 'base64url').slice(0, LENGTH);
}

/** Everything empty is the same, and of a list of plain values the order does not matter. */
function comparable(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return null;
  return value.some((entry) => typeof entry === 'object') ? value : value.map(String).sort();
}

const namesOf = new WeakMap<ResourceDefinition, readonly string[]>();

/** The fields of a resource's form. */
function editedNames(definition: ResourceDefinition): readonly string[] {
  let names = namesOf.get(definition);
  if (!names) {
    names = writableFields(definition).map(([name]) => name);
    namesOf.set(definition, names);
  }
  return names;
}

/**
 * The version of a resource's record.
 * @param record as it is sent to its reader
 */
export function versionOfRecord(definition: ResourceDefinition, record: object): string {
  return versionOf(editedNames(definition), shownOf(definition, record));
}

/**
 * {@link refuseChanged} for a resource.
 * @param input the body, with its `version`
 * @param record as its writer would be sent it now
 * @throws AppError 409
 */
export function refuseChangedRecord(definition: ResourceDefinition, input: Values, record: object): void {
  const sent: Values = {};
  for (const [name, field] of writableFields(definition))
    if (input[name] !== undefined) sent[name] = fromColumn(field, toColumn(field, input[name]));
  refuseChanged(input.version, {
    names: editedNames(definition),
    sent,
    shown: shownOf(definition, record),
  });
}

/** The fields of the form as a body has them: references as ids. */
function shownOf(definition: ResourceDefinition, record: object): Values {
  const shown: Values = {};
  for (const [name, { type }] of writableFields(definition)) {
    const value = (record as Values)[name];
    shown[name] =
      type === 'referenceMany' && Array.isArray(value) ? value.map((entry) => Number(idOf(entry))) : value;
  }
  return shown;
}
