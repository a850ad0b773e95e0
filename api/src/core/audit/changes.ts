import { toEuros, type StoredQuestion } from '@feria/shared';
import type { Field } from '@feria/shared/resources/fields';
import { keepsValue, loggedKind, loggedQuestion, loggedRow } from '@feria/shared/resources/logged';

type Values = Record<string, unknown>;

/** A value as the log stores it: references and links as ids. */
export type KeptValue = string | number | boolean | (string | number)[] | null;

/** Old and new values by the names of their fields. */
export type KeptChanges = Record<string, [before: KeptValue, after: KeptValue]>;

/** What the log says of a change: names of all changed fields, and the values of those whose values are kept. */
export interface Difference {
  fields: string[];
  changes: KeptChanges;
}

/** Longest text that is kept of a value. */
const MAX_TEXT = 200;
/** Of a longer text, what stands before the first difference. */
const CONTEXT = 30;
/** Most that one line keeps of values: half of what a TEXT column of MySQL takes. */
const MAX_BYTES = 32_000;

/**
 * What changed between two states of a record, both as columns (money in cents); of fields without column, as they are sent.
 * Only fields that stand in `after` are looked at.
 * @param kind name of the resource, as `loggedKind` knows it
 * @param before `null` for a new record: then every field that is filled has changed, and every one with a permission of its own
 */
export function differenceOf(kind: string, before: Values | null, after: Values): Difference {
  const difference: Difference = { fields: [], changes: {} };
  const logged = loggedKind(kind);
  for (const [name, field] of Object.entries(logged?.fields ?? {})) {
    if (field.readOnly || after[name] === undefined) continue;
    const pair = [before?.[name], after[name]].map((value) => comparable(field, value));
    const isSame =
      before === null
        ? // Of health the name alone would tell whether there is something to know: a new record names it in any case.
          field.permission === undefined && (pair[1] === null || pair[1] === false)
        : JSON.stringify(pair[0]) === JSON.stringify(pair[1]);
    if (isSame) continue;
    difference.fields.push(name);
    if (!logged || !keepsValue(logged, name)) continue;
    const [old = null, fresh = null] = field.type === 'richText' ? pair.map(plainText) : pair;
    // Of a text of which only the look has changed there is nothing to show.
    if (old !== fresh) difference.changes[name] = excerpts(old, fresh);
  }
  return difference;
}

/** The values as they are stored; `null` when there are none. What is too much is left out. */
export function storedChanges(changes: KeptChanges = {}): string | null {
  const kept: KeptChanges = {};
  let bytes = 0;
  for (const [name, pair] of Object.entries(changes)) {
    const size = Buffer.byteLength(JSON.stringify({ [name]: pair }));
    if (bytes + size > MAX_BYTES) continue;
    bytes += size;
    kept[name] = pair;
  }
  return bytes === 0 ? null : JSON.stringify(kept);
}

/** The values that {@link storedChanges} has stored. */
export function keptChanges(stored: string | null): KeptChanges {
  return stored === null ? {} : (JSON.parse(stored) as KeptChanges);
}

/** A column in a form in which equal values are alike: `null` for everything empty, lists in order. */
function comparable(field: Field, value: unknown): KeptValue {
  if (value === undefined || value === null || value === '') return null;
  switch (field.type) {
    case 'boolean':
      return Boolean(value);
    case 'money':
      return toEuros(Number(value));
    case 'integer':
    case 'decimal':
    case 'reference':
      return Number(value);
    case 'referenceMany':
      return emptyAsNull((value as number[]).map(Number).sort((a, b) => a - b));
    case 'names':
    case 'choices':
    case 'texts':
      return emptyAsNull([...(value as string[])].sort());
    case 'rows':
      return emptyAsNull((value as Values[]).map((row) => loggedRow(field, row)));
    case 'questions':
      return emptyAsNull((value as StoredQuestion[]).flatMap((one) => loggedQuestion(one) ?? []));
    default:
      return value instanceof Date ? value.toISOString().slice(0, 10) : String(value as string | number);
  }
}

function emptyAsNull<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of sanitised rich text. */
export function plainText(html: KeptValue): KeptValue {
  if (typeof html !== 'string') return html;
  const words = html
    .replace(/<\/(?:p|li|h\d|ul|ol)>|<br[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return words || null;
}

/** Both values, long texts cut around the first difference: their beginnings may be alike. */
function excerpts(before: KeptValue, after: KeptValue): [KeptValue, KeptValue] {
  const texts = [before, after].filter((value) => typeof value === 'string');
  if (texts.every((text) => text.length <= MAX_TEXT)) return [before, after];
  const [first = '', second = ''] = texts;
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  start = texts.length === 2 ? Math.max(0, start - CONTEXT) : 0;
  const cut = (value: KeptValue): KeptValue => {
    if (typeof value !== 'string') return value;
    const end = start + MAX_TEXT;
    return `${start > 0 ? '…' : ''}${value.slice(start, end)}${value.length > end ? '…' : ''}`;
  };
  return [cut(before), cut(after)];
}
