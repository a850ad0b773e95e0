import Button from '@mui/material/Button';
import { useState } from 'react';
import { useI18n } from '../../i18n';
import { useAddToBasket } from '../basket/use-add';
import { forAll, type Cell } from './plan';

/** Puts the first project that fits into the basket, for all children who have nothing planned in a calendar week. */
export function ForAllButton({ cells }: { cells: readonly Cell[] }) {
  const { t, local } = useI18n();
  const add = useAddToBasket();
  const [isBusy, setIsBusy] = useState(false);
  const found = forAll(cells);
  if (!found) return null;
  const { option, children } = found;
  const put = async (): Promise<void> => {
    setIsBusy(true);
    await add(option, children);
    setIsBusy(false);
  };
  return (
    <Button
      size="small"
      loading={isBusy}
      onClick={() => void put()}
      sx={{ display: 'block', ml: -1, textAlign: 'left', fontWeight: 700, overflowWrap: 'anywhere' }}
    >
      {t('planner.for_all', { smart_count: children.length, project: local(option.project, 'name') })}
    </Button>
  );
}
