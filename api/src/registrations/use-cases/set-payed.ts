import { Injectable } from '@nestjs/common';
import { toEuros, type SetPayedResult } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { noteChangedFields, noteRecords } from '../../platform/audit/audit-context.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Problems } from '../../platform/http/errors.js';
import { say } from '../../platform/request-context.js';
import { appendEvents } from '../engine/ledger.js';
import { lockConcerned } from '../engine/locking.js';
import { PaidMails } from '../engine/paid-mails.js';
import { RegistrationEntity } from '../registration.entity.js';

/** Rows of one statement: engines bound the number of parameters. */
const ROWS = 500;

/** Books what is still open of registrations, with today's date (decisions §6). A repeat books nothing. */
@Injectable()
export class SetPayed {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly paidMails: PaidMails,
  ) {}

  /**
   * All or nothing; those already paid are skipped.
   * @throws AppError 422 at `data.<index>` of one that is unknown or waits
   */
  run(ids: readonly number[], userId: number): Promise<SetPayedResult> {
    return this.transactions.run((manager) => this.book(manager, [...new Set(ids)], ids, userId));
  }

  private async book(
    manager: EntityManager,
    wanted: number[],
    sent: readonly number[],
    userId: number,
  ): Promise<SetPayedResult> {
    // The locks of the weeks keep removals, changes and other payments of these registrations away.
    await lockConcerned(manager, (reader) => weeksOf(reader, wanted));
    const registrations = await manager.find(RegistrationEntity, {
      where: { id: In(wanted) },
      order: { id: 'ASC' },
    });
    check(registrations, wanted, sent);
    const open = registrations.filter(({ payed_amount, price }) => payed_amount < price);
    noteRecords(open.map(({ id }) => id));
    noteChangedFields(['payed_amount', 'payed_at']);
    const amount = open.reduce((sum, { price, payed_amount }) => sum + price - payed_amount, 0);
    const now = this.clock.now();
    for (let start = 0; start < open.length; start += ROWS) {
      await this.bookRows(manager, open.slice(start, start + ROWS), userId, now);
    }
    const paid = open.map((registration) => ({ ...registration, payed_amount: registration.price }));
    await this.paidMails.write(manager, paid, now);
    return {
      success: true,
      message: say(open.length ? 'payment.booked' : 'payment.nothing_open', { smart_count: open.length }),
      booked: open.length,
      amount: toEuros(amount),
    };
  }

  private async bookRows(
    manager: EntityManager,
    rows: readonly RegistrationEntity[],
    userId: number,
    now: Date,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(RegistrationEntity)
      .set({ payed_amount: () => 'price', payed_at: this.clock.today() })
      .where({ id: In(rows.map(({ id }) => id)) })
      .execute();
    const entries = rows.map((registration) => ({
      registration,
      kind: 'paid' as const,
      amount: registration.price,
    }));
    await appendEvents(manager, entries, userId, now);
  }
}

async function weeksOf(manager: EntityManager, ids: number[]): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select('DISTINCT registration.course_week_id', 'id')
    .where({ id: In(ids) })
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => Number(id));
}

function check(
  registrations: readonly RegistrationEntity[],
  wanted: readonly number[],
  sent: readonly number[],
): void {
  const problems = new Problems();
  const found = new Map(registrations.map((registration) => [registration.id, registration]));
  for (const id of wanted) {
    const registration = found.get(id);
    const path = `data.${sent.indexOf(id)}`;
    if (!registration) problems.add(path, 'validation.reference');
    else if (registration.is_waiting) problems.add(path, 'payment.waiting');
  }
  problems.throwIfAny();
}
