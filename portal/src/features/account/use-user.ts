import type { UserData } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../api/client';
import { MINE } from '../../api/query-client';
import { session, useSession } from '../../api/session';
import { dropDraft } from '../signup/draft';

/** The signed-in account, for whoever has a login. */
export const userQuery = queryOptions({
  queryKey: [MINE, 'userdata'],
  queryFn: ({ signal }) => request<UserData>(API.userdata, { signal }),
  staleTime: 5 * 60_000,
});

/** The signed-in account. `user` is undefined while loading and for visitors; `isSignedIn` tells which. */
export function useUser() {
  const isSignedIn = useSession() !== null;
  const query = useQuery({ ...userQuery, enabled: isSignedIn });
  return { isSignedIn, user: isSignedIn ? query.data : undefined, error: query.error, reload: query.refetch };
}

/** Ends the login here at once; the server is told, whether or not it can be reached. */
export function signOut(): void {
  if (!session.read()) return;
  request(API.logout).catch(() => undefined);
  dropDraft();
  session.write(null);
}
