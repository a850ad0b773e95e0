import { formatEuros, toEuros } from '@feria/shared/rules/money';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { DebtBook, type DebtGroup, type OpenDebt } from './debts.js';
import type { Meant } from './meant.js';
import { isNamed, nameText, nameWords } from '@feria/shared/rules/names';
import { findReferences, possibleReferences, type FoundReference } from './references.js';
import type { BankEntry } from './statement.js';

/** What of an entry decides. */
export type MatchEntry = Pick<
  BankEntry,
  'account' | 'amount' | 'currency' | 'isReversal' | 'payerName' | 'references' | 'text'
> & {
  /** It was in doubt before, so only a person can be sure of it. */
  isDoubtful?: boolean;
  /** The bank took it back. */
  isReturned?: boolean;
  /** It came to an account that no project names. */
  isOnOtherAccount?: boolean;
  /** Its day is still to come, or more than a year ago. */
  isOnOddDay?: boolean;
  /** Id of an earlier entry that it may be once more. */
  sameAs?: number | null;
};

type ReasonKey = Extract<ServerMessageKey, `bank_match.${string}`>;

/** Why something is suggested, or nothing is. */
interface MatchReason {
  key: ReasonKey;
  params: Record<string, string>;
}

/** Part of a payment for a registration. Cents. */
export interface SuggestedShare {
  registrationId: number;
  amount: number;
}

/** What of a payment becomes credit, and which other charges of the same parent it pays at once. Cents. */
interface SuggestedCredit {
  personId: number;
  amount: number;
  pays: SuggestedShare[];
}

/** What an entry is the payment of. */
export interface Suggestion {
  /** Only `certain` ones may be booked without a look. */
  certainty: 'certain' | 'likely' | 'unknown';
  reasons: MatchReason[];
  /** None for `unknown`. */
  shares: SuggestedShare[];
  /** What is over, in cents; `null` when nothing is. */
  credit: SuggestedCredit | null;
  /** Payers whose name the entry has. */
  personIds: number[];
  /** Id of an earlier entry that it may be once more. */
  sameAs?: number;
}

/** Most payers that a suggestion names. */
const MAX_PERSONS = 5;

/**
 * Suggests what each entry pays (product/money.md#bank-statements). Pure: entries and open debts in, suggestions out, in the order of the
 * entries. What an entry pays for certain is not open any more for those behind it.
 * @param debts of all families; their order does not matter
 * @param parents names of all parents on record, whether they owe something or not
 * @param referenced names of the parents whose references the entries have, by their ids
 */
export function matchEntries(
  entries: readonly MatchEntry[],
  debts: readonly OpenDebt[],
  parents: readonly string[] = [],
  referenced: ReadonlyMap<number, string> = new Map(),
): Suggestion[] {
  const book = new DebtBook(debts, parents);
  const found = entries.map((entry) => referencesOf(entry));
  const certain = entries.map((entry, index) => certainOf(entry, found[index] ?? [], book));
  return entries.map((entry, index) => {
    if (certain[index]) return certain[index];
    const suggestion =
      noPayment(entry) ??
      byReference(entry, found[index] ?? [], book) ??
      byTypo(entry, book) ??
      asCredit(entry, found[index] ?? [], book, referenced) ??
      byName(entry, book, found[index] ?? []);
    return {
      ...suggestion,
      reasons: [...doubtsOf(entry), ...suggestion.reasons],
      ...(entry.sameAs ? { sameAs: entry.sameAs } : {}),
    };
  });
}

/** The references that the bank marks, and those in the text. One that is sure in one place is sure. */
function referencesOf({ references, text }: MatchEntry): FoundReference[] {
  const found = new Map<string, FoundReference>();
  for (const one of [...references, text].flatMap(findReferences)) {
    const known = found.get(one.reference);
    if (!known || known.isUnsure) found.set(one.reference, one);
  }
  return [...found.values()];
}

/** What can never be the payment of a family. */
function noPayment({ amount, currency, isReversal, isReturned }: MatchEntry): Suggestion | null {
  if (isReturned) return unknown([reason('returned')]);
  if (isReversal) return unknown([reason('reversal')]);
  if (amount <= 0) return unknown([reason('no_credit')]);
  return currency === 'EUR' ? null : unknown([reason('currency', { currency })]);
}

