import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { IsoDate } from '@feria/shared';
import { isWorkingDay } from '@feria/shared/rules/working-days';
import { DataSource, In, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { Logger } from '../../core/logger.js';
import { SingleRun } from '../../core/single-run.js';
import type { PaymentReminderMail } from '../../mailing/mail-kinds.js';
import { Outbox } from '../../mailing/outbox.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { bumpVersions } from '../../registrations/locking.js';
import { lockPaid } from '../../registrations/use-cases/book-payments.js';
import { anyOpens } from '../../catalogue/opening-reminders/openings.js';
import { isRunDue, stepsOn } from './domain/plan.js';
import { HeldByEntries, waitingEntries } from './held-by-entries.js';
import { readOverdueFamilies } from './overdue-families.js';
import {
  PaymentReminderEntity,
  PaymentReminderRunEntity,
} from '../../model/money/payment-reminder.entity.js';
import { holdOf, readPayer, type Payer, type ReminderDebt } from './reminder-facts.js';
import { reminderMail } from './reminder-mail.js';
import { reminderMinimum, remindersSince } from './reminder-switch.js';

const POLL_MS = 30_000;

/**
 * Writes the reminders of a day into the outbox (product/money.md#payment-reminders), in every process: each family in a transaction
 * of its own, under the locks that a payment of it takes too, so each is decided once and by what is paid then. The row of the day is
 * stored when all are written. A process that ends in between has left out those who come after, and the next look writes these.
 */
@Injectable()
export class PaymentReminderMails implements OnModuleDestroy {
  private readonly job: SingleRun;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly held: HeldByEntries,
    private readonly logger: Logger,
  ) {
    this.job = new SingleRun(
      () => this.run(),
      (error) => logger.error('reminders of payments could not be written', error),
    );
    outbox.sendOnlyIf('payment-reminder', (mail, _, attempts) => this.isWanted(mail, attempts));
  }

  async onModuleDestroy(): Promise<void> {
    await this.job.finish();
  }

  /** Looks whether reminders are due; never rejects. */
  @Interval('payment-reminders', POLL_MS)
  poll(): Promise<void> {
    return this.job.start();
  }

  /**
   * Writes the reminders of today when their time has come and they are not all written. Nothing while any project opens: its mails
   * and bookings come first. A family that fails is logged, does not stop the others, and is tried again by the next look.
   */
  async run(): Promise<void> {
    const { manager } = this.dataSource;
    const since = await remindersSince(manager);
    if (!since || !isRunDue(this.clock.now(), since)) return;
    const day = this.clock.today();
    if (await manager.existsBy(PaymentReminderRunEntity, { day })) return;
    if (await anyOpens(manager, this.clock)) return;
    await this.held.refresh();
    let isComplete = true;
    const minimum = await reminderMinimum(manager);
    const situation = { today: day, enabled: true, runDay: day, minimum };
    const families = await readOverdueFamilies(manager, situation, await waitingEntries(manager));
    for (const { id } of families.filter(({ next }) => next === day)) {
      const payer = await readPayer(manager, day, id);
      const ids = payer?.debts.map(({ registrationId }) => registrationId) ?? [];
      await this.transactions
        .run((own) => this.remind(own, id, ids, day))
        .catch((error: unknown) => {
          isComplete = false;
          this.logger.error(`the reminder of person ${id} could not be written`, error);
        });
    }
    if (isComplete) await this.transactions.run((own) => endRun(own, day));
  }

  /** Decides about a family anew, under the locks, and writes its reminder. */
  private async remind(
    manager: EntityManager,
    personId: number,
    registrationIds: readonly number[],
    day: IsoDate,
  ): Promise<void> {
    // What booking a payment locks, then the parent, which pausing locks.
    const weekIds = await lockPaid(manager, registrationIds);
    await lockRows(manager, ParentEntity, [personId]);
    const minimum = await reminderMinimum(manager);
    const payer = await this.payerToRemind(manager, personId, { today: day, minimum });
    const steps = payer ? stepsOn(payer.debts, day, minimum) : [];
    if (!payer?.account || steps.length === 0) return;
    await manager.insert(
      PaymentReminderEntity,
      steps.map(({ registrationId, step }) => ({
        person_id: personId,
        step,
        day,
        ...targetOf(payer.debts, registrationId),
      })),
    );
    const { email, userId, lang } = payer.account;
    const payload = await reminderMail(manager, payer, { day, steps, lang });
    await this.outbox.write(manager, { kind: 'payment-reminder', to: email, userId, lang, payload });
    await bumpVersions(manager, weekIds);
  }

  /** What is open of a family that may be reminded now; `null` when something holds it. */
  private async payerToRemind(
    manager: EntityManager,
    personId: number,
    situation: { today: IsoDate; minimum: number },
  ): Promise<Payer | null> {
    const payer = await readPayer(manager, situation.today, personId);
    if (!payer) return null;
    const entries = await this.held.of(manager, personId);
    const enabled = (await remindersSince(manager)) !== null;
    return holdOf(payer, { ...situation, hasEntries: entries.length > 0, enabled }) === null ? payer : null;
  }

  /**
   * Whether a mail that waited is still true and wanted. One that never left counts as not written, so the next run decides anew;
   * after a first attempt nobody knows whether it left, so it counts.
   */
  private async isWanted(mail: PaymentReminderMail, attempts: number): Promise<boolean> {
    if (await this.isTrue(mail)) return true;
    if (attempts === 1) {
      await this.transactions.run((manager) => unwrite(manager, mail));
    }
    return false;
  }

  /** Whether everything that a mail tells of is open as it says, and nothing holds the family. */
  private async isTrue({ personId, told }: PaymentReminderMail): Promise<boolean> {
    const { manager } = this.dataSource;
    const today = this.clock.today();
    // A mail of a Friday that did not leave waits for the next run.
    if (!isWorkingDay(today)) return false;
    const payer = await readPayer(manager, today, personId);
    if (!payer || payer.pause.paused || (await remindersSince(manager)) === null) return false;
    const open = new Map(payer.debts.map((debt) => [debt.registrationId, debt.open]));
    if (told.some((debt) => open.get(debt.id) !== debt.open)) return false;
    await this.held.refresh();
    return (await this.held.of(manager, personId)).length === 0;
  }
}

/** For what a step is stored: the registration, or its fee. */
function targetOf(
  debts: readonly ReminderDebt[],
  registrationId: number,
): Pick<PaymentReminderEntity, 'registration_id' | 'fee_id'> {
  const feeId = debts.find((debt) => debt.registrationId === registrationId)?.feeId ?? null;
  return { registration_id: feeId === null ? registrationId : null, fee_id: feeId };
}

/** Deletes the steps of a mail that never left. */
async function unwrite(manager: EntityManager, { day, reminded }: PaymentReminderMail): Promise<void> {
  const fees = await manager.findBy(CancellationFeeEntity, { registration_id: In(reminded) });
  await manager.delete(PaymentReminderEntity, { day, registration_id: In(reminded) });
  await manager.delete(PaymentReminderEntity, { day, fee_id: In(fees.map(({ id }) => id)) });
}

/** Stores that all reminders of a day are written. Another process may have done so. */
async function endRun(manager: EntityManager, day: IsoDate): Promise<void> {
  await manager.insert(PaymentReminderRunEntity, { day }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  await manager.delete(PaymentReminderRunEntity, { day: LessThan(day) });
}
