import { Injectable } from '@nestjs/common';
import { can, compareTexts } from '@feria/shared';
import { schoolLevel } from '@feria/shared/rules/funding';
import { Between, DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { readGroups, type GroupOfWeek } from '../week-groups/read-groups.js';
import { CourseWeekLeaderEntity, WeekGroupChildEntity } from '../../model/on-site/week-group.entity.js';
import type { FundingChild, FundingWeek } from './funding-lines.js';

type Week = CourseWeekEntity & { course: CourseEntity };

/** The weeks of a year, with the names that stand in the report. */
export interface FundingSeason {
  weeks: FundingWeek[];
  weekOf: ReadonlyMap<number, Week>;
  groupOf: ReadonlyMap<number, GroupOfWeek>;
}

/** Reads what the funding report of a year is made of (product/office.md#funding-report). */
@Injectable()
export class FundingReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: HealthReads,
  ) {}

  /**
   * The weeks that begin in a year and in which children have places or were there, or that have paid fees: by project and date. As
   * many statements for many weeks as for few. Whose diagnosis is counted is noted as read.
   */
  async read(year: number, user: CurrentUserData): Promise<FundingSeason> {
    const { manager } = this.dataSource;
    const health = can(user, 'child.health');
    const weeks = await readWeeks(manager, year);
    const ids = weeks.map(({ id }) => id);
    const groups = await readGroups(manager, ids);
    const leaders = await manager.findBy(CourseWeekLeaderEntity, { course_week_id: In(ids) });
    const fees = await manager.findBy(CancellationFeeEntity, {
      course_week_id: In(ids),
      payed_amount: MoreThan(0),
    });
    const children = await readChildren(manager, ids, health);
    const season = weeks
      .map((week): FundingWeek => ({
        id: week.id,
        courseId: week.course_id,
        children: children.get(week.id) ?? [],
        groups: groups
          .filter(({ course_week_id }) => course_week_id === week.id)
          .map((group) => ({ id: group.id, leaders: group.leaders.map(({ id }) => id) })),
        leaders: leaders
          .filter(({ course_week_id }) => course_week_id === week.id)
          .map(({ user_id }) => user_id),
        feesPaid: fees
          .filter(({ course_week_id }) => course_week_id === week.id)
          .reduce((sum, { payed_amount }) => sum + payed_amount, 0),
      }))
      .filter((week) => week.children.length > 0 || week.feesPaid > 0);
    await this.note(user, season);
    return {
      weeks: season,
      weekOf: new Map(weeks.map((week) => [week.id, week])),
      groupOf: new Map(groups.map((group) => [group.id, group])),
    };
  }

  private note(user: CurrentUserData, weeks: readonly FundingWeek[]): Promise<void> {
    const counted = weeks.flatMap(({ children }) => children.filter(({ hasDiagnosis }) => hasDiagnosis));
    const ids = [...new Set(counted.map(({ id }) => id))];
    return this.reads.note(
      user.id,
      ids.map((id) => ({ id, with_diagnostics: true })),
      'export',
    );
  }
}

/** By name of the project, then by date. */
async function readWeeks(manager: EntityManager, year: number): Promise<Week[]> {
  const weeks = (await manager.find(CourseWeekEntity, {
    where: { from: Between(`${year}-01-01`, `${year}-12-31`) },
    relations: { course: true },
    order: { from: 'ASC', id: 'ASC' },
  })) as Week[];
  return weeks.sort((a, b) => compareTexts(a.course.name, b.course.name) || a.course_id - b.course_id);
}

type Place = Pick<RegistrationEntity, 'child_id' | 'course_week_id' | 'day_type' | 'payed_amount'>;
type DayThere = Pick<AttendanceEntity, 'child_id' | 'course_week_id' | 'date'>;

/** Who has a confirmed place in a week or was there, by week. Four statements. */
async function readChildren(
  manager: EntityManager,
  weekIds: readonly number[],
  health: boolean,
): Promise<Map<number, FundingChild[]>> {
  const course_week_id = In([...weekIds]);
  const places: Place[] = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true, day_type: true, payed_amount: true },
    where: { course_week_id, is_waiting: false },
    order: { id: 'ASC' },
  });
  const days: DayThere[] = await manager.find(AttendanceEntity, {
    select: { id: true, child_id: true, course_week_id: true, date: true },
    where: { course_week_id, status: 'present' },
    order: { id: 'ASC' },
  });
  const placed = await manager.findBy(WeekGroupChildEntity, { course_week_id });
  const groupOf = new Map(placed.map((row) => [keyOf(row), row.week_group_id]));
  const daysOf = byKey(days);
  const placeOf = byKey(places);
  const known = await readKnown(manager, [...places, ...days], health);
  const children = new Map<number, FundingChild[]>();
  for (const row of new Map([...places, ...days].map((each) => [keyOf(each), each])).values()) {
    const child = known.get(row.child_id);
    if (!child) continue;
    const [place] = placeOf.get(keyOf(row)) ?? [];
    const ofWeek = children.get(row.course_week_id) ?? [];
    ofWeek.push({
      id: child.id,
      level: schoolLevel(child.school),
      groupId: groupOf.get(keyOf(row)) ?? null,
      isEnrolled: Boolean(place),
      eats: place?.day_type === 'full_day',
      paid: place?.payed_amount ?? 0,
      days: (daysOf.get(keyOf(row)) ?? []).map(({ date }) => date),
      hasDiagnosis: health && Boolean(child.with_diagnostics),
    });
    children.set(row.course_week_id, ofWeek);
  }
  return children;
}

/** Level and, for those who may see it, diagnosis of children. */
async function readKnown(
  manager: EntityManager,
  rows: readonly { child_id: number }[],
  health: boolean,
): Promise<Map<number, ChildEntity>> {
  const ids = [...new Set(rows.map(({ child_id }) => child_id))];
  const children = await manager.find(ChildEntity, {
    select: { id: true, school: true, ...(health && { with_diagnostics: true }) },
    where: { id: In(ids) },
  });
  return new Map(children.map((child) => [child.id, child]));
}

/** A child in a week. */
function keyOf(row: { child_id: number; course_week_id: number }): string {
  return `${row.course_week_id} ${row.child_id}`;
}

function byKey<Row extends { child_id: number; course_week_id: number }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const same = found.get(keyOf(row));
    if (same) same.push(row);
    else found.set(keyOf(row), [row]);
  }
  return found;
}
