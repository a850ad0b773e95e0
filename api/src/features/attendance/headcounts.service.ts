import { Injectable } from '@nestjs/common';
import { HEADCOUNTS_SHOWN, type Headcount, type HeadcountResult, type IsoDate } from '@feria/shared';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { t } from '../../core/request-context.js';
import { CourseWeekEntity } from '../courses/course-week.entity.js';
import { Assignments } from '../week-groups/assignments.js';
import { WeekGroupEntity } from '../week-groups/week-group.entity.js';
import type { HeadcountBody } from './attendance.dto.js';
import { presentUser, readUserNames } from './attendance.presenter.js';
import { HeadcountEntity } from './headcount.entity.js';
import { endOf, readRightsThen } from './rights-then.js';

/** How many children somebody counted (product.md#headcount). */
@Injectable()
export class Headcounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps counts, each once by its id. Who may: the office, and whoever leads the week or a group of it, or did when it was counted.
   * @returns what became of each
   */
  async save(counts: readonly HeadcountBody[], user: CurrentUserData): Promise<HeadcountResult> {
    const assignment = await this.assignments.of(user);
    return this.transactions.run(async (manager) => {
      const ids = counts.map(({ id }) => id);
      const known = new Set(
        (await manager.find(HeadcountEntity, { select: { id: true }, where: { id: In(ids) } })).map(
          ({ id }) => id,
        ),
      );
      const weekIds = counts.map(({ course_week_id }) => course_week_id);
      const weeks = await manager.findBy(CourseWeekEntity, { id: In(weekIds), cancelled_at: IsNull() });
      const groups = await manager.findBy(WeekGroupEntity, {
        id: In(counts.flatMap(({ week_group_id }) => week_group_id ?? [])),
      });
      const rights = await readRightsThen(manager, user, [], weekIds);
      const received = this.clock.now();
      const results: HeadcountResult['results'] = [];
      const rows: HeadcountEntity[] = [];
      for (const count of counts) {
        const counted = new Date(Math.min(Date.parse(count.counted_at), received.getTime()));
        const week = weeks.find(({ id }) => id === count.course_week_id);
        const group = groups.find(({ id }) => id === count.week_group_id);
        const isInWeek = week && week.from <= count.date && count.date <= week.to;
        const isForeign = group !== undefined && group.course_week_id !== count.course_week_id;
        const may =
          isInWeek &&
          !isForeign &&
          (assignment.marksEverywhere ||
            (received < endOf(week) && assignment.leadsIn(week.id)) ||
            rights.counts(week.id, counted));
        if (known.has(count.id)) results.push({ id: count.id, outcome: 'repeated', message: null });
        else if (!may || count.date > this.clock.today()) {
          const why = may ? 'attendance.not_yet' : 'attendance.not_your_week';
          results.push({ id: count.id, outcome: 'refused', message: t(why) });
        } else {
          known.add(count.id);
          results.push({ id: count.id, outcome: 'applied', message: null });
          rows.push(
            manager.create(HeadcountEntity, {
              ...{
                id: count.id,
                course_week_id: count.course_week_id,
                date: count.date,
                number: count.number,
              },
              ...{ week_group_id: count.week_group_id ?? null, expected: count.expected ?? null },
              ...{ counted_at: counted, received_at: received, user_id: user.id },
            }),
          );
        }
      }
      // The same call may arrive twice at once.
      if (rows.length > 0)
        await manager
          .createQueryBuilder()
          .insert()
          .into(HeadcountEntity)
          .values(rows)
          .orIgnore()
          .updateEntity(false)
          .execute();
      return { results };
    });
  }
}

/** The last counts of a day by week, newest first; two statements. */
export async function readHeadcounts(
  manager: EntityManager,
  weekIds: readonly number[],
  date: IsoDate,
): Promise<Map<number, Headcount[]>> {
  if (weekIds.length === 0) return new Map();
  const rows = await manager.find(HeadcountEntity, {
    where: { course_week_id: In([...weekIds]), date },
    order: { counted_at: 'DESC', id: 'ASC' },
  });
  const names = await readUserNames(
    manager,
    rows.map(({ user_id }) => user_id),
  );
  const byWeek = new Map<number, Headcount[]>();
  for (const { id, course_week_id, week_group_id, number, expected, counted_at, user_id } of rows) {
    const shown = byWeek.get(course_week_id) ?? [];
    if (shown.length === HEADCOUNTS_SHOWN) continue;
    byWeek.set(course_week_id, [
      ...shown,
      {
        ...{ id, course_week_id, week_group_id, date, number, expected },
        ...{ counted_at: counted_at.toISOString(), counted_by: presentUser(user_id, names) },
      },
    ]);
  }
  return byWeek;
}
