/**
 * Reads `--fields`: what can be declared on the command line, and what is wrong with it.
 */
import { isReserved } from './names.mjs';

/**
 * @typedef {'string' | 'email' | 'phone' | 'url' | 'colour' | 'text' | 'richtext' | 'integer' | 'money' | 'date' | 'time' | 'datetime' | 'boolean' | 'enum' | 'reference' | 'references' | 'image' | 'file'} FieldType
 *
 * @typedef {object} FieldSpec
 * @property {string} name
 * @property {FieldType} type
 * @property {boolean} required
 * @property {boolean} [unique] whether no two records have the same value
 * @property {boolean} [index] whether the column has an index
 * @property {number} [max] characters, or the largest number
 * @property {string[]} [values] of an enum
 * @property {number | string | true} [byDefault] value of a new record
 * @property {string} [resource] that a reference names, or several references name
 * @property {boolean} [ofPerson] whether that is of people of a family, who may be erased
 * @property {string} [as] under which the referenced record is read back
 * @property {string} [tab] of the form
 * @property {(string | undefined)[]} [label] what it is called in German, Italian and English, where that was said
 * @property {Record<string, import('./words.mjs').Words>} [valueLabels] what the values of an enum are called, where that was said
 */

/** Every type, with the largest `max` that it takes. */
const TYPES = /** @type {const} */ ({
  string: { max: 255 },
  email: { max: 255 },
  phone: { max: 255 },
  url: { max: 255 },
  colour: {},
  text: { max: 15_000 },
  richtext: { max: 15_000 },
  integer: { max: 2_147_483_647 },
  money: {},
  date: {},
  time: {},
  datetime: {},
  boolean: {},
  enum: {},
  reference: {},
  references: {},
  image: {},
  file: {},
});

/** Types of which an index can hold the column as a whole. Those that people tell apart by their values may be unique. */
const UNIQUE = [
  'string',
  'email',
  'phone',
  'url',
  'colour',
  'integer',
  'date',
  'time',
  'datetime',
  'reference',
];
const INDEXED = [...UNIQUE, 'money', 'boolean', 'enum'];

/** Lines of text of a certain form: what a definition calls the form, and how long they are unless `max` says it. */
const FORMS = /** @type {const} */ ({
  email: { format: 'email', max: 255 },
  phone: { format: 'phone', max: 40 },
  url: { format: 'webAddress', max: 255 },
  colour: { format: 'colour', max: 7 },
});

/**
 * The form of a line of text; `null` of every other field.
 * @param {FieldSpec['type']} type
 */
export const formOf = (type) =>
  Object.hasOwn(FORMS, type) ? FORMS[/** @type {keyof typeof FORMS} */ (type)] : null;

/** Whether it is a line of text, by which a list can be sorted. @param {FieldSpec['type']} type */
export const isLine = (type) => type === 'string' || formOf(type) !== null;

/** Shorter texts are codes: they stand in the list, but a search for words is not for them. */
const SEARCHED_FROM = 60;
/** Longest name of a column, and value of an enum (the column that `resourceEntity` gives it). */
const LONGEST = 40;
const LONGEST_VALUE = 60;

/** Columns and methods that every entity has. */
const TAKEN = ['id', 'search_text', 'searched', 'version'];
/** End of the columns that texts are sorted by. */
const SORT_KEY = '_sort_key';
/** Keys of a resource's messages: an enum keeps the labels of its values beside them. */
const MESSAGE_KEYS = ['delete', 'fields', 'name', 'tabs'];

/**
 * Whether the search box looks through a field.
 * @param {FieldSpec} field
 */
export const isSearched = ({ type, max = 255 }) => type === 'string' && max >= SEARCHED_FROM;

/**
 * @param {string} text value of `--fields`
 * @returns {{ fields: FieldSpec[], problems: string[] }} the fields mean something only when there is no problem
 */