/** The suggestion of an entry that leaves no doubt, which is then paid in the book. */
function certainOf(entry: MatchEntry, found: readonly FoundReference[], book: DebtBook): Suggestion | null {
  if (noPayment(entry) || found.length === 0 || entry.isDoubtful || doubtsOf(entry).length > 0) return null;
  const groups = found.map(({ party }) => book.group(party, entry.account));
  if (!groups.every((group) => group !== undefined)) return null;
  if (groups.some(({ isElsewhere, isFormer }) => isElsewhere || isFormer)) return null;
  const open = book.open(groups);
  const isFitting = groups.length === 1 ? entry.amount <= open : entry.amount === open;
  if (!isFitting || book.isOfAnother(entry.payerName, groups)) return null;
  const isUnsure = found.some((one) => one.isUnsure);
  if (isUnsure && !(entry.amount === open && book.isOf(entry.payerName, groups))) return null;
  const meant = book.meant(groups, entry.amount, entry.text);
  if (meant.because === 'several_fit' || meant.because === 'amount_elsewhere') return null;
  const { shares } = meant;
  book.pay(shares);
  const reasons = found.map(({ reference }) => reason('reference', { reference }));
  return {
    certainty: 'certain',
    reasons: [...reasons, ...meantReasons(meant), amountReason(entry.amount, open)],
    shares,
    credit: null,
    personIds: [],
  };
}

/** What makes an entry one to look at, whatever it pays. */
function doubtsOf({ sameAs, isOnOtherAccount, isOnOddDay }: MatchEntry): MatchReason[] {
  return [
    ...(sameAs ? [reason('perhaps_same', { id: String(sameAs) })] : []),
    ...(isOnOtherAccount ? [reason('other_account')] : []),
    ...(isOnOddDay ? [reason('odd_day')] : []),
  ];
}

/** A valid reference of a family of which something else is in doubt. */
function byReference(entry: MatchEntry, found: readonly FoundReference[], book: DebtBook): Suggestion | null {
  const known = found.flatMap(({ party, reference }) => {
    const group = book.group(party, entry.account);
    return group ? [{ group, reference }] : [];
  });
  const [first, ...others] = known.map(({ group }) => group);
  if (!first) return null;
  const groups = [first, ...others] as const;
  const reasons = known.map(({ reference }) => reason('reference', { reference }));
  if (found.some(({ isUnsure }) => isUnsure)) reasons.push(reason('reference_unsure'));
  if (found.length > 1) reasons.push(reason('several_references'));
  if (groups.some(({ isFormer }) => isFormer)) reasons.push(reason('reference_former'));
  if (groups.some(({ isElsewhere }) => isElsewhere)) reasons.push(reason('reference_account'));
  if (book.isOfAnother(entry.payerName, groups)) reasons.push(reason('other_name'));
  // The reason of that time may be gone by now.
  if (entry.isDoubtful && reasons.length === known.length && doubtsOf(entry).length === 0)
    reasons.push(reason('doubtful'));
  return likely(entry, groups, book, reasons);
}

/** A reference that is wrong in one place, or without its check digits, when only one family can be meant. */
function byTypo(entry: MatchEntry, book: DebtBook): Suggestion | null {
  const possible = [...entry.references, entry.text].flatMap(possibleReferences);
  const similar = onePerFamily([...new Set(possible.flatMap((text) => book.similar(text)))]);
  const onAccount = similar.map((group) => book.group(group.party, entry.account) ?? group);
  const fitting = onAccount.filter((group) => {
    const open = book.open([group]);
    return open > 0 && entry.amount <= open && !book.isOfAnother(entry.payerName, [group]);
  });
  const named = fitting.filter((group) => book.isOf(entry.payerName, [group]));
  const [group, other] = named.length > 0 ? named : fitting;
  if (!group || other) return null;
  return likely(entry, [group], book, [reason('reference_typo', { reference: group.reference })]);
}

/** Without the references of families of which that of a project is like the text too: both are of the same person. */
function onePerFamily(groups: readonly DebtGroup[]): DebtGroup[] {
  const ofProjects = new Set(groups.flatMap(({ party }) => (party.courseId === null ? [] : party.personId)));
  return groups.filter(({ party }) => party.courseId !== null || !ofProjects.has(party.personId));
}

/**
 * The credit of a parent whose reference the entry has, though nothing is open under it: they have paid before, or more than once. Not
 * where the name is that of somebody else.
 */
