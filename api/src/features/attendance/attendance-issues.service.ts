import { Injectable } from '@nestjs/common';
import type { AttendanceIssue, IsoDate } from '@feria/shared';
import { restoreMark, type MergedMark } from '@feria/shared/rules/attendance-merge';
import { DataSource, In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { lockRowsToChange } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound } from '../../core/http/errors.js';
import { Assignments, type Assignment } from '../week-groups/assignments.js';
import { AttendanceIssueEntity } from './attendance-issue.entity.js';
import { AttendanceChangeEntity, AttendanceEntity } from './attendance.entity.js';
import { presentIssues } from './issues.presenter.js';
import { dayKey, lockDays, readMarkedDay, writeMarkedDay } from './marked-days.js';
import { issuesFor, placeOf, type IssueReader } from './issue-rights.js';

/** Most points of one answer. */
const MAX_LISTED = 500;

/** Marks that were kept and not applied (product.md#open-points). */
@Injectable()
export class AttendanceIssues {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: Clock,
  ) {}

  /** Open ones first, then the newest; of those at most {@link MAX_LISTED}. */
  async list(
    { date, weekId }: { date: IsoDate | null; weekId: number | null },
    user: CurrentUserData,
  ): Promise<AttendanceIssue[]> {
    const { manager } = this.dataSource;
    const reader = await this.readerOf(user);
    const where = { ...(date && { date }), ...(weekId !== null && { course_week_id: weekId }) };
    const seen = async (state: FindOptionsWhere<AttendanceIssueEntity>): Promise<AttendanceIssueEntity[]> =>
      issuesFor(manager, await findSeen(manager, reader, { ...where, ...state }), reader, 'see');
    const open = await seen({ state: 'open' });
    const settled = await seen({ state: In(['restored', 'closed']) });
    return presentIssues(manager, [...open, ...settled].slice(0, MAX_LISTED), reader);
  }

  /** How many points of a day are open that the user sees. */
  async countOpen(date: IsoDate, user: CurrentUserData, assignment: Assignment): Promise<number> {
    const { manager } = this.dataSource;
    const reader = { userId: user.id, today: this.clock.today(), assignment };
    const open = await findSeen(manager, reader, { date, state: 'open' });
    return (await issuesFor(manager, open, reader, 'see')).length;
  }

  /**
   * Applies the mark now, as its maker's. One that is settled already stays as it is.
   * @throws AppError 404; 403 for who sees it and may not mark there
   */
  async restore(id: number, user: CurrentUserData): Promise<AttendanceIssue> {
    return this.settle(id, user, async (manager, issue, reader) => {
      if (!reader.assignment.marksChild(placeOf(issue))) throw new AppError('forbidden');
      const days = await lockDays(manager, [issue]);
      const row = days.get(dayKey(issue))!;
      const now = this.clock.now();
      const mark: MergedMark = {
        ...{ id: issue.change_id, at: now.toISOString(), user: issue.user_id, device: null, sequence: null },
        ...{ fields: JSON.parse(issue.fields) as MergedMark['fields'], seen: null },
      };
      return async () => {
        writeMarkedDay(row, restoreMark(readMarkedDay(row), mark));
        await manager.save(AttendanceEntity, row);
        await manager.insert(AttendanceChangeEntity, {
          ...{ id: issue.change_id, attendance_id: row.id, fields: issue.fields, user_id: issue.user_id },
          ...{ changed_at: now, received_at: issue.received_at },
        });
        return { state: 'restored', settled_reason: null };
      };
    });
  }

  /**
   * Leaves the day as it is. One that is settled already stays as it is.
   * @throws AppError 404
   */
  async close(id: number, reason: string | null, user: CurrentUserData): Promise<AttendanceIssue> {
    return this.settle(id, user, async () => async () => ({ state: 'closed', settled_reason: reason }));
  }

  /** @param prepare locks what is before the point in the order of locks, and gives what is done when it is open */
  private async settle(
    id: number,
    user: CurrentUserData,
    prepare: (
      manager: EntityManager,
      issue: AttendanceIssueEntity,
      reader: IssueReader,
    ) => Promise<() => Promise<Pick<AttendanceIssueEntity, 'state' | 'settled_reason'>>>,
  ): Promise<AttendanceIssue> {
    const reader = await this.readerOf(user);
    return this.transactions.run(async (manager) => {
      const all = await manager.find(AttendanceIssueEntity, {
        where: { id },
        relations: { courseWeek: true },
      });
      const [found] = await issuesFor(manager, all, reader, 'settle');
      if (!found) throw notFound();
      const settle = await prepare(manager, found, reader);
      const [issue] = await lockRowsToChange(manager, AttendanceIssueEntity, [id]);
      if (!issue) throw notFound();
      if (issue.state === 'open') {
        const settled = { ...(await settle()), settled_at: this.clock.now(), settled_by: user.id };
        await manager.save(AttendanceIssueEntity, Object.assign(issue, settled));
        await recordAudit(manager, {
          ...{
            action: 'call',
            resource: `attendance/issues/${settled.state === 'closed' ? 'close' : 'restore'}`,
          },
          recordId: id,
        });
      }
      const [shown] = await presentIssues(manager, [issue], reader);
      return shown!;
    });
  }

  private async readerOf(user: CurrentUserData): Promise<IssueReader> {
    return { userId: user.id, today: this.clock.today(), assignment: await this.assignments.of(user) };
  }
}

/** Points that the user may see, roughly: own ones, and those of weeks the user sees something of; one statement. */
async function findSeen(
  manager: EntityManager,
  { userId, assignment }: IssueReader,
  where: FindOptionsWhere<AttendanceIssueEntity>,
): Promise<AttendanceIssueEntity[]> {
  const { weekIds } = assignment;
  const inWeeks = (): FindOptionsWhere<AttendanceIssueEntity>[] => {
    const wanted = where.course_week_id;
    const ids = wanted === undefined ? weekIds! : weekIds!.filter((id) => id === wanted);
    return ids.length > 0 ? [{ ...where, course_week_id: In([...ids]) }] : [];
  };
  return manager.find(AttendanceIssueEntity, {
    where: weekIds === null ? where : [{ ...where, user_id: userId }, ...inWeeks()],
    relations: { courseWeek: true },
    order: { id: 'DESC' },
    take: MAX_LISTED,
  });
}
