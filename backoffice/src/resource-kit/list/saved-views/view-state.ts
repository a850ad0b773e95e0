import type { SavedView, SavedViewState } from '@feria/shared';
import type { SortPayload } from 'react-admin';
import { filterQuery } from '../list-query';
import { parseSort, toSortPayload } from '../sort';

type Filter = Record<string, unknown>;

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
