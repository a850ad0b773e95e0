import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { ChoiceFilter } from '../../resource-kit/list/filters';
import type { FilterInputProps } from '../../resource-kit/types';

/** Filter of the course list: a choice of the years that have a course, newest first, as the API lists them. */
export function YearFilter(props: FilterInputProps) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const { data: years = [] } = useQuery({
    queryKey: ['course', 'years'],
    queryFn: () => dataProvider.api('GET', 'api/course/years'),
  });
  return <ChoiceFilter {...props} choices={years.map(String).map((year) => ({ id: year, name: year }))} />;
}
