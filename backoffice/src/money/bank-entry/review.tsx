import DoneAll from '@mui/icons-material/DoneAll';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BANK_CERTAINTIES, type BankCertainty, type BankEntryRecord, OFFICE_API } from '@feria/shared';
import { useEffect, useId, useRef, useState } from 'react';
import {
  Title,
  useDataProvider,
  useGetList,
  useGetResourceLabel,
  useNotify,
  useTranslate,
} from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { ALL_ROWS } from '../../resource-kit/page-sizes';
import { PageTitle } from '../../resource-kit/page-title';
import { messageOf } from '../../resource-kit/message-of';
import { EntryRow, isBookable, useEntryName, type EntryAction } from './entry-row';
import { IgnoredEntries } from './ignored';
import { ImportButton } from './import-button';
import { bankEntries } from './section';
import { SplitDialog, type Decision } from './split-dialog';
import { useBankWords } from './words';

/**
 * Books what bank statements brought (product/money.md#bank-statements): what is certain with one click, the rest entry by entry, with the
 * reason of each suggestion.
 */
export function BankReview() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useBankWords();
  const label = useGetResourceLabel();
  const nameEntry = useEntryName();
  const list = useRef<HTMLDivElement>(null);
  /** Decided, but perhaps still in the list that was loaded. */
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  /** Every entry that was open in this visit. */
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState<number | 'certain' | null>(null);
  const [splitting, setSplitting] = useState<BankEntryRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The row that has the focus next; a dialog gives the focus back first. */
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || splitting) return;
    list.current?.querySelector<HTMLElement>(`[data-entry="${next.current}"]`)?.focus();
    next.current = null;
  }, [done, splitting]);
  const { data, error, refetch } = useGetList<BankEntryRecord>(bankEntries.route, {
    filter: { state: 'open' },
    pagination: { page: 1, perPage: ALL_ROWS },
    sort: { field: 'date', order: 'ASC' },
  });
  const open = (data ?? []).filter(({ id }) => !done.has(id));
  if (data?.some(({ id }) => !seen.has(id))) setSeen(new Set([...seen, ...data.map(({ id }) => id)]));

  /** Does something with an entry, then goes on to the next one. */
  const decide = async (entry: BankEntryRecord, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(entry.id);
    setProblem(null);
    try {
      await work();
    } catch (failure) {
      setProblem(messageOf(failure, translate));
      setBusy(null);
      return false;
    }
    next.current = neighbourOf(list.current, entry.id);
    setDone((before) => new Set(before).add(entry.id));
    setBusy(null);
    // What is booked is not open for the next: the suggestions are made anew.
    void refetch();
    return true;
  };
  const book = async (entry: BankEntryRecord, decision: Decision): Promise<void> => {
    const entries = [{ id: entry.id, ...decision }];
    const isDone = await decide(entry, () =>
      dataProvider.api('POST', OFFICE_API.bankEntryBook, { body: { entries } }),
    );
    if (!isDone) return;
    setSplitting(null);
    notify(words('booked', { entry: nameEntry(entry) }), { type: 'success' });
  };
  const ignore = async (entry: BankEntryRecord): Promise<void> => {
    const params = { id: entry.id };
    await decide(entry, () => dataProvider.api('POST', 'api/bank-entry/{id}/ignore', { params }));
  };
  const act = (entry: BankEntryRecord, action: EntryAction): void => {
    if (action === 'ignore') void ignore(entry);
    else if (action === 'book' && isBookable(entry)) void book(entry, decisionOf(entry));
    else {
      setProblem(null);
      setSplitting(entry);
    }
  };
  const bookCertain = async (): Promise<void> => {
    setBusy('certain');
    setProblem(null);
    try {
      const { message } = await dataProvider.api('POST', OFFICE_API.bankEntryBookCertain, { body: {} });
      notify(message, { type: 'success', messageArgs: { _: message } });
      await refetch();
    } catch (failure) {
      setProblem(messageOf(failure, translate));
    }
    setBusy(null);
  };
  const reopened = (): void => {
    // What was left out in this visit may be open again.
    setDone(new Set());
    void refetch();
  };
  return (
    <>
      <Title title={<PageTitle text={label(bankEntries.route, 2)} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <Stack spacing={2} ref={list}>
            <ImportButton onImported={() => void refetch()} />
            {error && <Alert severity="error">{words('failed')}</Alert>}
            {problem && !splitting && (
              <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
                {problem}
              </Alert>
            )}
            {data && <Progress done={seen.size - open.length} open={open.length} />}
            {BANK_CERTAINTIES.map((certainty) => (
              <Group
                key={certainty}
                certainty={certainty}
                entries={open.filter((entry) => (entry.suggestion?.certainty ?? 'unknown') === certainty)}
                busy={busy}
                onAction={act}
                onBookCertain={() => void bookCertain()}
              />
            ))}
            <IgnoredEntries onReopened={reopened} />
          </Stack>
        </CardContent>
      </Card>
      {splitting && (
        <SplitDialog
          entry={splitting}
          error={problem}
          isBusy={busy === splitting.id}
          onBook={(decision) => void book(splitting, decision)}
          onClose={() => setSplitting(null)}
        />
      )}
    </>
  );
}

/** The entry below another, in whichever group; above the last one. */
function neighbourOf(list: HTMLElement | null, id: number): number | null {
  const ids = [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].map(({ dataset }) =>
    Number(dataset.entry),
  );
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1] ?? null;
}

function decisionOf({ suggestion }: BankEntryRecord): Decision {
  return {
    shares: (suggestion?.shares ?? []).map(({ registration_id, amount }) => ({ registration_id, amount })),
    credit_person_id: suggestion?.credit?.person_id ?? null,
  };
}

function Progress({ done, open }: { done: number; open: number }) {
  const words = useBankWords();
  const total = done + open;
  if (open === 0) return <Alert severity="success">{words('nothing')}</Alert>;
  const text = words('progress', { done, total });
  return (
    <div>
      <Typography role="status">{text}</Typography>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={text} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {words('keys')}
      </Typography>
    </div>
  );
}

function Group(props: {
  certainty: BankCertainty;
  entries: readonly BankEntryRecord[];
  busy: number | 'certain' | null;
  onAction: (entry: BankEntryRecord, action: EntryAction) => void;
  onBookCertain: () => void;
}) {
  const { certainty, entries, busy } = props;
  const words = useBankWords();
  const id = useId();
  if (entries.length === 0) return null;
  const title = words(`groups.${certainty}`);
  return (
    <section aria-labelledby={id}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography id={id} variant="h6" component="h2">
          {words('count', { title, count: entries.length })}
        </Typography>
        {certainty === 'certain' && (
          <Button
            variant="contained"
            startIcon={<DoneAll />}
            loading={busy === 'certain'}
            loadingPosition="start"
            onClick={props.onBookCertain}
          >
            {words('book_certain')}
          </Button>
        )}
      </Stack>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isBusy={busy !== null}
            onAction={(action) => props.onAction(entry, action)}
          />
        ))}
      </Stack>
    </section>
  );
}
