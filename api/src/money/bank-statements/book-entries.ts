import { Injectable } from '@nestjs/common';
import { toCents, toEuros, type BankBooking, type BankRunBooking, type IsoDate } from '@feria/shared';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { updateRows } from '../../core/database/update-rows.js';
import { AppError, invalidField, notFound, ValidationErrors } from '../../core/http/errors.js';
import { laterTurn } from '../../core/pieces.js';
import { t } from '../../core/request-context.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { bookedOn, holdBooks, readClosedUntil } from '../../ledger/closed-books.js';
import type { NewPayment, NewShare } from '../../ledger/ledger.js';
import { readOwed, type Owed } from '../../ledger/owed.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { LockSetChanged } from '../../registrations/locking.js';
import { payersOf } from '../../registrations/registration-families.js';
import { BookPayments, lockPaid } from '../../registrations/use-cases/book-payments.js';
import { payerNamed, type PossiblePayer } from '@feria/shared/rules/payer-name';
import { isPaymentDate } from '../../ledger/payment.js';
import { BankEntryEntity, BankRunEntity } from '../../model/money/bank-statement.entity.js';
import { readPossiblePayers, type PaidFor } from '../payers/possible-payers.js';
import type { BookBankEntryBody, PreviewedEntryBody } from './bank-statements.dto.js';
import { planBooking } from './domain/review.js';
import { openOf, plannable, presentLeftOut } from './plannable.js';
import { returnedOf } from './returned-entries.js';
import { referencesOf, storedSuggestion } from './stored-suggestion.js';
import { Suggestions } from './suggestions.js';

/** Longest reference of a payment. */
const MAX_REFERENCE = 140;

/** Entries that are booked in one transaction where entries are booked as they are suggested. */
const PIECE = 20;

const NOTHING: Done = { booked: 0, cents: 0, left_out: [], runId: null };

/** What an entry is booked as. */
interface Decided {
  entry: BankEntryEntity;
  personId: number | null;
  /** Whom the office chose. */
  payerId?: number | null;
  /** Who may have paid, locked. */
  possible: readonly PossiblePayer[];
  shares: NewShare[];
}

interface Booking {
  userId: number;
  /** See `RegistrationMails.paid`. */
  mail?: boolean | null;
  call: 'book' | 'book-certain' | 'book-previewed';
}

/** Entries that are booked as they are suggested. */
interface Wanted {
  id: number;
  /** The mark that the preview gave; without it an entry must be certain. */
  seen?: string;
}

/** What a piece, or all pieces, of a run booked. */
type Done = Pick<BankRunBooking, 'booked' | 'left_out'> & { cents: number; runId: number | null };

/**
 * Books entries of bank statements (product/money.md#bank-statements), each as one payment. Locks weeks first, then parents, then entries:
 * an entry is booked once, whoever books at the same time.
 */
