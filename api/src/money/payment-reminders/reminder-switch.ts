import { parseEuros, toCents, type IsoDate, type OptionKey } from '@feria/shared';
import { REMINDER_MINIMUM } from '@feria/shared/rules/overdue';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../core/clock.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { nextRunDay } from './domain/plan.js';
import { PaymentReminderRunEntity } from '../../model/money/payment-reminder.entity.js';

const KEY: OptionKey = 'reminders';
const MINIMUM: OptionKey = 'reminder_minimum';

/** Since when reminders are switched on; `null` while they are off. */
export async function remindersSince(manager: EntityManager): Promise<Date | null> {
  const option = await manager
    .createQueryBuilder(OptionEntity, 'reminder_switch')
    .where({ key: KEY })
    .getOne();
  if (option?.value !== '1') return null;
  return option.changed_at ?? new Date(0);
}

/** What everybody's reminders depend on. */
export interface Situation {
  today: IsoDate;
  enabled: boolean;
  /** Day of the next run, or of the first one if reminders were switched on now. */
  runDay: IsoDate;
  /** Cents: of a family that owes less nothing is asked. */
  minimum: number;
}

/** How much must be overdue of a family, in cents; what is not stored is the default. One statement. */
export async function reminderMinimum(manager: EntityManager): Promise<number> {
  const option = await manager.createQueryBuilder(OptionEntity, 'minimum').where({ key: MINIMUM }).getOne();
  return toCents(parseEuros(option?.value ?? '') ?? Number(parseEuros(REMINDER_MINIMUM)));
}

/** Reads what everybody's reminders depend on; three statements. */
export async function readSituation(manager: EntityManager, clock: Clock): Promise<Situation> {
  const since = await remindersSince(manager);
  const today = clock.today();
  const hasRun = await manager.existsBy(PaymentReminderRunEntity, { day: today });
  const runDay = nextRunDay(clock.now(), since, hasRun);
  return { today, enabled: since !== null, runDay, minimum: await reminderMinimum(manager) };
}
