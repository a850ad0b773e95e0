import { OFFICE_API, type CreditSummary } from '@feria/shared';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { credits } from './section';

/** The sum of all credit, and the organiser's accounts. Its key begins like those of the list, so that both are read anew together. */
export function useSummary(): UseQueryResult<CreditSummary> {
  const { api } = useDataProvider<FeriaDataProvider>();
  return useQuery({
    queryKey: [credits.route, 'summary'],
    queryFn: () => api('GET', OFFICE_API.creditSummary),
  });
}