function asCredit(
  { amount, payerName }: MatchEntry,
  found: readonly FoundReference[],
  book: DebtBook,
  referenced: ReadonlyMap<number, string>,
): Suggestion | null {
  const personIds = [...new Set(found.map(({ party }) => party.personId))];
  const [personId, other] = personIds;
  if (personId === undefined || other !== undefined || found.some(({ isUnsure }) => isUnsure)) return null;
  const name = referenced.get(personId);
  if (name === undefined) return null;
  const isNameless = !payerName?.trim();
  if (!isNameless && !isNamed(nameText(payerName ?? ''), nameWords(name))) return null;
  return {
    certainty: 'likely',
    reasons: [...settled(found), ...(isNameless ? [] : [reason('name')])],
    shares: [],
    credit: { personId, amount, pays: book.paidByCredit(personId, amount, []) },
    personIds: [personId],
  };
}

/** Whom the entry names, when exactly one family owes this amount, or little more. */
function byName(entry: MatchEntry, book: DebtBook, found: readonly FoundReference[]): Suggestion {
  const before = settled(found);
  const named = book.named(entry.payerName, entry.text);
  if (!named) return unknown([...before, reason('several_families')]);
  const { families } = named;
  // A reference says whose it is: a last name alone does not make it that of others.
  const surnames = found.length > 0 ? [] : named.surnames;
  const fitting = (families.length > 0 ? families : surnames)
    .map((family) => book.fitting(family, entry.amount))
    .filter((shares) => shares !== null);
  const [shares, other] = fitting;
  if (shares && !other) {
    const why = families.length > 0 ? reason('name') : reason('surname');
    const exact = reason('amount_equal', { amount: euros(entry.amount) });
    return { certainty: 'likely', reasons: [...before, why, exact], shares, credit: null, personIds: [] };
  }
  const near = families.map((family) => book.nearly(family, entry.amount)).filter((some) => some !== null);
  if (near.length === 1 && near[0]) {
    const less = reason('amount_less', { open: euros(near[0].open) });
    return {
      certainty: 'likely',
      reasons: [...before, reason('name'), less],
      shares: near[0].shares,
      credit: null,
      personIds: [],
    };
  }
  const persons = families.flatMap((family) => family.debts.map(({ personId }) => personId));
  const personIds = [...new Set(persons)].slice(0, MAX_PERSONS);
  if (other) return { ...unknown([...before, reason('several_families')]), personIds };
  if (families.length > 0)
    return { ...unknown([...before, reason('name'), reason('amount_differs')]), personIds };
  return unknown(before.length > 0 ? before : [reason('nothing_found')]);
}

/** References that are valid and lead to nothing that is open. */
function settled(found: readonly FoundReference[]): MatchReason[] {
  return found.map(({ reference }) => reason('reference_settled', { reference }));
}

function likely(
  entry: MatchEntry,
  groups: readonly [DebtGroup, ...DebtGroup[]],
  book: DebtBook,
  reasons: readonly MatchReason[],
): Suggestion {
  const meant = book.meant(groups, entry.amount, entry.text);
  const { shares, over } = meant;
  const personIds = [...new Set(groups.flatMap(owingOf))];
  const [personId = groups[0].party.personId] = personIds;
  return {
    certainty: 'likely',
    reasons: [
      ...reasons,
      ...meantReasons(meant),
      ...plannedReasons(book.planned(groups)),
      amountReason(entry.amount, book.open(groups)),
    ],
    shares,
    credit: over > 0 ? { personId, amount: over, pays: book.paidByCredit(personId, over, shares) } : null,
    personIds,
  };
}

/** Who owes what is open under a reference: the parent whose it is, of a former parent who pays now. */
function owingOf({ party, debts, isFormer }: DebtGroup): number[] {
  return isFormer ? debts.map(({ personId }) => personId) : [party.personId];
}

/** Says that what is open counts entries that are certain as paid. @param cents that these pay */
function plannedReasons(cents: number): MatchReason[] {
  return cents > 0 ? [reason('planned', { amount: euros(cents) })] : [];
}

/** Why an amount is for some charges of a family and not for others. */
function meantReasons({ because, children }: Meant): MatchReason[] {
  return because ? [reason(because, { children: children.join(', ') })] : [];
}

function amountReason(amount: number, open: number): MatchReason {
  if (amount === open) return reason('amount_equal', { amount: euros(amount) });
  return reason(amount < open ? 'amount_less' : 'amount_more', { open: euros(open) });
}

function unknown(reasons: readonly MatchReason[]): Suggestion {
  return { certainty: 'unknown', reasons: [...reasons], shares: [], credit: null, personIds: [] };
}

type ReasonName = ReasonKey extends `bank_match.${infer Name}` ? Name : never;

function reason(name: ReasonName, params: Record<string, string> = {}): MatchReason {
  return { key: `bank_match.${name}`, params };
}

function euros(cents: number): string {
  return formatEuros(toEuros(cents));
}
