import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PORTAL, TODAY } from '@feria/shared';
import type { ReactNode } from 'react';
import { useToday, useWords } from './context';

/** Why there are no children on the screen. */
export function NoDay() {
  const t = useWords();
  const { state, store } = useToday();
  switch (state.phase) {
    case 'empty':
      return (
        <Empty>
          {t('empty.offline')}
          <Unsent />
          <Button variant="outlined" onClick={() => void store.meet()}>
            {t('empty.try_again')}
          </Button>
        </Empty>
      );
    case 'forbidden':
      return (
        <Empty>
          {t('empty.forbidden')}
          <Unsent />
        </Empty>
      );
    case 'signed_out':
      return (
        <Empty>
          {t('empty.signed_out')}
          <Button variant="outlined" href={`${PORTAL.login}?backUrl=${encodeURIComponent(TODAY)}`}>
            {t('empty.log_in')}
          </Button>
        </Empty>
      );
    default:
      return (
        <Empty>
          {t('sync.connecting')}
          <Unsent />
        </Empty>
      );
  }
}

/** Marks that are still on the device, also where there is no list to show them in. */
function Unsent() {
  const t = useWords();
  const { state } = useToday();
  const count = state.marks.length + state.counts.length;
  return count > 0 && <div>{t('empty.unsent', { smart_count: count })}</div>;
}

/** A page with words only. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <Stack spacing={2} sx={{ py: 6, alignItems: 'center', textAlign: 'center' }}>
      {children}
    </Stack>
  );
}
