import { Injectable } from '@nestjs/common';
import { formatDate, type IsoDate } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { t } from '../../core/request-context.js';
import { bookedOn, holdBooks } from '../../ledger/closed-books.js';
import { freeCreditsOf } from '../../ledger/balance.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { PayoutEntity } from '../../model/ledger/payout.entity.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import { CreditMails } from '../../registrations/credit-mails.js';
import { BookPayments } from '../../registrations/use-cases/book-payments.js';
import type { BankEntry } from '../bank-statements/domain/statement.js';
import { payoutReferencesIn } from './domain/end-to-end-id.js';

/** Money of a bank statement that names a payout or a file of them. Cents, below 0 for what left the account. */
export interface NamedMovement {
  date: IsoDate;
  amount: number;
  currency: string;
  /** See {@link payoutReferencesIn}. */
  references: readonly string[];
  /** Key of the movement, as that of a stored entry. */
  entryKey: string;
}

/** What {@link PayOut.follow} did. */
export interface Followed {
  /** Payouts that the bank has paid. */
  paid: number;
  /** Payouts that came back. */
  returned: number;
  /** References of movements with another amount than what is open: nothing was booked of these. */
  differing: string[];
  /** References of payouts that were withdrawn here, and paid by the bank all the same: they are booked. */
  withdrawn: string[];
  /** References of movements for which there is nothing to book any more: paid already, or the credit was used. */
  unbooked: string[];
}

/** How a payout is booked. */
interface Paid {
  /** Value date. */
  date: IsoDate;
  userId: number;
  /** Of the movement; `null` where the office says that it was paid. */
  entryKey: string | null;
}

/** Books that the bank has paid credit out, or has sent it back (product/money.md#paying-out-credit). */
@Injectable()
export class PayOut {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly booking: BookPayments,
    private readonly credits: CreditMails,
  ) {}

  /** Books a payout as a payment below 0. The caller holds the locks of the parent and the payout, and knows that the credit is there. */
  async book(manager: EntityManager, payout: PayoutEntity, { date, userId, entryKey }: Paid): Promise<void> {
    const { id, person_id: personId, amount, end_to_end_id: reference } = payout;
    // First: what is set aside cannot be paid out.
    await manager.update(PayoutEntity, { id }, { state: 'paid', entry_key: entryKey });
    const payment = {
      ...(await this.dayOf(manager, date)),
      method: 'bank' as const,
      personId,
      reference,
      shares: [{ personId, amount: -amount }],
    };
    const [paymentId] = await this.booking.payments(manager, [payment], { userId, call: 'payment' });
    await manager.update(PayoutEntity, { id }, { payment_id: paymentId as number });
    await this.credits.paidOut(manager, personId, { paidOn: date, amount, iban: payout.iban });
  }

  /**
   * Books what a statement says of payouts: those that left the account, and those that came back. A movement is booked once, however often
   * the statement comes. Each in a transaction of its own, after the import. What cannot be booked is named.
   */
  async follow(movements: readonly NamedMovement[], userId: number): Promise<Followed> {
    const followed: Followed = { paid: 0, returned: 0, differing: [], withdrawn: [], unbooked: [] };
    // What left the account comes before what came back on the same day.
    const inOrder = movements.toSorted((a, b) =>
      a.date < b.date ? -1 : a.date > b.date ? 1 : a.amount - b.amount,
    );
    for (const movement of inOrder) {
      const done = await this.transactions.run((manager) =>
        movement.amount < 0 ? this.left(manager, movement, userId) : this.cameBack(manager, movement, userId),
      );
      followed.paid += done.paid ?? 0;
      followed.returned += done.returned ?? 0;
      for (const list of ['differing', 'withdrawn', 'unbooked'] as const)
        followed[list].push(...(done[list] ?? []));
    }
    return followed;
  }

  private async left(
    manager: EntityManager,
    { references, amount, currency, date, entryKey }: NamedMovement,
    userId: number,
  ): Promise<Partial<Followed>> {
    const named = await lockNamed(manager, references);
    // Somebody else's, or this movement was booked by an earlier statement.
    if (named.length === 0 || named.some((payout) => payout.entry_key === entryKey)) return {};
    const names = [references.join(', ')];
    const isSum = (some: readonly PayoutEntity[]): boolean =>
      some.length > 0 && currency === 'EUR' && sumOf(some) === -amount;
    const open = named.filter(({ state }) => state === 'open');
    const unpaid = named.filter(({ state }) => state !== 'paid');
    const byOffice = named.filter(({ state, entry_key }) => state === 'paid' && entry_key === null);
    if (isSum(open)) {
      for (const payout of open) await this.book(manager, payout, { date, userId, entryKey });
      return { paid: open.length };
    }
    // The office has said before what the bank says now.
    if (isSum(byOffice)) {
      await manager.update(PayoutEntity, { id: In(byOffice.map(({ id }) => id)) }, { entry_key: entryKey });
      return {};
    }
    // It was withdrawn here, but not at the bank.
    if (isSum(unpaid)) {
      if (!(await hasCredit(manager, unpaid))) return { unbooked: names };
      for (const payout of unpaid) await this.book(manager, payout, { date, userId, entryKey });
      return { withdrawn: names };
    }
    return open.length > 0 ? { differing: names } : { unbooked: names };
  }

  private async cameBack(
    manager: EntityManager,
    { references, amount, currency, date, entryKey }: NamedMovement,
    userId: number,
  ): Promise<Partial<Followed>> {
    const named = await lockNamed(manager, references);
    const paid = named.find((payout) => payout.state === 'paid' && payout.amount === amount);
    if (!paid || currency !== 'EUR' || paid.payment_id === null) return {};
    const { payment_id: reversesId, person_id: personId, end_to_end_id: reference } = paid;
    const [entry] = await lockRows(
      manager,
      BankEntryEntity,
      (await manager.findBy(BankEntryEntity, { entry_key: entryKey, state: 'open' })).map(({ id }) => id),
    );
    const isBack = await manager.existsBy(PaymentEntity, { reverses_id: reversesId });
    const isKnown = await manager.existsBy(ParentEntity, { id: personId });
    // Without the parent nobody has the credit: the entry stays open for a person to look at.
    if (entry?.state !== 'open' || isBack || !isKnown) return {};
    const payment = {
      ...(await this.dayOf(manager, date)),
      method: 'bank' as const,
      personId,
      reference,
      shares: [{ personId, amount }],
      reversesId,
    };
    const [payment_id] = await this.booking.payments(manager, [payment], { userId, call: 'payment' });
    await this.credits.paidOut(manager, personId, { paidOn: date, amount, iban: paid.iban, returned: true });
    await manager.update(
      BankEntryEntity,
      { id: entry.id },
      {
        state: 'booked',
        payment_id: payment_id as number,
        decided_by: userId,
        decided_at: this.clock.now(),
        suggestion: null,
        certainty: null,
      },
    );
    return { returned: 1 };
  }

  /** The day on which a movement is booked: today, with a note, where its value date lies in closed books or ahead. */
  private async dayOf(
    manager: EntityManager,
    valueDate: IsoDate,
  ): Promise<{ date: IsoDate; note: string | null }> {
    const today = this.clock.today();
    const open = bookedOn(valueDate, await holdBooks(manager), today);
    const date = open > today ? today : open;
    const note = date === valueDate ? null : t('payout.value_date', { date: formatDate(valueDate) });
    return { date, note };
  }
}

