import { named, typeOf, type ApiSchema } from '../../../support/api-schema.js';

/** Texts in which careless expressions search for a long time, by what they repeat. */
const REPEATED = [
  '@',
  'a',
  'a@',
  'a.',
  '@a.',
  ' ',
  '\n',
  '\t a',
  '0',
  '-',
  '<',
  '<a ',
  '&',
  '{{',
  '/',
  "'",
  'ß',
  '😀',
];
const ENDS = ['', '!', '\u0000'];

/** A text of so many bytes of JSON that makes expressions backtrack. */
function texts(bytes: number): string[] {
  return REPEATED.flatMap((part) => {
    const length = Buffer.byteLength(JSON.stringify(part)) - 2;
    return ENDS.map((end) => part.repeat(Math.max(1, Math.floor((bytes - 6) / length))) + end);
  });
}

function filled(bytes: number, part: (index: number) => string, [open, close]: [string, string]): string {
  const parts: string[] = [];
  let length = open.length + close.length;
  for (let index = 0; length + part(index).length + 1 <= bytes; index += 1) {
    parts.push(part(index));
    length += part(index).length + 1;
  }
  return open + parts.join() + close;
}

const shapes = (bytes: number): string[] => [
  filled(bytes, (index) => `"k${index}":1`, ['{', '}']),
  filled(bytes, (index) => `"${String(index).padStart(8, '0')}":{}`, ['{', '}']),
  filled(bytes, () => '1', ['[', ']']),
  filled(bytes, () => '{}', ['[', ']']),
  filled(bytes, () => '{"id":1}', ['[', ']']),
  filled(bytes, () => '[]', ['[', ']']),
  filled(bytes, () => 'null', ['[', ']']),
  '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  '{"a":'.repeat(Math.floor(bytes / 6)) + '1' + '}'.repeat(Math.floor(bytes / 6)),
  `"${'\\"'.repeat(bytes / 2 - 1)}"`,
  '['.repeat(bytes),
  '{'.repeat(bytes),
  '"'.repeat(bytes),
  ' '.repeat(bytes),
];

/**
 * Bodies of at most so many bytes: whole ones that are no form of ours, and forms with such a value in each field in
 * turn. Texts come as long as the field allows and as long as fits.
 */
export function hostileBodies(
  schema: ApiSchema,
  schemas: Record<string, ApiSchema>,
  bytes: number,
): string[] {
  const fields = Object.entries(named(schema, schemas).properties ?? {}).flatMap(([name, field]) => {
    const room = bytes - name.length - 6;
    const values = shapes(room).slice(0, 7);
    if (typeOf(field) === 'string') {
      const lengths = [...new Set([Math.min(field.maxLength ?? room, room), room])];
      values.push(...lengths.flatMap((length) => texts(length).map((text) => JSON.stringify(text))));
    }
    return values.map((value) => `{"${name}":${value}}`);
  });
  return [...shapes(bytes), ...fields];
}

/** Length of the longest text that a field takes. */
const RICH_TEXT = 15_000;

/** Pieces of HTML that sanitisers and parsers find hard when they are repeated. */
const HTML = [
  '<b>',
  '<p>',
  '</p>',
  '<li>',
  '<ul><li>',
  '<br>',
  '<b><i>',
  '<x>',
  '<svg>',
  '<script>',
  '<a ',
  '<a href="https://x">',
  '<a href="java\tscript:',
  '<!--',
  '<![CDATA[',
  '&amp;',
  '&#1',
  '>',
  '{{link}}',
];

/**
 * Bodies of at most `bytes` for callers who are logged in: as many keys and values as are taken; every text as long as
 * its field allows, all fields of the form at once; all long ones alone too, as each of them may be left out; each field in
 * turn with a text, a list and an object of the largest size; the longest lists where lists are asked for.
 */
export function largeBodies(
  schema: ApiSchema,
  schemas: Record<string, ApiSchema>,
  { bytes, keys, values }: { bytes: number; keys: number; values: number },
): string[] {
  const fields = Object.entries(named(schema, schemas).properties ?? {});
  const parts = [...REPEATED, ...HTML];
  const long = { properties: Object.fromEntries(fields.filter(([, field]) => isLongText(field))) };
  const whole = [schema, long].flatMap((form) =>
    parts.map((part) => JSON.stringify(formOf(form, schemas, { part }))),
  );
  // The value of an option: its key decides what it may be.
  const open = fields
    .filter(([, field]) => typeOf(field) === 'string' && field.maxLength === undefined)
    .flatMap(([name]) =>
      parts.map((part) => JSON.stringify({ [name]: part.repeat(RICH_TEXT / part.length) })),
    );
  const [many, longList, wide] = [
    `{${list(keys - 1, (index) => `"k${index}":"${'x'.repeat(Math.floor(bytes / keys) - 12)}"`)}}`,
    `[${list(values - 100, (index) => String(index + 1))}]`,
    `{${list(keys - 100, (index) => `"k${index}":1`)}}`,
  ];
  const objects = `[${list(Math.floor((values - 100) / 2), (index) => `{"id":${index + 1}}`)}]`;
  const texts = ['a', ' ', '@a.'].map((part) =>
    JSON.stringify(part.repeat((bytes - 1000) / part.length) + '!'),
  );
  const each = fields.flatMap(([name]) =>
    [...texts, longList, wide, objects].map((value) => `{${JSON.stringify(name)}:${value}}`),
  );
  return [many, wide, longList, objects, ...whole, ...open, ...each];
}

/** A text of more than a line. */
function isLongText(field: ApiSchema): boolean {
  return typeOf(field) === 'string' && (field.maxLength ?? 0) > 255;
}

function list(length: number, entry: (index: number) => string): string {
  return Array.from({ length }, (_, index) => entry(index)).join();
}

/** The form with each text filled with `part`, and each list as long as it may be. */
function formOf(
  schema: ApiSchema | undefined,
  schemas: Record<string, ApiSchema>,
  { part, index = 0 }: { part: string; index?: number },
): unknown {
  const known = named(schema ?? {}, schemas);
  if (known.properties) {
    return Object.fromEntries(
      Object.entries(known.properties).flatMap(([name, field]) => {
        const value = formOf(field, schemas, { part, index });
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
  switch (typeOf(known)) {
    case 'string':
      return part.repeat(Math.max(1, Math.floor((known.maxLength ?? 255) / part.length)));
    case 'array':
      // 200 ids or names; 20 children with 20 weeks each.
      return Array.from({ length: named(known.items ?? {}, schemas).properties ? 20 : 200 }, (_, entry) =>
        formOf(known.items, schemas, { part, index: entry }),
      );
    case 'integer':
    case 'number':
      return index + 1;
    default:
      return undefined;
  }
}