export function parseFields(text) {
  /** @type {FieldSpec[]} */
  const fields = [];
  /** @type {string[]} */
  const problems = [];
  for (const spec of text.split(',').map((part) => part.trim())) {
    const field = parseField(spec);
    if (typeof field === 'string') problems.push(`--fields "${spec}": ${field}`);
    else fields.push(field);
  }
  return { fields, problems: problems.length > 0 ? problems : together(fields) };
}

/**
 * @param {string} spec `name:type[(…)][:modifier…]`
 * @returns {FieldSpec | string} the field, or what is wrong
 */
export function parseField(spec) {
  const parts = /^([^:()]*):([a-z]*)(?:\(([^()]*)\))?((?::[^:()]*)*)$/.exec(spec);
  if (!parts) return 'write name:type, then :required, :max=NN, :default=VALUE or :label=Wort|Parola|Word.';
  const [, name = '', type = '', within, modifiers = ''] = parts;
  if (!isType(type)) return `there is no type "${type}". There are ${Object.keys(TYPES).join(', ')}.`;
  /** @type {FieldSpec} */
  const field = { name, type, required: false };
  return (
    nameProblem(name) ??
    withinProblem(field, within) ??
    modifierProblem(field, modifiers.split(':').slice(1)) ??
    tooLargeProblem(field) ??
    withLength(field)
  );
}

/** @param {FieldSpec} field @returns {FieldSpec} */
function withLength(field) {
  const max = field.max ?? formOf(field.type)?.max;
  return max === undefined ? field : { ...field, max };
}

/** @param {string} text @returns {text is FieldType} */
const isType = (text) => Object.hasOwn(TYPES, text);

