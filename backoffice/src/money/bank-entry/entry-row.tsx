import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, formatEuros, formatMoney, type BankEntryRecord } from '@feria/shared';
import type { KeyboardEvent } from 'react';
import { FilteredListLink } from '../../resource-kit/list/filtered-list';
import { useLanguage } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { useBankWords } from './words';

/** What can be done with an entry. */
export type EntryAction = 'book' | 'split' | 'ignore';

/** Keys of the actions; `Enter` books what is suggested, and asks where nothing is. */
const KEYS: Readonly<Record<string, EntryAction>> = { Enter: 'book', t: 'split', i: 'ignore' };

/** Whether an entry can be booked as it is suggested. */
export function isBookable({ suggestion }: BankEntryRecord): boolean {
  return suggestion !== null && (suggestion.shares.length > 0 || suggestion.credit !== null);
}

/** Amount, payer and date of an entry. */
export function useEntryName(): (entry: BankEntryRecord) => string {
  const words = useBankWords();
  return ({ amount, currency, payer_name, date }) =>
    words('entry', {
      amount: formatMoney(amount, currency),
      payer: payer_name ?? words('no_payer'),
      date: formatDate(date),
    });
}

/** One entry: what the bank says, what it pays by now and why, and what to do. Reached and decided by keyboard. */
export function EntryRow(props: {
  entry: BankEntryRecord;
  isBusy: boolean;
  onAction: (action: EntryAction) => void;
}) {
  const { entry, isBusy, onAction } = props;
  const words = useBankWords();
  const language = useLanguage();
  const name = useEntryName()(entry);
  const { suggestion, text, references, payer_iban, related, date, books_on } = entry;
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    // Keys of the buttons in the row are theirs.
    if (event.target !== event.currentTarget || isBusy) return;
    // A key that is held must not book one row after the other.
    if (event.repeat && !event.key.startsWith('Arrow')) {
      event.preventDefault();
      return;
    }
    const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      (event.currentTarget[step[event.key]] as HTMLElement | null)?.focus();
      return;
    }
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    if (!action) return;
    event.preventDefault();
    onAction(action);
  };
  return (
    <Stack
      component="li"
      tabIndex={0}
      aria-label={name}
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
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[references.join(', '), text, payer_iban, words('account', { account: entry.account })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {suggestion?.shares.map(({ registration_id, is_fee, amount, people, course }) => (
          <Typography key={registration_id} variant="body2">
            {words(is_fee ? 'share_fee' : 'share', {
              amount: formatEuros(amount),
              child: `${people.first_name} ${people.last_name}`,
              course: nameOf(course, language),
            })}
          </Typography>
        ))}
        {suggestion?.credit && (
          <Typography variant="body2">
            {words('credit', { amount: formatEuros(suggestion.credit.amount) })}
          </Typography>
        )}
        {suggestion && (
          <Typography variant="body2" color="textSecondary">
            {suggestion.reasons.join(' · ')}
          </Typography>
        )}
        {books_on !== null && books_on !== date && (
          <Typography variant="body2">{words('books_today', { date: formatDate(books_on) })}</Typography>
        )}
        {related && (
          <Typography variant="body2">
            {words('related', {
              id: related.id,
              date: formatDate(related.booked_on),
              payer: related.payer_name ?? words('no_payer'),
              state: words(`states.${related.state}`),
            })}{' '}
            {related.payment_id !== null && (
              <FilteredListLink route="payment" filter={{ id: related.payment_id }}>
                {words('related_payment')}
              </FilteredListLink>
            )}
          </Typography>
        )}
      </div>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', flexShrink: 0 }}>
        {isBookable(entry) && (
          <Button
            size="small"
            variant="contained"
            disabled={isBusy}
            aria-label={words('book_entry', { entry: name })}
            onClick={() => onAction('book')}
          >
            {words('book')}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          aria-label={words('split_entry', { entry: name })}
          onClick={() => onAction('split')}
        >
          {words('split')}
        </Button>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={words('ignore_entry', { entry: name })}
          onClick={() => onAction('ignore')}
        >
          {words('ignore')}
        </Button>
      </Stack>
    </Stack>
  );
}
