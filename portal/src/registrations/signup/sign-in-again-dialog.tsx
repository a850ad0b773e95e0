import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '../../i18n';
import { LoginForm } from '../../accounts/login-form';

/** A login dialog over a sign-up whose session has ended. */
export function SignInAgainDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{t('login.sign_in_again')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2.5 }}>{t('login.sign_in_again_text')}</DialogContentText>
        <LoginForm email={email} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
