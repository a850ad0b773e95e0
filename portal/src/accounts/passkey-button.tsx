import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { knowsPasskeys, passkeyMessage, signInByPasskey } from './second-factor/passkey';
import { useI18n } from '../i18n';

/** Logs staff in by a passkey; nothing where the browser knows none. Parents have none, so they do not see it. */
export function PasskeyButton() {
  const i18n = useI18n();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!knowsPasskeys()) return null;
  const signIn = (): void => {
    setRefusal(null);
    signInByPasskey(false).catch((error: unknown) => setRefusal(passkeyMessage(error, i18n)));
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
