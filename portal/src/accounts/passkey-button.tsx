import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { hasUsedPasskey, knowsPasskeys, passkeyMessage, signInByPasskey } from './second-factor/passkey';
import { useI18n } from '../i18n';

/**
 * Logs staff in by a passkey, for as long as the form above asks for. Parents have none, so it is shown on the way to the back office, and
 * in browsers in which somebody has used one.
 */
export function PasskeyButton({ isForStaff }: { isForStaff: boolean }) {
  const i18n = useI18n();
  const { getValues } = useFormContext<{ remember: boolean }>();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!knowsPasskeys() || !(isForStaff || hasUsedPasskey())) return null;
  const signIn = (): void => {
    setRefusal(null);
    signInByPasskey(getValues('remember')).catch((error: unknown) => setRefusal(passkeyMessage(error, i18n)));
  };
  return (
    <>
      <Button fullWidth onClick={signIn} sx={{ mt: 1 }}>
        {i18n.t('second_factor.use_passkey')}
      </Button>
      {refusal && <Alert severity="error">{refusal}</Alert>}
    </>
  );
}
