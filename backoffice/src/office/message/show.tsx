import { COLUMN_SUFFIXES } from '@feria/shared/rules/content';
import { CONTENT_LANGUAGES } from '@feria/shared';
import AttachFile from '@mui/icons-material/AttachFile';
import Send from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DOCUMENT, formatInstant, type MessageReceiver, type MessageRecord, OFFICE_API } from '@feria/shared';
import { messageSubject } from '@feria/shared/i18n/message-about';
import { formatSize } from '@feria/shared/browser/download';
import { resources } from '@feria/shared/resources/index';
import { useState } from 'react';
import {
  LinkBase,
  ShowBase,
  Title,
  useCreatePath,
  useDataProvider,
  useGetResourceLabel,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { ExportButton } from '../../resource-kit/export-button';
import { BackButton } from '../../resource-kit/form/form-buttons';
import { PageTitle } from '../../resource-kit/page-title';
import { useAboutText } from './about';
import { Counts } from './list';
import { MailFrame } from '../../mailing/compose/mail-frame';
import { messages } from '../../mailing/compose/section';
import { useMessageText } from '../../mailing/compose/words';

/** A message: its texts, its files, and what became of each mail. */
export function MessageShow() {
  return (
    <ShowBase resource={messages.route}>
      <Shown />
    </ShowBase>
  );
}

function Shown() {
  const record = useRecordContext<MessageRecord>();
  const label = useGetResourceLabel();
  const language = useLanguage();
  const text = useMessageText();
  const aboutText = useAboutText();
  // Until the request is answered, react-admin shows the row of the list, which has no receivers.
  if (!record?.receivers) return null;
  const subject = messageSubject(language, record);
  return (
    <>
      <Title title={<PageTitle text={`${label(messages.route, 1)}: ${subject}`} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <Stack spacing={1} sx={{ mb: 2 }}>
            <Typography>{aboutText(record.audience)}</Typography>
            <Typography color="textSecondary">
              {formatInstant(record.created_at)}
              {record.sender ? `, ${record.sender}` : ''}
            </Typography>
            <Counts counts={record.counts} />
            {record.unreachable > 0 && (
              <Alert severity="info">{text('unreachable_count', { smart_count: record.unreachable })}</Alert>
            )}
          </Stack>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {CONTENT_LANGUAGES.map((lang) => {
              const [title, body] = [
                record[`subject${COLUMN_SUFFIXES[lang]}`],
                record[`body${COLUMN_SUFFIXES[lang]}`],
              ];
              return title && body ? (
                <section key={lang}>
                  <Typography variant="h6" component="h2">
                    {title}
                  </Typography>
                  <MailFrame title={text(`body_in.${lang}`)} html={body} />
                </section>
              ) : null;
            })}
          </Box>
          {record.files.length > 0 && (
            <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <AttachFile aria-hidden />
              {record.files.map(({ id, name, bytes }) => (
                <ExportButton
                  key={id}
                  path={DOCUMENT.messageFile(id)}
                  label={`${name} (${formatSize(bytes)})`}
                />
              ))}
            </Stack>
          )}
          <Receivers receivers={record.receivers} />
          <Box sx={{ mt: 3 }}>
            <BackButton route={messages.route} />
          </Box>
        </CardContent>
      </Card>
    </>
  );
}

function Receivers({ receivers }: { receivers: readonly MessageReceiver[] }) {
  const text = useMessageText();
  const createPath = useCreatePath();
  const can = useCan();
  const opens = can(resources.parent.permissions.view);
  return (
    <section>
      <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
        {text('receivers_title')}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label={text('receivers_title')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('receiver')}</TableCell>
              <TableCell>{text('children')}</TableCell>
              <TableCell>{text('delivery')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {receivers.map((receiver) => (
              <TableRow key={receiver.id}>
                <TableCell>
                  {opens && receiver.person_id !== null ? (
                    <Link
                      component={LinkBase}
                      to={createPath({
                        resource: resources.parent.route,
                        type: 'show',
                        id: receiver.person_id,
                      })}
                    >
                      {receiver.name}
                    </Link>
                  ) : (
                    receiver.name
                  )}
                  <Typography variant="body2" color="textSecondary">
                    {receiver.email}
                  </Typography>
                </TableCell>
                <TableCell>{receiver.children.join(', ')}</TableCell>
                <TableCell>
                  {text(`state.${receiver.state}`)}
                  {receiver.sent_at && ` (${formatInstant(receiver.sent_at)})`}
                  {receiver.error && (
                    <Typography variant="body2" color="error">
                      {receiver.error}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right">
                  <Resend receiver={receiver} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}

/** Sends a mail again that was given up, as the list of failed mails does. */
function Resend({ receiver }: { receiver: MessageReceiver }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const text = useMessageText();
  const can = useCan();
  const [busy, setBusy] = useState(false);
  const { failed_mail_id: id } = receiver;
  if (id === null || !can('peopleCourseWeekRegistration.update')) return null;
  const send = async () => {
    setBusy(true);
    try {
      const { message } = await dataProvider.api('POST', `${OFFICE_API.failedMail}/{id}/resend`, {
        params: { id },
      });
      notify(message, { type: 'success', messageArgs: { _: message } });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(false);
    refresh();
  };
  const label = text('resend', { name: receiver.name });
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} loading={busy} onClick={() => void send()}>
        <Send fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
