import {
  isIsoDate,
  MAX_ALL_ROWS,
  MAX_ITEMS_PER_PAGE,
  searchTerms,
  type ResourceDefinition,
  type SearchTerm,
} from '@feria/shared';
import { sortedTexts, storedFields } from '@feria/shared/resources/infer';
import { personResource } from '@feria/shared/resources/people';
import { sortKeyColumn } from '../database/sortable.js';
import { ValidationErrors } from './errors.js';

/** Which columns of a list can be sorted and filtered: names as in the address of a call, and the columns of the database. */
export interface ListRules {
  /** Sortable name → column of the query (`alias.column`). */
  sort: Record<string, string>;
  /** Filterable name → column of the query, and how its value is read. */
  filters: Record<string, FilterRule>;
  defaultSort: { field: string; order: 'ASC' | 'DESC' };
}

/** A filter by the values of a column. */
export interface FilterRule {
  /** `alias.column` */
  column: string;
  /** How the column is compared; without it, it has to be one of the values. */
  compare?: '>=' | '<=';
  /** SQL in place of the comparison, for what does not stand in one column. @param values list of the values: `(:…)` */
  condition?: (values: string) => string;
  /** SQL with `?` and its values, for what depends on how many values there are. */
  conditionOf?: (values: readonly FilterValue[]) => { text: string; values: FilterValue[] };
  /** Turns the text of the address into a value of the column; `undefined` when it is none. */
  read: (text: string) => FilterValue | undefined;
}

type FilterValue = string | number | boolean;

/** A list query whose names and values were checked. */
export interface ListQueryPlan {
  /** Rows before the page. */
  skip: number;
  /** Rows of the page; `null` for all. */
  take: number | null;
  /** How many rows all may be. */
  maxRows: number;
  sort: { column: string; order: 'ASC' | 'DESC' }[];
  /** The search, normalised (`searchTerms`). Each term must be found. */
  terms: SearchTerm[];
  /** The search as it was typed. */
  search: string;
  /** A row passes a filter when it has any of its values. */
  filters: (Omit<FilterRule, 'read'> & { name: string; values: FilterValue[] })[];
}

/**
 * Key of a list query for how many rows all of a list may be: an export takes more than a screen. No address has it, because it is no
 * text.
 */
export const ROW_LIMIT = Symbol('row limit');

type RawQuery = Record<string, unknown> & { [ROW_LIMIT]?: number };

/**
 * Reads and checks the query of a list call (product.md#list-parameters): by default the first page of 50 rows.
 * @throws AppError 422 at each wrong parameter, for example a column that the rules do not name
 */
export function parseListQuery(raw: RawQuery, rules: ListRules): ListQueryPlan {
  const problems = new ValidationErrors();
  const page = wholeNumber(firstText(raw, 'page'), 1, Number.MAX_SAFE_INTEGER, 1);
  if (page === undefined) problems.add('page', 'validation.page');
  const size = firstText(raw, 'itemsPerPage');
  const items = size === '-1' ? -1 : wholeNumber(size, 1, MAX_ITEMS_PER_PAGE, 50);
  if (items === undefined)
    problems.add('itemsPerPage', 'validation.items_per_page', { max: MAX_ITEMS_PER_PAGE });
  const sort = readSort(raw, rules, problems);
  const filters = readFilters(raw, rules, problems);
  problems.throwIfAny();
  const all = items === -1;
  const search = firstText(raw, 'search') ?? '';
  return {
    skip: all ? 0 : ((page ?? 1) - 1) * (items ?? 0),
    take: all ? null : (items ?? null),
    maxRows: raw[ROW_LIMIT] ?? MAX_ALL_ROWS,
    sort,
    terms: searchTerms(search),
    search,
    filters,
  };
}

function readSort(raw: RawQuery, rules: ListRules, problems: ValidationErrors): ListQueryPlan['sort'] {
  const fields = allTexts(raw, 'sortBy');
  const descending = allTexts(raw, 'sortDesc');
  const sort: ListQueryPlan['sort'] = [];
  fields.forEach((field, index) => {
    const column = ownProperty(rules.sort, field);
    if (column === undefined) problems.add('sortBy', 'validation.sort', { field });
    // A column counts once: an address has room for a thousand names, and the database would sort by each of them.
    else if (!sort.some((known) => known.column === column))
      sort.push({ column, order: isTrue(descending[index]) ? 'DESC' : 'ASC' });
  });
  if (sort.length) return sort;
  const column = ownProperty(rules.sort, rules.defaultSort.field);
  return column === undefined ? [] : [{ column, order: rules.defaultSort.order }];
}

