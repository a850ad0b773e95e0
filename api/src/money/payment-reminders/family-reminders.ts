import { Injectable } from '@nestjs/common';
import { isOverdue, type OfficeFamilyReminders } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { nextMail } from './domain/plan.js';
import { HeldByEntries } from './held-by-entries.js';
import { PaymentReminderEntity } from '../../model/money/payment-reminder.entity.js';
import { holdOf, readPause, readPayer } from './reminder-facts.js';
import { readSituation } from './reminder-switch.js';

/** Reminders on the page of a family. */
@Injectable()
export class FamilyReminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly held: HeldByEntries,
  ) {}

  /** Pause, reminders sent and the next one of a parent. A constant number of statements. */
  async of(personId: number): Promise<OfficeFamilyReminders> {
    const { manager } = this.dataSource;
    const situation = await readSituation(manager, this.clock);
    const { today, runDay, minimum } = situation;
    const payer = await readPayer(manager, today, personId);
    const isLate = payer?.debts.some(({ dueOn }) => isOverdue(dueOn, today)) ?? false;
    const sent = await readSent(manager, personId);
    const pause = await readPause(manager, today, personId);
    if (!payer || !isLate) return { pause, next: null, hold: null, sent };
    await this.held.refresh();
    const entries = await this.held.of(manager, personId);
    return {
      pause,
      sent,
      next: nextMail(payer.debts, runDay, minimum),
      hold: holdOf(payer, { ...situation, hasEntries: entries.length > 0 }),
    };
  }
}

async function readSent(manager: EntityManager, personId: number): Promise<OfficeFamilyReminders['sent']> {
  const rows = await manager.find(PaymentReminderEntity, {
    where: { person_id: personId },
    relations: {
      registration: { child: true, courseWeek: { course: true } },
      fee: { child: true, courseWeek: { course: true } },
    },
    order: { day: 'DESC', id: 'DESC' },
  });
  return rows.flatMap(({ step, day, registration, fee }) => {
    const { child, courseWeek } = registration ?? fee ?? {};
    const registration_id = registration?.id ?? fee?.registration_id;
    const course = courseWeek?.course;
    if (!child || !course || registration_id === undefined) return [];
    return [
      {
        step,
        day,
        registration_id,
        people: { id: child.id, first_name: child.first_name, last_name: child.last_name },
        course: { id: course.id, name: course.name, name_it: course.name_it },
      },
    ];
  });
}
