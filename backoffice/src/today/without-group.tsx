import Alert from '@mui/material/Alert';
import type { GroupView } from './child-view';
import { useWords } from './context';

/** Says how many children are in no group though their week has groups: nobody is answerable for them alone (product.md#today). */
export function WithoutGroup({ groups }: { groups: readonly GroupView[] }) {
  const t = useWords();
  const count = groups
    .filter(({ name, week }) => name === null && week.groups.length > 0)
    .reduce((sum, { children }) => sum + children.length, 0);
  if (count === 0) return null;
  return <Alert severity="warning">{t('without_group', { smart_count: count })}</Alert>;
}
