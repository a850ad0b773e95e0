import { OFFICE_API, type ReceiptSummary } from '@feria/shared';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { filterQuery } from '../../resource-kit/list/list-query';
import { receipts } from './section';

/** The sums of the receipts that a list shows. The key begins like those of the list, so that both are read anew together. */
export function useSummary(filter: Record<string, unknown>): UseQueryResult<ReceiptSummary> {
  const { api } = useDataProvider<FeriaDataProvider>();
  const wanted = filterQuery(filter);
  const query = { filters: wanted.getAll('filters'), search: wanted.get('search') ?? undefined };
  return useQuery({
    queryKey: [receipts.route, 'summary', query],
    queryFn: () => api('GET', OFFICE_API.receiptSummary, { query }),
  });
}
