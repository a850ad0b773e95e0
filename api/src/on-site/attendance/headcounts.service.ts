import { Injectable } from '@nestjs/common';
import {
  compareTexts,
  HEADCOUNTS_SHOWN,
  type Headcount,
  type HeadcountResult,
  type IsoDate,
} from '@feria/shared';
import { In, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { t } from '../../core/request-context.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { Assignments, type Assignment } from '../week-groups/assignments.js';
import { WeekGroupChildEntity, WeekGroupEntity } from '../../model/on-site/week-group.entity.js';
import type { HeadcountBody } from './attendance.dto.js';
import { presentUser, readUserNames } from './attendance.presenter.js';
import { readEndedPlaces, seesStaying } from './ended-places.js';
import { HeadcountChildEntity, HeadcountEntity } from '../../model/on-site/headcount.entity.js';
import { dayKey } from '../../presence/marked-days.js';
import { readPlacesOfDays } from '../../presence/places-of-days.js';
import { endOf, readRightsThen } from './rights-then.js';

/** Who reads counts. */
export interface HeadcountReader {
  userId: number;
  /** In Rome. */
  today: IsoDate;
  assignment: Assignment;
}

/** How many children somebody counted (product/on-site.md#headcount). */
@Injectable()
export class Headcounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps counts, each once by its id. Who may: the office, and whoever leads what was counted, a group or the whole week, or did then.
   * Of the children who were there by the list of who counted those are kept that it could have: who names another learns nothing.
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
      const weeks = await manager.findBy(CourseWeekEntity, { id: In(weekIds) });
      // A week that was cancelled, or lost the day, is counted while children of it were there.
      const ended = await readEndedPlaces(manager, { weekIds });
      const groups = await manager.findBy(WeekGroupEntity, {
        id: In(counts.flatMap(({ week_group_id }) => week_group_id ?? [])),
      });
      const named = counts.flatMap(({ date, children }) =>
        (children ?? []).map((child_id) => ({ child_id, date })),
      );
      const places = await readPlacesOfDays(manager, named);
      const rights = await readRightsThen(
        manager,
        user,
        named.map(({ child_id }) => child_id),
        weekIds,
      );
      const received = this.clock.now();
      const results: HeadcountResult['results'] = [];
      const rows: HeadcountEntity[] = [];
      const children: Partial<HeadcountChildEntity>[] = [];
      for (const count of counts) {
        const counted = new Date(Math.min(Date.parse(count.counted_at), received.getTime()));
        const week = weeks.find(({ id }) => id === count.course_week_id);
        const group = groups.find(({ id }) => id === count.week_group_id);
        const runs = week && week.cancelled_at === null && rights.hadDay(week.id, count.date);
        const isInWeek =
          week &&
          (runs ||
            ended.some(({ course_week_id, date }) => course_week_id === week.id && date === count.date));
        const isForeign = group !== undefined && group.course_week_id !== count.course_week_id;
        const may =
          isInWeek &&
          !isForeign &&
          (assignment.marksEverywhere ||
            (received < endOf(week) && assignment.leadsWhole(week.id, group?.id ?? null)) ||
            rights.counts(week.id, count.week_group_id ?? null, { date: count.date, at: counted }));
        if (known.has(count.id)) results.push({ id: count.id, outcome: 'repeated', message: null });
        else if (!may || count.date > this.clock.today()) {
          const why = may ? 'attendance.not_yet' : 'attendance.not_your_week';
          results.push({ id: count.id, outcome: 'refused', message: t(why) });
        } else {
          known.add(count.id);
          results.push({ id: count.id, outcome: 'applied', message: null });
          rows.push(
            manager.create(HeadcountEntity, {
              id: count.id,
              course_week_id: count.course_week_id,
              date: count.date,
              number: count.number,
              week_group_id: count.week_group_id ?? null,
              expected: count.children ? new Set(count.children).size : (count.expected ?? null),
              counted_at: counted,
              received_at: received,
              user_id: user.id,
            }),
          );
          const isOfList = (child_id: number): boolean => {
            const place = places.get(dayKey({ child_id, date: count.date }));
            if (place?.course_week_id === week!.id && assignment.seesChild(place)) return true;
            const then = rights.of(child_id, count.date, { made: counted, received });
            return then?.place.course_week_id === week!.id && then.reason === null;
          };
          children.push(
            ...[...new Set(count.children)]
              .filter(isOfList)
              .map((child_id) => ({ headcount_id: count.id, child_id })),
          );
        }
      }
      await insertOnce(manager, HeadcountEntity, rows);
      await insertOnce(manager, HeadcountChildEntity, children);
      return { results };
    });
  }
}

/** The same call may arrive twice at once. */
async function insertOnce<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: readonly QueryDeepPartialEntity<Entity>[],
): Promise<void> {
  if (rows.length === 0) return;
  await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values([...rows])
    .orIgnore()
    .updateEntity(false)
    .execute();
}

