import type { FamilyMessage, MessageFile } from '@feria/shared/contracts/message';
import { DOCUMENT } from '@feria/shared/document-routes';
import AttachFile from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatInstant } from '../i18n/format';
import { downloadDocument } from '../api/documents';
import { messagesQuery } from './messages';
import { messageOf } from '../components/error-notice';
import { RichText } from '../components/rich-text';
import { useNotify } from '../components/toasts';
import { useIsNear } from '../components/use-is-near';
import { useI18n } from '../i18n';
import { FailedSection } from '../components/failed-section';
import { CARD, Section } from '../components/section';

/** What the office wrote to the parent. Loaded when it comes in sight, and not shown as long as the office wrote nothing. */
export function MessagesSection() {
  const i18n = useI18n();
  const { t } = i18n;
  const top = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({ ...messagesQuery, enabled: useIsNear(top) });
  if (error && !data)
    return <FailedSection title={t('messages.title')} error={error} onRetry={() => void refetch()} />;
  if (!data?.length) return <div ref={top} />;
  return (
    <Section title={t('messages.title')}>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
        {data.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Box>
    </Section>
  );
}

/** Folded away but for subject and date. The text is in the language in which it was sent. */
function Message({ message }: { message: FamilyMessage }) {
  return (
    <Box component="li" sx={CARD}>
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
          <Typography
            component="span"
            variant="subtitle1"
            lang={message.lang}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {message.subject}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {formatInstant(message.created_at)}
          </Typography>
        </Box>
        <Box lang={message.lang}>
          <RichText
            html={message.body}
            lang={message.lang}
            sx={{ mt: 2, maxWidth: '44em', overflowWrap: 'anywhere' }}
          />
        </Box>
        {message.files.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            {message.files.map((file) => (
              <FileButton key={file.id} file={file} />
            ))}
          </Box>
        )}
      </details>
    </Box>
  );
}

function FileButton({ file }: { file: MessageFile }) {
  const i18n = useI18n();
  const { t } = i18n;
  const notify = useNotify();
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const download = async () => {
    const controller = new AbortController();
    running.current = controller;
    setIsRunning(true);
    try {
      const options = { fallbackName: file.name, signal: controller.signal };
      notify(
        'success',
        t('messages.file_done', { name: await downloadDocument(DOCUMENT.messageFile(file.id), options) }),
      );
    } catch (error) {
      // The page was left: there is nobody to tell.
      if (controller.signal.aborted) return;
      notify('error', messageOf(error, i18n));
    }
    setIsRunning(false);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<AttachFile />}
      aria-label={t('messages.file', { name: file.name })}
      // Not `disabled`: the button that was just pressed would lose the keyboard focus.
      aria-disabled={isRunning}
      onClick={() => {
        if (!isRunning) void download();
      }}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {file.name}
    </Button>
  );
}
