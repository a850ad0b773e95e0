import type { ConfirmEmailInput, MessageResult } from '@feria/shared/contracts/account';
import { API, PORTAL } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { request } from '../api/client';
import { textsIn } from '../api/errors';
import { useI18n } from '../i18n';
import { Form } from '../components/form/form';
import { FormAlert } from '../components/form/form-alert';
import { SubmitButton } from '../components/form/submit-button';
import { AccountCard } from './account-card';
import { SendConfirmationAgain } from './send-confirmation-again';
import { userQuery, useUser } from './account';

/**
 * `/email/confirm`: the page that the link in a mail opens to confirm an e-mail address. It needs no login. Only its button
 * confirms, because mail programs and virus scanners open every link.
 */
export default function ConfirmEmailPage() {
  const { t, language } = useI18n();
  const [search] = useSearchParams();
  const queryClient = useQueryClient();
  const { isSignedIn, user } = useUser();
  const [isRefused, setIsRefused] = useState(false);
  const [done, setDone] = useState<MessageResult | null>(null);
  const token = search.get('token');
  return (
    <AccountCard title={t('email.title')} intro={done || !token ? undefined : t('email.intro')}>
      {done ? (
        <Alert severity="success">{textsIn(done, language).message}</Alert>
      ) : !token ? (
        <Alert severity="warning">{t('email.broken')}</Alert>
      ) : (
        <Form
          defaultValues={{}}
          onSubmit={async () => {
            const body: ConfirmEmailInput = { token };
            try {
              setDone(await request('POST', API.emailConfirm, { body }));
            } catch (error) {
              setIsRefused(true);
              throw error;
            }
            await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
          }}
        >
          <FormAlert />
          <SubmitButton>{t('email.submit')}</SubmitButton>
        </Form>
      )}
      {(isRefused || !token) && !done && user?.people && !user.email_confirmed && (
        <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
          <SendConfirmationAgain />
        </Box>
      )}
      <Button
        component={Link}
        to={isSignedIn ? PORTAL.myFamily : PORTAL.login}
        variant={done ? 'contained' : 'text'}
        fullWidth
        sx={{ mt: 2 }}
      >
        {isSignedIn ? t('app.my_family') : t('password.to_login')}
      </Button>
    </AccountCard>
  );
}
