import { formOf, isSearched } from '../fields.mjs';
import { capital } from '../names.mjs';
import { deleteQuestion, labelOf } from '../words.mjs';

/**
 * @typedef {import('../fields.mjs').FieldSpec} FieldSpec
 * @typedef {import('../words.mjs').Words} Words
 * @typedef {{ names: import('../names.mjs').Names, fields: FieldSpec[], words: import('../words.mjs').ResourceWords, icon: string, titles: Record<string, Words>, show?: boolean }} Resource
 *   `titles`: what the resources that it refers to call one of their records
 */

/** Columns that a list starts with at most: more do not fit a screen. */
const COLUMNS = 7;

/** @type {(keyof Words)[]} */
const LANGUAGES = ['de', 'it', 'en'];

/**
 * The definition of a resource with its words, in one file: a field that is added is a change here and a migration.
 * @param {Resource} resource
 */
export function definition(resource) {
  const { names, fields, icon } = resource;
  const { used, declarations } = builders(fields);
  const messages = LANGUAGES.map((language) => messagesIn(resource, language));
  return `import { defineResource } from '../define.js';
import { ${used.join(', ')} } from '../fields.js';

/** A plain resource: API, list, form, table, permissions and tests follow from what is declared here. */
export const ${names.camel} = defineResource({
  name: '${names.camel}',${resource.show ? '\n  hasView: true,' : ''}
  icon: '${icon}',
  fields: {
    ${declarations.join(',\n    ')},
  },
  list: ${list(fields)},
  messages: {
    ${messages.join(',\n    ')},
  },
});
`;
}

/**
 * What declares each field, and the functions for it. A pair of like fields becomes one declaration.
 * @param {FieldSpec[]} fields
 */
function builders(fields) {
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {string[]} */
  const declarations = [];
  /** @type {Set<string>} */
  const done = new Set();
  for (const field of fields) {
    if (done.has(field.name)) continue;
    const pair = pairOf(field, fields);
    for (const name of pair?.names ?? [field.name]) done.add(name);
    const { call, by } = builder(field);
    used.add(by);
    if (pair) used.add(pair.by);
    declarations.push(pair ? `...${pair.by}('${pair.base}', ${call})` : `${field.name}: ${call}`);
  }
  return { used: [...used].sort(), declarations };
}

/**
 * The pair that a field is the first half of: `name` and `name_it`, or `label_de` and `label_it`.
 * @param {FieldSpec} field
 * @param {FieldSpec[]} fields
 */
function pairOf(field, fields) {
  const base = field.name.replace(/_de$/, '');
  const other = fields.find(({ name }) => name === `${base}_it`);
  if (!other || other === field || builder(other).call !== builder(field).call) return null;
  return { base, by: base === field.name ? 'localised' : 'bilingual', names: [field.name, other.name] };
}

/**
 * The call that declares a field.
 * @param {FieldSpec} field
 * @returns {{ by: string, call: string }}
 */
export function builder({ type, required, max, values, resource, as, tab, byDefault, unique, index }) {
  /** @type {Partial<Record<typeof type, string>>} */
  const functions = {
    string: 'text',
    richtext: 'richText',
    datetime: 'dateTime',
    enum: 'choice',
    references: 'referenceMany',
  };
  const form = formOf(type);
  const by = form ? 'text' : (functions[type] ?? type);
  const length = type === 'integer' ? 'max' : 'maxLength';
  const options = [
    ...(required ? ['required: true'] : []),
    ...(unique ? ['unique: true'] : []),
    ...(index ? ['index: true'] : []),
    ...(max !== undefined ? [`${length}: ${max}`] : type === 'text' ? ['maxLength: 2_000'] : []),
    ...(type === 'text' ? ['multiline: true'] : []),
    ...(form ? [`format: '${form.format}'`] : []),
    ...(byDefault !== undefined
      ? [`default: ${typeof byDefault === 'string' ? `'${byDefault}'` : byDefault}`]
      : []),
    ...(tab ? [`tab: '${tab}'`] : []),
  ];
  const given = [
    ...(values ? [`[${values.map((value) => `'${value}'`).join(', ')}]`] : []),
    ...(resource ? [`'${resource}'`, ...(as ? [`'${as}'`] : [])] : []),
    ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : []),
  ];
  return { by, call: `${by}(${given.join(', ')})` };
}

