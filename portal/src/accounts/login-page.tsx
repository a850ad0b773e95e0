import { PORTAL, SESSION_ENDED } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { LoginState } from '../api/session';
import { useT } from '../i18n';
import { AccountCard } from './account-card';
import { isBackOffice, wantedPage } from './destination';
import { LoginForm } from './login-form';

/** `/login`. Where it leads then is decided by `VisitorOnly`, as soon as it is known who it is. */
export default function LoginPage() {
  const t = useT();
  const state = useLocation().state as LoginState | null;
  const [search] = useSearchParams();
  const wanted = wantedPage(state, search);
  const next: LoginState | undefined = wanted ? { from: wanted } : undefined;
  return (
    <AccountCard title={t('login.title')} intro={t('login.intro')}>
      {(state?.expired ?? search.has(SESSION_ENDED)) && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('error.session')}
        </Alert>
      )}
      <LoginForm isForStaff={wanted !== null && isBackOffice(wanted)} />
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          mt: 3,
          pt: 2.5,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {t('login.no_account')}
        </Typography>
        <Button component={Link} to={PORTAL.register} state={next} variant="outlined" fullWidth>
          {t('login.register')}
        </Button>
        <Button component={Link} to={PORTAL.index} color="inherit" sx={{ mt: 1 }}>
          {t('login.start')}
        </Button>
      </Box>
    </AccountCard>
  );
}
