import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatEuros, formatPeriod, type Named, type WeekCancelPreview } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useLanguage, useText } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

const MESSAGES = ['message', 'message_it'] as const;
type Messages = Record<(typeof MESSAGES)[number], string>;

/** Says what cancelling a week would do, asks for a text to the parents, and cancels (product/catalogue.md#cancelling-a-week). */
export function CancelWeekDialog({ week, onClose }: { week: Named; onClose: () => void }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const language = useLanguage();
  const text = useText();
  const [messages, setMessages] = useState<Messages>({ message: '', message_it: '' });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<HttpError | Error | null>(null);
  const name = nameOf(week, language);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['cancel-preview', week.id, language],
    queryFn: () => dataProvider.api('GET', 'api/courseWeek/{id}/cancel-preview', { params: { id: week.id } }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const refused = data?.refusal != null;

  const cancel = async () => {
    setBusy(true);
    try {
      const { message } = await dataProvider.api('POST', 'api/courseWeek/{id}/cancel', {
        params: { id: week.id },
        body: { message: messages.message.trim() || null, message_it: messages.message_it.trim() || null },
      });
      notify(message, { type: 'success', messageArgs: { _: message } });
      refresh();
      onClose();
    } catch (caught) {
      setFailed(caught as Error);
      setBusy(false);
      await refetch();
    }
  };
  return (
    <TitledDialog
      title={text('weeks.cancel.title', { name })}
      onClose={() => !busy && onClose()}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy}>{refused ? translate('ra.action.close') : undefined}</CancelButton>
          {!refused && (
            <Button
              onClick={() => void cancel()}
              color="error"
              variant="contained"
              disabled={!data}
              loading={busy}
            >
              {text('weeks.cancel.action')}
            </Button>
          )}
        </>
      }
    >
      <div aria-live="polite" aria-busy={isFetching}>
        {data && <Consequences preview={data} />}
        {!data && isFetching && (
          <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
            <CircularProgress size={28} aria-label={text('weeks.cancel.loading')} />
          </Box>
        )}
        {!data && !isFetching && error && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {text('delete.retry')}
              </Button>
            }
          >
            {translate(error.message, { _: error.message })}
          </Alert>
        )}
      </div>
      {!refused && (
        <Stack spacing={1.5}>
          {MESSAGES.map((field) => {
            const [problem] = problemsAt(failed, field);
            return (
              <TextField
                key={field}
                label={text(`weeks.cancel.${field}`)}
                value={messages[field]}
                onChange={(event) => setMessages({ ...messages, [field]: event.target.value })}
                error={problem !== undefined}
                helperText={
                  problem ?? (field === 'message_it' ? text('weeks.cancel.message_help') : undefined)
                }
                multiline
                minRows={2}
                maxRows={6}
                fullWidth
              />
            );
          })}
        </Stack>
      )}
      {failed && !refused && (
        <Alert severity="error">{translate(failed.message, { _: failed.message })}</Alert>
      )}
    </TitledDialog>
  );
}

/** Messages of the server at a field. */
function problemsAt(error: Error | null, field: string): string[] {
  const body: unknown = error instanceof HttpError ? error.body : null;
  const errors = (body as { errors?: Record<string, unknown> } | null)?.errors?.[field];
  return [errors].flat().filter((message): message is string => typeof message === 'string');
}

function Consequences({ preview }: { preview: WeekCancelPreview }) {
  const language = useLanguage();
  const text = useText();
  const { refusal, confirmed, waiting, families, refund, mails, moved_up, unreachable, alternatives } =
    preview;
  if (refusal !== null) return <Alert severity="warning">{refusal}</Alert>;
  const count = confirmed + waiting;
  const sentences = count
    ? [
        text('weeks.cancel.ends', { smart_count: count, confirmed, waiting }),
        text('weeks.cancel.families', { smart_count: families }),
        ...(refund === null
          ? []
          : [
              refund > 0
                ? text('weeks.cancel.refund', { amount: formatEuros(refund) })
                : text('weeks.cancel.nothing_paid'),
            ]),
        ...(mails ? [text('weeks.cancel.mails', { smart_count: mails })] : []),
        ...(moved_up ? [text('weeks.cancel.moved_up', { smart_count: moved_up })] : []),
      ]
    : [text('weeks.cancel.nobody')];
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {preview.present_today !== null && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {preview.present_today}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.5 } }}>
        {[...sentences, text('weeks.cancel.stays')].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      {unreachable.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {text('weeks.cancel.unreachable', { names: unreachable.join(', ') })}
        </Alert>
      )}
      {mails > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <Typography variant="body2">
            {text(alternatives.length ? 'weeks.cancel.alternatives' : 'weeks.cancel.no_alternatives')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {alternatives.map((week) => (
              <Typography component="li" variant="body2" key={week.id}>
                {text('weeks.cancel.alternative', {
                  course: nameOf(week.course, language),
                  week: nameOf(week, language),
                  period: formatPeriod(week.from, week.to),
                  free: week.free,
                })}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
