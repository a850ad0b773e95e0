import { Injectable } from '@nestjs/common';
import {
  ageOn,
  can,
  compareTexts,
  emergencyContacts,
  romeDate,
  romeInstant,
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
import { AbsenceEntity } from '../../model/families/absence.entity.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { presentDayWeek } from './day-list.js';
import { readOfficePhone } from '../../settings/options/office-contact.js';
import { CHILD_HEALTH_COLUMNS, presentHealth } from '../../families/people/child.presenter.js';
import type { ChildEntity } from '../../model/families/child.entity.js';
import { readPickupPersons } from '../../families/pickup-persons/read-pickup-persons.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { Assignments, type Assignment } from '../week-groups/assignments.js';
import type { PlaceOnSite } from '../../presence/places-of-days.js';
import { readGroups, readLedWeeks, type GroupOfWeek } from '../week-groups/read-groups.js';
import { WeekGroupChildEntity } from '../../model/on-site/week-group.entity.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { AttendanceIssues } from './attendance-issues.service.js';
import { answersHealth, readAnswersOnSite } from './answers-on-site.js';
import { presentAttendance, readDayFacts } from './attendance.presenter.js';
import type { EndedPlace } from '../../presence/staying-places.js';
import {
  readRegistrationsLeft,
  readStayingPlaces,
  seesStaying,
  type RegistrationLeft,
} from './ended-places.js';
import { readErasedOnSite } from './erased-on-site.js';
import { hasDay, readFormerDays } from '../../presence/former-days.js';
import { readGoneToday } from './gone-today.js';
import { readParents } from './read-parents.js';
import { readTakenOff } from './taken-off.js';
import { heldKey, readNotTakenOver } from './taken-over.js';
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

/** A place of a week, with the group of the child. */
export interface Place extends PlaceOnSite {
  registration: RegistrationLeft;
  /** Whether it ended on the day while its child was there, which still is (product/on-site.md#place-ended). Else it is confirmed. */
  hasEnded: boolean;
}

/** Who is expected on a day, and who is there (product/on-site.md#attendance). */
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
    const staying = await this.stayingOn(date, assignment, weekId);
    const { manager } = this.dataSource;
    const erased = await readErasedOnSite(manager, {
      date,
      weekIds: wantedOf(assignment, weekId),
      assignment,
    });
    const { weeks, gone } = await this.weeksOf(date, assignment, weekId, [
      ...staying.map(({ course_week_id }) => course_week_id),
      ...erased.keys(),
    ]);
    const points = await this.issues.openOn(date, user, assignment);
    const groups = await readGroups(
      manager,
      weeks.map(({ id }) => id),
    );
    const children = await this.childrenOf(weeks, date, assignment, {
      staying,
      points: points.childIds,
      groups,
    });
    const shown = [...children.values()].flat();
    await this.reads.note(
      user.id,
      shown.map(({ child_id, health, answers }) => ({
        id: child_id,
        ...health,
        answered: answersHealth(answers),
      })),
      'list',
    );
    const led = await readLedWeeks(
      this.dataSource.manager,
      weeks.map(({ id }) => id),
    );
    const headcounts = await readHeadcounts(
      this.dataSource.manager,
      weeks.map(({ id }) => id),
      date,
      { userId: user.id, today: this.clock.today(), assignment },
    );
    return {
      date,
      server_time: this.clock.now().toISOString(),
      may_mark: can(user, 'peopleCourseWeekRegistration.update', 'week.assigned'),
      ...(await readTakenOff(
        manager,
        user.id,
        date,
        assignment,
        weeks.filter((week) => runsOn(week, date)).map(({ id }) => id),
      )),
      office_phone: await readOfficePhone(manager),
      issues: points.number,
      weeks: weeks
        .map((week) => ({
          ...presentDayWeek(week),
          cancelled: week.cancelled_at !== null && romeDate(week.cancelled_at) <= date,
          place_address: week.course.location?.address ?? null,
          groups: groups.filter((group) => isSeen(group, week, assignment)).map(presentGroup),
          is_led: led.has(week.id),
          children: children.get(week.id) ?? [],
          gone: gone.get(week.id) ?? [],
          erased: erased.get(week.id) ?? [],
          headcounts: headcounts.get(week.id) ?? [],
        }))
        .sort(byCourseAndWeek),
    };
  }

  /** The children that stay without a place and that the user may see. */
  private async stayingOn(
    date: IsoDate,
    assignment: Assignment,
    weekId: number | null,
  ): Promise<EndedPlace[]> {
    const weekIds = wantedOf(assignment, weekId);
    const staying = await readStayingPlaces(
      this.dataSource.manager,
      { date, ...(weekIds && { weekIds }) },
      'midnight',
    );
    const today = this.clock.today();
    return staying.filter((place) => seesStaying(assignment, place, today));
  }

  /**
   * The weeks of a day, and of today the children that left their lists before anybody had marked them. Weeks that do not run any more are there as
   * long as a child stays there, and of those that were cancelled or lost the day today as long as somebody looks for a child.
   * @param kept weeks that are there in any case: a child stays, or was erased
   */
  private async weeksOf(
    date: IsoDate,
    assignment: Assignment,
    weekId: number | null,
    kept: readonly number[],
  ): Promise<{ weeks: Week[]; gone: Map<number, AttendanceWeek['gone']> }> {
    const { manager } = this.dataSource;
    if (date !== this.clock.today())
      return { weeks: await this.weeksOn(date, assignment, weekId, kept), gone: new Map() };
    const former = await readFormerDays(manager, wantedOf(assignment, weekId), date);
    const lost = former.filter((days) => hasDay(days, date)).map(({ course_week_id }) => course_week_id);
    const weeks = await this.weeksOn(date, assignment, weekId, [...kept, ...lost], romeInstant(date));
    const gone = await readGoneToday(manager, weeks, { date, former, assignment });
    return {
      weeks: weeks.filter(
        (week) => runsOn(week, date) || kept.includes(week.id) || (gone.get(week.id)?.length ?? 0) > 0,
      ),
      gone,
    };
  }

  /**
   * @param also further weeks, whether or not they run
   * @param since also those that were cancelled since that instant
   */
  private async weeksOn(
    date: IsoDate,
    assignment: Assignment,
    weekId: number | null,
    also: readonly number[],
    since?: Date,
  ): Promise<Week[]> {
    const wanted = wantedOf(assignment, weekId);
    if (wanted?.length === 0) return [];
    const running: FindOptionsWhere<CourseWeekEntity> = {
      from: LessThanOrEqual(date),
      to: MoreThanOrEqual(date),
      cancelled_at: IsNull(),
      ...(wanted && { id: In([...wanted]) }),
    };
    const ids = [...new Set(also)];
    const weeks = await this.dataSource.manager.find(CourseWeekEntity, {
      where: [
        running,
        ...(since ? [{ ...running, cancelled_at: MoreThanOrEqual(since) }] : []),
        ...(ids.length > 0 ? [{ id: In(ids) }] : []),
      ],
      relations: { course: { location: true } },
    });
    return weeks as Week[];
  }

  /** The children that the user may see, by week and by name. */
  private async childrenOf(
    weeks: readonly Week[],
    date: IsoDate,
    assignment: Assignment,
    {
      staying,
      points,
      groups,
    }: { staying: readonly EndedPlace[]; points: ReadonlySet<number>; groups: readonly GroupOfWeek[] },
  ): Promise<Map<number, AttendanceChild[]>> {
    const { manager } = this.dataSource;
    const running = weeks.filter((week) => runsOn(week, date));
    const confirmed = await readPlaces(
      manager,
      running.map(({ id }) => id),
      assignment.seesSomeHealth,
    );
    const places = await withStaying(
      manager,
      confirmed.filter((place) => assignment.seesChild(place)),
      { staying, health: assignment.seesSomeHealth },
    );
    const childIds = places.map(({ registration }) => registration.child_id);
    const parents = await readParents(manager, childIds);
    const pickups = await readPickupPersons(manager, childIds);
    const absences = await readAbsencesOn(manager, childIds, date);
    const marks = await this.marksOf(childIds, date);
    const facts = await readDayFacts(manager, [...marks.values()]);
    const courseOf = new Map(weeks.map(({ id, course }) => [id, course]));
    const answersOf = await readAnswersOnSite(
      manager,
      places.map(({ registration, course_week_id }) => ({
        child_id: registration.child_id,
        course: courseOf.get(course_week_id) as CourseEntity,
      })),
      { health: assignment.seesSomeHealth },
    );
    const notTakenOver = await readNotTakenOver(
      manager,
      places.flatMap((place) => {
        const day = marks.get(place.registration.child_id);
        return day ? [{ day, place }] : [];
      }),
      groups,
    );
    const byWeek = new Map<number, AttendanceChild[]>();
    for (const place of places) {
      const { registration, course_week_id, group_id, hasEnded } = place;
      const { child } = registration;
      const family = assignment.seesFamily(place);
      const health = assignment.seesHealth(place);
      const absence = absences.get(child.id);
      const attendance = marks.get(child.id);
      const shown: AttendanceChild = {
        child_id: child.id,
        registration_id: registration.id,
        group_id,
        place_ended: hasEnded,
        has_open_point: points.has(child.id),
        to_take_over: notTakenOver.has(heldKey(child.id, place)),
        first_name: child.first_name,
        last_name: child.last_name,
        age: child.birth ? ageOn(child.birth, date) : null,
        birth: child.birth ?? null,
        tax: child.tax,
        day_type: registration.day_type,
        leave_alone: child.leave_alone,
        swimming_help: child.swimming_help,
        health: health ? presentHealth(child) : null,
        answers: answersOf(
          {
            child_id: child.id,
            course: courseOf.get(course_week_id) as CourseEntity,
            day_type: registration.day_type,
          },
          { health },
        ),
        parents: family ? (parents.get(child.id) ?? []) : [],
        contacts: emergencyContacts(registration),
        pickup_persons: family ? (pickups.get(child.id) ?? []) : [],
        // It may tell of the child's health.
        absence: absence ? { reason: health ? absence.reason : null } : null,
        attendance: attendance?.changed_at
          ? presentAttendance(attendance, facts, { assignment, place })
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
  return (entities as (RegistrationEntity & { child: ChildEntity })[])
    .map((registration, index) => ({
      registration,
      course_week_id: registration.course_week_id,
      group_id: raw[index]?.group_id ?? null,
      hasEnded: false,
    }))
    .sort(byName);
}

/**
 * Places of a day with the children that stay without one (product/on-site.md#place-ended), by name; three statements more when there are any.
 * @param asked `health` as in {@link readPlaces}
 */
export async function withStaying(
  manager: EntityManager,
  places: readonly Place[],
  { staying, health }: { staying: readonly EndedPlace[]; health: boolean },
): Promise<Place[]> {
  const left = await readRegistrationsLeft(manager, staying, { columns: CHILD_COLUMNS, health });
  return [
    ...places,
    ...left.map(({ registration, course_week_id, group_id }) => ({
      registration,
      course_week_id,
      group_id,
      hasEnded: true,
    })),
  ].sort(byName);
}

function byName({ registration: { child: a } }: Place, { registration: { child: b } }: Place): number {
  return compareTexts(a.last_name, b.last_name) || compareTexts(a.first_name, b.first_name);
}

/** The weeks that are asked for, as far as the user may see them; `null` for all. */
function wantedOf({ weekIds }: Assignment, weekId: number | null): readonly number[] | null {
  if (weekId === null) return weekIds;
  return weekIds === null || weekIds.includes(weekId) ? [weekId] : [];
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

function runsOn(week: Week, date: IsoDate): boolean {
  return week.cancelled_at === null && hasDay(week, date);
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
