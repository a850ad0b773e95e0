import Alert from '@mui/material/Alert';
import { formatInstant } from '../i18n/format';
import { useT } from '../i18n';
import type { SentSignUp } from './unanswered';

/** Says, where the page itself cannot be loaded, that the answer to a sign-up is still being asked for. */
export function UnansweredOutage({ sent }: { sent: SentSignUp }) {
  const t = useT();
  return (
    <Alert severity="warning" role="status" sx={{ my: 2 }}>
      {t('signup.asking_outage', { time: formatInstant(new Date(sent.sentAt).toISOString()) })}
    </Alert>
  );
}
