import { API } from '@feria/shared/routes';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { MINE } from './query-client';

/** The years of which there are documents of the parent's payments, newest first. */
export const paymentDocumentsQuery = queryOptions({
  queryKey: [MINE, 'payment-documents'],
  queryFn: ({ signal }) => request('GET', API.myPaymentDocuments, { signal }),
});
