import type { FrontendWeek } from '@feria/shared/contracts/frontend';
import { Tag } from '../components/tag';
import { useT } from '../i18n';
import { weekTags } from './week-states';

/** The state of a week, as one or two tags side by side. */
export function WeekTags({ week }: { week: FrontendWeek }) {
  const t = useT();
  return weekTags(week).map(({ tone, text, params }) => (
    <Tag key={text} tone={tone}>
      {t(text, params)}
    </Tag>
  ));
}
