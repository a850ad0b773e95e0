import { API } from '@feria/shared/routes';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/client';
import { MINE } from '../api/query-client';

/** The years of which there are documents of the parent's payments, newest first. */
export const paymentDocumentsQuery = queryOptions({
  queryKey: [MINE, 'payment-documents'],
  queryFn: ({ signal }) => request('GET', API.myPaymentDocuments, { signal }),
});
