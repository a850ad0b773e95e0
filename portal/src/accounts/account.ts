import { session } from '@feria/shared/browser/session';
import type { LoginInput, SecondStep, SessionToken } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/client';
import { MINE } from '../api/query-client';
import { useSession } from '../api/session';

/** The signed-in account, for whoever has a login. */
export const userQuery = queryOptions({
  queryKey: [MINE, 'userdata'],
  queryFn: ({ signal }) => request('GET', API.userdata, { signal }),
  staleTime: 5 * 60_000,
});

/**
 * The signed-in account. `user` is undefined while loading and for visitors; `isSignedIn` tells which.
 * @param options further options of the query
 */
export function useUser(options: Pick<typeof userQuery, 'refetchInterval'> = {}) {
  const isSignedIn = useSession() !== null;
  const query = useQuery({ ...userQuery, enabled: isSignedIn, ...options });
  return { isSignedIn, user: isSignedIn ? query.data : undefined, error: query.error, reload: query.refetch };
}

/** Renews the login now, before it would be renewed by itself. @throws ApiError */
export async function renewLogin(): Promise<void> {
  const token = session.read()?.token;
  const fresh = await request('GET', API.refresh);
  // Somebody may have logged out, here or in another tab, while this was on its way.
  if (session.read()?.token === token) session.write(fresh);
}

/**
 * Logs in. Who is logged in then follows from the session, everywhere.
 * @returns what to go on with where a second factor is asked for
 */
export async function signIn(input: LoginInput): Promise<SecondStep | null> {
  const answer = await request('POST', API.login, { body: input });
  if ('second_step' in answer) return answer;
  keepLogin(answer);
  return null;
}

/** Keeps the session that a login has opened. */
export function keepLogin({ token, expires_at }: SessionToken): void {
  session.write({ token, expires_at });
}
