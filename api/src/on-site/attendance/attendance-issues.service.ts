import { Injectable } from '@nestjs/common';
import {
  asksWhereChildIs,
  formatDate,
  formatInstant,
  isNoted,
  MAX_ISSUES_LISTED,
  type AttendanceIssue,
  type IsoDate,
  type IssueState,
} from '@feria/shared';
import { LOGGED_ATTENDANCE } from '@feria/shared/resources/logged';
import { restoreMark, type MarkedDay, type MergedMark } from '@feria/shared/rules/attendance-merge';
import { DataSource, In, LessThan, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf, type Difference } from '../../core/audit/changes.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { lockRowsToChange } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound } from '../../core/http/errors.js';
import { laterTurn } from '../../core/pieces.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { Assignments, type Assignment } from '../week-groups/assignments.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { AttendanceChangeEntity, AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { presentIssues } from './issues.presenter.js';
import { issuesFor, maySettle, placeIssues, type IssueReader, type PlacedIssue } from './issue-rights.js';
import { dayKey, dayVersion, lockDays, readMarkedDay, writeMarkedDay } from '../../presence/marked-days.js';
import { isThere } from '../../presence/staying-places.js';
import { closeAnswered } from '../../presence/noted-points.js';
import { noteThereWithoutPlace } from '../../presence/place-ended.js';
import { leftBeforeArrival, timeOfOtherDay } from './marks.js';
import { readPlacesOfDays } from '../../presence/places-of-days.js';
import { noteArrivedAbsent } from '../../presence/told-absent.js';
import { idOfRestoredDeparture, readUnauthorised } from './unauthorised.js';

/** What settling a point writes into it. */
interface Settled extends Pick<AttendanceIssueEntity, 'state' | 'settled_reason' | 'replaced'> {
  /** What the log says of the day. */
  difference?: Difference;
}

/** The open points of a day, as far as somebody sees them. */
export interface OpenPoints {
  number: number;
  childIds: ReadonlySet<number>;
  /** How many there are of a child in a week; a child may be there more than once. */
  of: readonly { child_id: number; course_week_id: number; number: number }[];
}

/** Marks that were kept and not applied (product/on-site.md#open-points). */
@Injectable()
export class AttendanceIssues {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly reads: HealthReads,
    private readonly clock: Clock,
  ) {}

  /**
   * Open ones first, then the newest; at most {@link MAX_ISSUES_LISTED}. Of the open ones each child comes first with the newest of each
   * maker and reason: many points of one child hide those of no other.
   */
  async list(
    { date, weekId }: { date: IsoDate | null; weekId: number | null },
    user: CurrentUserData,
  ): Promise<AttendanceIssue[]> {
    const { manager } = this.dataSource;
    const reader = await this.readerOf(user);
    const where = { ...(date && { date }), ...(weekId !== null && { course_week_id: weekId }) };
    const newest = await readNewestOfEach(manager, reader, { ...where, state: 'open' });
    const first = new Set(newest.map(({ issue }) => issue.id));
    const others = await readSeen(manager, reader, { ...where, state: 'open' });
    const open = [...newest, ...others.filter(({ issue }) => !first.has(issue.id))];
    const settled = await readSeen(manager, reader, { ...where, state: Not('open') });
    return presentIssues(manager, [...open, ...settled].slice(0, MAX_ISSUES_LISTED), reader, this.reads);
  }

  /** How many points of a day are open that the user sees, the ids of their children, and how many there are of each child and week. */
  async openOn(date: IsoDate, user: CurrentUserData, assignment: Assignment): Promise<OpenPoints> {
    const { manager } = this.dataSource;
    const reader = { userId: user.id, today: this.clock.today(), assignment };
    const open = await readNewestOfEach(manager, reader, { date, state: 'open' });
    return {
      number: open.reduce((sum, { number }) => sum + number, 0),
      childIds: new Set(open.map(({ issue }) => issue.child_id)),
      of: open.map(({ issue: { child_id, course_week_id }, number }) => ({
        child_id,
        course_week_id,
        number,
      })),
    };
  }

  /**
   * Applies the mark now, as its maker's; what the day said before is kept with the point. One that is restored already stays as it is.
   * @param version of the day, as it was shown with the point
   * @throws AppError 404; 403 for who sees it and may not mark there; 409 when the day has changed since it was shown, or the point was closed or taken
   *   back meanwhile; 422 where there is
   *   no mark to be applied, and at a time that cannot be
   */
  async restore(id: number, version: string, user: CurrentUserData): Promise<AttendanceIssue> {
    return this.settle([id], user, 'restored', async (manager, [{ issue }]) => {
      if (isNoted(issue.reason))
        throw new AppError('validation', { message: { key: 'attendance.not_restorable' } });
      const days = await lockDays(manager, [issue]);
      const row = days.get(dayKey(issue))!;
      return () => {
        if (version !== dayVersion(row)) throw dayChanged(row);
        return this.apply(manager, { issue, row, userId: user.id });
      };
    });
  }

  /**
   * Leaves the day as it is. Those that are closed already stay as they are.
   * @param answer `reason`: where the child is, where that is asked for; `also`: further points of the same child on the same day
   * @returns the point `id`
   * @throws AppError 404; 403 for who sees one and may not mark there; 409 when one was restored or taken back meanwhile; 422 when nobody
   *   says where the child is, and its day does not (`asksWhereChildIs`), and when one is of another child or day. Then none is closed
   */
  async close(
    id: number,
    { reason, also }: { reason: string | null; also: readonly number[] },
    user: CurrentUserData,
  ): Promise<AttendanceIssue> {
    return this.settle([id, ...also], user, 'closed', async (manager, [first, ...others]) => {
      const { child_id, date } = first.issue;
      if (others.some(({ issue }) => issue.child_id !== child_id || issue.date !== date))
        throw invalidField('also', 'attendance.other_day_of_child');
      const day = await manager.findOneBy(AttendanceEntity, { child_id, date });
      const now = day && { ...day, left_at: day.left_at?.toISOString() ?? null };
      return (issue) => {
        const mark = JSON.parse(issue.fields) as MergedMark['fields'];
        if (!reason?.trim() && asksWhereChildIs(issue.reason, mark, now))
          throw invalidField('reason', 'attendance.where_is_child');
        return { state: 'closed', settled_reason: reason, replaced: null };
      };
    });
  }

  /** Makes a locked day say what the mark says. */
  private async apply(
    manager: EntityManager,
    { issue, row, userId }: { issue: AttendanceIssueEntity; row: AttendanceEntity; userId: number },
  ): Promise<Settled> {
    const now = this.clock.now();
    const mark: MergedMark = {
      id: issue.change_id,
      at: now.toISOString(),
      user: issue.user_id,
      device: null,
      sequence: null,
      fields: JSON.parse(issue.fields) as MergedMark['fields'],
      seen: null,
    };
    const before = readMarkedDay(row);
    const wasThere = isThere(row);
    const after = restoreMark(before, mark);
    refuseFalseTimes(issue, mark.fields, after.state);
    writeMarkedDay(row, after);
    await manager.save(AttendanceEntity, row);
    await manager.insert(AttendanceChangeEntity, {
      id: issue.change_id,
      attendance_id: row.id,
      fields: issue.fields,
      user_id: issue.user_id,
      changed_at: now,
      received_at: issue.received_at,
    });
    const { child_id, course_week_id, date } = issue;
    const places = await readPlacesOfDays(manager, [issue]);
    const isInPlace = places.get(dayKey(issue))?.course_week_id === course_week_id;
    await closeAnswered(manager, [row], { userId, at: now });
    if (isThere(row) && !wasThere && !isInPlace)
      await noteThereWithoutPlace(manager, [{ child_id, course_week_id, date, day: row }], now);
    await noteRestored(manager, { issue, before, after, row, by: { userId, at: now } });
    const difference = differenceOf(LOGGED_ATTENDANCE, inWords(before.state), inWords(after.state));
    return { state: 'restored', settled_reason: null, replaced: JSON.stringify(before.state), difference };
  }

  /**
   * Settles points, all or none.
   * @param prepare locks what is before the points in the order of locks, and gives what is done with each that is open
   * @returns the first of them
   */
  private async settle(
    ids: readonly number[],
    user: CurrentUserData,
    wanted: 'restored' | 'closed',
    prepare: (
      manager: EntityManager,
      found: readonly [PlacedIssue, ...PlacedIssue[]],
    ) => Promise<(issue: AttendanceIssueEntity) => Settled | Promise<Settled>>,
  ): Promise<AttendanceIssue> {
    const reader = await this.readerOf(user);
    return this.transactions.run(async (manager) => {
      const found = await findToSettle(manager, ids, reader);
      const settle = await prepare(manager, found);
      const issues = await lockRowsToChange(manager, AttendanceIssueEntity, ids);
      if (issues.length < found.length) throw notFound();
      for (const { state } of issues) if (state !== 'open' && state !== wanted) throw settledOtherwise(state);
      for (const issue of issues.filter(({ state }) => state === 'open')) {
        const { difference, ...change } = await settle(issue);
        Object.assign(issue, { ...change, settled_at: this.clock.now(), settled_by: user.id });
        await manager.save(AttendanceIssueEntity, issue);
        await recordAudit(manager, {
          action: 'call',
          resource: `attendance/issues/${wanted === 'closed' ? 'close' : 'restore'}`,
          recordId: issue.id,
          ...difference,
        });
      }
      const first = issues.filter(({ id }) => id === ids[0]);
      const [shown] = await presentIssues(manager, await placeIssues(manager, first), reader, this.reads);
      return shown!;
    });
  }

  private async readerOf(user: CurrentUserData): Promise<IssueReader> {
    return { userId: user.id, today: this.clock.today(), assignment: await this.assignments.of(user) };
  }
}

