import { PORTAL } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import type { LoginState } from '../api/session';
import { useT } from '../i18n';

/** For visitors while registration is not open yet: who logs in before needs no time for it then. Login and registering lead back. */
export function LoginHint() {
  const t = useT();
  const { pathname } = useLocation();
  const state: LoginState = { from: pathname };
  return (
    <Alert severity="info" role="note">
      {t('project.login_hint')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1.75 }}>
        <Button size="small" component={Link} to={PORTAL.login} state={state}>
          {t('project.login_hint_link')}
        </Button>
        <Button size="small" component={Link} to={PORTAL.register} state={state}>
          {t('project.login_hint_register')}
        </Button>
      </Box>
    </Alert>
  );
}
