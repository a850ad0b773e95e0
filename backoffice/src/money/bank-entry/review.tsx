import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  BANK_GROUPS,
  type BankEntryRecord,
  type BankGroup,
  type BankSummary,
  type BankUndo,
  OFFICE_API,
} from '@feria/shared';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Title, useDataProvider, useGetResourceLabel, useNotify, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { PageTitle } from '../../resource-kit/page-title';
import { messageOf } from '../../resource-kit/message-of';
import { ALL_ROWS } from '../../resource-kit/page-sizes';
import { isBookable, type EntryAction } from './entry-actions';
import { useEntryName } from './entry-name';
import { filterOf, queryOf, useTypedFilter } from './filter';
import { FilterBar } from './filter-bar';
import { Group } from './group';
import { ImportButton } from './import-button';
import { PreviewDialog } from './preview-dialog';
import { bankEntries } from './section';
import { SplitDialog, type Decision } from './split-dialog';
import { UndoDialog, type Undo } from './undo-dialog';
import { useBankWords } from './words';

/** As many as the server previews at once. */
const PREVIEWED = 2_000;

/** Groups of entries that wait for somebody. */
const OPEN: readonly BankGroup[] = BANK_GROUPS.filter((group) => group !== 'booked' && group !== 'ignored');

/** What is asked before it is undone. */
interface Undoing {
  /** Number of entries of a run; `null` for one entry. */
  count: number | null;
  undo: (wanted: Undo) => Promise<BankUndo>;
}

/** The row that has the focus next. */
type Next = number | 'first' | null;

/**
 * Books what bank statements brought (product/money.md#review-of-bank-entries): groups with their sums, what is certain together after a
 * preview, the rest entry by entry with the reason of each suggestion, and a way back.
 */
