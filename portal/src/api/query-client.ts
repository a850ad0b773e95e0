import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors';
import { session } from './session';

/** First part of the key of everything that belongs to the signed-in account. */
export const MINE = 'mine';

function isWorthRetrying(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** The cache of everything that was loaded. What belongs to an account goes when its login goes. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // 'online' would leave a page in its skeletons for ever when the network is gone: we want the error.
        networkMode: 'always',
        retry: (count, error) => count < 2 && isWorthRetrying(error),
        retryDelay: (count, error) =>
          error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : 500 * 2 ** count,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  let token = session.read()?.token;
  session.subscribe(() => {
    const next = session.read()?.token;
    if (!next) client.removeQueries({ queryKey: [MINE] });
    else if (!token) void client.resetQueries({ queryKey: [MINE] });
    token = next;
  });
  return client;
}
