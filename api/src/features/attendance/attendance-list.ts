import { Injectable } from '@nestjs/common';
import {
  ageOn,
  can,
  compareTexts,
  emergencyContacts,
  type AttendanceChild,
  type AttendanceDay,
  type AttendanceWeek,
  type IsoDate,
} from '@feria/shared';
import {
  DataSource,
  In,
  IsNull,
  LessThanOrEqual,
  MoreThanOrEqual,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';
import { Clock } from '../../core/clock.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { AbsenceEntity } from '../absences/absence.entity.js';
import { HealthReads } from '../audit-log/health-reads.js';
import { CourseWeekEntity } from '../courses/course-week.entity.js';
import type { CourseEntity } from '../courses/course.entity.js';
import { presentDayWeek } from '../courses/day-list.js';
import { CHILD_HEALTH_COLUMNS, presentHealth } from '../people/child.presenter.js';
import { ChildParentEntity, type ChildEntity } from '../people/child.entity.js';
import { homeAddress } from '../people/home-address.js';
import { readPickupPersons } from '../pickup-persons/read-pickup-persons.js';
import { RegistrationEntity } from '../registrations/registration.entity.js';
import { Assignments, type Assignment, type PlaceOnSite } from '../week-groups/assignments.js';
import { readGroups, type GroupOfWeek } from '../week-groups/read-groups.js';
import { WeekGroupChildEntity } from '../week-groups/week-group.entity.js';
import { AttendanceEntity } from './attendance.entity.js';
import { AttendanceIssues } from './attendance-issues.service.js';
import { presentAttendance, readUserNames } from './attendance.presenter.js';
import { readHeadcounts } from './headcounts.service.js';

const CHILD_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'birth',
  'tax',
  'leave_alone',
  'swimming_help',
] as const;

type Week = CourseWeekEntity & { course: CourseEntity };

/** A confirmed place, with the group of the child. */
export interface Place extends PlaceOnSite {
  registration: RegistrationEntity & { child: ChildEntity };
}

/** Who is expected on a day, and who is there (product.md#attendance). */
@Injectable()
export class AttendanceList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assignments: Assignments,
    private readonly reads: HealthReads,
    private readonly issues: AttendanceIssues,
    private readonly clock: Clock,
  ) {}

  /**
   * The weeks that run on a day, with the confirmed children that the user may see. As many statements for many children as for
   * few. Reading health data is noted.
   * @param weekId only this week, if the user may see it
   */
  async of(date: IsoDate, user: CurrentUserData, weekId: number | null): Promise<AttendanceDay> {
    const assignment = await this.assignments.of(user);
    const weeks = await this.weeksOn(date, assignment, weekId);
    const children = await this.childrenOf(weeks, date, assignment);
    const shown = [...children.values()].flat();
    await this.reads.note(
      user.id,
      shown.map(({ child_id, health }) => ({ id: child_id, ...health })),
      'list',
    );
    const groups = await readGroups(
      this.dataSource.manager,
      weeks.map(({ id }) => id),
    );
    const headcounts = await readHeadcounts(
      this.dataSource.manager,
      weeks.map(({ id }) => id),
      date,
      { userId: user.id, assignment },
    );
    return {
      date,
      server_time: this.clock.now().toISOString(),
      may_mark: can(user, 'peopleCourseWeekRegistration.update', 'week.assigned'),
      issues: await this.issues.countOpen(date, user, assignment),
      weeks: weeks
        .map((week) => ({
          ...presentDayWeek(week),
          place_address: week.course.location?.address ?? null,
          groups: groups.filter((group) => isSeen(group, week, assignment)).map(presentGroup),
          children: children.get(week.id) ?? [],
          headcounts: headcounts.get(week.id) ?? [],
        }))
        .sort(byCourseAndWeek),
    };
  }

  private async weeksOn(date: IsoDate, assignment: Assignment, weekId: number | null): Promise<Week[]> {
    const ids = assignment.weekIds;
    const wanted = weekId === null ? ids : ids === null || ids.includes(weekId) ? [weekId] : [];
    if (wanted?.length === 0) return [];
    const where: FindOptionsWhere<CourseWeekEntity> = {
      ...{ from: LessThanOrEqual(date), to: MoreThanOrEqual(date), cancelled_at: IsNull() },
      ...(wanted && { id: In([...wanted]) }),
    };
    const weeks = await this.dataSource.manager.find(CourseWeekEntity, {
      where,
      relations: { course: { location: true } },
    });
    return weeks as Week[];
  }

  /** The children that the user may see, by week and by name. */
  private async childrenOf(
    weeks: readonly Week[],
    date: IsoDate,
    assignment: Assignment,
  ): Promise<Map<number, AttendanceChild[]>> {
    const { manager } = this.dataSource;
    const places = (
      await readPlaces(
        manager,
        weeks.map(({ id }) => id),
        assignment.seesSomeHealth,
      )
    ).filter((place) => assignment.seesChild(place));
    const childIds = places.map(({ registration }) => registration.child_id);
    const parents = await readParents(manager, childIds);
    const pickups = await readPickupPersons(manager, childIds);
    const absences = await readAbsencesOn(manager, childIds, date);
    const marks = await this.marksOf(childIds, date);
    const names = await readUserNames(
      manager,
      [...marks.values()].map(({ changed_by }) => changed_by),
    );
    const byWeek = new Map<number, AttendanceChild[]>();
    for (const place of places) {
      const { registration, course_week_id, group_id } = place;
      const { child } = registration;
      const family = assignment.seesFamily(place);
      const health = assignment.seesHealth(place);
      const absence = absences.get(child.id);
      const attendance = marks.get(child.id);
      const shown: AttendanceChild = {
        ...{ child_id: child.id, registration_id: registration.id, group_id },
        ...{ first_name: child.first_name, last_name: child.last_name },
        age: child.birth ? ageOn(child.birth, date) : null,
        ...{ birth: child.birth ?? null, tax: child.tax },
        ...{ day_type: registration.day_type, leave_alone: child.leave_alone },
        swimming_help: child.swimming_help,
        health: health ? presentHealth(child) : null,
        parents: family ? (parents.get(child.id) ?? []) : [],
        contacts: emergencyContacts(registration),
        pickup_persons: family ? (pickups.get(child.id) ?? []) : [],
        // It may tell of the child's health.
        absence: absence ? { reason: health ? absence.reason : null } : null,
        attendance: attendance?.changed_at
          ? presentAttendance(attendance, names, { assignment, place })
          : null,
      };
      byWeek.set(course_week_id, [...(byWeek.get(course_week_id) ?? []), shown]);
    }
    return byWeek;
  }

  private async marksOf(childIds: readonly number[], date: IsoDate): Promise<Map<number, AttendanceEntity>> {
    if (childIds.length === 0) return new Map();
    const rows = await this.dataSource.manager.findBy(AttendanceEntity, {
      child_id: In([...childIds]),
      date,
    });
    return new Map(rows.map((row) => [row.child_id, row]));
  }
}

