import { OFFICE_API } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';

/** The page of open points. */
export const POINTS_PATH = `/${resources.course.route}/day/points`;

/** The open points and those that are settled, asked once for the page, its link and the start page. */
export function usePoints({ enabled = true }: { enabled?: boolean } = {}) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['attendanceIssues'],
    queryFn: () => api('GET', OFFICE_API.attendanceIssues),
    enabled,
  });
  return {
    isLoaded: data !== undefined,
    error,
    refetch,
    open: data?.filter(({ state }) => state === 'open') ?? [],
    settled: data?.filter(({ state }) => state !== 'open') ?? [],
  };
}