@Injectable()
export class BookEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly suggestions: Suggestions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly booking: BookPayments,
  ) {}

  /**
   * Books entries as the office decided. All or none.
   * @param inputs amounts in euros; what is over becomes credit
   * @throws AppError 422 at `entries.<index>` of what cannot be booked so; 409 there when it was booked or ignored meanwhile
   */
  book(inputs: readonly BookBankEntryBody[], options: Omit<Booking, 'call'>): Promise<BankBooking> {
    return this.transactions.run(async (manager) => {
      const registrationIds = inputs
        .flatMap(({ shares }) => shares ?? [])
        .map(({ registration_id }) => registration_id);
      await lockPaid(manager, registrationIds);
      const owed = await readOwed(manager, registrationIds);
      const payers = await payersOf(manager, owed);
      const wanted = inputs.map(({ shares, credit_person_id }) => {
        const ids = (shares ?? []).map(({ registration_id: registrationId }) => ({ registrationId }));
        // Whom the office chose, else who pays for the first registration.
        const personId = credit_person_id ?? payers.get(ids[0]?.registrationId ?? 0) ?? null;
        return { personId, shares: ids };
      });
      const { persons, possible } = await lockPossible(
        manager,
        wanted,
        inputs.flatMap(({ credit_person_id }) => credit_person_id ?? []),
      );
      const entries = await lockRows(
        manager,
        BankEntryEntity,
        inputs.map(({ id }) => id),
      );
      const returned = await returnedOf(
        manager,
        entries.map(({ id }) => id),
      );
      const facts = {
        entries,
        owed,
        returned,
        persons,
        days: { closed: await readClosedUntil(manager), today: this.clock.today() },
      };
      check(inputs, facts);
      const decided = inputs.map(({ id, shares: parts, credit_person_id, payer_person_id }, index) => {
        const entry = entries.find((one) => one.id === id)!;
        const shares: NewShare[] = (parts ?? []).map(({ registration_id, amount }) => ({
          registrationId: registration_id,
          amount: toCents(amount),
        }));
        const over = entry.amount - sumOf(shares);
        if (over > 0) shares.push({ personId: credit_person_id as number, amount: over });
        const { personId = null } = wanted[index] ?? {};
        return { entry, personId, payerId: payer_person_id, possible: possible[index] ?? [], shares };
      });
      return this.run(manager, decided, { ...options, call: 'book' });
    });
  }

  /**
   * Books every open entry that is certain now, some in a transaction, so that others are not kept waiting. Under its locks each piece
   * looks again: what was decided or paid meanwhile is left open. When it fails, the pieces before are booked; a repeat books the rest.
   */
  async bookCertain(options: Omit<Booking, 'call'>): Promise<BankBooking> {
    await this.suggestions.refresh();
    let done = NOTHING;
    let ids: number[] = [];
    do {
      ids = await this.certainAfter(ids.at(-1) ?? 0);
      done = await this.nextPiece(
        done,
        ids.map((id) => ({ id })),
        { ...options, call: 'book-certain' },
      );
    } while (ids.length === PIECE);
    return answerOf(done.booked, done.cents);
  }

  /**
   * Books entries as the preview showed them, in pieces like {@link bookCertain}. What has changed since is left out and named: entries
   * that are decided, pay something else by now, or whose registrations owe less. All that it books is one run.
   */
  async bookPreviewed(
    entries: readonly PreviewedEntryBody[],
    options: Omit<Booking, 'call'>,
  ): Promise<BankRunBooking> {
    await this.suggestions.refresh();
    const wanted = [...new Map(entries.map((one) => [one.id, one])).values()].sort((a, b) => a.id - b.id);
    let done = NOTHING;
    for (let at = 0; at < wanted.length; at += PIECE)
      done = await this.nextPiece(done, wanted.slice(at, at + PIECE), { ...options, call: 'book-previewed' });
    const { runId: bank_run_id, left_out } = done;
    return { ...answerOf(done.booked, done.cents), bank_run_id, left_out };
  }

  private async nextPiece(before: Done, wanted: readonly Wanted[], options: Booking): Promise<Done> {
    const piece = await this.transactions.run((manager) =>
      this.bookPiece(manager, wanted, { ...options, runId: before.runId }),
    );
    await laterTurn();
    return {
      runId: piece.runId,
      booked: before.booked + piece.booked,
      cents: before.cents + piece.cents,
      left_out: [...before.left_out, ...piece.left_out],
    };
  }

  private async certainAfter(id: number): Promise<number[]> {
    const entries = await this.dataSource.manager.find(BankEntryEntity, {
      select: { id: true },
      where: { state: 'open', certainty: 'certain', id: MoreThan(id) },
      order: { id: 'ASC' },
      take: PIECE,
    });
    return entries.map((entry) => entry.id);
  }

  private async bookPiece(
    manager: EntityManager,
    wanted: readonly Wanted[],
    { runId, ...options }: Booking & { runId: number | null },
  ): Promise<Done> {
    const ids = wanted.map(({ id }) => id);
    const before = ids.length > 0 ? await manager.findBy(BankEntryEntity, { id: In(ids) }) : [];
    const registrationIds = before.flatMap((row) =>
      sharesOf(row).map(({ registrationId }) => registrationId),
    );
    await lockPaid(manager, registrationIds);
    const owed = await readOwed(manager, registrationIds);
    const payers = await payersOf(manager, owed);
    const personOf = (row: BankEntryEntity): number | null =>
      creditPersonOf(row)[0] ?? payers.get(sharesOf(row)[0]?.registrationId ?? 0) ?? null;
    const { persons, possible } = await lockPossible(
      manager,
      before.map((row) => ({ personId: personOf(row), shares: sharesOf(row) })),
      before.flatMap(creditPersonOf),
    );
    const rows = await lockRows(manager, BankEntryEntity, ids);
    // Suggestions are worked out beside.
    if (rows.some((row) => before.find(({ id }) => id === row.id)?.suggestion !== row.suggestion))
      throw new LockSetChanged();
    const returned = await returnedOf(manager, ids);
    const facts = { returned, closed: await readClosedUntil(manager), today: this.clock.today() };
    const plan = planBooking(
      rows.flatMap((row) => {
        const seen = wanted.find(({ id }) => id === row.id)?.seen;
        return seen !== undefined || row.certainty === 'certain' ? [plannable(row, facts, seen)] : [];
      }),
      openOf(owed),
    );
    const decided = plan.booked.flatMap(({ row: entry, suggestion: { shares, credit } }): Decided[] => {
      const parents = possible[before.findIndex(({ id }) => id === entry.id)] ?? [];
      const all = [...shares, ...(credit ? [{ personId: credit.personId, amount: credit.amount }] : [])];
      return [{ entry, shares: all, personId: personOf(entry), possible: parents }];
    });
    const gone = decided.filter(({ shares }) =>
      shares.some(({ personId }) => personId !== undefined && !persons.includes(personId)),
    );
    const booked = decided.filter((one) => !gone.includes(one));
    const run =
      booked.length > 0 ? await this.countInRun(manager, runId, booked.length, options.userId) : runId;
    await this.run(manager, booked, { ...options, runId: run });
    return {
      runId: run,
      booked: booked.length,
      cents: sumOf(booked.map(({ entry }) => entry)),
      left_out: [
        ...plan.leftOut.map(({ entry, reason }) => presentLeftOut(entry.row, reason)),
        ...gone.map(({ entry }) => presentLeftOut(entry, 'changed')),
      ],
    };
  }

  /** @returns the id of the run; a new one where none is named */
  private async countInRun(
    manager: EntityManager,
    id: number | null,
    entries: number,
    user_id: number,
  ): Promise<number> {
    if (id !== null) {
      await manager.increment(BankRunEntity, { id }, 'entries', entries);
      return id;
    }
    const run = await manager.save(BankRunEntity, { created_at: this.clock.now(), user_id, entries });
    return run.id;
  }

  /** Leaves an entry out. @throws AppError 404; 409 when it is booked */
  ignore(id: number, userId: number): Promise<void> {
    return this.decide(id, 'ignore', async (manager, entry) => {
      if (entry.state === 'booked') throw decidedMeanwhile();
      const decision = { state: 'ignored' as const, decided_by: userId, decided_at: this.clock.now() };
      await manager.update(BankEntryEntity, { id }, decision);
    });
  }

  /**
   * Opens an entry again that was left out, or whose payment was taken back.
   * @throws AppError 404; 409 when its payment stands
   */
  reopen(id: number): Promise<void> {
    return this.decide(id, 'reopen', async (manager, { state, payment_id }) => {
      const isBack =
        payment_id !== null && (await manager.existsBy(PaymentEntity, { reverses_id: payment_id }));
      if (state === 'booked' && !isBack) throw decidedMeanwhile();
      const open = {
        state: 'open' as const,
        payment_id: null,
        run_id: null,
        decided_by: null,
        decided_at: null,
      };
      // Somebody said no to it: only a person says yes again.
      await manager.update(BankEntryEntity, { id }, { ...open, is_doubtful: true });
    });
  }

  private decide(
    id: number,
    call: 'ignore' | 'reopen',
    work: (manager: EntityManager, entry: BankEntryEntity) => Promise<void>,
  ): Promise<void> {
    return this.transactions.run(async (manager) => {
      const [entry] = await lockRows(manager, BankEntryEntity, [id]);
      if (!entry) throw notFound();
      await work(manager, entry);
      await recordAudit(manager, { action: 'call', resource: `bank-entry/${call}`, recordId: id });
    });
  }

  private async run(
    manager: EntityManager,
    decided: readonly Decided[],
    { userId, mail, call, runId = null }: Booking & { runId?: number | null },
  ): Promise<BankBooking> {
    const closed = await holdBooks(manager);
    const today = this.clock.today();
    const payments = decided.map((one, index) => ({
      ...paymentOf(one, bookedOn(one.entry.date, closed, today)),
      payerId: payerOfEntry(one, index),
    }));
    const ids = await this.booking.payments(manager, payments, { userId, call: 'payment', mail });
    const decision = {
      state: 'booked' as const,
      run_id: runId,
      decided_by: userId,
      decided_at: this.clock.now(),
    };
    const entryIds = decided.map(({ entry }) => entry.id);
    if (entryIds.length > 0) await manager.update(BankEntryEntity, { id: In(entryIds) }, decision);
    await updateRows(
      manager,
      BankEntryEntity,
      entryIds.map((id, index) => ({ id, payment_id: ids[index] as number })),
    );
    await recordAudit(manager, { action: 'call', resource: `bank-entry/${call}` });
    return answerOf(decided.length, sumOf(decided.map(({ entry }) => entry)));
  }
}

