import { askPasskey, knowsPasskeys, type PasskeyAnswer } from '@feria/shared/browser/passkeys';
import { API } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { request } from '../../api/client';
import { MINE } from '../../api/query-client';
import { useI18n } from '../../i18n';
import { useErrorText } from '../../components/form/form-context';
import { TextInput } from '../../components/form/text-input';
import type { FactorInput } from './factor';
import { passkeyMessage } from './passkey';

/** What the account has set up as second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: [MINE, 'second-factor'],
  queryFn: ({ signal }) => request('GET', API.secondFactor, { signal }),
  staleTime: 0,
});

/** Asks for the second factor before a change of the own login: a code of the app, a recovery code, or a passkey. */
export default function OwnFactor() {
  const i18n = useI18n();
  const { t } = i18n;
  const { data } = useQuery(secondFactorQuery);
  const { field, fieldState } = useController<FactorInput, 'passkey'>({ name: 'passkey' });
  const refusal = useErrorText('passkey', fieldState.error);
  const [failure, setFailure] = useState<string | null>(null);
  // An answer that was refused is used up.
  const isAnswered = field.value !== null && !fieldState.error;
  const hasPasskey = (data?.passkeys.length ?? 0) > 0 && knowsPasskeys();
  const signWithPasskey = async (): Promise<void> => {
    setFailure(null);
    try {
      field.onChange(await answerOfPasskey());
    } catch (error) {
      setFailure(passkeyMessage(error, i18n));
    }
  };
  if (isAnswered)
    return (
      <Alert severity="success" role="status">
        {t('second_factor.passkey_answered')}
      </Alert>
    );
  const problem = failure ?? refusal;
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextInput<FactorInput>
        name="code"
        label={t(data && !data.app ? 'second_factor.recovery_code' : 'second_factor.code')}
        required
        autoComplete="one-time-code"
        helperText={t(data && !data.app ? 'second_factor.confirm_recovery' : 'second_factor.confirm_code')}
      />
      {hasPasskey && (
        <Button variant="outlined" onClick={() => void signWithPasskey()} sx={{ justifySelf: 'start' }}>
          {t('second_factor.use_passkey')}
        </Button>
      )}
    </>
  );
}

async function answerOfPasskey(): Promise<PasskeyAnswer> {
  return askPasskey(await request('POST', `${API.secondFactor}/confirmation`));
}
