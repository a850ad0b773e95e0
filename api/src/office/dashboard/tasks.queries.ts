import {
  can,
  type Dashboard,
  type DashboardTask,
  type IsoDate,
  type TaskWeek,
  type TaskWeeks,
  type WeekTask,
} from '@feria/shared';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { creditsSql } from '../../ledger/balance.js';
import { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { countOverdueFamilies } from '../../money/payment-reminders/overdue-families.js';
import { countDueTodos, seesCalls } from '../calls/read-calls.js';
import {
  noticesOfActive,
  weeksAlmostEmpty,
  weeksWithoutGroup,
  weeksWithoutLeader,
} from './warnings.queries.js';

type Count = (manager: EntityManager, today: IsoDate) => Promise<number>;

/** The lists of weeks, which the page of a list shows (`GET /api/dashboard/weeks`). */
const WEEKS: Record<WeekTask, (manager: EntityManager, today: IsoDate) => Promise<TaskWeek[]>> = {
  without_group: weeksWithoutGroup,
  without_leader: weeksWithoutLeader,
  almost_empty: weeksAlmostEmpty,
};

/** The weeks that somebody has to look at; a statement a list. */
export async function readTaskWeeks(manager: EntityManager, today: IsoDate): Promise<TaskWeeks> {
  const lists = Object.entries(WEEKS).map(
    async ([list, read]) => [list, await read(manager, today)] as const,
  );
  return Object.fromEntries(await Promise.all(lists)) as TaskWeeks;
}

/** For everybody who sees the start page. */
function weeks(task: WeekTask): { isFor: () => boolean; count: Count } {
  return { isFor: () => true, count: async (manager, today) => (await WEEKS[task](manager, today)).length };
}

/** Each list: who may open it, and how many rows it has, by the conditions of that list. */
const LISTS: Record<DashboardTask, { isFor: (reader: CurrentUserData) => boolean; count: Count }> = {
  missing_notices: {
    isFor: (reader) => can(reader, 'option.update'),
    count: async (manager) => (await noticesOfActive(manager)).length,
  },
  points: {
    isFor: (reader) => can(reader, 'peopleCourseWeekRegistration.index'),
    count: (manager) => manager.countBy(AttendanceIssueEntity, { state: 'open' }),
  },
  without_leader: weeks('without_leader'),
  without_group: weeks('without_group'),
  todos: { isFor: seesCalls, count: countDueTodos },
  overdue: { isFor: (reader) => can(reader, 'payment.index'), count: countOverdueFamilies },
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
  almost_empty: weeks('almost_empty'),
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