function readFilters(raw: RawQuery, rules: ListRules, problems: ValidationErrors): ListQueryPlan['filters'] {
  const byName = new Map<string, ListQueryPlan['filters'][number]>();
  for (const filter of allTexts(raw, 'filters')) {
    const bar = filter.indexOf('|');
    const name = bar < 0 ? filter : filter.slice(0, bar);
    const rule = ownProperty(rules.filters, name);
    const value = bar < 0 ? undefined : rule?.read(filter.slice(bar + 1));
    if (!rule || value === undefined) {
      problems.add('filters', 'validation.filter', { field: name });
      continue;
    }
    const { read: _, ...how } = rule;
    const entry = byName.get(name) ?? { ...how, name, values: [] };
    entry.values.push(value);
    byName.set(name, entry);
  }
  return [...byName.values()];
}

/** Filter rules for a column, by the kind of its values. */
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
  /** From a day on, or until it. */
  day: (column: string, compare: '>=' | '<='): FilterRule => ({
    column,
    compare,
    read: (text) => (isIsoDate(text) ? text : undefined),
  }),
  /** From an amount of money on, or up to it: `120`, `120.5`, `-120.50`. @param column of cents */
  amount: (column: string, compare: '>=' | '<='): FilterRule => ({
    column,
    compare,
    read: (text) => (/^-?\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined),
  }),
  oneOf: (column: string, values: readonly string[]): FilterRule => ({
    column,
    read: (text) => (values.includes(text) ? text : undefined),
  }),
};

/**
 * The rules that follow from a definition, for the columns of its own table. For fields that are not stored there the resource
 * adds its own rules.
 * @param alias of the table in the query
 * @param showsNames whether the reader is told the names of people of a resource; who is not must not learn their order either
 */
export function listRulesOf(
  definition: ResourceDefinition,
  alias: string,
  showsNames: (resource: string) => boolean = () => true,
): ListRules {
  const { columns, sort = [], filters = [], defaultSort } = definition.list;
  const column = (name: string): string => `${alias}.${name}`;
  const stored = storedFields(definition).map(([name]) => name);
  const sortable = [...columns, ...sort].filter((name) => stored.includes(name));
  return {
    sort: Object.fromEntries(
      ['id', ...sortable].map((name) => [name, sortColumn(definition, name, { alias, showsNames })]),
    ),
    filters: Object.fromEntries([
      ['id', filterBy.id(column('id'))],
      ...filters.map((name) => [name, filterRuleOf(definition, name, column(name))]),
    ]) as Record<string, FilterRule>,
    defaultSort,
  };
}

/**
 * The column that a field is sorted by: its sort key for a text, the sort key of the other record's name for a reference, of a person's
 * last name; its id for who is not told the name.
 */
function sortColumn(
  definition: ResourceDefinition,
  name: string,
  { alias, showsNames }: { alias: string; showsNames: (resource: string) => boolean },
): string {
  const field = definition.fields[name];
  if (field?.type === 'reference') {
    if (!personResource(field.resource)) return `${field.as}.${sortKeyColumn('name')}`;
    return showsNames(field.resource) ? `${field.as}.${sortKeyColumn('last_name')}` : `${alias}.${name}`;
  }
  return `${alias}.${sortedTexts(definition).includes(name) ? sortKeyColumn(name) : name}`;
}

function filterRuleOf(definition: ResourceDefinition, name: string, column: string): FilterRule {
  const field = definition.fields[name];
  switch (field?.type) {
    case 'boolean':
      return filterBy.flag(column);
    case 'enum':
      return filterBy.oneOf(column, field.values);
    case 'integer':
    case 'decimal':
      return filterBy.number(column);
    case 'reference':
      return filterBy.id(column);
    case undefined:
      throw new Error(`${definition.name}: a filter on "${name}", which is not a field`);
    default:
      return filterBy.text(column);
  }
}

/** `record[name]`, but never a property of `Object.prototype`: the name comes from the address. */
function ownProperty<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Each text once. */
export function textsOf(raw: RawQuery, name: string): string[] {
  return [...new Set(allTexts(raw, name))];
}

function firstText(raw: RawQuery, name: string): string | undefined {
  return allTexts(raw, name)[0];
}

/** All texts of a parameter that was given once, repeatedly (`a=1&a=2`) or with brackets (`a[]=1`). */
function allTexts(raw: RawQuery, name: string): string[] {
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