/**
 * The last counts of a day by week, newest first: of the week as a whole, and of the groups that the reader sees. As many statements for
 * many as for few.
 */
export async function readHeadcounts(
  manager: EntityManager,
  weekIds: readonly number[],
  date: IsoDate,
  reader: HeadcountReader,
): Promise<Map<number, Headcount[]>> {
  if (weekIds.length === 0) return new Map();
  const all = await manager.find(HeadcountEntity, {
    where: { course_week_id: In([...weekIds]), date },
    order: { counted_at: 'DESC', id: 'ASC' },
  });
  const rows = lastOfWeeks(all.filter((row) => isSeen(row, reader)));
  const names = await readUserNames(
    manager,
    rows.map(({ user_id }) => user_id),
  );
  const childrenOf = await readCountedChildren(manager, rows, reader);
  const byWeek = new Map<number, Headcount[]>();
  for (const row of rows) {
    const { id, course_week_id, week_group_id, number, expected, counted_at, user_id } = row;
    byWeek.set(course_week_id, [
      ...(byWeek.get(course_week_id) ?? []),
      {
        id,
        course_week_id,
        week_group_id,
        date,
        number,
        expected,
        children: childrenOf(row),
        counted_at: counted_at.toISOString(),
        counted_by: presentUser(user_id, names),
      },
    ]);
  }
  return byWeek;
}

function isSeen(
  { course_week_id, week_group_id, user_id }: HeadcountEntity,
  { userId, assignment }: HeadcountReader,
): boolean {
  if (week_group_id === null || user_id === userId) return true;
  return assignment.seesGroup({ id: week_group_id, course_week_id });
}

/**
 * Of each week the last, and besides the newest of the week as a whole and of each group: what others counted often hides nobody's last
 * count.
 * @param rows newest first
 */
function lastOfWeeks(rows: readonly HeadcountEntity[]): HeadcountEntity[] {
  const shown = new Map<number, number>();
  const counted = new Set<string>();
  return rows.filter(({ course_week_id, week_group_id }) => {
    const count = (shown.get(course_week_id) ?? 0) + 1;
    shown.set(course_week_id, count);
    const scope = `${course_week_id} ${week_group_id}`;
    const isNewest = !counted.has(scope);
    counted.add(scope);
    return isNewest || count <= HEADCOUNTS_SHOWN;
  });
}

/** Who was there by the lists of those who counted, as far as the reader may know of them. */
async function readCountedChildren(
  manager: EntityManager,
  counts: readonly HeadcountEntity[],
  { userId, today, assignment }: HeadcountReader,
): Promise<(count: HeadcountEntity) => Headcount['children']> {
  const counted = counts.length
    ? await manager.findBy(HeadcountChildEntity, { headcount_id: In(counts.map(({ id }) => id)) })
    : [];
  if (counted.length === 0) return ({ expected }) => (expected === 0 ? [] : null);
  const child_id = In([...new Set(counted.map((row) => row.child_id))]);
  const course_week_id = In([...new Set(counts.map((count) => count.course_week_id))]);
  const children = await manager.find(ChildEntity, {
    select: { id: true, first_name: true, last_name: true },
    where: { id: child_id },
  });
  const places = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true },
    where: { child_id, course_week_id, is_waiting: false },
  });
  const members = await manager.findBy(WeekGroupChildEntity, { child_id, course_week_id });
  const ended = await readEndedPlaces(manager, {
    childIds: counted.map((row) => row.child_id),
    weekIds: counts.map((count) => count.course_week_id),
  });
  const isKnown = (count: HeadcountEntity, childId: number): boolean => {
    if (count.user_id === userId || assignment.seesWeek(count.course_week_id)) return true;
    const isInWeek = (row: { child_id: number; course_week_id: number }): boolean =>
      row.child_id === childId && row.course_week_id === count.course_week_id;
    const group_id = members.find(isInWeek)?.week_group_id ?? null;
    const place = places.some(isInWeek) ? { course_week_id: count.course_week_id, group_id } : undefined;
    if (place) return assignment.seesChild(place);
    const known = ended.find((one) => isInWeek(one) && one.date === count.date);
    return known !== undefined && seesStaying(assignment, known, today);
  };
  return (count) => {
    const ids = counted.filter(({ headcount_id }) => headcount_id === count.id).map((row) => row.child_id);
    if (ids.length === 0) return count.expected === 0 ? [] : null;
    return children
      .filter(({ id }) => ids.includes(id) && isKnown(count, id))
      .map(({ id, first_name, last_name }) => ({ id, first_name, last_name }))
      .sort((a, b) => compareTexts(a.last_name, b.last_name) || compareTexts(a.first_name, b.first_name));
  };
}
