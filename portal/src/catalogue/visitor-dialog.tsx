import { PORTAL } from '@feria/shared/routes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Link, useLocation } from 'react-router-dom';
import { useT } from '../i18n';
import type { LoginState } from '../api/session';

/** For visitors who press Book: log in or register, and come back to this very place. */
export default function VisitorDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { pathname, search } = useLocation();
  // The address says that the sign-up is open, and which week was pressed.
  const state: LoginState = { from: pathname + search };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="visitor-title" maxWidth="xs" fullWidth>
      <DialogTitle id="visitor-title">{t('project.visitor_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('project.visitor_text')}</DialogContentText>
      </DialogContent>
      <DialogActions
        sx={{ display: 'grid', gridTemplateColumns: '1fr', gap: 1, '& > *': { m: '0 !important' } }}
      >
        <Button component={Link} to={PORTAL.login} state={state} variant="contained" size="large">
          {t('project.visitor_login')}
        </Button>
        <Button component={Link} to={PORTAL.register} state={state} variant="outlined" size="large">
          {t('project.visitor_register')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
