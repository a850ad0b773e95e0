import { session } from '@feria/shared/browser/session';
import type { MessageResult } from '@feria/shared/contracts/account';
import { API, PORTAL } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { request } from '../api/client';
import { ApiError, textsIn } from '../api/errors';
import { useI18n } from '../i18n';
import { Form } from '../components/form/form';
import { FormAlert } from '../components/form/form-alert';
import { PasswordInput } from '../components/form/password-input';
import { SubmitButton } from '../components/form/submit-button';
import { AccountCard } from './account-card';

interface Input {
  /** From before the change; asked for where the account has a second factor that would change. */
  password: string;
}

/**
 * `/account/undo`: the page that the link opens in a mail that tells of a changed login. It needs no login. Only its button undoes the
 * change, because mail programs and virus scanners open every link.
 */
export default function UndoChangePage() {
  const { t, language } = useI18n();
  const [search] = useSearchParams();
  const [asksPassword, setAsksPassword] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asksPassword) box.current?.querySelector('input')?.focus();
  }, [asksPassword]);
  const [done, setDone] = useState<MessageResult | null>(null);
  const token = search.get('token');
  return (
    <AccountCard title={t('undo.title')} intro={done || !token ? undefined : t('undo.intro')}>
      {done ? (
        <Alert severity="success">{textsIn(done, language).message}</Alert>
      ) : !token ? (
        <Alert severity="warning">{t('email.broken')}</Alert>
      ) : (
        <Form<Input>
          defaultValues={{ password: '' }}
          onSubmit={async ({ password }) => {
            const login = session.read()?.token;
            try {
              setDone(await request('POST', API.accountUndo, { body: { token, password } }));
            } catch (error) {
              if (error instanceof ApiError && error.errors.password) setAsksPassword(true);
              throw error;
            }
            // The login of this browser may be one of those that have ended.
            if (login) await request('GET', API.userdata).catch(() => undefined);
          }}
        >
          <FormAlert />
          <Typography>{t('undo.what')}</Typography>
          {asksPassword && (
            <div ref={box}>
              <PasswordInput<Input>
                name="password"
                label={t('undo.password')}
                autoComplete="current-password"
              />
            </div>
          )}
          <SubmitButton color="error">{t('undo.submit')}</SubmitButton>
        </Form>
      )}
      <Button
        component={Link}
        to={done ? PORTAL.login : PORTAL.index}
        variant={done ? 'contained' : 'text'}
        fullWidth
        sx={{ mt: 2 }}
      >
        {t(done ? 'password.to_login' : 'undo.leave')}
      </Button>
    </AccountCard>
  );
}