/**
 * Locks whoever may have paid, before the entries: a payment keeps its payer for good, and who is erased meanwhile would be in no archive.
 * @param creditPersonIds parents who get credit
 * @returns ids of those who are there, and who may have paid each payment
 */
async function lockPossible(
  manager: EntityManager,
  payments: readonly PaidFor[],
  creditPersonIds: readonly number[],
): Promise<{ persons: number[]; possible: PossiblePayer[][] }> {
  const possible = await readPossiblePayers(manager, payments);
  const ids = possible.flat().map(({ id }) => id);
  const locked = await lockRows(manager, ParentEntity, [...creditPersonIds, ...ids]);
  const persons = locked.map(({ id }) => id);
  return { persons, possible: possible.map((some) => some.filter(({ id }) => persons.includes(id))) };
}

function answerOf(booked: number, cents: number): BankBooking {
  const message = t(booked ? 'payment.booked' : 'bank_entry.nothing_booked', { smart_count: booked });
  return { message, booked, amount: toEuros(cents) };
}

function sharesOf(entry: BankEntryEntity): { registrationId: number; amount: number }[] {
  return storedSuggestion(entry)?.shares ?? [];
}

function creditPersonOf(entry: BankEntryEntity): number[] {
  const credit = storedSuggestion(entry)?.credit;
  return credit ? [credit.personId] : [];
}

