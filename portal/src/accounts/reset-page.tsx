import type { MessageResult, ResetInput, ResetLink } from '@feria/shared/contracts/account';
import { API, PORTAL } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { request } from '../api/client';
import { hasCode, firstMessages, textsIn, type ApiError } from '../api/errors';
import { useI18n, useT } from '../i18n';
import { PageSkeleton } from '../components/page-skeleton';
import { Form } from '../components/form/form';
import { FormAlert } from '../components/form/form-alert';
import { NewPasswordInputs, type NewPassword } from '../components/form/new-password-inputs';
import { SubmitButton } from '../components/form/submit-button';
import { AccountCard } from './account-card';

/** `/password/reset`: sets a password with the link of a mail; e-mail and token stand in the address. */
export default function ResetPage() {
  const { t, language } = useI18n();
  const [search] = useSearchParams();
  const [done, setDone] = useState<MessageResult | null>(null);
  const email = search.get('email');
  const token = search.get('token');
  const link = useQuery({
    queryKey: ['reset-link', email, token],
    queryFn: ({ signal }) => checkLink({ email: email ?? '', token: token ?? '' }, signal),
    enabled: email !== null && token !== null,
    staleTime: Infinity,
  });
  const toLogin = (
    <Button component={Link} to={PORTAL.login} variant={done ? 'contained' : 'text'} fullWidth sx={{ mt: 2 }}>
      {t('password.to_login')}
    </Button>
  );
  if (!email || !token) return <UselessLink text={t('password.reset_broken')} />;
  if (link.data && !done) {
    const { errors, message } = link.data.textsIn(language);
    return <UselessLink text={firstMessages(errors).token ?? message} email={email} />;
  }
  if (link.isPending) return <PageSkeleton />;
  return (
    <AccountCard title={t('password.reset_title')} intro={t('password.reset_intro', { email })}>
      {done ? (
        <Alert severity="success">{textsIn(done, language).message}</Alert>
      ) : (
        <Form<NewPassword>
          defaultValues={{ password: '', password_confirmation: '' }}
          onSubmit={async (values) => {
            const body: ResetInput = { ...values, email, token };
            setDone(await request('POST', API.passwordReset, { body }));
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

/**
 * Why a link sets no password any more; `null` when it does, or when that is not known: then the form says so in the end.
 */
async function checkLink(link: ResetLink, signal: AbortSignal): Promise<ApiError | null> {
  try {
    await request('POST', API.passwordResetCheck, { body: link, signal });
    return null;
  } catch (error) {
    return hasCode(error, 'validation') ? error : null;
  }
}

/** A link that sets no password, and the way to a new one. `email`: the address to start with, if it is known. */
function UselessLink({ text, email }: { text: string; email?: string }) {
  const t = useT();
  return (
    <AccountCard title={t('password.reset_title')}>
      <Alert severity="warning">{text}</Alert>
      <Button
        component={Link}
        to={PORTAL.forgot}
        state={{ email }}
        variant="contained"
        fullWidth
        sx={{ mt: 2 }}
      >
        {t('password.reset_again')}
      </Button>
    </AccountCard>
  );
}
