import { session } from '@feria/shared/browser/session';
import { API } from '@feria/shared/routes';
import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../accounts/account';
import { projectQuery, projectsQuery } from '../catalogue/projects';
import { optionsQuery } from '../api/options';
import { firstRequests } from './first-requests';
import { pages } from './pages';

/** How long to wait before the skeleton of the page is shown, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * Takes over what `start.ts` has asked for, data and code. What fails here, the page asks for again and shows the error.
 * @returns resolves when the code of the page is there, or after {@link PATIENCE_MS}
 */
export async function prepareFirstPage(queryClient: QueryClient): Promise<void> {
  const { pathname, search } = window.location;
  const first = firstRequests(pathname, search, session.read() !== null);
  const code = first.page && pages[first.page].preload().catch(() => undefined);
  if (first.dialog) pages[first.dialog].preload().catch(() => undefined);
  void queryClient.prefetchQuery(optionsQuery);
  if (first.calls.includes(API.userdata)) void queryClient.prefetchQuery(userQuery);
  if (first.projectId) void queryClient.prefetchQuery(projectQuery(first.projectId));
  else if (first.calls.some((call) => call.startsWith(API.frontend)))
    void queryClient.prefetchQuery(projectsQuery);
  await Promise.race([code, new Promise((wake) => setTimeout(wake, PATIENCE_MS))]);
}
