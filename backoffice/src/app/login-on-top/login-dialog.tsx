import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { API, type LoginAnswer, type PasskeyToAdd, type SecondStep, type SessionToken } from '@feria/shared';
import { askPasskey, knowsPasskeys, problemOfPasskey } from '@feria/shared/browser/passkeys';
import { session } from '@feria/shared/browser/session';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { call } from '../../core/http';
import { closePage, leaveForLogin, leaveIfOthers } from '../../core/session';
import { useLanguage } from '../../i18n';
import { useAccount } from '../../resource-kit/account';
import { messageOf } from '../../resource-kit/message-of';
import { wordsIn } from './words';

type Problems = Partial<Record<'email' | 'password' | 'code' | 'form', string>>;

/** Keeps the session that a login has opened. Whoever waits for it goes on; the page of somebody else is left. */
async function keepLogin({ token, expires_at }: SessionToken): Promise<void> {
  // Before anything that waits could send with it: what is shown may be somebody else's.
  session.write({ token, expires_at });
  await leaveIfOthers();
}

/**
 * Asks for the login on top of a page whose session has ended, by password and second factor, or by passkey. The page stays under it, out of
 * sight: who sits there is not known now. Escape and a click beside it are no answer.
 */
export function LoginDialog() {
  const words = wordsIn(useLanguage());
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const account = useAccount();
  const [email, setEmail] = useState(account.email);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [code, setCode] = useState('');
  const [step, setStep] = useState<SecondStep | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);

  const fail = (error: unknown): void => {
    const body = error instanceof HttpError ? (error.body as { errors?: Problems } | null) : null;
    // A step that has ended begins anew; its message stands under no field of this form.
    const { token, ...wrong } = { ...body?.errors } as Problems & { token?: string };
    if (token) setStep(null);
    setProblems(Object.keys(wrong).length ? wrong : { form: token ?? messageOf(error, translate) });
    setPassword('');
    setCode('');
  };
  const attempt = async (log: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblems({});
    await log().catch(fail);
    setBusy(false);
  };
  const send = (event: SubmitEvent): void => {
    // In React's tree the dialog may be inside another form.
    event.preventDefault();
    event.stopPropagation();
    const missing = words('required');
    const empty: Problems = step
      ? { ...(!code.trim() && { code: missing }) }
      : { ...(!email.trim() && { email: missing }), ...(!password && { password: missing }) };
    if (Object.keys(empty).length) return setProblems(empty);
    void attempt(async () => {
      if (step) return keepLogin(await call('POST', `${API.login}/code`, { token: step.token, code }));
      const input = { email: email.trim(), password, remember };
      const answer = await call<LoginAnswer>('POST', API.login, input);
      if (!('second_step' in answer)) return keepLogin(answer);
      setStep(answer);
    });
  };
  const withPasskey = () =>
    attempt(async () => {
      try {
        const answer = await askPasskey(await call<PasskeyToAdd>('POST', `${API.login}/passkey/options`));
        await keepLogin(await call('POST', `${API.login}/passkey`, { ...answer, remember }));
      } catch (error) {
        if (problemOfPasskey(error) === null) throw error;
        setProblems({ form: words('passkey_failed') });
      }
    });
  const leave = (): void => {
    closePage();
    void leaveForLogin();
  };
  const offersPasskey = knowsPasskeys() && (step?.second_step.passkey ?? true);
  const isByApp = step?.second_step.app ?? false;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      // What is under it is hidden, and the open dialogs of the page as well.
      slotProps={{ backdrop: { sx: { backdropFilter: 'blur(12px)' } } }}
    >
      <DialogTitle id={id}>{words('title')}</DialogTitle>
      <DialogContent>
        <Box component="form" ref={box} noValidate onSubmit={send} sx={{ display: 'grid', gap: 2 }}>
          <Typography>{words(step ? (isByApp ? 'ask_code' : 'ask_passkey') : 'text')}</Typography>
          {problems.form && <Alert severity="error">{problems.form}</Alert>}
          {step ? (
            <TextField
              key="code"
              label={words(isByApp ? 'code' : 'recovery_code')}
              autoComplete="one-time-code"
              required
              autoFocus
              value={code}
              onChange={({ target }) => setCode(target.value)}
              error={problems.code !== undefined}
              helperText={problems.code ?? words(isByApp ? 'code_help' : 'recovery_help')}
            />
          ) : (
            <>
              <TextField
                label={words('email')}
                type="email"
                autoComplete="username"
                required
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                error={problems.email !== undefined}
                helperText={problems.email}
              />
              <TextField
                label={words('password')}
                type="password"
                autoComplete="current-password"
                required
                autoFocus
                value={password}
                onChange={({ target }) => setPassword(target.value)}
                error={problems.password !== undefined}
                helperText={problems.password}
              />
              <FormControlLabel
                label={words('remember')}
                control={
                  <Checkbox checked={remember} onChange={({ target }) => setRemember(target.checked)} />
                }
              />
            </>
          )}
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {words('login')}
          </Button>
          {offersPasskey && <Button onClick={() => void withPasskey()}>{words('use_passkey')}</Button>}
          {step && (
            <Button color="inherit" onClick={() => setStep(null)}>
              {words('back')}
            </Button>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 2, px: 3 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 12rem' }}>
          {words('others')}
        </Typography>
        <Button color="inherit" onClick={leave}>
          {words('leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
