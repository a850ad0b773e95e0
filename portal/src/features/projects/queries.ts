import type { FrontendProject, FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { API } from '@feria/shared/routes';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client';

/** Every active project. */
export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: ({ signal }) => request<FrontendProject[]>(`${API.frontend}?itemsPerPage=-1`, { signal }),
});

/** A project with its weeks. Seats go quickly, so it is asked for again whenever the page is looked at. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['project', id],
    queryFn: ({ signal }) =>
      request<FrontendProjectDetail>(`${API.frontend}/${encodeURIComponent(id)}`, { signal }),
    staleTime: 5_000,
  });
