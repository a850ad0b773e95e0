import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { PORTAL } from '@feria/shared/routes';
import type { SecondStep } from '@feria/shared/contracts/account';
import { useState } from 'react';
import { useT } from '../i18n';
import { lazyDialog } from '../components/lazy-dialog';
import { PageSkeleton } from '../components/page-skeleton';
import { CheckInput } from '../components/form/check-input';
import { EmailInput } from '../components/form/email-input';
import { Form } from '../components/form/form';
import { FormAlert } from '../components/form/form-alert';
import { PasswordInput } from '../components/form/password-input';
import { SubmitButton } from '../components/form/submit-button';
import { signIn } from './account';
import { PasskeyButton } from './passkey-button';

interface Login {
  email: string;
  password: string;
  remember: boolean;
}

const SecondStepForm = lazyDialog(() => import('./second-factor/second-step-form'), {
  fallback: <PageSkeleton />,
});

/** The login form. @param email to start with, if it is known; `isForStaff`: on the way to the back office */
export function LoginForm({ email = '', isForStaff = false }: { email?: string; isForStaff?: boolean }) {
  const t = useT();
  const [second, setSecond] = useState<{ step: SecondStep; remember: boolean } | null>(null);
  if (second) return <SecondStepForm {...second} onBack={() => setSecond(null)} />;
  return (
    <Form<Login>
      defaultValues={{ email, password: '', remember: false }}
      onSubmit={async (values, form) => {
        try {
          const step = await signIn({ ...values, email: values.email.trim() });
          if (step) setSecond({ step, remember: values.remember });
        } catch (error) {
          form.resetField('password');
          throw error;
        }
      }}
    >
      <FormAlert />
      <EmailInput<Login> name="email" autoComplete="username" />
      <PasswordInput<Login> name="password" label={t('field.password')} autoComplete="current-password" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          mt: -1,
        }}
      >
        <CheckInput<Login> name="remember" label={t('login.remember')} />
        <MuiLink component={Link} to={PORTAL.forgot} sx={{ fontWeight: 700, py: 1 }}>
          {t('login.forgot')}
        </MuiLink>
      </Box>
      <SubmitButton>{t('login.submit')}</SubmitButton>
      <PasskeyButton isForStaff={isForStaff} />
    </Form>
  );
}
