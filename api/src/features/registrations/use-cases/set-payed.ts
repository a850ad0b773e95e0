import { Injectable } from '@nestjs/common';
import { openAmount, toEuros, type SetPayedResult } from '@feria/shared';
import { LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../core/audit/audit.js';
import { differenceOf } from '../../../core/audit/changes.js';
import { Clock } from '../../../core/clock.js';
import { Transactions } from '../../../core/database/transactions.js';
import { ValidationErrors } from '../../../core/http/errors.js';
import { t } from '../../../core/request-context.js';
import { bookPayments, type Booked } from '../ledger/ledger.js';
import { bumpVersions, lockAffectedWeeks } from '../locking.js';
import { payersOf } from '../registration-families.js';
import { RegistrationMails } from '../registration-mails.js';
import { appendHistory } from '../registration-records.js';
import { RegistrationEntity } from '../registration.entity.js';

/** Books the open amounts of registrations, with the date of today (product.md#booking-payments). A repeated call books nothing. */
@Injectable()
export class SetPayed {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
  ) {}

  /**
   * All or nothing. Skips registrations that are paid already.
   * @param mail see {@link RegistrationMails.paid}
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
    // Removals, changes and other payments of these registrations wait for the locks of the weeks.
    await lockAffectedWeeks(manager, (reader) => weeksOf(reader, wanted));
    const registrations = await manager.find(RegistrationEntity, {
      where: { id: In(wanted) },
      order: { id: 'ASC' },
    });
    check(registrations, wanted, sent);
    const open = registrations.filter((registration) => openAmount(registration) > 0);
    const amount = open.reduce((sum, registration) => sum + openAmount(registration), 0);
    const now = this.clock.now();
    await this.bookOpen(manager, open, { userId, at: now });
    const paid = open.map((registration) => ({ ...registration, payed_amount: registration.price }));
    await this.mails.paid(manager, paid, now, mail);
    await recordAudit(
      manager,
      open.map((registration) => ({
        ...{
          action: 'call' as const,
          resource: `${LOGGED_REGISTRATION}/setPayed`,
          recordId: registration.id,
        },
        ...differenceOf(
          LOGGED_REGISTRATION,
          { ...registration },
          { payed_amount: registration.price, payed_at: this.clock.today() },
        ),
      })),
    );
    return {
      success: true,
      message: t(open.length ? 'payment.booked' : 'payment.nothing_open', { smart_count: open.length }),
      booked: open.length,
      amount: toEuros(amount),
    };
  }

  private async bookOpen(
    manager: EntityManager,
    rows: readonly RegistrationEntity[],
    booked: Booked,
  ): Promise<void> {
    const payers = await payersOf(manager, rows);
    await bookPayments(
      manager,
      rows.map((registration) => ({
        ...{ date: this.clock.today(), method: 'bank' as const },
        personId: payers.get(registration.id) ?? null,
        shares: [{ registrationId: registration.id, amount: openAmount(registration) }],
      })),
      booked,
    );
    const entries = rows.map((registration) => ({
      ...{ registration, kind: 'paid' as const, userId: booked.userId },
      amount: registration.payed_amount + openAmount(registration),
    }));
    await appendHistory(manager, entries, booked.at);
    await bumpVersions(
      manager,
      rows.map(({ course_week_id }) => course_week_id),
    );
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
