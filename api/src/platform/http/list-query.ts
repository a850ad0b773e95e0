import { MAX_ITEMS_PER_PAGE, searchWords, type ResourceDefinition } from '@feria/shared';
import { Problems } from './errors.js';

/** What a list allows: names as they stand in the address, and what they are in the database. */
export interface ListRules {
  /** Sortable name → column of the query (`alias.column`). */
  sort: Record<string, string>;
  /** Filterable name → column of the query and how to read its value; a function of its own where `=` is not enough. */
  filters: Record<string, FilterRule>;
  defaultSort: { field: string; order: 'ASC' | 'DESC' };
}

/** Reads the text of a filter into a value, or `undefined` when it makes no sense. */
export type FilterRule = { column: string; read: (text: string) => FilterValue | undefined };
export type FilterValue = string | number | boolean;

/** A checked list query. */
export interface ListQueryPlan {
  /** Rows to skip, and to take; `null` is all. */
  skip: number;
  take: number | null;
  sort: { column: string; order: 'ASC' | 'DESC' }[];
  /** Folded words, each of which must be found. */
  words: string[];
  /** Values by filter name: any of them. */
  filters: { name: string; column: string; values: FilterValue[] }[];
}

type RawQuery = Record<string, unknown>;

/**
 * Reads the query of a list address against the rules (decisions §2).
 * @throws AppError 422 at the parameter that is wrong; a column that is not declared is wrong.
 */
export function parseListQuery(raw: RawQuery, rules: ListRules): ListQueryPlan {
  const problems = new Problems();
  const page = wholeNumber(one(raw, 'page'), 1, Number.MAX_SAFE_INTEGER, 1);
  if (page === undefined) problems.add('page', 'validation.page');
  const size = one(raw, 'itemsPerPage');
  const items = size === '-1' ? -1 : wholeNumber(size, 1, MAX_ITEMS_PER_PAGE, 50);
  if (items === undefined)
    problems.add('itemsPerPage', 'validation.items_per_page', { max: MAX_ITEMS_PER_PAGE });
  const sort = readSort(raw, rules, problems);
  const filters = readFilters(raw, rules, problems);
  problems.throwIfAny();
  const all = items === -1;
  return {
    skip: all ? 0 : ((page ?? 1) - 1) * (items ?? 0),
    take: all ? null : (items ?? null),
    sort,
    words: searchWords(one(raw, 'search') ?? '').slice(0, 10),
    filters,
  };
}

function readSort(raw: RawQuery, rules: ListRules, problems: Problems): ListQueryPlan['sort'] {
  const fields = many(raw, 'sortBy');
  const descending = many(raw, 'sortDesc');
  const sort: ListQueryPlan['sort'] = [];
  fields.forEach((field, index) => {
    const column = own(rules.sort, field);
    if (column === undefined) problems.add('sortBy', 'validation.sort', { field });
    else sort.push({ column, order: isTrue(descending[index]) ? 'DESC' : 'ASC' });
  });
  if (sort.length) return sort;
  const column = own(rules.sort, rules.defaultSort.field);
  return column === undefined ? [] : [{ column, order: rules.defaultSort.order }];
}

function readFilters(raw: RawQuery, rules: ListRules, problems: Problems): ListQueryPlan['filters'] {
  const byName = new Map<string, ListQueryPlan['filters'][number]>();
  for (const filter of many(raw, 'filters')) {
    const bar = filter.indexOf('|');
    const name = bar < 0 ? filter : filter.slice(0, bar);
    const rule = own(rules.filters, name);
    const value = bar < 0 ? undefined : rule?.read(filter.slice(bar + 1));
    if (!rule || value === undefined) {
      problems.add('filters', 'validation.filter', { field: name });
      continue;
    }
    const entry = byName.get(name) ?? { name, column: rule.column, values: [] };
    entry.values.push(value);
    byName.set(name, entry);
  }
  return [...byName.values()];
}

/** Readers of filter values. */
export const filterBy = {
  id: (column: string): FilterRule => ({
    column,
    read: (text) => wholeNumber(text, 1, 2_147_483_647, undefined),
  }),
  number: (column: string): FilterRule => ({
    column,
    read: (text) => wholeNumber(text, 0, 2_147_483_647, undefined),
  }),
  flag: (column: string): FilterRule => ({
    column,
    read: (text) => ({ '0': false, '1': true, false: false, true: true })[text],
  }),
  text: (column: string): FilterRule => ({ column, read: (text) => text }),
  oneOf: (column: string, values: readonly string[]): FilterRule => ({
    column,
    read: (text) => (values.includes(text) ? text : undefined),
  }),
};

/** The rules that a definition declares for its own table, here called by `alias`. */
export function listRulesOf(definition: ResourceDefinition, alias: string): ListRules {
  const { columns, sort = [], filters = [], defaultSort } = definition.list;
  const column = (name: string): string => `${alias}.${name}`;
  const sortable = [...columns, ...sort].filter((name) => hasColumn(definition, name));
  return {
    sort: Object.fromEntries(['id', ...sortable].map((name) => [name, sortColumn(definition, name, alias)])),
    filters: Object.fromEntries([
      ['id', filterBy.id(column('id'))],
      ...filters.map((name) => [name, filterRuleOf(definition, name, column(name))]),
    ]) as Record<string, FilterRule>,
    defaultSort,
  };
}

/** Links and lists of names stand in tables of their own: there is nothing to sort by. */
function hasColumn(definition: ResourceDefinition, name: string): boolean {
  const type = definition.fields[name]?.type;
  return type !== 'referenceMany' && type !== 'names';
}

/** Readers sort a reference by the name they see, not by its id. */
function sortColumn(definition: ResourceDefinition, name: string, alias: string): string {
  const field = definition.fields[name];
  return field?.type === 'reference' ? `${field.as}.name` : `${alias}.${name}`;
}

function filterRuleOf(definition: ResourceDefinition, name: string, column: string): FilterRule {
  const field = definition.fields[name];
  switch (field?.type) {
    case 'boolean':
      return filterBy.flag(column);
    case 'enum':
      return filterBy.oneOf(column, field.values);
    case 'integer':
      return filterBy.number(column);
    case 'reference':
      return filterBy.id(column);
    case undefined:
      throw new Error(`${definition.name}: a filter on "${name}", which is no field`);
    default:
      return filterBy.text(column);
  }
}

/** A property of its own, never one of Object.prototype: the name comes from the address. */
function own<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function one(raw: RawQuery, name: string): string | undefined {
  return many(raw, name)[0];
}

/** A parameter given once, repeated (`a=1&a=2`) or with brackets (`a[]=1`): always a list of texts. */
function many(raw: RawQuery, name: string): string[] {
  return [raw[name], raw[`${name}[]`]]
    .flat()
    .filter((entry): entry is string => typeof entry === 'string' && entry !== '');
}

function isTrue(text: string | undefined): boolean {
  return text === 'true' || text === '1';
}

function wholeNumber<Fallback>(
  text: string | undefined,
  min: number,
  max: number,
  fallback: Fallback,
): number | Fallback | undefined {
  if (text === undefined) return fallback;
  const value = Number(text);
  return /^\d{1,16}$/.test(text) && value >= min && value <= max ? value : undefined;
}
