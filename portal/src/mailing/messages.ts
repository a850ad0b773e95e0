import { API } from '@feria/shared/routes';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/client';
import { MINE } from '../api/query-client';

/** What the office wrote to the parent, newest first. */
export const messagesQuery = queryOptions({
  queryKey: [MINE, 'messages'],
  queryFn: ({ signal }) => request('GET', API.myFamilyMessages, { signal }),
});
