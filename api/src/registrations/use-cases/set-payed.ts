import { Injectable } from '@nestjs/common';
import { openAmount, toEuros, type IsoDate, type PaymentMethod, type SetPayedResult } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { invalidField, ValidationErrors } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { refuseClosed } from '../../ledger/closed-books.js';
import { isPaymentDate } from '../../ledger/payment.js';
import { payersOf } from '../registration-families.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { BookPayments, lockPaid } from './book-payments.js';

/** How the office was paid. */
export interface PaidHow {
  /** See `RegistrationMails.paid`. */
  mail?: boolean | null;
  /** Without it, today. */
  date?: IsoDate | null;
  /** Without it, by bank. */
  method?: PaymentMethod | null;
}

/** Books the open amounts of registrations (product/money.md#booking-payments). A repeated call books nothing. */
@Injectable()
export class SetPayed {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly booking: BookPayments,
  ) {}

  /**
   * All or nothing. Skips registrations that are paid already.
   * @throws AppError 422 at `data.<index>` of a registration that is unknown or waits; at `date` when it is to come, long ago, or in closed books
   */
  run(ids: readonly number[], userId: number, how: PaidHow = {}): Promise<SetPayedResult> {
    if (how.date && !isPaymentDate(how.date, this.clock.today())) throw invalidField('date', 'payment.date');
    return this.transactions.run((manager) => this.book(manager, [...new Set(ids)], ids, { ...how, userId }));
  }

  private async book(
    manager: EntityManager,
    wanted: number[],
    sent: readonly number[],
    { userId, mail, date, method }: PaidHow & { userId: number },
  ): Promise<SetPayedResult> {
    await lockPaid(manager, wanted);
    const registrations = await manager.find(RegistrationEntity, {
      where: { id: In(wanted) },
      order: { id: 'ASC' },
    });
    check(registrations, wanted, sent);
    await refuseClosed(manager, 'date', date);
    const open = registrations.filter((registration) => openAmount(registration) > 0);
    const payers = await payersOf(manager, open);
    const payments = open.map((registration) => ({
      date: date ?? this.clock.today(),
      method: method ?? ('bank' as const),
      personId: payers.get(registration.id) ?? null,
      shares: [{ registrationId: registration.id, amount: openAmount(registration) }],
    }));
    await this.booking.payments(manager, payments, { userId, call: 'setPayed', mail });
    return {
      success: true,
      message: t(open.length ? 'payment.booked' : 'payment.nothing_open', { smart_count: open.length }),
      booked: open.length,
      amount: toEuros(open.reduce((sum, registration) => sum + openAmount(registration), 0)),
    };
  }
}

function check(
  registrations: readonly RegistrationEntity[],
  wanted: readonly number[],
  sent: readonly number[],
): void {
  const problems = new ValidationErrors();
  const found = new Map(registrations.map((registration) => [registration.id, registration]));
  for (const id of wanted) {
    const registration = found.get(id);
    const path = `data.${sent.indexOf(id)}`;
    if (!registration) problems.add(path, 'validation.reference');
    else if (registration.is_waiting) problems.add(path, 'payment.waiting');
  }
  problems.throwIfAny();
}
