import { can, type Dashboard, type DashboardTask, type IsoDate } from '@feria/shared';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { creditsSql } from '../../ledger/balance.js';
import { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { countDueTodos, seesCalls } from '../calls/read-calls.js';

type Count = (manager: EntityManager, today: IsoDate) => Promise<number>;

/** Each list: who may open it, and how many rows it has, by the conditions of that list. */
const LISTS: Record<DashboardTask, { isFor: (reader: CurrentUserData) => boolean; count: Count }> = {
  todos: { isFor: seesCalls, count: countDueTodos },
  credits: { isFor: (reader) => can(reader, 'payment.index'), count: countCredits },
  offers: {
    isFor: (reader) => can(reader, 'peopleCourseWeekRegistration.index'),
    count: (manager) => manager.countBy(RegistrationEntity, { offer_expires_at: Not(IsNull()) }),
  },
  bank_entries: {
    isFor: (reader) => can(reader, 'payment.index'),
    count: (manager) => manager.countBy(BankEntryEntity, { state: 'open' }),
  },
  failed_mails: {
    isFor: (reader) => can(reader, 'peopleCourseWeekRegistration.update'),
    count: (manager) => manager.countBy(OutboxMailEntity, { state: 'failed' }),
  },
};

/** What waits for the office, of the lists that the reader may see: one statement a list, however many rows it has. */
export async function countTasks(
  manager: EntityManager,
  today: IsoDate,
  reader: CurrentUserData,
): Promise<Dashboard['tasks']> {
  const seen = Object.entries(LISTS).filter(([, { isFor }]) => isFor(reader));
  return Object.fromEntries(
    await Promise.all(seen.map(async ([task, { count }]) => [task, await count(manager, today)] as const)),
  );
}

/** Parents with credit, also of whom nothing else is left. */
async function countCredits(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ number: number | string }[]>(
    `SELECT COUNT(*) AS number FROM (${creditsSql()}) credits WHERE credits.credit > 0`,
  );
  return Number(row?.number);
}
