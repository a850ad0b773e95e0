import type { ListOverrides } from '../../resource-kit/types';
import { CourseActions } from './CourseActions';
import { CourseName } from './CourseName';
import { YearFilter } from './YearFilter';

/** The list starts with active courses; names lead to the page of the course (spec §2.3). */
export default {
  columns: { name: { render: (record) => <CourseName record={record} /> } },
  filters: { year: YearFilter },
  filterDefaults: { active: '1' },
  RowActions: CourseActions,
} satisfies ListOverrides;
