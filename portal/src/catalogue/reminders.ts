import { API } from '@feria/shared/routes';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/client';
import { MINE } from '../api/query-client';

/** The projects whose opening the parent is reminded of. Only this page changes them, so they are asked for once. */
export const remindersQuery = queryOptions({
  queryKey: [MINE, 'reminders'],
  queryFn: ({ signal }) => request('GET', API.myFamilyReminders, { signal }),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
});
