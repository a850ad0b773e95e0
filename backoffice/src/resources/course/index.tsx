import type { ResourceOverrides } from '../../resource-kit/types';
import { CourseActions } from './CourseActions';
import { CourseWeeks } from './CourseWeeks';
import { MailTabs } from './MailTabs';
import { YearFilter } from './YearFilter';

export default {
  menu: 20,
  list: {
    filters: { year: YearFilter },
    filterDefaults: { active: '1' },
    RowActions: CourseActions,
  },
  form: { tabs: { email: MailTabs }, editOnlyTabs: ['email'], Below: CourseWeeks, afterCreate: 'edit' },
} satisfies ResourceOverrides;