/**
 * Who paid: whom the office chose, else whom the bank names (product/money.md#who-paid).
 * @throws AppError 422 at `entries.<index>.payer_person_id` for who may not have paid
 */
function payerOfEntry({ entry, payerId, possible }: Decided, index: number): number | null {
  if (!payerId) return payerNamed(entry.payer_name, possible);
  if (!possible.some(({ id }) => id === payerId))
    throw invalidField(`entries.${index}.payer_person_id`, 'payment.payer_of_others');
  return payerId;
}

function paymentOf({ entry, personId, shares }: Decided, date: IsoDate): NewPayment {
  const reference = [...referencesOf(entry), entry.text ?? ''].find(Boolean) ?? null;
  return {
    date,
    method: 'bank',
    personId,
    payer: entry.payer_name,
    shares,
    reference: reference && reference.slice(0, MAX_REFERENCE),
  };
}

interface Facts {
  entries: readonly BankEntryEntity[];
  owed: readonly Owed[];
  persons: readonly number[];
  /** Entries that the bank took back. */
  returned: ReadonlySet<number>;
  /** Last day of closed books, and today. */
  days: { closed: IsoDate | null; today: IsoDate };
}

/** @throws AppError 409 when an entry is not open any more; 422 at what else cannot be booked */
function check(inputs: readonly BookBankEntryBody[], facts: Facts): void {
  const problems = new ValidationErrors();
  const conflicts = new ValidationErrors();
  const open = new Map(facts.owed.map((one) => [one.id, one.open]));
  const { closed, today } = facts.days;
  inputs.forEach((input, index) => {
    const path = `entries.${index}`;
    const entry = facts.entries.find(({ id }) => id === input.id);
    if (!entry) problems.add(`${path}.id`, 'validation.reference');
    else if (inputs.findIndex(({ id }) => id === input.id) < index)
      problems.add(`${path}.id`, 'validation.twice');
    else if (entry.state !== 'open') conflicts.add(`${path}.id`, 'bank_entry.decided');
    else if (entry.amount <= 0 || entry.currency !== 'EUR' || entry.is_reversal)
      problems.add(`${path}.id`, 'bank_entry.no_payment');
    else if (facts.returned.has(entry.id)) problems.add(`${path}.id`, 'bank_entry.returned');
    else if (!isPaymentDate(bookedOn(entry.date, closed, today), today))
      problems.add(`${path}.id`, 'bank_entry.too_old');
    else {
      checkShares(input, path, { ...facts, open }, problems);
      checkRest(input, entry, path, facts.persons, problems);
    }
  });
  problems.throwIfAny();
  conflicts.throwIfAny('conflict');
}

