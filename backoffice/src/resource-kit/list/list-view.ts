import { localStore, readJson, writeJson } from '@feria/shared/browser/storage';
import { createContext, useCallback, useContext, useState } from 'react';
import { useAccount } from '../account';
import type { Column } from '../types';

/** How high the rows of all lists are. */
export const DENSITIES = ['compact', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

/** What an account chose for a list. Kept in the browser, apart for each account. */
export interface ListView {
  density: Density;
  setDensity: (density: Density) => void;
  /** Sources of the columns that are shown. */
  shown: readonly string[];
  /** Shows these columns; `null` for those that the list starts with. */
  setShown: (sources: readonly string[] | null) => void;
  /** Shows a column, or hides it. Chosen columns that the list does not have now, such as those of another project, stay chosen. */
  toggle: (source: string) => void;
}

const ListViewContext = createContext<Density>('compact');
export const DensityProvider = ListViewContext.Provider;

/** The height of the rows, inside of a list. */
export function useDensity(): Density {
  return useContext(ListViewContext);
}

/** The columns of the choice that the list still has, or those that it starts with. There is always one at least. */
export function shownSources(
  columns: readonly Pick<Column<never>, 'source' | 'optional'>[],
  chosen: readonly string[] | null,
): string[] {
  const all = columns.map(({ source }) => source);
  const known = chosen?.filter((source) => all.includes(source)) ?? [];
  if (known.length > 0) return all.filter((source) => known.includes(source));
  return columns.filter(({ optional }) => !optional).map(({ source }) => source);
}

/** What is chosen after a column was shown or hidden. */
export function toggled(
  chosen: readonly string[] | null,
  shown: readonly string[],
  all: readonly string[],
  source: string,
): string[] {
  const next = shown.includes(source) ? shown.filter((other) => other !== source) : [...shown, source];
  return [...next, ...(chosen ?? []).filter((other) => !all.includes(other))];
}

/** The view of a list, as the account left it. */
export function useListView(
  route: string,
  columns: readonly Pick<Column<never>, 'source' | 'optional'>[],
): ListView {
  const { id } = useAccount();
  const keys = { density: `feria.${id}.density`, columns: `feria.${id}.columns.${route}` };
  const [density, setDensity] = useState<Density>(() =>
    readJson(localStore, keys.density) === 'comfortable' ? 'comfortable' : 'compact',
  );
  const [chosen, setChosen] = useState<readonly string[] | null>(() => {
    const kept = readJson<unknown>(localStore, keys.columns);
    return Array.isArray(kept) ? kept.map(String) : null;
  });
  const shown = shownSources(columns, chosen);
  const setShown = useCallback(
    (sources: readonly string[] | null) => {
      if (sources) writeJson(localStore, keys.columns, sources);
      else localStore.removeItem(keys.columns);
      setChosen(sources);
    },
    [keys.columns],
  );
  return {
    density,
    setDensity: useCallback(
      (next: Density) => {
        writeJson(localStore, keys.density, next);
        setDensity(next);
      },
      [keys.density],
    ),
    shown,
    setShown,
    toggle: (source) =>
      setShown(
        toggled(
          chosen,
          shown,
          columns.map((column) => column.source),
          source,
        ),
      ),
  };
}