export function BankReview() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useBankWords();
  const label = useGetResourceLabel();
  const nameEntry = useEntryName();
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { typed, set, clear } = useTypedFilter();
  const filter = filterOf(typed);
  /** What is done with, but perhaps still in the page that was loaded: whether it was open then. */
  const [hidden, setHidden] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [busy, setBusy] = useState<number | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [toggled, setToggled] = useState<ReadonlyMap<BankGroup, boolean>>(new Map());
  const [splitting, setSplitting] = useState<BankEntryRecord | null>(null);
  const [previewed, setPreviewed] = useState<readonly number[] | null>(null);
  const [undoing, setUndoing] = useState<Undoing | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const next = useRef<Next>(null);
  const hasDialog = splitting !== null || previewed !== null || undoing !== null;
  const focusNext = useCallback(() => {
    // A dialog gives the focus back first.
    if (next.current === null || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const wanted = next.current === 'first' ? '[data-entry]' : `[data-entry="${next.current}"]`;
    const row = list.current?.querySelector<HTMLElement>(wanted);
    if (!row) return;
    row.focus();
    next.current = null;
  }, []);
  useEffect(focusNext, [hidden, hasDialog, focusNext]);
  const { data, error } = useQuery({
    queryKey: [bankEntries.route, 'summary', filter],
    queryFn: () => dataProvider.api('GET', OFFICE_API.bankEntrySummary, { query: queryOf(filter) }),
    placeholderData: keepPreviousData,
  });
  const groups = (data?.groups ?? []).filter(({ entries }) => entries > 0);
  const open = groups.filter(({ group }) => OPEN.includes(group));
  const isFiltered = Object.keys(filter).length > 0;

  /** What is booked is not open for the next: lists, sums and suggestions are read anew. */
  const reload = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: [bankEntries.route] });
  };
  const unhide = (): void => setHidden(new Map());
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
    setHidden((before) => new Map(before).set(entry.id, entry.state === 'open'));
    setSelected((before) => new Set([...before].filter((id) => id !== entry.id)));
    setBusy(null);
    void reload();
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
  const reopen = async (entry: BankEntryRecord): Promise<void> => {
    const params = { id: entry.id };
    const isDone = await decide(entry, () =>
      dataProvider.api('POST', 'api/bank-entry/{id}/reopen', { params }),
    );
    if (isDone) unhide();
  };
  /** Previews what search and filters find of a group; all that are certain are found by the server. */
  const previewGroup = async (group: BankGroup): Promise<void> => {
    setProblem(null);
    if (group === 'certain' && !isFiltered) return setPreviewed([]);
    try {
      const { data: found } = await dataProvider.getList<BankEntryRecord>(bankEntries.route, {
        filter: { ...filter, group },
        pagination: { page: 1, perPage: ALL_ROWS },
        sort: { field: 'id', order: 'ASC' },
      });
      // Without ids all that are certain would be booked.
      if (found.length > 0) setPreviewed(found.slice(0, PREVIEWED).map(({ id }) => id));
      else await reload();
    } catch (failure) {
      setProblem(messageOf(failure, translate));
    }
  };
  const act = (entry: BankEntryRecord, action: EntryAction): void => {
    setProblem(null);
    if (action === 'ignore') void ignore(entry);
    else if (action === 'reopen') void reopen(entry);
    else if (action === 'book' && isBookable(entry)) void book(entry, decisionOf(entry));
    else if (action === 'select') setSelected((before) => toggledIn(before, entry.id));
    else if (action === 'undo')
      setUndoing({
        count: null,
        undo: (body) =>
          dataProvider.api('POST', 'api/bank-entry/{id}/undo', {
            params: { id: entry.id },
            body,
          }),
      });
    else setSplitting(entry);
  };
  return (
    <>
      <Title title={<PageTitle text={label(bankEntries.route, 2)} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <Stack spacing={2} ref={list} data-review="">
            <ImportButton onImported={() => void reload()} />
            {error && !data && <Alert severity="error">{words('failed')}</Alert>}
            {problem && !splitting && (
              <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
                {problem}
              </Alert>
            )}
            {data && (
              <>
                <FilterBar
                  typed={typed}
                  accounts={data.accounts}
                  search={search}
                  onChange={set}
                  onClear={clear}
                />
                <Progress progress={data.progress} isFiltered={isFiltered} isEmpty={groups.length === 0} />
              </>
            )}
            <div>
              {groups.map((group) => (
                <Group
                  key={group.group}
                  group={group}
                  filter={filter}
                  isOpen={toggled.get(group.group) ?? (group.group === open[0]?.group || isFiltered)}
                  busy={busy}
                  hidden={hidden}
                  selected={selected}
                  onToggle={(isOpen) => setToggled(new Map(toggled).set(group.group, isOpen))}
                  onAction={act}
                  onSearch={() => search.current?.focus()}
                  onBookGroup={(wanted) => void previewGroup(wanted)}
                  onBookSelected={setPreviewed}
                  onUndoRun={({ id, standing }) =>
                    setUndoing({
                      count: standing,
                      undo: (body) =>
                        dataProvider.api('POST', 'api/bank-run/{id}/undo', {
                          params: { id },
                          body,
                        }),
                    })
                  }
                  onLoaded={focusNext}
                />
              ))}
            </div>
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
      {previewed && (
        <PreviewDialog
          ids={previewed}
          onBooked={({ message, left_out }, ids) => {
            setHidden((before) => new Map([...before, ...ids.map((id) => [id, true] as const)]));
            setSelected(new Set());
            next.current = 'first';
            if (left_out.length === 0) {
              notify(message, { type: 'success', messageArgs: { _: message } });
              setPreviewed(null);
            }
            void reload();
          }}
          onClose={() => setPreviewed(null)}
        />
      )}
      {undoing && (
        <UndoDialog
          {...undoing}
          onUndone={({ message }) => {
            notify(message, { type: 'success', messageArgs: { _: message } });
            unhide();
            next.current = 'first';
            void reload();
          }}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}

/** The entry below another, in whichever group; above the last one. */
function neighbourOf(list: HTMLElement | null, id: number): Next {
  const ids = [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].map(({ dataset }) =>
    Number(dataset.entry),
  );
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1] ?? 'first';
}

function toggledIn(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set(ids).add(id);
}

function decisionOf({ suggestion }: BankEntryRecord): Decision {
  return {
    shares: (suggestion?.shares ?? []).map(({ registration_id, amount }) => ({ registration_id, amount })),
    credit_person_id: suggestion?.credit?.person_id ?? null,
  };
}

/** How far the files are that have open entries: the same after a reload, and for whoever else looks. */
function Progress(props: { progress: BankSummary['progress']; isFiltered: boolean; isEmpty: boolean }) {
  const { progress, isFiltered, isEmpty } = props;
  const words = useBankWords();
  const { done, total } = progress;
  const keys = (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {words('keys')}
    </Typography>
  );
  if (isFiltered)
    return isEmpty ? (
      <Alert severity="info" role="status">
        {words('none_found')}
      </Alert>
    ) : (
      keys
    );
  if (isEmpty) return <Alert severity="info">{words('none')}</Alert>;
  if (done === total) return <Alert severity="success">{words('nothing')}</Alert>;
  const text = words('progress', { done, total });
  return (
    <div>
      <Typography role="status">{text}</Typography>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={text} />
      {keys}
    </div>
  );
}