/** @param facts `open` is what is left of each registration, and becomes less */
function checkShares(
  { shares }: BookBankEntryBody,
  path: string,
  { owed, open }: Facts & { open: Map<number, number> },
  problems: ValidationErrors,
): void {
  (shares ?? []).forEach(({ registration_id: id, amount }, index) => {
    const field = `${path}.shares.${index}`;
    const registration = owed.find((one) => one.id === id);
    const left = (open.get(id) ?? 0) - toCents(amount);
    if (!registration) problems.add(`${field}.registration_id`, 'validation.reference');
    else if (registration.is_waiting) problems.add(`${field}.registration_id`, 'payment.waiting');
    else if (toCents(amount) <= 0) problems.add(`${field}.amount`, 'bank_entry.share_amount');
    else if (left < 0) problems.add(`${field}.amount`, 'bank_entry.more_than_open');
    else open.set(id, left);
  });
}

function checkRest(
  { shares, credit_person_id }: BookBankEntryBody,
  entry: BankEntryEntity,
  path: string,
  persons: readonly number[],
  problems: ValidationErrors,
): void {
  const over = entry.amount - sumOf((shares ?? []).map(({ amount }) => ({ amount: toCents(amount) })));
  if (over < 0) problems.add(`${path}.shares`, 'bank_entry.more_than_came');
  else if (over > 0 && !credit_person_id)
    problems.add(`${path}.credit_person_id`, 'bank_entry.credit_person');
  else if (credit_person_id && !persons.includes(credit_person_id))
    problems.add(`${path}.credit_person_id`, 'validation.reference');
}

function decidedMeanwhile(): AppError {
  return new AppError('conflict', { message: { key: 'bank_entry.decided' } });
}

function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
