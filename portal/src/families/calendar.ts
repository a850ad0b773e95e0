import { API } from '@feria/shared/routes';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/client';
import { MINE } from '../api/query-client';

/** The address of the parent's calendar, `null` while there is none. */
export const calendarQuery = queryOptions({
  queryKey: [MINE, 'calendar'],
  queryFn: ({ signal }) => request('GET', API.myFamilyCalendar, { signal }),
});
