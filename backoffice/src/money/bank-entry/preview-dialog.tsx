import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type BankPreview, type BankRunBooking, formatEuros, OFFICE_API, recordLabel } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { MailCheckbox } from '../../resource-kit/mail-checkbox';
import { messageOf } from '../../resource-kit/message-of';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { LeftOut } from './left-out';
import { ShareText } from './share-text';
import { useBankWords } from './words';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

/** So many places are named without a click. */
const SHOWN_AT_ONCE = 5;

/**
 * Says what booking entries would do, and books exactly that once it is confirmed: what has changed since then is left out and named.
 * @param ids of the entries; none for all that are certain
 */
export function PreviewDialog(props: {
  ids: readonly number[];
  /** Called once it is booked, with the ids of what is; the dialog stays open when something was left out. */
  onBooked: (done: BankRunBooking, ids: number[]) => void;
  onClose: () => void;
}) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useBankWords();
  const translate = useTranslate();
  const [mail, setMail] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<BankRunBooking | null>(null);
  const told = mail ? undefined : false;
  const { data, error } = useQuery({
    queryKey: ['bank-entry', 'preview', props.ids, mail],
    queryFn: () => api('POST', OFFICE_API.bankEntryPreview, { body: { ids: [...props.ids], mail: told } }),
    // It is of now, and stays what was confirmed.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const book = async ({ entries }: BankPreview): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await api('POST', OFFICE_API.bankEntryBookPreviewed, { body: { entries, mail: told } });
      setDone(answer);
      const leftOut = new Set(answer.left_out.map(({ id }) => id));
      props.onBooked(
        answer,
        entries.map(({ id }) => id).filter((id) => !leftOut.has(id)),
      );
    } catch (failure) {
      setProblem(messageOf(failure, translate));
    }
    setBusy(false);
  };
  const failed = problem ?? (error ? messageOf(error, translate) : null);
  return (
    <TitledDialog
      title={words('preview.title')}
      onClose={props.onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        done ? (
          <Button onClick={props.onClose} variant="contained" autoFocus>
            {words('close')}
          </Button>
        ) : (
          <>
            <CancelButton disabled={busy} />
            {data && data.entries.length > 0 && (
              <Button onClick={() => void book(data)} variant="contained" loading={busy} autoFocus>
                {words('preview.confirm', { smart_count: data.entries.length })}
              </Button>
            )}
          </>
        )
      }
    >
      {failed && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {failed}
        </Alert>
      )}
      {!data && !error && (
        <div role="status">
          {words('preview.loading')}
          <LinearProgress aria-hidden />
        </div>
      )}
      {done ? (
        <>
          <Alert severity="success">{done.message}</Alert>
          <LeftOut title={words('left_out')} entries={done.left_out} />
        </>
      ) : (
        data && (
          <>
            <Planned preview={data} />
            {data.entries.length > 0 && <MailCheckbox checked={mail} onChange={setMail} disabled={busy} />}
            <LeftOut title={words('left_out')} entries={data.left_out} />
          </>
        )
      )}
    </TitledDialog>
  );
}

function Planned({ preview }: { preview: BankPreview }) {
  const words = useBankWords();
  const language = useLanguage();
  const { entries, amount, courses, shares, fees, credits, accounts, mails, today, further } = preview;
  if (entries.length === 0) return <Alert severity="info">{words('preview.nothing')}</Alert>;
  const lines = [
    ...courses.map(({ course, amount: sum, registrations }) => ({
      key: `course ${course.id}`,
      text: words('preview.course', { course: recordLabel(course, language), smart_count: registrations }),
      sum,
    })),
    ...(fees > 0 ? [{ key: 'fees', text: words('preview.fees'), sum: fees }] : []),
    ...credits.map(({ person, amount: sum }) => ({
      key: `credit ${person.id}`,
      text: words('preview.credit', { name: `${person.first_name} ${person.last_name}` }),
      sum,
    })),
  ];
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {words('preview.total', { smart_count: entries.length, amount: formatEuros(amount) })}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ px: 0 }}>{words('preview.what')}</TableCell>
            <TableCell align="right" sx={{ px: 0 }}>
              {words('preview.amount')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ key, text, sum }) => (
            <TableRow key={key}>
              <TableCell sx={{ px: 0 }}>{text}</TableCell>
              <TableCell align="right" sx={{ px: 0, whiteSpace: 'nowrap' }}>
                {formatEuros(sum)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {shares.length > 0 && (
        <details open={shares.length <= SHOWN_AT_ONCE}>
          <summary>{words('preview.one_by_one', { smart_count: shares.length })}</summary>
          {shares.map((share, index) => (
            // Several entries may pay the same place.
            <ShareText key={index} share={share} />
          ))}
        </details>
      )}
      <div>
        {accounts.map(({ account, amount: sum, entries: count }) => (
          <Typography key={account} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {words('preview.way', { account, count })}: {formatEuros(sum)}
          </Typography>
        ))}
        <Typography variant="body2">
          {mails > 0 ? words('preview.mails', { smart_count: mails }) : words('preview.no_mails')}
        </Typography>
        {today > 0 && (
          <Typography variant="body2">{words('preview.today', { smart_count: today })}</Typography>
        )}
        {further > 0 && (
          <Typography variant="body2">{words('preview.further', { count: further })}</Typography>
        )}
      </div>
    </>
  );
}
