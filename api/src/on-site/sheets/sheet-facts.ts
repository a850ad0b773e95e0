import { Injectable } from '@nestjs/common';
import {
  ageOn,
  HEALTH_FIELDS,
  type AttendanceChild,
  type AnswerOnSite,
  type ChildHealth,
  type ContentLanguage,
  type IsoDate,
  type PickupPerson,
  type WeekLeader,
} from '@feria/shared';
import { DataSource, In, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../core/clock.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { notFound } from '../../core/http/errors.js';
import { AbsenceEntity } from '../../model/families/absence.entity.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { answersHealth, answersWarn, readAnswersOnSite } from '../attendance/answers-on-site.js';
import { AttendanceIssues } from '../attendance/attendance-issues.service.js';
import { readMayPickUp } from '../attendance/departures.js';
import { readPlaces, withStaying, type Place } from '../attendance/attendance-list.js';
import { readStayingPlaces, seesStaying } from '../attendance/ended-places.js';
import { readParents } from '../attendance/read-parents.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { presentHealth } from '../../families/people/child.presenter.js';
import type { ChildEntity } from '../../model/families/child.entity.js';
import { readPickupPersons } from '../../families/pickup-persons/read-pickup-persons.js';
import type { StaysUntil } from '../../presence/staying-places.js';
import { readIdentities, type Identity } from './identities.js';
import { Assignments } from '../week-groups/assignments.js';
import { readGroups, readWeekLeaders, type GroupOfWeek } from '../week-groups/read-groups.js';

/** A place that the reader may see, with what stands on sheets. */
export interface SheetPlace extends Place {
  child: ChildEntity;
  /** Years on the first day of the week. */
  age: number | null;
  /** `null` for readers who may not see it. */
  health: ChildHealth | null;
  /** What was answered to the questions of the project; those about health where `health` is shown. */
  answers: AnswerOnSite[];
  /** `null` for readers who may not see parents and pick-up persons. */
  family: { parents: AttendanceChild['parents']; pickups: PickupPerson[] } | null;
  /** Where the sheet asks for it; without addresses for readers who may not see the parents. */
  identity: Identity | null;
  /** Whether its parents told that it does not come on a day. */
  isAbsent: (date: IsoDate) => boolean;
  /** What was marked on the day that was asked for. */
  attendance: AttendanceEntity | null;
  /** Whether who took it may pick it up; `null` when it has not left, or nobody is named. */
  mayPickUp: boolean | null;
  /** Whether something about its day is to be cleared up, as the screen says it ({@link SheetFacts.points}). */
  hasOpenPoint: boolean;
}

/** What the sheets of a week are made of. */
export interface SheetFacts {
  /** The day in Rome on which it is read. */
  today: IsoDate;
  week: CourseWeekEntity & { course: CourseEntity };
  /** Those that the reader may see. */
  groups: GroupOfWeek[];
  /** Everybody who leads the week or one of the groups, once. */
  leaders: WeekLeader[];
  /** By name. */
  places: SheetPlace[];
  /** How many points are open on that day, else today, of this week and of the children of the sheet, as far as the reader sees them. */
  points: number;
}

/** What a sheet is about. */
interface Wanted {
  weekId: number;
  /** Of the answers to questions. */
  lang: ContentLanguage;
  /** The day whose attendance it shows. */
  date?: IsoDate;
  /** Whether it shows open points, of that day, else of today. */
  points?: boolean;
  /** Until when it names children of that day, else of today, that stay after their places ended (product/on-site.md#place-ended); none when left out. */
  staying?: StaysUntil;
  /** What it tells of health: reading it is noted. Nothing when left out. */
  health?: readonly (keyof ChildHealth)[];
  /** Whether it tells tax code, birth and address. */
  identity?: boolean;
}

/** Reads what the sheets of a week are made of, as the reader may see it (product/office.md#sheets). */
@Injectable()
export class SheetReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assignments: Assignments,
    private readonly reads: HealthReads,
    private readonly issues: AttendanceIssues,
    private readonly clock: Clock,
  ) {}

  /**
   * As many statements for many children as for few.
   * @throws AppError 404 when the reader may see nothing of the week, and when the day is none of its days
   */
  async read(
    { weekId, lang, date, points: showsPoints = false, staying, health = [], identity = false }: Wanted,
    user: CurrentUserData,
  ): Promise<SheetFacts> {
    const { manager } = this.dataSource;
    const assignment = await this.assignments.of(user);
    const isTheirs = assignment.weekIds?.includes(weekId) ?? true;
    const week = isTheirs ? await this.week(weekId) : null;
    if (!week) throw notFound();
    const stay = staying
      ? await readStayingPlaces(manager, { date: date ?? this.clock.today(), weekIds: [weekId] }, staying)
      : [];
    const seen = stay.filter((place) => seesStaying(assignment, place, this.clock.today()));
    const isOfWeek = date === undefined || (week.from <= date && date <= week.to);
    if (!isOfWeek && seen.length === 0) throw notFound();
    const readsHealth = health.length > 0 && assignment.seesSomeHealth;
    const confirmed = isOfWeek ? await readPlaces(manager, [weekId], readsHealth) : [];
    // Of who has its place, and stays on a day that the week has lost.
    const twice = new Set(seen.map(({ child_id }) => child_id));
    const places = await withStaying(
      manager,
      confirmed.filter((place) => assignment.seesChild(place) && !twice.has(place.registration.child_id)),
      { staying: seen, health: readsHealth },
    );
    const ids = places.map(({ registration }) => registration.child_id);
    const parents = await readParents(manager, ids);
    const pickups = await readPickupPersons(manager, ids);
    const identities = identity ? await readIdentities(manager, ids) : null;
    const isAbsent = await this.absencesOf(week, ids);
    const marks = date === undefined ? new Map<number, AttendanceEntity>() : await this.marksOn(date, ids);
    const open = showsPoints
      ? (await this.issues.openOn(date ?? this.clock.today(), user, assignment)).of
      : [];
    const points = open.filter((one) => one.course_week_id === weekId || ids.includes(one.child_id));
    const unclear = new Set(points.map(({ child_id }) => child_id));
    const mayPickUp = await readMayPickUp(manager, [...marks.values()]);
    const groups = (await readGroups(manager, [weekId])).filter((group) => assignment.seesGroup(group));
    const weekLeaders = assignment.seesWeek(weekId) ? await readWeekLeaders(manager, weekId) : [];
    const course = week.course;
    const answersOf = await readAnswersOnSite(
      manager,
      ids.map((child_id) => ({ child_id, course })),
      { health: readsHealth, language: lang },
    );
    const shown = places.map((place): SheetPlace => {
      const { child, day_type } = place.registration;
      const seesHealth = health.length > 0 && assignment.seesHealth(place);
      const known = identities?.get(child.id) ?? null;
      const family = assignment.seesFamily(place);
      const attendance = marks.get(child.id) ?? null;
      return {
        ...place,
        child,
        age: child.birth ? ageOn(child.birth, week.from) : null,
        health: seesHealth ? presentHealth(child) : null,
        answers: answersOf({ child_id: child.id, course, day_type }, { health: seesHealth }),
        identity: known && { ...known, addresses: family ? known.addresses : [] },
        family: family
          ? { parents: parents.get(child.id) ?? [], pickups: pickups.get(child.id) ?? [] }
          : null,
        isAbsent: (day) => isAbsent(child.id, day),
        attendance,
        mayPickUp: attendance && mayPickUp(attendance),
        hasOpenPoint: unclear.has(child.id),
      };
    });
    await this.note(user, shown, health);
    return {
      week,
      groups,
      today: this.clock.today(),
      places: shown,
      points: points.reduce((sum, { number }) => sum + number, 0),
      leaders: everybody([weekLeaders, ...groups.map(({ leaders }) => leaders)].flat()),
    };
  }

  private async week(id: number): Promise<SheetFacts['week'] | null> {
    const week = await this.dataSource.manager.findOne(CourseWeekEntity, {
      where: { id },
      relations: { course: { location: true } },
    });
    return week as SheetFacts['week'] | null;
  }

  private async absencesOf(
    week: CourseWeekEntity,
    ids: readonly number[],
  ): Promise<(childId: number, date: IsoDate) => boolean> {
    if (ids.length === 0) return () => false;
    const rows = await this.dataSource.manager.find(AbsenceEntity, {
      // Not the reason: it may tell of the child's health.
      select: { id: true, child_id: true, from: true, to: true },
      where: { child_id: In([...ids]), from: LessThanOrEqual(week.to), to: MoreThanOrEqual(week.from) },
    });
    return (childId, date) =>
      rows.some(({ child_id, from, to }) => child_id === childId && from <= date && date <= to);
  }

  private async marksOn(date: IsoDate, ids: readonly number[]): Promise<Map<number, AttendanceEntity>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.manager.findBy(AttendanceEntity, { child_id: In([...ids]), date });
    return new Map(rows.map((row) => [row.child_id, row]));
  }

  private note(
    user: CurrentUserData,
    places: readonly SheetPlace[],
    fields: readonly (keyof ChildHealth)[],
  ): Promise<void> {
    const shown = places.flatMap(({ child, health, answers }) =>
      health
        ? [
            {
              id: child.id,
              ...Object.fromEntries(fields.map((field) => [field, health[field]])),
              // A sheet that tells of some fields alone tells of no answer.
              answered: fields.length === HEALTH_FIELDS.length && answersHealth(answers),
            },
          ]
        : [],
    );
    return this.reads.note(user.id, shown, 'export');
  }
}

function everybody(leaders: readonly WeekLeader[]): WeekLeader[] {
  return [...new Map(leaders.map((leader) => [leader.id, leader])).values()];
}

/** Whether something is known of a child's health. */
export function hasHealth(health: ChildHealth, answers: readonly AnswerOnSite[]): boolean {
  return answersWarn(answers) || HEALTH_FIELDS.some((field) => Boolean(health[field]));
}
