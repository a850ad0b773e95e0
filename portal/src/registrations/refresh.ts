import type { QueryClient } from '@tanstack/react-query';
import { MINE } from '../api/query-client';
import { familyQuery } from '../families/family';
import { paymentDocumentsQuery } from '../ledger/payment-documents';

/** Key of what of the family has ended. */
export const ENDED_KEY = 'ended';

/** Asks anew for what a registration that ended has changed: the family, and the credit that it may have left. */
export async function refreshAfterRemoval(queryClient: QueryClient): Promise<void> {
  const changed = [familyQuery, paymentDocumentsQuery, { queryKey: [MINE, ENDED_KEY] }];
  await Promise.all(changed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}