/** @throws AppError 422 at a time that is of another day than the mark, or by which the child would have left before it arrived */
function refuseFalseTimes(
  { date }: AttendanceIssueEntity,
  fields: MergedMark['fields'],
  after: MarkedDay['state'],
): void {
  const field = timeOfOtherDay({ date }, fields);
  if (field) throw invalidField(field, 'attendance.time_of_other_day', { date: formatDate(date) });
  if (leftBeforeArrival(after))
    throw invalidField('left_at', 'attendance.left_before_arrival', {
      time: formatInstant(after.arrived_at),
    });
}

/**
 * Notes what is to be cleared up of a mark that counts by being restored, as when it had counted at once: who took the child may not pick
 * it up, or it is there although it was told that it does not come.
 */
async function noteRestored(
  manager: EntityManager,
  {
    issue,
    before,
    after,
    row,
    by,
  }: {
    issue: AttendanceIssueEntity;
    before: MarkedDay;
    after: MarkedDay;
    row: AttendanceEntity;
    by: { userId: number; at: Date };
  },
): Promise<void> {
  const { change_id, child_id, course_week_id, week_group_id, date } = issue;
  const [departure] = await readUnauthorised(manager, [{ child_id, markId: change_id, day: after }]);
  if (departure)
    await manager.insert(AttendanceIssueEntity, {
      change_id: idOfRestoredDeparture(change_id),
      child_id,
      course_week_id,
      week_group_id,
      date,
      reason: 'not_authorised',
      state: 'open',
      fields: issue.fields,
      seen: issue.seen,
      made_at: issue.made_at,
      received_at: by.at,
      user_id: issue.user_id,
    });
  const arrives = isThere(after.state) && !isThere(before.state);
  // Also one that has left by the same mark: perhaps another child was meant.
  const isMarkedPresent = after.state.status === 'present' && before.state.status !== 'present';
  if (arrives || isMarkedPresent)
    await noteArrivedAbsent(manager, [{ child_id, course_week_id, date, day: row }], by);
}

