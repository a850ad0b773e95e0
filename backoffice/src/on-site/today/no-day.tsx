import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { CallOffice } from './call-office';
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
          <Button variant="outlined" onClick={() => void store.sendNow()}>
            {t('empty.try_again')}
          </Button>
        </Empty>
      );
    case 'forbidden':
      return (
        <Empty>
          {t('empty.forbidden')}
          <Unsent />
          {state.marks.length + state.counts.length > 0 && <div>{t('taken_off.unsent')}</div>}
        </Empty>
      );
    case 'signed_out':
      return <SignedOut />;
    default:
      return (
        <Empty>
          {t('sync.connecting')}
          <Unsent />
        </Empty>
      );
  }
}

/** Nobody is logged in: why, what is gone, what waits sealed, and when one can log in. */
function SignedOut() {
  const t = useWords();
  const { state, store } = useToday();
  const [hasFailed, setFailed] = useState(false);
  return (
    <Empty>
      <Typography component="h2" sx={{ fontWeight: 700 }}>
        {t('empty.signed_out')}
      </Typography>
      {state.hasEnded && <div>{t('empty.ended')}</div>}
      <div>{t('empty.gone')}</div>
      {state.leftBehind > 0 && <div>{t('empty.left_behind', { smart_count: state.leftBehind })}</div>}
      {!state.hasEnded && <div>{t('empty.log_in_later')}</div>}
      <CallOffice phone={state.officePhone} />
      <Button
        variant="outlined"
        onClick={() => {
          setFailed(false);
          void store.goToLogin().then((isReachable) => setFailed(!isReachable));
        }}
      >
        {t('empty.log_in')}
      </Button>
      <div role="status">{hasFailed && t('empty.no_network')}</div>
    </Empty>
  );
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