/**
 * What a bank entry says of payouts; `null` where it names none. What left the account is named by its references or its text, which the
 * organiser has written. What came in is one only where the bank says that it is a return: a payer can write any text and reference.
 */
export function namedMovement(
  { date, amount, currency, references, text, isReversal, isReturn }: BankEntry,
  entryKey: string,
): NamedMovement | null {
  // Money of a payer that the bank takes back is no transfer of the organiser.
  if (amount < 0 ? isReversal : !isReturn) return null;
  const named = payoutReferencesIn(amount < 0 ? [...references, text] : references);
  return named.length > 0 ? { date, amount, currency, references: named, entryKey } : null;
}

function sumOf(payouts: readonly PayoutEntity[]): number {
  return payouts.reduce((total, { amount }) => total + amount, 0);
}

/** Whether each parent has the credit of these payouts, beside what is set aside for others. */
async function hasCredit(manager: EntityManager, payouts: readonly PayoutEntity[]): Promise<boolean> {
  const credits = await freeCreditsOf(
    manager,
    payouts.map(({ person_id }) => person_id),
  );
  // What is open is set aside already.
  const withdrawn = payouts.filter(({ state }) => state === 'withdrawn');
  return withdrawn.every(({ person_id }) => {
    const own = withdrawn.filter((payout) => payout.person_id === person_id);
    return (credits.get(person_id) ?? 0) >= sumOf(own);
  });
}

/** Locks the parents and then the payouts that these references name; that of a file names all of it. */
async function lockNamed(manager: EntityManager, references: readonly string[]): Promise<PayoutEntity[]> {
  const single = references.filter((reference) => /-\d+-\d+-\d+$/.test(reference));
  const fileIds = references
    .filter((reference) => !single.includes(reference))
    .map((reference) => Number(reference.split('-')[2]));
  // Where single transfers are named, the name of their file says nothing more.
  const found = await manager.findBy(
    PayoutEntity,
    single.length > 0 ? { end_to_end_id: In(single) } : { sepa_file_id: In(fileIds) },
  );
  const named = found.filter((payout) =>
    references.some((reference) => `${payout.end_to_end_id}-`.startsWith(`${reference}-`)),
  );
  await lockRows(
    manager,
    ParentEntity,
    named.map(({ person_id }) => person_id),
  );
  return lockRows(
    manager,
    PayoutEntity,
    named.map(({ id }) => id),
  );
}
