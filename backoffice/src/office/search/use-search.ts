import { SEARCH_MIN, type SearchResult } from '@feria/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';

/** Nobody types slower between two letters of a word; then the server is asked. */
const DELAY_MS = 200;

/**
 * Searches while somebody types. `result` is what was last found, to be shown until the next is there; `isPending` is true as
 * long as that is not the result of what is typed. An answer counts for the text that it was asked for only: one that comes
 * late, for a text that is no longer there, is never shown.
 */
export function useSearch(typed: string): {
  result: SearchResult | undefined;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
} {
  const wanted = typed.trim();
  const [asked, setAsked] = useState(wanted);
  const { api } = useDataProvider<FeriaDataProvider>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = asked.length >= SEARCH_MIN;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['search', asked],
    queryFn: () => api('POST', 'api/search', { body: { q: asked } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // Names of families: not kept once the dialog is closed.
    gcTime: 0,
  });
  if (wanted.length < SEARCH_MIN)
    return { result: undefined, isPending: false, error: null, retry: () => {} };
  const isPending = wanted !== asked || isPlaceholderData || (isFetching && !data);
  return {
    result: isAsked ? data : undefined,
    isPending: isPending && !(error && wanted === asked && !isFetching),
    error: wanted === asked && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}
