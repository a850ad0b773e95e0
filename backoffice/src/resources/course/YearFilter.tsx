import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../app/dataProvider';
import { ChoiceFilter } from '../../resource-kit/list/filters';
import type { FilterInputProps } from '../../resource-kit/types';

/** Every year that has a course, newest first. */
export function YearFilter(props: FilterInputProps) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const { data: years = [] } = useQuery({
    queryKey: ['course', 'years'],
    queryFn: () => dataProvider.call<number[]>('GET', 'api/course/years'),
  });
  return <ChoiceFilter {...props} choices={years.map(String).map((year) => ({ id: year, name: year }))} />;
}
