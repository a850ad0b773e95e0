import type { SecondStep } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { keepLogin } from '../account';
import { request } from '../../api/client';
import { useI18n } from '../../i18n';
import { Form } from '../../components/form/form';
import { FormAlert } from '../../components/form/form-alert';
import { SubmitButton } from '../../components/form/submit-button';
import { TextInput } from '../../components/form/text-input';
import { passkeyMessage, signInByPasskey } from './passkey';

interface Code {
  code: string;
}

interface SecondStepFormProps {
  step: SecondStep;
  remember: boolean;
  onBack: () => void;
}

/** After the password: a code of the authenticator app, a recovery code, or a passkey. */
export default function SecondStepForm({ step, remember, onBack }: SecondStepFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [refusal, setRefusal] = useState<string | null>(null);
  const { app, passkey } = step.second_step;
  const usePasskey = (): void => {
    setRefusal(null);
    signInByPasskey(remember).catch((error: unknown) => setRefusal(passkeyMessage(error, i18n)));
  };
  const box = useRef<HTMLDivElement>(null);
  // The form before it is gone, and the focus with it.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <Typography sx={{ mb: 2.5 }}>{t(app ? 'second_factor.ask' : 'second_factor.ask_passkey')}</Typography>
      {refusal && (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          {refusal}
        </Alert>
      )}
      {passkey && (
        <Button variant={app ? 'outlined' : 'contained'} fullWidth onClick={usePasskey} sx={{ mb: 2.5 }}>
          {t('second_factor.use_passkey')}
        </Button>
      )}
      <Form<Code>
        defaultValues={{ code: '' }}
        onSubmit={async ({ code }) =>
          keepLogin(await request('POST', `${API.login}/code`, { body: { token: step.token, code } }))
        }
      >
        <FormAlert />
        <TextInput<Code>
          name="code"
          label={t(app ? 'second_factor.code' : 'second_factor.recovery_code')}
          required
          autoComplete="one-time-code"
          helperText={t('second_factor.code_help')}
        />
        <SubmitButton>{t('second_factor.go_on')}</SubmitButton>
      </Form>
      <Button color="inherit" fullWidth onClick={onBack} sx={{ mt: 1.5 }}>
        {t('second_factor.back')}
      </Button>
    </div>
  );
}
