import type { MessageResult } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/client';
import { textsIn } from '../api/errors';
import { useI18n } from '../i18n';
import { messageOf } from '../components/error-notice';
import { userQuery } from './account';

/** A button that sends the confirmation mail of the signed-in account again, and shows the result. */
export function SendConfirmationAgain() {
  const i18n = useI18n();
  const queryClient = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState<{ answer: MessageResult } | { error: unknown } | null>(null);

  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    setSaid(null);
    try {
      setSaid({ answer: await request('POST', API.emailConfirmation) });
      // The address may have been confirmed in another browser.
      await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    } catch (error) {
      setSaid({ error });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-disabled={isSending}
        onClick={() => void send()}
        sx={{ justifySelf: 'start' }}
      >
        {i18n.t('email.again')}
      </Button>
      <Box role="status" sx={{ fontWeight: 700, '&:empty': { display: 'none' } }}>
        {said &&
          ('answer' in said ? textsIn(said.answer, i18n.language).message : messageOf(said.error, i18n))}
      </Box>
    </>
  );
}
