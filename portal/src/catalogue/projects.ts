import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { API } from '@feria/shared/routes';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/client';
import { withoutSeatsOfDraw } from './giving';
import { PROJECT } from '../api/query-client';

/** Every active project. */
export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: async ({ signal }) => {
    const projects = await request('GET', API.frontend, { query: { itemsPerPage: -1 }, signal });
    return projects.map(withoutSeatsOfDraw);
  },
});

/** So long before its opening a page of a project has asked for everything that it needs then. */
export const QUIET_MS = 20_000;

/**
 * Whether registration opens in a moment, or has opened since the project was loaded: the page asks by itself then, once, and
 * looking at it again asks for nothing.
 * @param age of the answer, milliseconds
 */
export function isOpening({ opens_at, server_time }: FrontendProjectDetail, age: number): boolean {
  if (!opens_at) return false;
  const [opens, loaded] = [Date.parse(opens_at), Date.parse(server_time)];
  return loaded < opens && loaded + age >= opens - QUIET_MS;
}

/** A project with its weeks. Seats go quickly, so it is asked for again whenever the page is looked at. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: [PROJECT, id],
    queryFn: async ({ signal }) => {
      let arrivedAt = 0;
      const onArrival = (at: number): void => void (arrivedAt = at);
      const data = await request('GET', `${API.frontend}/{id}`, { params: { id }, signal, onArrival });
      // The answer counts as of now; on a slow phone it may have waited for the application to start.
      const server_time = new Date(Date.parse(data.server_time) + Date.now() - arrivedAt).toISOString();
      return withoutSeatsOfDraw({ ...data, server_time });
    },
    staleTime: ({ state: { data, dataUpdatedAt } }) =>
      data && isOpening(data, Date.now() - dataUpdatedAt) ? Infinity : 5_000,
  });
