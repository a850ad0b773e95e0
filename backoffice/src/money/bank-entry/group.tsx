import DoneAll from '@mui/icons-material/DoneAll';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  formatMoney,
  type BankEntryRecord,
  type BankGroup,
  type BankRunRecord,
  type BankSummary,
} from '@feria/shared';
import { useEffect, useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { actionsOf, type EntryAction } from './entry-actions';
import { EntryRow } from './entry-row';
import { Runs } from './runs';
import { bankEntries } from './section';
import { useBankWords } from './words';

/** Rows of a page of a group: a screen or two. */
const ROWS = 25;

interface Props {
  group: BankSummary['groups'][number];
  filter: Record<string, string>;
  isOpen: boolean;
  busy: number | null;
  /** Ids of what is done with, but perhaps still in the page that was loaded: whether they were open then. */
  hidden: ReadonlyMap<number, boolean>;
  selected: ReadonlySet<number>;
  onToggle: (isOpen: boolean) => void;
  onAction: (entry: BankEntryRecord, action: EntryAction) => void;
  onSearch: () => void;
  /** Books all of a group, as far as search and filters find it. */
  onBookGroup: (group: BankGroup) => void;
  onBookSelected: (ids: number[]) => void;
  onUndoRun: (run: BankRunRecord) => void;
  onLoaded: () => void;
}

/** A group of entries with its number and sums; its rows are loaded, page by page, while it is open. */
export function Group(props: Props) {
  const { group, isOpen, onToggle } = props;
  const words = useBankWords();
  const id = useId();
  const title = words(`groups.${group.group}`);
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => onToggle(expanded)}
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true, timeout: 0 } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} id={`${id}-title`} aria-controls={`${id}-content`}>
        {words('sums', { title, count: group.entries, sums: sumsOf(group) })}
      </AccordionSummary>
      <AccordionDetails>{isOpen && <Rows {...props} title={title} />}</AccordionDetails>
    </Accordion>
  );
}

function sumsOf({ sums }: Props['group']): string {
  return sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ');
}

function Rows(props: Props & { title: string }) {
  const { group, filter, busy, hidden, selected, title, onLoaded } = props;
  const words = useBankWords();
  const [wanted, setWanted] = useState(1);
  const pages = Math.max(1, Math.ceil(group.entries / ROWS));
  // What is booked or found less has fewer pages.
  const page = Math.min(wanted, pages);
  const isDecided = group.group === 'booked' || group.group === 'ignored';
  const { data, isLoading } = useGetList<BankEntryRecord>(bankEntries.route, {
    filter: { ...filter, group: group.group },
    pagination: { page, perPage: ROWS },
    sort: { field: 'date', order: isDecided ? 'DESC' : 'ASC' },
  });
  // Whoever decided the last row goes on with the first of what comes.
  useEffect(onLoaded, [data, onLoaded]);
  const rows = (data ?? []).filter(({ id, state }) => hidden.get(id) !== (state === 'open'));
  const chosen = [...selected];
  return (
    <>
      {group.group === 'booked' && <Runs onUndo={props.onUndoRun} />}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
        {(group.group === 'certain' || group.group === 'undone') && (
          <Button
            variant="contained"
            startIcon={<DoneAll />}
            disabled={busy !== null}
            onClick={() => props.onBookGroup(group.group)}
          >
            {Object.keys(filter).length > 0
              ? words(`book_${group.group}_found`, { count: group.entries, sums: sumsOf(group) })
              : words(`book_${group.group}`)}
          </Button>
        )}
        {rows.some((row) => actionsOf(row).includes('select')) && chosen.length > 0 && (
          <Button variant="outlined" disabled={busy !== null} onClick={() => props.onBookSelected(chosen)}>
            {words('book_selected', { count: chosen.length })}
          </Button>
        )}
      </Stack>
      {isLoading && <LinearProgress aria-hidden />}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isBusy={busy === entry.id}
            isSelected={selected.has(entry.id)}
            onAction={(action) => props.onAction(entry, action)}
            onSearch={props.onSearch}
          />
        ))}
      </Stack>
      {pages > 1 && (
        <>
          <Pagination
            count={pages}
            page={page}
            onChange={(_, next) => setWanted(next)}
            aria-label={words('page', { title, page, pages })}
            getItemAriaLabel={(type, number) =>
              type === 'page'
                ? words('go_to_page', { page: number ?? 0 })
                : words(type === 'next' ? 'next_page' : 'previous_page')
            }
            sx={{ mt: 1 }}
          />
          <Typography variant="body2" color="textSecondary" role="status">
            {words('page', { title, page, pages })}
          </Typography>
        </>
      )}
    </>
  );
}