/**
 * The confirmed places of weeks with their groups, by name; one statement.
 * @param health whether health columns are read, and so decrypted. Whoever shows them asks the {@link Assignment} for each child
 */
export async function readPlaces(
  manager: EntityManager,
  weekIds: readonly number[],
  health: boolean,
): Promise<Place[]> {
  if (weekIds.length === 0) return [];
  const { entities, raw } = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select([
      'registration.id',
      'registration.child_id',
      'registration.course_week_id',
      'registration.day_type',
      'registration.emergency_contact1_name',
      'registration.emergency_contact1_phone',
      'registration.emergency_contact2_name',
      'registration.emergency_contact2_phone',
    ])
    .innerJoin('registration.child', 'child')
    .addSelect([...CHILD_COLUMNS, ...(health ? CHILD_HEALTH_COLUMNS : [])].map((column) => `child.${column}`))
    .leftJoin(
      WeekGroupChildEntity,
      'placed',
      'placed.course_week_id = registration.course_week_id AND placed.child_id = registration.child_id',
    )
    .addSelect('placed.week_group_id', 'group_id')
    .where({ course_week_id: In([...weekIds]), is_waiting: false })
    .orderBy('registration.id')
    .getRawAndEntities<{ group_id: number | null }>();
  return (entities as Place['registration'][])
    .map((registration, index) => ({
      registration,
      course_week_id: registration.course_week_id,
      group_id: raw[index]?.group_id ?? null,
    }))
    .sort(
      ({ registration: { child: a } }, { registration: { child: b } }) =>
        compareTexts(a.last_name, b.last_name) || compareTexts(a.first_name, b.first_name),
    );
}

/** Parents of children with their telephones and home addresses; one statement. */
export async function readParents(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<Map<number, AttendanceChild['parents']>> {
  if (childIds.length === 0) return new Map();
  const links = await manager.find(ChildParentEntity, {
    select: {
      ...{ child_id: true, person_id: true },
      person: {
        ...{ id: true, first_name: true, last_name: true, phone: true },
        ...{ address: true, plz: true, place: true },
      },
    },
    where: { child_id: In([...childIds]) },
    relations: { person: true },
    order: { person_id: 'ASC' },
  });
  return grouped(links, ({ child_id, person }) => [
    child_id,
    {
      ...{ id: person!.id, name: `${person!.first_name} ${person!.last_name}` },
      ...{ phone: person!.phone ?? null, address: homeAddress(person!) || null },
    },
  ]);
}

/** Absences that include a day; one statement. */
async function readAbsencesOn(
  manager: EntityManager,
  childIds: readonly number[],
  date: IsoDate,
): Promise<Map<number, { reason: string | null }>> {
  if (childIds.length === 0) return new Map();
  const rows = await manager.find(AbsenceEntity, {
    where: { child_id: In([...childIds]), from: LessThanOrEqual(date), to: MoreThanOrEqual(date) },
    order: { id: 'ASC' },
  });
  return new Map(rows.map(({ child_id, reason }) => [child_id, { reason }]));
}

function grouped<Row, Value>(
  rows: readonly Row[],
  entryOf: (row: Row) => [number, Value],
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const [key, value] = entryOf(row);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

function isSeen(group: GroupOfWeek, week: Week, assignment: Assignment): boolean {
  return group.course_week_id === week.id && assignment.seesGroup(group);
}

function presentGroup({ id, name, leaders }: GroupOfWeek): AttendanceWeek['groups'][number] {
  return { id, name, leaders };
}

function byCourseAndWeek(a: AttendanceWeek, b: AttendanceWeek): number {
  return compareTexts(a.course.name, b.course.name) || a.from.localeCompare(b.from) || a.id - b.id;
}
