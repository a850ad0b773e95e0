import MergeType from '@mui/icons-material/MergeType';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Form, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { formatEuros, REASON_MAX, type WeekMergePreview } from '@feria/shared';
import { useLanguage, useText } from '../../i18n';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { useMergeWords } from './merge-words';
import { MoveWeekInput } from './move-weeks';
import { CourseInput, useChosenWeek } from './week-inputs';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

interface MergeFormProps {
  weekId: number;
  /** Of the week. */
  courseId: number;
  onClose: () => void;
}

/** Chooses the week that takes the other in, says what will happen, and merges. */
export function MergeForm({ weekId, courseId, onClose }: MergeFormProps) {
  return (
    <Form defaultValues={{ course_id: courseId }} onSubmit={() => undefined} noValidate>
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <CourseInput />
        <MoveWeekInput currentWeek={weekId} moves="week" />
        <Merging weekId={weekId} onClose={onClose} />
      </Box>
    </Form>
  );
}

/** Asks the server what a merge would do. Never cached: it may have changed since the last question. */
function useMergePreview(id: number, into: number | undefined) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const language = useLanguage();
  return useQuery({
    queryKey: ['merge-preview', id, into, language],
    queryFn: () =>
      dataProvider.api('GET', 'api/courseWeek/{id}/merge-preview', {
        params: { id },
        query: { into: into ?? 0 },
      }),
    enabled: into !== undefined,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

function Merging({ weekId, onClose }: Pick<MergeFormProps, 'weekId' | 'onClose'>) {
  const into = useChosenWeek()?.id;
  const { data, error, isFetching, refetch } = useMergePreview(weekId, into);
  const words = useMergeWords();
  const [mail, setMail] = useState(true);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ into: number; message: string } | null>(null);
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const text = useText();
  const possible = data !== undefined && data.refusals.length === 0;

  const merge = async () => {
    if (into === undefined) return;
    setBusy(true);
    setFailed(null);
    try {
      const { message } = await dataProvider.api('POST', 'api/courseWeek/{id}/merge', {
        params: { id: weekId },
        body: { into, mail, reason: reason.trim() || null },
      });
      notify(message, { type: 'success', messageArgs: { _: message } });
      refresh();
      onClose();
    } catch (problem) {
      setFailed({ into, message: messageOf(problem, translate) });
      setBusy(false);
      // The seats of the weeks may be others by now.
      refresh();
      await refetch();
    }
  };
  return (
    <>
      <div aria-live="polite" aria-busy={isFetching}>
        {data && <Consequences preview={data} />}
        {!data && isFetching && (
          <Skeleton variant="rounded" height={120} aria-label={text('weeks.merge.loading')} />
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
      {possible && (
        <TextField
          label={words.reason}
          helperText={words.reason_help}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          disabled={busy}
          multiline
          fullWidth
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        />
      )}
      {possible && data.mails > 0 && (
        <FormControlLabel
          control={<Checkbox checked={mail} onChange={(_, checked) => setMail(checked)} disabled={busy} />}
          label={text('weeks.merge.mail', { smart_count: data.mails })}
        />
      )}
      {failed && failed.into === into && possible && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {failed.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <CancelButton disabled={busy} />
        <Button
          onClick={() => void merge()}
          variant="contained"
          color="error"
          startIcon={<MergeType />}
          disabled={!possible}
          loading={busy}
          loadingPosition="start"
        >
          {text('weeks.merge.send')}
        </Button>
      </Box>
    </>
  );
}

function Consequences({ preview }: { preview: WeekMergePreview }) {
  const text = useText();
  const id = useId();
  const { refusals, children, unreachable } = preview;
  const sentences = useSentences(preview);
  if (refusals.length > 0) {
    return (
      <Alert severity="warning">
        {text('weeks.merge.refused')}
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </Box>
      </Alert>
    );
  }
  return (
    <Box component="section" aria-labelledby={id} sx={{ overflowWrap: 'anywhere' }}>
      {preview.present_today !== null && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {preview.present_today}
        </Alert>
      )}
      <Typography id={id} variant="subtitle2" component="h3">
        {text('weeks.merge.consequences')}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, '& li + li': { mt: 0.5 } }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      {children && children.length > 0 && <Names of={children} />}
      {unreachable.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {text('weeks.cancel.unreachable', { names: unreachable.join(', ') })}
        </Alert>
      )}
    </Box>
  );
}

function Names({ of }: { of: NonNullable<WeekMergePreview['children']> }) {
  const text = useText();
  return (
    <details>
      <summary>{text('weeks.merge.children')}</summary>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {of.map(({ id, first_name, last_name, queue_position }) => {
          const name = `${last_name} ${first_name}`;
          return (
            <Typography component="li" variant="body2" key={id}>
              {queue_position === null
                ? name
                : text('weeks.merge.child_waits', { name, position: queue_position })}
            </Typography>
          );
        })}
      </Box>
    </details>
  );
}

/** What the merge would do, a sentence for each consequence. */
function useSentences(preview: WeekMergePreview): string[] {
  const text = useText();
  const { confirmed, moved_up, waiting, families, moved_up_elsewhere, question } = preview;
  const stays = text('weeks.merge.stays');
  if (confirmed + moved_up + waiting === 0) return [text('weeks.merge.nobody'), stays];
  return [
    ...(confirmed ? [text('weeks.merge.confirmed', { smart_count: confirmed })] : []),
    ...(moved_up ? [text('weeks.merge.moved_up', { smart_count: moved_up })] : []),
    ...(waiting ? [text('weeks.merge.waiting', { smart_count: waiting })] : []),
    text('weeks.cancel.families', { smart_count: families }),
    ...moneySentences(preview, text),
    ...(moved_up_elsewhere
      ? [text('weeks.merge.moved_up_elsewhere', { smart_count: moved_up_elsewhere })]
      : []),
    ...(question ? [text('weeks.merge.question', { label: question })] : []),
    stays,
  ];
}

/** What becomes of the money; nothing for readers who see no registrations. */
function moneySentences(
  { money, price_changes }: WeekMergePreview,
  text: ReturnType<typeof useText>,
): string[] {
  if (money === null) return [];
  const [due_before, due] = [formatEuros(money.due_before), formatEuros(money.due)];
  const [open, credit] = [formatEuros(money.open), formatEuros(money.credit)];
  return [
    text(price_changes ? 'weeks.merge.new_prices' : 'weeks.merge.same_prices', { due, due_before }),
    money.payed_amount > 0
      ? text('weeks.merge.paid', { paid: formatEuros(money.payed_amount), open, credit })
      : text('weeks.merge.nothing_paid'),
  ];
}
