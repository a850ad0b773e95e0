import { Injectable } from '@nestjs/common';
import {
  ageOn,
  byTexts,
  compareTexts,
  HEALTH_FIELDS,
  type DayChild,
  type DayWeek,
  type IsoDate,
} from '@feria/shared';
import { DataSource, In, IsNull, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { named } from '../../core/crud/columns.js';
import { answersWarn, readAnswersOnSite } from './answers-on-site.js';
import { readRegistrationsLeft, readStayingPlaces, type RegistrationLeft } from './ended-places.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import type { ChildEntity } from '../../model/families/child.entity.js';
import { presentHealth } from '../../families/people/child.presenter.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';

const LABELS = [
  'custom_labels',
  'label_full_day_de',
  'label_full_day_it',
  'label_half_day_de',
  'label_half_day_it',
] as const;

const CHILD_COLUMNS = ['id', 'first_name', 'last_name', 'birth', 'leave_alone', 'swimming_help'] as const;

/** A child in a week; without its registration where that was removed and the child stays. */
interface Row extends Pick<RegistrationLeft, 'id' | 'day_type'> {
  course_week_id: number;
  child: ChildEntity;
  hasEnded: boolean;
}

/** Who is where on a day: the weeks of all courses that run then, with their confirmed children (product/catalogue.md#list-of-a-day). */
@Injectable()
export class DayList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: HealthReads,
  ) {}

  /**
   * As many statements for many weeks and children as for few. A child whose place ended on the day while it was there stays until it
   * has left (product/on-site.md#place-ended).
   * @param reader the user who reads; `health` says whether that one holds `child.health`
   */
  async of(date: IsoDate, reader: { userId: number; health: boolean }): Promise<DayWeek[]> {
    const { manager } = this.dataSource;
    const running = { from: LessThanOrEqual(date), to: MoreThanOrEqual(date), cancelled_at: IsNull() };
    const staying = await readStayingPlaces(manager, { date }, 'left');
    const stayIn = In(staying.map(({ course_week_id }) => course_week_id));
    const weeks = (await manager.find(CourseWeekEntity, {
      where: staying.length > 0 ? [running, { id: stayIn }] : running,
      relations: { course: { location: true } },
    })) as (CourseWeekEntity & { course: CourseEntity })[];
    const runs = weeks.filter(
      ({ from, to, cancelled_at }) => cancelled_at === null && from <= date && date <= to,
    );
    const left = await readRegistrationsLeft(manager, staying, {
      columns: CHILD_COLUMNS,
      health: reader.health,
    });
    const confirmed = await this.children(
      runs.map(({ id }) => id),
      reader.health,
    );
    const rows: Row[] = [
      ...confirmed,
      ...left.map(({ registration: { id, day_type, child }, course_week_id }) => ({
        id,
        day_type,
        child,
        course_week_id,
        hasEnded: true,
      })),
    ];
    const courseOf = new Map(weeks.map(({ id, course }) => [id, course]));
    const placed = rows.map((row) => ({
      ...row,
      child_id: row.child.id,
      course: courseOf.get(row.course_week_id) as CourseEntity,
    }));
    const answersOf = reader.health ? await readAnswersOnSite(manager, placed, { health: true }) : null;
    const answered = new Set(
      placed.flatMap((row) => (answersOf && answersWarn(answersOf(row, { health: true })) ? [row.id] : [])),
    );
    if (reader.health) {
      const shown = rows.map(({ id, child }) => ({
        id: child.id,
        ...presentHealth(child),
        answered: answered.has(id),
      }));
      await this.reads.note(reader.userId, shown, 'list');
    }
    const byWeek = new Map(weeks.map(({ id }): [number, Row[]] => [id, []]));
    for (const row of rows) byWeek.get(row.course_week_id)?.push(row);
    return weeks
      .map((week) => presentWeek(week, byWeek.get(week.id) ?? [], date, { health: reader.health, answered }))
      .sort(
        (a, b) => compareTexts(a.course.name, b.course.name) || a.from.localeCompare(b.from) || a.id - b.id,
      );
  }

  private async children(weekIds: readonly number[], health: boolean): Promise<Row[]> {
    if (weekIds.length === 0) return [];
    const columns = health ? [...CHILD_COLUMNS, ...HEALTH_FIELDS] : CHILD_COLUMNS;
    const rows = await this.dataSource.manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .select(['registration.id', 'registration.course_week_id', 'registration.day_type'])
      .innerJoin('registration.child', 'child')
      .addSelect(columns.map((column) => `child.${column}`))
      .where({ course_week_id: In([...weekIds]), is_waiting: false })
      .getMany();
    return (rows as (RegistrationEntity & { child: ChildEntity })[]).map(
      ({ id, course_week_id, day_type, child }) => ({ id, course_week_id, day_type, child, hasEnded: false }),
    );
  }
}

function presentWeek(
  week: CourseWeekEntity & { course: CourseEntity },
  rows: readonly Row[],
  date: IsoDate,
  shown: ShownHealth,
): DayWeek {
  return {
    ...presentDayWeek(week),
    children: byTexts(
      rows.map((row) => presentChild(row, date, shown)),
      ({ last_name, first_name }) => [last_name, first_name],
    ),
  };
}

/** A week that runs on a day, without its children. */
export function presentDayWeek(week: CourseWeekEntity & { course: CourseEntity }): Omit<DayWeek, 'children'> {
  const { course } = week;
  return {
    ...(named(week) as Pick<DayWeek, 'id' | 'name' | 'name_it'>),
    from: week.from,
    to: week.to,
    course: {
      ...(named(course) as Pick<DayWeek['course'], 'id' | 'name' | 'name_it'>),
      ...(Object.fromEntries(LABELS.map((label) => [label, course[label]])) as Pick<
        CourseEntity,
        (typeof LABELS)[number]
      >),
    },
    location: named(course.location) as DayWeek['location'],
  };
}

/** Whether health is shown, and of which rows something about it was answered. */
interface ShownHealth {
  health: boolean;
  answered: ReadonlySet<number | null>;
}

function presentChild(
  { id, day_type, child, hasEnded }: Row,
  date: IsoDate,
  { health, answered }: ShownHealth,
): DayChild {
  const shown = health ? presentHealth(child) : null;
  return {
    id,
    child_id: child.id,
    place_ended: hasEnded,
    first_name: child.first_name,
    last_name: child.last_name,
    age: child.birth ? ageOn(child.birth, date) : null,
    day_type,
    leave_alone: child.leave_alone,
    swimming_help: child.swimming_help,
    // Only whether there is something; what it is stands on the page of the child.
    health: shown && (answered.has(id) || HEALTH_FIELDS.some((field) => Boolean(shown[field]))),
  };
}
