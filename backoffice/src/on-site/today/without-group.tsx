import Alert from '@mui/material/Alert';
import type { GroupView } from './child-view';
import { useWords } from './context';

/** Says how many children are in no group though their week has groups: nobody is answerable for them alone (product/on-site.md#today). */
export function WithoutGroup({ groups }: { groups: readonly GroupView[] }) {
  const t = useWords();
  const without = groups.filter(({ name, week }) => name === null && week.groups.length > 0);
  // A list that was kept before an update does not say it.
  const isLed = ({ week }: GroupView): boolean => week.is_led !== false;
  const led = countIn(without.filter(isLed));
  const unled = countIn(without.filter((group) => !isLed(group)));
  return (
    <>
      {led > 0 && <Alert severity="warning">{t('without_group', { smart_count: led })}</Alert>}
      {unled > 0 && <Alert severity="warning">{t('without_group_unled', { smart_count: unled })}</Alert>}
    </>
  );
}

const countIn = (groups: readonly GroupView[]): number =>
  groups.reduce((sum, { children }) => sum + children.length, 0);
