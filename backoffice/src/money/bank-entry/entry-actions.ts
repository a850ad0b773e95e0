import type { BankEntryRecord } from '@feria/shared';

/** What can be done with an entry. */
export type EntryAction = 'book' | 'split' | 'ignore' | 'select' | 'undo' | 'reopen';

type Facts = Pick<BankEntryRecord, 'group' | 'state' | 'is_taken_back' | 'is_return' | 'suggestion'>;

/** Whether an entry can be booked as it is suggested. */
export function isBookable({ group, suggestion }: Facts): boolean {
  if (group === 'no_payment' || suggestion === null) return false;
  return suggestion.shares.length > 0 || suggestion.credit !== null;
}

/** What is offered for an entry: what is no payment can only be left out. */
export function actionsOf(entry: Facts): EntryAction[] {
  const { state, group, is_taken_back, is_return } = entry;
  if (is_return) return [];
  if (state === 'ignored' || is_taken_back) return ['reopen'];
  if (state === 'booked') return ['undo'];
  if (group === 'no_payment') return ['ignore'];
  return isBookable(entry) ? ['select', 'book', 'split', 'ignore'] : ['split', 'ignore'];
}

/** Keys by what they do; the first that is offered counts. */
const KEYS: Readonly<Record<string, readonly EntryAction[]>> = {
  Enter: ['split'],
  // What is not suggested is asked.
  b: ['book', 'split'],
  l: ['ignore'],
  ' ': ['select'],
  r: ['undo', 'reopen'],
};

/** What a key does with an entry; `undefined` where it does nothing. */
export function actionOfKey(key: string, entry: Facts): EntryAction | undefined {
  const offered = actionsOf(entry);
  const actions = Object.hasOwn(KEYS, key) ? (KEYS[key] ?? []) : [];
  return actions.find((action) => offered.includes(action));
}
