import { API } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/client';
import { factorOf, NO_FACTOR, type FactorInput } from '../accounts/second-factor/factor';
import { FactorInputs } from '../accounts/second-factor/factor-inputs';
import { messageOf } from '../components/error-notice';
import { FormAlert } from '../components/form/form-alert';
import { FormDialog } from '../components/form/form-dialog';
import { PasswordInput } from '../components/form/password-input';
import { TextInput } from '../components/form/text-input';
import { useNotify } from '../components/toasts';
import { useI18n } from '../i18n';

interface Values extends FactorInput {
  iban: string;
  current_password: string;
}

const EMPTY: Values = { iban: '', current_password: '', ...NO_FACTOR };

const accountQuery = {
  queryKey: ['refund-account'],
  queryFn: () => request('GET', API.myRefundAccount),
  // Money goes there: what is shown must be what counts.
  staleTime: 0,
} as const;

/** The account to which the organiser pays credit back: money goes there, so the password is asked for again. */
export default function RefundAccountDialog({ onClose }: { onClose: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(accountQuery);
  const [isRemoving, setRemoving] = useState(false);
  const save = async ({ iban, current_password, ...factor }: Values): Promise<void> => {
    const body = {
      iban: isRemoving ? '' : iban,
      version: data?.version ?? null,
      current_password,
      ...factorOf(factor),
    };
    const saved = await request('PUT', API.myRefundAccount, { body }).catch((failure: unknown) => {
      // Only the answer may have been lost, or another tab was faster.
      void refetch();
      throw failure;
    });
    queryClient.setQueryData(accountQuery.queryKey, saved);
    notify('success', t(saved.account ? 'refund.saved' : 'refund.removed'));
    onClose();
  };
  return (
    <FormDialog<Values>
      title={t('refund.title')}
      maxWidth="xs"
      defaultValues={EMPTY}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('refund.text')}</Typography>
      {/* What is stored is not needed to enter another one: the form stays when it could not be loaded. */}
      {error && !data && <Alert severity="warning">{messageOf(error, i18n)}</Alert>}
      {data && (
        <Typography sx={{ fontWeight: 600 }}>
          {data.account ? t('refund.now', { iban: data.account.masked }) : t('refund.none')}
        </Typography>
      )}
      <FormAlert />
      {data?.account && (
        <FormControlLabel
          control={<Checkbox checked={isRemoving} onChange={(event) => setRemoving(event.target.checked)} />}
          label={t('refund.remove')}
        />
      )}
      {!isRemoving && <TextInput<Values> name="iban" label={t('refund.iban')} required autoComplete="off" />}
      <PasswordInput<Values>
        name="current_password"
        label={t('field.password_current')}
        autoComplete="current-password"
      />
      <FactorInputs />
    </FormDialog>
  );
}
