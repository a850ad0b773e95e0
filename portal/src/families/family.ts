import { API } from '@feria/shared/routes';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/client';
import { MINE } from '../api/query-client';

/** Parent, children and registrations of the signed-in account. Only for accounts with a person. */
export const familyQuery = queryOptions({
  queryKey: [MINE, 'family'],
  queryFn: ({ signal }) => request('GET', API.myFamily, { signal }),
});

/**
 * The same for signing up: what the page of the project fetched beforehand is shown at once. The server decides anyway, and a
 * booking made here is asked for anew.
 */
export const familyForSignUp = { ...familyQuery, staleTime: 5 * 60_000 };