/** @param {string} name */
function nameProblem(name) {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name for a column: write it like sort_order.`;
  if (name.endsWith(SORT_KEY)) return `columns that end in ${SORT_KEY} are made for sorting.`;
  if (TAKEN.includes(name)) return `every resource has ${name} by itself.`;
  if (name in Object.prototype) return `"${name}" is a word that JavaScript keeps for itself.`;
  return name.length > LONGEST ? `"${name}" is too long: at most ${LONGEST} characters.` : null;
}

/**
 * Reads what stands in parentheses into the field.
 * @param {FieldSpec} field
 * @param {string | undefined} within
 */
function withinProblem(field, within) {
  if (field.type === 'enum') return enumProblem(field, within ?? '');
  if (field.type === 'references') return referencesProblem(field, within ?? '');
  if (field.type === 'reference') return referenceProblem(field, within ?? '');
  return within === undefined ? null : `${field.type} takes nothing in parentheses.`;
}

/**
 * @param {FieldSpec} field
 * @param {string} within
 */
function enumProblem(field, within) {
  const values = within.split('|');
  if (!values.every((value) => /^[a-z][a-z0-9_]*$/.test(value))) {
    return 'an enum names its values, small letters, digits and underscores: enum(bus|van).';
  }
  if (new Set(values).size !== values.length) return 'a value stands twice.';
  if (values.some((value) => value.length > LONGEST_VALUE))
    return `a value is longer than ${LONGEST_VALUE} characters.`;
  if (values.some((value) => value in Object.prototype))
    return 'a value is a word that JavaScript keeps for itself.';
  if (MESSAGE_KEYS.includes(field.name))
    return `an enum cannot be called ${field.name}, its labels would overwrite others.`;
  field.values = values;
  return null;
}

/**
 * @param {FieldSpec} field
 * @param {string} within
 */
function referenceProblem(field, within) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(within)) return 'a reference names a resource: reference(location).';
  if (!/[^_]_id$/.test(field.name)) return 'the name of a reference ends in _id: location_id.';
  field.resource = within;
  field.as = field.name.replace(/_id$/, '').replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  // The API queries a resource as `record`, and joins what it refers to under this name.
  return isReserved(field.as)
    ? `"${field.as}" is a word that is taken: choose another than ${field.name}.`
    : null;
}

/** @param {FieldSpec} field @param {string} within */
function referencesProblem(field, within) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(within)) return 'references name a resource: references(location).';
  if (field.name.endsWith('_id'))
    return 'references are several: call them by what they are, tags:references(tag).';
  field.resource = within;
  return null;
}

/**
 * @param {FieldSpec} field
 * @param {string[]} modifiers
 */
function modifierProblem(field, modifiers) {
  for (const modifier of modifiers) {
    const max = /^max=(.*)$/.exec(modifier)?.[1];
    if (max !== undefined) {
      const problem = maxProblem(field, max);
      if (problem) return problem;
    } else if (modifier.startsWith('label=')) {
      const label = modifier.slice('label='.length).split('|');
      if (label.length < 2 || label.length > 3 || !label.every((word) => /\p{L}/u.test(word)))
        return 'a label names German, Italian and, if it differs, English: label=Räder|Ruote|Wheels.';
      field.label = label.map((word) => word.trim());
    } else if (modifier.startsWith('default=')) {
      const problem = defaultProblem(field, modifier.slice('default='.length));
      if (problem) return problem;
    } else if (modifier === 'required') {
      if (field.type === 'boolean') return 'a boolean is always on or off, it cannot be required.';
      if (field.type === 'references') return 'references may be none, they cannot be required.';
      field.required = true;
    } else if (modifier === 'unique') {
      if (!UNIQUE.includes(field.type)) return `${field.type} cannot be unique: ${UNIQUE.join(', ')} can.`;
      field.unique = true;
    } else if (modifier === 'index') {
      if (!INDEXED.includes(field.type))
        return `${field.type} has no index: ${INDEXED.join(', ')} can have one.`;
      if (field.type === 'reference') return 'a reference has an index by itself: leave "index" out.';
      field.index = true;
    } else
      return `there is no "${modifier}". There are required, unique, index, max=NN, default=VALUE and label=….`;
  }
  if (field.unique && field.index) return 'a unique field has an index by itself: leave "index" out.';
  if (field.unique && field.byDefault !== undefined)
    return 'a unique field has no default: only one record could have it.';
  return null;
}

/**
 * @param {FieldSpec} field
 * @param {string} max
 */
function maxProblem(field, max) {
  const limits = TYPES[field.type];
  if (!('max' in limits)) return `${field.type} has no max.`;
  if (!/^[1-9]\d{0,9}$/.test(max) || Number(max) > limits.max) {
    return `max of ${field.type} is a number from 1 to ${limits.max}.`;
  }
  field.max = Number(max);
  return null;
}

/**
 * @param {FieldSpec} field
 * @param {string} value
 */
function defaultProblem(field, value) {
  switch (field.type) {
    case 'boolean':
      if (value !== 'on') return 'a boolean is off by default, or default=on.';
      field.byDefault = true;
      return null;
    case 'integer':
      if (!/^\d{1,9}$/.test(value)) return 'the default of an integer is a whole number from 0.';
      field.byDefault = Number(value);
      return null;
    case 'enum':
      if (!field.values?.includes(value)) return `the default is one of ${field.values?.join(', ')}.`;
      field.byDefault = value;
      return null;
    default:
      return `${field.type} has no default: boolean, integer and enum have.`;
  }
}

/** The largest number of an integer without a `max`, as `integer()` of the definitions has it. */
const LARGEST = 1_000_000;

/** A default that nobody could enter. In whatever order `default` and `max` stand. @param {FieldSpec} field */
function tooLargeProblem({ type, byDefault, max = LARGEST }) {
  return type === 'integer' && typeof byDefault === 'number' && byDefault > max
    ? `the default ${byDefault} is above the largest value ${max}.`
    : null;
}

/**
 * What is wrong with the fields as a whole.
 * @param {FieldSpec[]} fields
 */
function together(fields) {
  const problems = [];
  const names = fields.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) problems.push(`--fields: ${[...new Set(twice)].join(', ')} stands twice.`);
  for (const { as, name } of fields) {
    if (as && names.includes(as))
      problems.push(`--fields: ${name} is read back as ${as}, which is a field too.`);
  }
  if (!fields.some(isSearched)) {
    problems.push(
      `--fields: at least one string of ${SEARCHED_FROM} characters or more, by which people find and tell apart what is listed: name:string:required.`,
    );
  }
  return problems;
}
