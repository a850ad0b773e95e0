import type { SortPayload } from 'react-admin';
import { ALL_ITEMS, ALL_ROWS } from '../page-sizes';
import { parseSort } from './sort';

type Filter = Record<string, unknown>;

function json<T>(text: string | null, fallback: T): T {
  return text ? (JSON.parse(text) as T) : fallback;
}

function filterValue(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

/**
 * Turns what ra-data-simple-rest writes into an address (`sort`, `range`, `filter`, each as JSON) into the list query
 * of the API: `page`, `itemsPerPage`, `sortBy`, `sortDesc`, `search`, `filters=field|value` (product.md#list-parameters).
 */
export function toListQuery(simpleRest: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  const range = json<[number, number] | null>(simpleRest.get('range'), null);
  const [first, last] = range ?? [0, ALL_ROWS - 1];
  const perPage = last - first + 1;
  if (perPage >= ALL_ROWS) {
    query.set('itemsPerPage', String(ALL_ITEMS));
  } else {
    query.set('page', String(Math.floor(first / perPage) + 1));
    query.set('itemsPerPage', String(perPage));
  }
  const [field, order] = json<[string, string]>(simpleRest.get('sort'), ['', '']);
  addSort(query, { field, order: order as SortPayload['order'] });
  addFilters(query, json<Filter>(simpleRest.get('filter'), {}));
  return query;
}

/** The search and the filters of a list as the API takes them, without page and sort: for an export of all its rows. */
export function filterQuery(filter: Filter): URLSearchParams {
  const query = new URLSearchParams();
  addFilters(query, filter);
  return query;
}

/** What an export of the list as it is shown takes: search, filters, sort and columns. */
export function exportQuery(filter: Filter, sort: SortPayload, columns: readonly string[]): URLSearchParams {
  const query = filterQuery(filter);
  addSort(query, sort);
  for (const column of columns) query.append('columns', column);
  return query;
}

function addSort(query: URLSearchParams, sort: SortPayload): void {
  for (const { field, descending } of parseSort(sort)) {
    // react-admin sorts by `id` where no sort is chosen. The server's own order is wanted there.
    if (!field || field === 'id') continue;
    query.append('sortBy', field);
    query.append('sortDesc', String(descending));
  }
}

function addFilters(query: URLSearchParams, { q, ...filters }: Filter): void {
  if (typeof q === 'string' && q.trim()) query.set('search', q.trim());
  for (const [field, wanted] of Object.entries(filters)) {
    for (const value of Array.isArray(wanted) ? (wanted as unknown[]) : [wanted]) {
      if (value != null && value !== '') query.append('filters', `${field}|${filterValue(value)}`);
    }
  }
}
