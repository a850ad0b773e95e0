import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';

/** The years that have a course, newest first, as the API lists them. */
export function useCourseYears() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  return useQuery({
    queryKey: ['course', 'years'],
    queryFn: () => dataProvider.api('GET', 'api/course/years'),
  });
}
