import type { MyFamily } from '@feria/shared/contracts/family';
import { API } from '@feria/shared/routes';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client';
import { MINE } from '../../api/query-client';

/** Parent, children and registrations of the signed-in account. Only for accounts with a person. */
export const familyQuery = queryOptions({
  queryKey: [MINE, 'family'],
  queryFn: ({ signal }) => request<MyFamily>(API.myFamily, { signal }),
});
