import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { PORTAL } from '@feria/shared/routes';
import { useT } from '../../i18n';
import { CheckInput } from '../form/check-input';
import { EmailInput } from '../form/email-input';
import { Form } from '../form/form';
import { FormAlert } from '../form/form-alert';
import { PasswordInput } from '../form/password-input';
import { SubmitButton } from '../form/submit-button';
import { signIn } from '../../api/account';

interface Login {
  email: string;
  password: string;
  remember: boolean;
}

/** The login form. `email`: the address to start with, if it is known. */
export function LoginForm({ email = '' }: { email?: string }) {
  const t = useT();
  return (
    <Form<Login>
      defaultValues={{ email, password: '', remember: false }}
      onSubmit={async (values, form) => {
        try {
          await signIn({ ...values, email: values.email.trim() });
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
    </Form>
  );
}
