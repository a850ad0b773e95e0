import { PORTAL } from '@feria/shared/routes';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { session } from '../api/session';
import { userQuery } from '../features/account/use-user';
import { projectQuery, projectsQuery } from '../features/projects/queries';
import { optionsQuery } from './options';
import { pages } from './pages';

/** Where a page has a part of its own to load. */
const PARTS: Record<string, () => Promise<unknown>> = {
  [PORTAL.project(':id')]: pages.Project.load,
  [PORTAL.myFamily]: pages.Family.load,
  [PORTAL.login]: pages.Login.load,
  [PORTAL.register]: pages.Register.load,
  [PORTAL.forgot]: pages.Forgot.load,
  [PORTAL.reset]: pages.Reset.load,
  [PORTAL.changePassword]: pages.ChangePassword.load,
};

/** How long a page may take before its skeleton is shown. */
const PATIENCE_MS = 500;

/**
 * Asks for everything that the first page will show, all at once: on a slow network each thing that is only asked for
 * after another costs a fifth of a second. What fails here is asked for again, and complained about, by the page.
 * @returns when the page can be shown without a skeleton, or it has taken too long
 */
export async function prepareFirstPage(pathname: string, queryClient: QueryClient): Promise<void> {
  const path = Object.keys(PARTS).find((pattern) => matchPath(pattern, pathname));
  const part = path && PARTS[path]?.().catch(() => undefined);
  void queryClient.prefetchQuery(optionsQuery);
  if (session.read()) void queryClient.prefetchQuery(userQuery);
  if (pathname === PORTAL.index) void queryClient.prefetchQuery(projectsQuery);
  const id = matchPath(PORTAL.project(':id'), pathname)?.params.id;
  if (id) void queryClient.prefetchQuery(projectQuery(id));
  await Promise.race([part, new Promise((wake) => setTimeout(wake, PATIENCE_MS))]);
}
