import type { SavedView, SavedViewState } from '@feria/shared';
import type { SortPayload } from 'react-admin';
import { filterQuery } from '../list-query';
import { parseSort, toSortPayload } from '../sort';

type Filter = Record<string, unknown>;

/** What a list offers to who reads it. Not by every column and filter may everybody sort and filter. */
export interface ViewOffer {
  /** Names of its filters. */
  filters: readonly string[];
  /** Fields of its columns that it is sorted by. */
  sorts: readonly string[];
  /** Whether a filter or column of this name may come only after the list is shown. The list itself takes away what does not. */
  comesLater?: (name: string) => boolean;
}

/** Filters without an input that links set, and who sees the list may use: the search, and single records. */
const HIDDEN_FILTERS = ['q', 'id'];

/** What a list shows, as it is saved. */
export function toState(filter: Filter, sort: SortPayload, columns: readonly string[]): SavedViewState {
  const query = filterQuery(filter);
  return {
    search: query.get('search'),
    filters: query.getAll('filters'),
    sort: parseSort(sort),
    columns: [...columns],
  };
}

/** What was saved, as a list has it. Ids are numbers there, as the inputs of the filters give them. */
export function fromState({ search, filters, sort }: Pick<SavedView, 'search' | 'filters' | 'sort'>): {
  filter: Filter;
  sort: SortPayload | null;
} {
  const values = new Map<string, (string | number)[]>();
  for (const one of filters) {
    const bar = one.indexOf('|');
    const [name, text] = [one.slice(0, bar), one.slice(bar + 1)];
    values.set(name, [
      ...(values.get(name) ?? []),
      name === 'id' || name.endsWith('_id') ? Number(text) : text,
    ]);
  }
  const filter = Object.fromEntries(
    [...values].map(([name, all]) => [name, name === 'id' || all.length > 1 ? all : all[0]]),
  );
  return {
    filter: { ...(search === null ? {} : { q: search }), ...filter },
    sort: sort.length > 0 ? toSortPayload(sort) : null,
  };
}

/**
 * What of a view a list offers. The API refuses a list as a whole for one filter or sort that the reader may not use, and views of everybody
 * are made by colleagues who may use more. A sort by a name stays in either language.
 */
export function offered(
  { filter, sort }: ReturnType<typeof fromState>,
  offer: ViewOffer,
): { filter: Filter; sort: SortPayload | null; leavesOut: 'filter' | 'sort' | null } {
  const comesLater = (name: string) => offer.comesLater?.(name) ?? false;
  const filters = [...HIDDEN_FILTERS, ...offer.filters];
  const kept = Object.entries(filter).filter(([name]) => filters.includes(name) || comesLater(name));
  const keys = sort ? parseSort(sort) : [];
  const sorts = offer.sorts.map(withoutLanguage);
  const sorted = keys.filter(({ field }) => sorts.includes(withoutLanguage(field)) || comesLater(field));
  const leavesFilter = kept.length < Object.keys(filter).length;
  return {
    filter: Object.fromEntries(kept),
    sort: sorted.length > 0 ? toSortPayload(sorted) : null,
    leavesOut: leavesFilter ? 'filter' : sorted.length < keys.length ? 'sort' : null,
  };
}

/** `course.name` for `course.name_it`: by which a list is sorted follows the language of the screen. */
function withoutLanguage(field: string): string {
  return field.replace(/_(de|it)$/, '');
}
