import { OFFICE_API, type SavedView } from '@feria/shared';
import type { ResourceName } from '@feria/shared/resources/index';
import type { WRITTEN_LISTS } from '@feria/shared/resources/lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { FeriaDataProvider } from '../../data-provider';
import type { Section } from '../../types';
import type { ListView } from '../list-view';
import { fromState, offered, type ViewOffer } from './view-state';
import { useViewWords } from './words';

/** The lists whose views are saved, as the document of the API has them. */
type ListName = ResourceName | keyof typeof WRITTEN_LISTS;

const keyOf = ({ name }: Section) => ['saved-views', name] as const;

/** The saved views of a list: the own ones, and those of everybody. */
export function useSavedViews(section: Section) {
  const { api } = useDataProvider<FeriaDataProvider>();
  return useQuery({
    queryKey: keyOf(section),
    queryFn: () => api('GET', OFFICE_API.savedView, { query: { list: section.name as ListName } }),
  });
}

/** Reads the saved views of a list again, after one was saved. */
export function useReadAgain(section: Section): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(section) });
}

/**
 * Shows the surrounding list as it was saved: search, filters, sort and columns. What the list does not offer to the reader is left out,
 * with a message.
 */
export function useShowView(view: ListView, offer: ViewOffer): (saved: SavedView) => void {
  const list = useListContext();
  const notify = useNotify();
  const words = useViewWords();
  return (saved) => {
    const { filter, sort, leavesOut } = offered(fromState(saved), offer);
    if (leavesOut) notify(words(`left_out.${leavesOut}`), { type: 'warning', multiLine: true });
    list.setFilters(filter, undefined, false);
    if (sort) list.setSort(sort);
    if (saved.columns.length > 0) view.setShown(saved.columns);
  };
}
