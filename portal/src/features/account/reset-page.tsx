import type { ResetInput } from '@feria/shared/contracts/account';
import { API, PORTAL } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { request } from '../../api/client';
import { useT } from '../../i18n';
import { Form } from '../../components/form/form';
import { FormAlert } from '../../components/form/form-alert';
import { NewPasswordInputs, type NewPassword } from '../../components/form/new-password-inputs';
import { SubmitButton } from '../../components/form/submit-button';
import { AccountCard } from './account-card';

/** `/password/reset`: sets a password with the link of a mail; e-mail and token stand in the address. */
export default function ResetPage() {
  const t = useT();
  const [search] = useSearchParams();
  const [done, setDone] = useState<string | null>(null);
  const email = search.get('email');
  const token = search.get('token');
  const toLogin = (
    <Button component={Link} to={PORTAL.login} variant={done ? 'contained' : 'text'} fullWidth sx={{ mt: 2 }}>
      {t('password.to_login')}
    </Button>
  );
  if (!email || !token) {
    return (
      <AccountCard title={t('password.reset_title')}>
        <Alert severity="warning">{t('password.reset_broken')}</Alert>
        <Button component={Link} to={PORTAL.forgot} variant="contained" fullWidth sx={{ mt: 2 }}>
          {t('password.reset_again')}
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('password.reset_title')} intro={t('password.reset_intro', { email })}>
      {done ? (
        <Alert severity="success">{done}</Alert>
      ) : (
        <Form<NewPassword>
          defaultValues={{ password: '', password_confirmation: '' }}
          onSubmit={async (values) => {
            const body: ResetInput = { ...values, email, token };
            setDone((await request('POST', API.passwordReset, { body })).message);
          }}
        >
          <FormAlert />
          <NewPasswordInputs label={t('field.password_new')} />
          <SubmitButton>{t('password.reset_submit')}</SubmitButton>
        </Form>
      )}
      {toLogin}
    </AccountCard>
  );
}
