import Delete from '@mui/icons-material/Delete';
import Send from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type FailedMail, formatInstant, OFFICE_API } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { ConfirmDialog, ConfirmIconButton } from '../../resource-kit/confirm';
import { useMailWords } from './words';

/** Runs an action, notifies of its result and reloads the list, also after a failure: the list may be outdated. */
function useRun() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<string>) => {
    setBusy(true);
    try {
      const message = await action();
      notify(message, { type: 'success', messageArgs: { _: message } });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(false);
    refresh();
  };
  return { run, busy };
}

/** Sends one mail again. */
export function ResendButton({ mail }: { mail: FailedMail }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const text = useMailWords();
  const { run, busy } = useRun();
  const label = mail.resendable ? text('resend', { recipient: mail.recipient }) : text('not_resendable');
  const send = async () => {
    const { message } = await dataProvider.api('POST', `${OFFICE_API.failedMail}/{id}/resend`, {
      params: { id: mail.id },
    });
    return message;
  };
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          disabled={!mail.resendable}
          loading={busy}
          onClick={() => void run(send)}
        >
          <Send fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** Sends every mail again, after a question. */
export function ResendAllButton() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const { total = 0 } = useListContext();
  const text = useMailWords();
  const translate = useTranslate();
  const { run, busy } = useRun();
  const [asking, setAsking] = useState(false);
  const send = async () => {
    const { count } = await dataProvider.api('POST', `${OFFICE_API.failedMail}/resend`);
    return text('resent_all', { smart_count: count });
  };
  if (total === 0) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<Send />} onClick={() => setAsking(true)}>
        {text('resend_all')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={text('resend_all_question')}
        confirm={translate('ra.action.confirm')}
        busy={busy}
        onConfirm={() => void run(send).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Discards a mail after a question. */
export function DiscardButton({ mail }: { mail: FailedMail }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const refresh = useRefresh();
  const text = useMailWords();
  const label = text('discard', { recipient: mail.recipient });
  return (
    <ConfirmIconButton
      icon={<Delete fontSize="small" />}
      label={label}
      question={text('discard_question', {
        kind: text(`kinds.${mail.kind}`),
        recipient: mail.recipient,
        date: formatInstant(mail.created_at),
      })}
      confirm={text('discard_short')}
      destructive
      action={async () => {
        const { message } = await dataProvider.api('DELETE', `${OFFICE_API.failedMail}/{id}`, {
          params: { id: mail.id },
        });
        refresh();
        return message;
      }}
    />
  );
}
