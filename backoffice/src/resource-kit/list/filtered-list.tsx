import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LinkBase, useStoreContext } from 'react-admin';

/** Where a list keeps its search, its filters and its page: in memory, out of the address. */
export const listKey = (route: string): string => `${route}.list`;

/** Sets the filters of a list, in place of those that it has, for whoever goes there next; `q` is the search. */
export function useFilterList(): (route: string, filter: Record<string, unknown>) => void {
  const store = useStoreContext();
  return (route, filter) => {
    const key = listKey(route);
    store.setItem(key, { ...store.getItem<object>(key), filter, page: 1 });
  };
}

/** A link to a list with these filters. In another tab it opens the list without: that tab has a memory of its own. */
export function FilteredListLink(props: {
  route: string;
  filter: Record<string, unknown>;
  children: ReactNode;
  /** In a cell, on the line of its row. */
  isInCell?: boolean;
}) {
  const filterList = useFilterList();
  return (
    <Link
      component={LinkBase}
      to={`/${props.route}`}
      onClick={() => filterList(props.route, props.filter)}
      sx={props.isInCell ? undefined : { display: 'inline-block', mt: 1 }}
    >
      {props.children}
    </Link>
  );
}