/** A day as the log says it: times in Rome. */
function inWords({ arrived_at, left_at, ...state }: MarkedDay['state']): Record<string, unknown> {
  return { ...state, arrived_at: formatInstant(arrived_at), left_at: formatInstant(left_at) };
}

/**
 * Points in the order in which they were asked for, each once.
 * @throws AppError 404 when the reader does not see one; 403 when the reader may not settle one
 */
async function findToSettle(
  manager: EntityManager,
  ids: readonly number[],
  reader: IssueReader,
): Promise<[PlacedIssue, ...PlacedIssue[]]> {
  const wanted = [...new Set(ids)];
  const issues = await manager.find(AttendanceIssueEntity, {
    where: { id: In(wanted) },
    relations: { courseWeek: true },
  });
  const seen = new Map((await issuesFor(manager, issues, reader)).map((one) => [one.issue.id, one]));
  const [first, ...others] = wanted.flatMap((id) => seen.get(id) ?? []);
  if (!first || seen.size < wanted.length) throw notFound();
  if (![first, ...others].every((one) => maySettle(one, reader))) throw new AppError('forbidden');
  return [first, ...others];
}

function settledOtherwise(state: Exclude<IssueState, 'open'>): AppError {
  return new AppError('changed_meanwhile', {
    message: { key: `attendance.settled.${state}` },
    changed: { conflicts: {}, version: state },
  });
}

