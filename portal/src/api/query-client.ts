import { session, userIdOf } from '@feria/shared/browser/session';
import { QueryClient } from '@tanstack/react-query';
import { createLookLimit, pauseBefore } from './back-off';
import { ApiError } from './errors';

/** First part of the key of everything that belongs to the signed-in account. */
export const MINE = 'mine';

/** First part of the key of a project’s page. */
export const PROJECT = 'project';

/** Nobody looks at an empty page for longer, in seconds: then the error says when to come back. */
const LONGEST_WAIT_S = 30;

function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof ApiError) || (error.retryAfter ?? 0) > LONGEST_WAIT_S) return false;
  return error.status === 0 || error.status >= 500 || (error.status === 429 && error.retryAfter !== null);
}

/** The cache of everything that was loaded. What belongs to an account goes when its login goes. */
export function createQueryClient(): QueryClient {
  const mayLook = createLookLimit();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // 'online' would leave a page in its skeletons for ever when the network is gone: we want the error.
        networkMode: 'always',
        retry: (count, error) => count < 2 && isWorthRetrying(error),
        retryDelay: (count, error) =>
          pauseBefore(count + 1, error instanceof ApiError ? error.retryAfter : null, Math.random()),
        refetchOnWindowFocus: (query) => query.isStale() && mayLook(query.queryHash, Date.now()),
      },
    },
  });
  const currentUser = (): number | null => userIdOf(session.read()?.token ?? '');
  let user = currentUser();
  session.subscribe(() => {
    const next = currentUser();
    // Another tab can log out and log in as somebody else before this one looks: the user decides, not the token.
    if (next === null) client.removeQueries({ queryKey: [MINE] });
    else if (next !== user) void client.resetQueries({ queryKey: [MINE] });
    // Who may register earlier depends on the reader (product/catalogue.md#priority).
    if (next !== user) void client.invalidateQueries({ queryKey: [PROJECT] });
    user = next;
  });
  return client;
}
