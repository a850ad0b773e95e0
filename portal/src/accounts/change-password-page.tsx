import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNotify } from '../components/toasts';
import { useT } from '../i18n';
import { Form } from '../components/form/form';
import { FormAlert } from '../components/form/form-alert';
import { SubmitButton } from '../components/form/submit-button';
import { LoadErrorPage } from '../components/error-notice';
import { PageSkeleton } from '../components/page-skeleton';
import { AccountCard } from './account-card';
import { ChangePasswordInputs, NO_PASSWORDS, useChangePassword } from './change-password';
import { destinationOf, wantedPage } from './destination';
import { GoTo, SignedInOnly } from './guards';
import ResetPage from './reset-page';
import { useUser } from './account';

/** `/password/change`: forced after a given password, or wanted; with the link of a mail the first password is set. */
export default function ChangePasswordPage() {
  const [search] = useSearchParams();
  if (search.has('token')) return <ResetPage />;
  return (
    <SignedInOnly>
      <ChangeOwnPassword />
    </SignedInOnly>
  );
}

function ChangeOwnPassword() {
  const t = useT();
  const notify = useNotify();
  const [search] = useSearchParams();
  const { user, error, reload } = useUser();
  const change = useChangePassword();
  const [isDone, setIsDone] = useState(false);
  if (!user) return error ? <LoadErrorPage error={error} onRetry={() => void reload()} /> : <PageSkeleton />;
  if (isDone && !user.password_change_required) {
    return <GoTo path={destinationOf(user, wantedPage(null, search))} />;
  }
  return (
    <AccountCard title={t('password.change_title')}>
      {user.password_change_required && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('password.change_forced')}
        </Alert>
      )}
      <Form
        defaultValues={NO_PASSWORDS}
        onSubmit={async (values) => {
          await change(values);
          notify('success', t('password.changed'));
          setIsDone(true);
        }}
      >
        <FormAlert />
        <ChangePasswordInputs />
        <SubmitButton>{t('password.change_submit')}</SubmitButton>
      </Form>
    </AccountCard>
  );
}
