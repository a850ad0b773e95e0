import { Injectable } from '@nestjs/common';
import type { IsoDate } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { Clock } from '../../core/clock.js';
import { bookedOn, holdBooks } from '../../ledger/closed-books.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { PayoutEntity } from '../../model/ledger/payout.entity.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import { BookPayments } from '../../registrations/use-cases/book-payments.js';
import { payoutReferencesIn } from './domain/end-to-end-id.js';

/** Money of a bank statement that names a payout or a file of them. Cents, below 0 for what left the account. */
export interface NamedMovement {
  date: IsoDate;
  amount: number;
  currency: string;
  /** See {@link payoutReferencesIn}. */
  references: readonly string[];
  /** The stored entry, of what came back. */
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
}

/** Books that the bank has paid credit out, or has sent it back (product/money.md#paying-out-credit). */
@Injectable()
export class PayOut {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly booking: BookPayments,
  ) {}

  /**
   * Books an open payout as a payment below 0. The caller holds the locks of the parent and the payout.
   * @returns the id of the payment
   */
  async book(
    manager: EntityManager,
    payout: PayoutEntity,
    { date: valueDate, userId }: { date: IsoDate; userId: number },
  ): Promise<number> {
    const date = await this.dayOf(manager, valueDate);
    const { id, person_id: personId, amount, name, end_to_end_id: reference } = payout;
    // First: what is set aside cannot be paid out.
    await manager.update(PayoutEntity, { id }, { state: 'paid' });
    const [paymentId] = await this.booking.payments(
      manager,
      [
        {
          date,
          method: 'bank',
          personId,
          payer: name,
          reference,
          shares: [{ personId, amount: -amount }],
        },
      ],
      { userId, call: 'payment' },
    );
    await manager.update(PayoutEntity, { id }, { payment_id: paymentId as number });
    return paymentId as number;
  }

  /**
   * Books what a statement says of payouts: those that left the account, and those that came back. A payout is booked once, however often
   * the statement comes. Each in a transaction of its own, after the import.
   */
  async follow(movements: readonly NamedMovement[], userId: number): Promise<Followed> {
    const followed: Followed = { paid: 0, returned: 0, differing: [] };
    const inOrder = movements.toSorted((a, b) =>
      a.date < b.date ? -1 : a.date > b.date ? 1 : a.amount - b.amount,
    );
    for (const movement of inOrder) {
      const [paid, returned] = await this.transactions.run(async (manager): Promise<[number, number]> =>
        movement.amount < 0
          ? [await this.left(manager, movement, { userId, followed }), 0]
          : [0, await this.cameBack(manager, movement, userId)],
      );
      followed.paid += paid;
      followed.returned += returned;
    }
    return followed;
  }

  /** @returns how many payouts were booked */
  private async left(
    manager: EntityManager,
    { references, amount, currency, date }: NamedMovement,
    { userId, followed }: { userId: number; followed: Followed },
  ): Promise<number> {
    const named = await lockNamed(manager, references);
    const open = named.filter(({ state }) => state === 'open');
    if (open.length === 0) return 0;
    const sum = open.reduce((total, payout) => total + payout.amount, 0);
    if (currency !== 'EUR' || sum !== -amount) {
      followed.differing.push(references.join(', '));
      return 0;
    }
    for (const payout of open) await this.book(manager, payout, { date, userId });
    return open.length;
  }

  private async cameBack(
    manager: EntityManager,
    { references, amount, currency, date, entryKey }: NamedMovement,
    userId: number,
  ): Promise<number> {
    const named = await lockNamed(manager, references);
    const paid = named.find((payout) => payout.state === 'paid' && payout.amount === amount);
    if (!paid || currency !== 'EUR' || paid.payment_id === null) return 0;
    const [entry] = await lockRows(
      manager,
      BankEntryEntity,
      (await manager.findBy(BankEntryEntity, { entry_key: entryKey, state: 'open' })).map(({ id }) => id),
    );
    const isBack = await manager.existsBy(PaymentEntity, { reverses_id: paid.payment_id });
    const isKnown = await manager.existsBy(ParentEntity, { id: paid.person_id });
    // Without the parent nobody has the credit: the entry stays open for a person to look at.
    if (entry?.state !== 'open' || isBack || !isKnown) return 0;
    const shares = [{ personId: paid.person_id, amount }];
    const day = await this.dayOf(manager, date);
    const [paymentId] = await this.booking.payments(
      manager,
      [
        {
          date: day,
          method: 'bank',
          personId: paid.person_id,
          payer: paid.name,
          reference: paid.end_to_end_id,
          shares,
          reversesId: paid.payment_id,
        },
      ],
      { userId, call: 'payment' },
    );
    await manager.update(
      BankEntryEntity,
      { id: entry.id },
      {
        state: 'booked',
        payment_id: paymentId as number,
        decided_by: userId,
        decided_at: this.clock.now(),
        suggestion: null,
        certainty: null,
      },
    );
    return 1;
  }

  /** What the bank did on a day of closed books is booked today. */
  private async dayOf(manager: EntityManager, valueDate: IsoDate): Promise<IsoDate> {
    return bookedOn(valueDate, await holdBooks(manager), this.clock.today());
  }
}

/** What a bank entry says of payouts; `null` where it names none. */
export function namedMovement(
  entry: { date: IsoDate; amount: number; currency: string; references: readonly string[]; text: string },
  entryKey: string,
): NamedMovement | null {
  const references = payoutReferencesIn([...entry.references, entry.text]);
  if (references.length === 0) return null;
  const { date, amount, currency } = entry;
  return { date, amount, currency, references, entryKey };
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
