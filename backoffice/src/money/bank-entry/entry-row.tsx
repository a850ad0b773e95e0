import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  formatDate,
  formatEuros,
  formatInstant,
  toCents,
  toEuros,
  type BankEntryRecord,
  type BankSuggestion,
} from '@feria/shared';
import type { KeyboardEvent } from 'react';
import { PaidForText } from '../payment/paid-for-text';
import { FilteredListLink } from '../../resource-kit/list/filtered-list';
import { actionOfKey, actionsOf, type EntryAction } from './entry-actions';
import { useEntryName } from './entry-name';
import { ShareText } from './share-text';
import { useBankWords } from './words';

/** The keys of a row, as assistive technology tells them. */
const SHORTCUTS = 'ArrowUp ArrowDown J K Enter B L Space R /';

/** One entry: what the bank says, what it pays by now and why, and what to do. Reached and decided by keyboard. */
export function EntryRow(props: {
  entry: BankEntryRecord;
  isBusy: boolean;
  isSelected: boolean;
  onAction: (action: EntryAction) => void;
  /** The key of the search was pressed. */
  onSearch: () => void;
}) {
  const { entry, isBusy, isSelected, onAction, onSearch } = props;
  const words = useBankWords();
  const name = useEntryName()(entry);
  const actions = actionsOf(entry);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    // Keys of the buttons in the row are theirs.
    if (event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[key];
    if (step !== undefined) {
      event.preventDefault();
      focusRow(event.currentTarget, step);
    } else if (key === '/') {
      event.preventDefault();
      onSearch();
    } else {
      const action = actionOfKey(key, entry);
      if (!action) return;
      event.preventDefault();
      // A key that is held must not book one row after the other.
      if (!isBusy && !event.repeat) onAction(action);
    }
  };
  const button = (
    action: Exclude<EntryAction, 'select'>,
    variant: 'contained' | 'outlined' | 'text' = 'text',
  ) => (
    <Button
      size="small"
      variant={variant}
      disabled={isBusy}
      aria-label={words(`${action}_entry`, { entry: name })}
      onClick={() => onAction(action)}
    >
      {words(action)}
    </Button>
  );
  return (
    <Stack
      component="li"
      tabIndex={0}
      aria-label={name}
      aria-keyshortcuts={SHORTCUTS}
      data-entry={entry.id}
      onKeyDown={press}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1,
        justifyContent: 'space-between',
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        opacity: isBusy ? 0.5 : 1,
      }}
    >
      <Stack direction="row" sx={{ gap: 1, minWidth: 0, alignItems: 'flex-start' }}>
        {actions.includes('select') && (
          <Checkbox
            size="small"
            checked={isSelected}
            disabled={isBusy}
            onChange={() => onAction('select')}
            slotProps={{ input: { 'aria-label': words('select', { entry: name }) } }}
            sx={{ p: 0.25 }}
          />
        )}
        <EntryText entry={entry} name={name} />
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, alignItems: 'flex-start', flexShrink: 0, flexWrap: 'wrap' }}
      >
        {actions.includes('book') && button('book', 'contained')}
        {actions.includes('split') && button('split', 'outlined')}
        {actions.includes('ignore') && button('ignore')}
        {actions.includes('undo') && button('undo')}
        {actions.includes('reopen') && button('reopen')}
      </Stack>
    </Stack>
  );
}

/** Goes to the next row, over the borders of the groups. */
function focusRow(row: HTMLElement, step: number): void {
  const rows = [...(row.closest('[data-review]') ?? document).querySelectorAll<HTMLElement>('[data-entry]')];
  rows[rows.indexOf(row) + step]?.focus();
}

function EntryText({ entry, name }: { entry: BankEntryRecord; name: string }) {
  const words = useBankWords();
  const { suggestion, text, references, payer_iban, related, undone, date, books_on, payment_id, paid_for } =
    entry;
  const kept = keptOf(suggestion?.credit ?? null);
  return (
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[references.join(', '), text, payer_iban, words('account', { account: entry.account })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {suggestion?.shares.map((share) => (
        <ShareText key={share.registration_id} share={share} />
      ))}
      {suggestion?.credit?.pays.map((share) => (
        <ShareText key={share.registration_id} share={share} kind="credit_pays" />
      ))}
      {kept > 0 && (
        <Typography variant="body2">{words('credit', { amount: formatEuros(toEuros(kept)) })}</Typography>
      )}
      {entry.is_return && <Typography variant="body2">{words('is_return')}</Typography>}
      {undone && (
        <Typography variant="body2">
          {words('undone', {
            at: formatInstant(undone.at),
            who: undone.by ?? '–',
            reason: undone.reason ?? '–',
          })}{' '}
          <PaymentLink id={undone.payment_id} />
        </Typography>
      )}
      {suggestion && (
        <Typography variant="body2" color="textSecondary">
          {suggestion.reasons.join(' · ')}
        </Typography>
      )}
      {books_on !== null && books_on !== date && (
        <Typography variant="body2">
          {words(date > books_on ? 'books_ahead' : 'books_today', { date: formatDate(books_on) })}
        </Typography>
      )}
      {related && (
        <Typography variant="body2">
          {words('related', {
            id: related.id,
            date: formatDate(related.booked_on),
            payer: related.payer_name ?? words('no_payer'),
            state: words(`states.${related.state}`),
          })}{' '}
          {related.payment_id !== null && <PaymentLink id={related.payment_id} />}
        </Typography>
      )}
      {paid_for && <PaidForText paidFor={paid_for} />}
      {payment_id !== null && <PaymentLink id={payment_id} />}
    </div>
  );
}

/** Cents of credit that pay nothing at once. */
function keptOf(credit: BankSuggestion['credit']): number {
  return (credit?.pays ?? []).reduce(
    (cents, { amount }) => cents - toCents(amount),
    toCents(credit?.amount ?? 0),
  );
}

function PaymentLink({ id }: { id: number }) {
  const words = useBankWords();
  return (
    <FilteredListLink route="payment" filter={{ id }}>
      {words('related_payment')}
    </FilteredListLink>
  );
}