/** @param {FieldSpec[]} fields */
function list(fields) {
  const names = (/** @type {FieldSpec[]} */ some) => `[${some.map(({ name }) => `'${name}'`).join(', ')}]`;
  const shown = fields.filter(({ type }) => !['text', 'richtext', 'image', 'file'].includes(type));
  const filters = fields.filter(({ type }) => ['boolean', 'enum', 'reference'].includes(type));
  const more = shown.slice(COLUMNS).filter(({ type }) => type !== 'references');
  const first = fields.find(isSearched);
  const lines = [
    `columns: ${names(shown.slice(0, COLUMNS))}`,
    `search: ${names(fields.filter(isSearched))}`,
    ...(more.length > 0 ? [`sort: ${names(more)}`] : []),
    ...(filters.length > 0 ? [`filters: ${names(filters)}`] : []),
    `defaultSort: { field: '${first?.name}', order: 'ASC' }`,
  ];
  return `{\n    ${lines.join(',\n    ')},\n  }`;
}

/**
 * @param {Resource} resource
 * @param {keyof Words} language
 */
function messagesIn({ fields, words, titles }, language) {
  const labels = fields.map((field) => `${field.name}: ${quoted(label(field, fields, titles)[language])}`);
  const choices = fields.flatMap((field) =>
    field.values ? [`${choiceLabels(field, language)},\n      `] : [],
  );
  return `${language}: {
      name: ${quoted(`${words.one[language]} |||| ${words.many[language]}`)},
      fields: { ${labels.join(', ')} },
      ${choices.join('')}delete: ${quoted(deleteQuestion(words)[language])},
    }`;
}

/** The labels of an enum's values. @param {FieldSpec} field @param {keyof Words} language */
export const choiceLabels = (field, language) => {
  const labels = field.values?.map((value) => `${value}: ${quoted(choiceWords(field, value)[language])}`);
  return `${field.name}: { ${labels?.join(', ')} }`;
};

/**
 * What a value of an enum is called: the same in every language until somebody translates it.
 * @param {FieldSpec} field
 * @param {string} value
 * @returns {Words}
 */
export function choiceWords({ valueLabels }, value) {
  const own = capital(value.replace(/_/g, ' '));
  return valueLabels?.[value] ?? { de: own, it: own, en: own };
}

/**
 * @param {FieldSpec} field
 * @param {FieldSpec[]} fields
 * @param {Record<string, Words>} titles
 * @returns {Words}
 */
export function label(field, fields, titles) {
  const { name, resource, as, label: given } = field;
  if (resource && as) {
    const title = titles[resource];
    return isCalledLike(field) && title && !given
      ? title
      : labelOf(name.replace(/_id$/, ''), undefined, given);
  }
  const pair = pairWith(field, fields);
  if (!pair) return labelOf(name, undefined, given);
  return labelOf(pair.base, name.endsWith('_it') ? 'it' : 'de', given ?? pair.first.label);
}

/**
 * The name from which the label of a field is made; `null` where it follows from another resource, or from the first half of its pair.
 * @param {FieldSpec} field
 * @param {FieldSpec[]} fields
 * @param {Record<string, Words>} titles
 */
export function labelledBy(field, fields, titles) {
  const { name, resource, as, label: given } = field;
  if (resource && as)
    return isCalledLike(field) && titles[resource] && !given ? null : name.replace(/_id$/, '');
  const pair = pairWith(field, fields);
  if (!pair) return name;
  return pair.first.name === name ? pair.base : null;
}

/** Two references to one resource are told apart by their own names. @param {FieldSpec} field */
const isCalledLike = ({ resource, as }) => as === resource;

/**
 * Of a text in German and Italian: what both are called, and which of them stands first.
 * @param {FieldSpec} field
 * @param {FieldSpec[]} fields
 */
function pairWith({ name }, fields) {
  const base = name.replace(/_(de|it)$/, '');
  const find = (/** @type {string} */ other) => fields.find((field) => field.name === other);
  const first = find(base) ?? find(`${base}_de`);
  return first && find(`${base}_it`) ? { base, first } : null;
}

/** @param {string} text */
export const quoted = (text) =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replace(/\\/g, '\\\\')}'`;
