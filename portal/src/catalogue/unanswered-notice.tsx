import { PORTAL } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { formatInstant } from '../i18n/format';
import { useT } from '../i18n';
import type { SentSignUp } from './unanswered';

/** On the page of a project: a sign-up was sent but not answered. Its buttons ask the server again or open *My family*. */
export function UnansweredNotice({ sent, onContinue }: { sent: SentSignUp; onContinue: () => void }) {
  const t = useT();
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {t('project.unanswered', { time: formatInstant(new Date(sent.sentAt).toISOString()) })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -1 }}>
        <Button size="small" color="inherit" onClick={onContinue}>
          {t('project.unanswered_ask')}
        </Button>
        <Button size="small" color="inherit" component={Link} to={PORTAL.myFamily}>
          {t('signup.look_at_family')}
        </Button>
      </Box>
    </Alert>
  );
}
