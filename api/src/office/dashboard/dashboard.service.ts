import { Injectable } from '@nestjs/common';
import { toEuros, type Dashboard, type TaskWeeks } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { sumActiveWeeks } from '../../catalogue/courses/course.queries.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { openTotals } from '../../ledger/balance.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { currentWeeks, nextOpenings, registrationsPerDay, weeksToWatch } from './dashboard.queries.js';
import { countTasks, readTaskWeeks } from './tasks.queries.js';
import { noticesOfActive } from './warnings.queries.js';

/** What the office looks at each morning. Every part is a statement or two over an index, however many registrations. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The weeks that the start page counts. */
  weeks(): Promise<TaskWeeks> {
    return readTaskWeeks(this.dataSource.manager, this.clock.today());
  }

  async figures(reader: CurrentUserData): Promise<Dashboard> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const [sums, open, weeks, numbers, per_day, openings, missing_notices, tasks] = await Promise.all([
      sumActiveWeeks(manager),
      openTotals(manager),
      currentWeeks(manager, this.clock.today()),
      totals(manager),
      registrationsPerDay(manager, now),
      nextOpenings(manager, now),
      noticesOfActive(manager),
      countTasks(manager, this.clock.today(), reader),
    ]);
    const byWeek = new Map(sums.map((sum) => [sum.week, sum]));
    const occupied = weeks.map((week) => {
      const { registered = 0, waiting = 0 } = byWeek.get(week.id) ?? {};
      return { ...week, registered, waiting };
    });
    return {
      ...numbers,
      ...(await weeksToWatch(manager, occupied)),
      open_payments: { ...open.places, amount: toEuros(open.places.amount) },
      open_fees: { ...open.fees, amount: toEuros(open.fees.amount) },
      per_day,
      openings,
      missing_notices,
      tasks,
    };
  }
}

/** All registrations less those that wait: engines count a whole table faster than nine tenths of it. */
async function totals(manager: EntityManager): Promise<Pick<Dashboard, 'registrations' | 'waiting_list'>> {
  const all = await manager.count(RegistrationEntity);
  const waiting_list = await manager.countBy(RegistrationEntity, { is_waiting: true });
  return { registrations: all - waiting_list, waiting_list };
}
