import { API } from '@feria/shared/routes';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/client';
import { MINE } from '../api/query-client';

/** Second guardians of the own children, and open invitations. Only for accounts with a person. */
export const guardiansQuery = queryOptions({
  queryKey: [MINE, 'guardians'],
  queryFn: ({ signal }) => request('GET', API.myFamilyGuardians, { signal }),
});

/** What the link of an invitation is for; nobody need be signed in. Asked once: the page shows what became of it then. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['guardian-invitation', token],
    queryFn: ({ signal }) =>
      request('POST', `${API.guardianInvitation}/preview`, { body: { token }, signal }),
    staleTime: Infinity,
    retry: false,
  });
