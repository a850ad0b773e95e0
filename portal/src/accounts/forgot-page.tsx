import type { ForgotInput, MessageResult } from '@feria/shared/contracts/account';
import { API, PORTAL } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { request } from '../api/client';
import { textsIn } from '../api/errors';
import { useI18n } from '../i18n';
import { EmailInput } from '../components/form/email-input';
import { Form } from '../components/form/form';
import { FormAlert } from '../components/form/form-alert';
import { SubmitButton } from '../components/form/submit-button';
import { AccountCard } from './account-card';

/** `/password/forgot`: asks for a link to set a new password. `email` of the navigation is the address to start with. */
export default function ForgotPage() {
  const { t, language } = useI18n();
  const state = useLocation().state as { email?: string } | null;
  const [sent, setSent] = useState<MessageResult | null>(null);
  return (
    <AccountCard title={t('password.forgot_title')} intro={sent ? undefined : t('password.forgot_intro')}>
      {sent ? (
        <Alert severity="success">
          {textsIn(sent, language).message}
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {t('password.forgot_sent')}
          </Typography>
        </Alert>
      ) : (
        <Form<ForgotInput>
          defaultValues={{ email: state?.email ?? '' }}
          onSubmit={async ({ email }) => {
            const body = { email: email.trim() };
            setSent(await request('POST', API.passwordForgot, { body }));
          }}
        >
          <FormAlert />
          <EmailInput<ForgotInput> name="email" autoComplete="username" />
          <SubmitButton>{t('password.forgot_submit')}</SubmitButton>
        </Form>
      )}
      <Button component={Link} to={PORTAL.login} color="inherit" fullWidth sx={{ mt: 2 }}>
        {t('password.to_login')}
      </Button>
    </AccountCard>
  );
}
