import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatInstant, type WeekMovedPreview } from '@feria/shared';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

const MESSAGES = ['message', 'message_it'] as const;

/** What the parents are told of other days or hours of a week: fields of `PUT /api/courseWeek/{id}`. */
export interface MovedAnswer {
  mail: boolean;
  message: string | null;
  message_it: string | null;
}

/** Shows the mail that the parents of a week get, lets the office write a text into it, and asks whether to save. */
export function MovedQuestion(props: {
  mail: WeekMovedPreview;
  presentToday: string | null;
  onConfirm: (answer: MovedAnswer) => void;
  onClose: () => void;
}) {
  const { mails, unreachable, subject, text: words, free_until } = props.mail;
  const translate = useTranslate();
  const text = useText();
  const [isMailed, setIsMailed] = useState(true);
  const [messages, setMessages] = useState({ message: '', message_it: '' });
  const confirm = (): void =>
    props.onConfirm({
      mail: isMailed,
      message: messages.message.trim() || null,
      message_it: messages.message_it.trim() || null,
    });
  return (
    <TitledDialog
      title={text('weeks.moved.title')}
      onClose={props.onClose}
      sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}
      actions={
        <>
          <CancelButton />
          <Button onClick={confirm} variant="contained">
            {translate('ra.action.save')}
          </Button>
        </>
      }
    >
      {props.presentToday !== null && <Alert severity="warning">{props.presentToday}</Alert>}
      {free_until !== null && (
        <Typography>{text('weeks.moved.free', { until: formatInstant(free_until) })}</Typography>
      )}
      {unreachable.length > 0 && (
        <Alert severity="warning">
          {text('weeks.cancel.unreachable', { names: unreachable.join(', ') })}
        </Alert>
      )}
      {mails > 0 && (
        <FormControlLabel
          control={<Checkbox checked={isMailed} onChange={(_, checked) => setIsMailed(checked)} />}
          label={text('weeks.merge.mail', { smart_count: mails })}
        />
      )}
      {mails > 0 && isMailed && (
        <>
          <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
            <Typography variant="subtitle2">{subject}</Typography>
            <Typography variant="body2">{words}</Typography>
          </Box>
          {MESSAGES.map((field) => (
            <TextField
              key={field}
              label={text(`weeks.cancel.${field}`)}
              value={messages[field]}
              onChange={(event) => setMessages({ ...messages, [field]: event.target.value })}
              helperText={field === 'message_it' ? text('weeks.cancel.message_help') : undefined}
              slotProps={{ htmlInput: { maxLength: 2_000 } }}
              multiline
              minRows={2}
              maxRows={6}
              fullWidth
            />
          ))}
        </>
      )}
    </TitledDialog>
  );
}
