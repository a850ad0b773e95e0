import { Injectable } from '@nestjs/common';
import { openAmount, toEuros, type SetPayedResult } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { ValidationErrors } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { payersOf } from '../registration-families.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { BookPayments, lockPaid } from './book-payments.js';

/** Books the open amounts of registrations, with the date of today (product/money.md#booking-payments). A repeated call books nothing. */
@Injectable()
export class SetPayed {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly booking: BookPayments,
  ) {}

  /**
   * All or nothing. Skips registrations that are paid already.
   * @param mail see `RegistrationMails.paid`
   * @throws AppError 422 at `data.<index>` of a registration that is unknown or waits
   */
  run(ids: readonly number[], userId: number, mail?: boolean | null): Promise<SetPayedResult> {
    return this.transactions.run((manager) => this.book(manager, [...new Set(ids)], ids, { userId, mail }));
  }

  private async book(
    manager: EntityManager,
    wanted: number[],
    sent: readonly number[],
    { userId, mail }: { userId: number; mail?: boolean | null },
  ): Promise<SetPayedResult> {
    await lockPaid(manager, wanted);
    const registrations = await manager.find(RegistrationEntity, {
      where: { id: In(wanted) },
      order: { id: 'ASC' },
    });
    check(registrations, wanted, sent);
    const open = registrations.filter((registration) => openAmount(registration) > 0);
    const payers = await payersOf(manager, open);
    const payments = open.map((registration) => ({
      date: this.clock.today(),
      method: 'bank' as const,
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
