import type { QueryClient } from '@tanstack/react-query';
import { familyQuery } from '../families/family';
import { paymentDocumentsQuery } from '../ledger/payment-documents';

/** Asks anew for what a registration that ended has changed: the family, and the credit that it may have left. */
export async function refreshAfterRemoval(queryClient: QueryClient): Promise<void> {
  const changed = [familyQuery, paymentDocumentsQuery];
  await Promise.all(changed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}