function dayChanged(row: AttendanceEntity): AppError {
  const changed = { conflicts: {}, version: dayVersion(row) };
  return new AppError('changed_meanwhile', { message: { key: 'attendance.day_changed' }, changed });
}

/**
 * Points that the user sees, the newest first; at most {@link MAX_ISSUES_LISTED}. Read in pages, so that points which the user does not see, however
 * many, hide none.
 */
async function readSeen(
  manager: EntityManager,
  reader: IssueReader,
  where: FindOptionsWhere<AttendanceIssueEntity>,
): Promise<PlacedIssue[]> {
  const seen: PlacedIssue[] = [];
  for (let before: number | null = null; ;) {
    const page = await findSeen(manager, reader, {
      ...where,
      ...(before !== null && { id: LessThan(before) }),
    });
    seen.push(...(await issuesFor(manager, page, reader)));
    before = page.at(-1)?.id ?? null;
    if (page.length < MAX_ISSUES_LISTED || seen.length >= MAX_ISSUES_LISTED)
      return seen.slice(0, MAX_ISSUES_LISTED);
    await laterTurn();
  }
}

/**
 * Of points that the user sees, the newest of each child, week, group, maker and reason, with how many there are of them, the newest
 * first: what decides who sees a point is the same in each of these. However many points somebody makes of one child, it is few. Two
 * statements, and those of {@link issuesFor}.
 */
async function readNewestOfEach(
  manager: EntityManager,
  reader: IssueReader,
  where: FindOptionsWhere<AttendanceIssueEntity>,
): Promise<(PlacedIssue & { number: number })[]> {
  const found = await manager
    .createQueryBuilder(AttendanceIssueEntity, 'issue')
    .select('MAX(issue.id)', 'id')
    .addSelect('COUNT(*)', 'number')
    .where(inSight(reader, where))
    .groupBy(
      'issue.child_id, issue.course_week_id, issue.date, issue.week_group_id, issue.user_id, issue.reason',
    )
    .getRawMany<{ id: number | string; number: number | string }>();
  if (found.length === 0) return [];
  const numbers = new Map(found.map(({ id, number }) => [Number(id), Number(number)]));
  const issues = await manager.find(AttendanceIssueEntity, {
    where: { id: In([...numbers.keys()]) },
    relations: { courseWeek: true },
    order: { id: 'DESC' },
  });
  const placed = await issuesFor(manager, issues, reader);
  return placed.map((one) => ({ ...one, number: numbers.get(one.issue.id)! }));
}

/** What of points the user may see, roughly: own ones, and those of weeks the user sees something of. */
function inSight(
  { userId, assignment }: IssueReader,
  where: FindOptionsWhere<AttendanceIssueEntity>,
): FindOptionsWhere<AttendanceIssueEntity>[] {
  const { weekIds } = assignment;
  if (weekIds === null) return [where];
  const wanted = where.course_week_id;
  const ids = wanted === undefined ? weekIds : weekIds.filter((id) => id === wanted);
  return [
    { ...where, user_id: userId },
    ...(ids.length > 0 ? [{ ...where, course_week_id: In([...ids]) }] : []),
  ];
}

/** A page of points that the user may see, roughly; one statement. */
async function findSeen(
  manager: EntityManager,
  reader: IssueReader,
  where: FindOptionsWhere<AttendanceIssueEntity>,
): Promise<AttendanceIssueEntity[]> {
  return manager.find(AttendanceIssueEntity, {
    where: inSight(reader, where),
    relations: { courseWeek: true },
    order: { id: 'DESC' },
    take: MAX_ISSUES_LISTED,
  });
}
