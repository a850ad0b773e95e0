import { ChoiceFilter } from '../../resource-kit/list/filters';
import type { FilterInputProps } from '../../resource-kit/types';
import { useCourseYears } from './use-course-years';

/** Filter of the course list: a choice of the years that have a course. */
export function YearFilter(props: FilterInputProps) {
  const { data: years = [] } = useCourseYears();
  return <ChoiceFilter {...props} choices={years.map(String).map((year) => ({ id: year, name: year }))} />;
}
