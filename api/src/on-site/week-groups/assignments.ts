import { Injectable } from '@nestjs/common';
import { ASSIGNED_PERMISSION, can, type IsoDate } from '@feria/shared';
import { assignedWindow } from '@feria/shared/rules/assigned';
import { DataSource } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { PlaceOnSite } from '../../presence/places-of-days.js';
import { readAssignedDays } from '../../settings/options/assigned-days.js';
import { seesFamily } from '../../registrations/registration-families.js';
import { CourseWeekLeaderEntity, WeekGroupLeaderEntity } from '../../model/on-site/week-group.entity.js';

/**
 * What a user may see on site (product/on-site.md#assigned-staff): with `peopleCourseWeekRegistration.index` every week, with `week.assigned` the
 * weeks and groups that the user leads, from some days before the week until some days after it (options `assigned_before` and
 * `assigned_after`). A child in no group belongs to everybody who leads in its week.
 */
export class Assignment {
  /** The weeks of the groups that are led. */
  private readonly groupWeeks: ReadonlySet<number>;

  /**
   * @param everywhere whether the user sees every week, of every child health and parents, and marks attendance everywhere
   * @param weeks led as a whole
   * @param groups led, with their weeks
   * @param over those of the weeks whose last day is over: leaders still see them, and mark nothing there any more
   */
  constructor(
    private readonly everywhere: { children: boolean; health: boolean; family: boolean; marks: boolean },
    private readonly weeks: ReadonlySet<number> = new Set(),
    private readonly groups: ReadonlyMap<number, number> = new Map(),
    private readonly over: ReadonlySet<number> = new Set(),
  ) {
    this.groupWeeks = new Set(groups.values());
  }

  /** The weeks in which the user may see something; `null` for all. */
  get weekIds(): readonly number[] | null {
    return this.everywhere.children ? null : [...new Set([...this.weeks, ...this.groupWeeks])];
  }

  /** The weeks of which the user leads groups, and not the whole. */
  get weeksLedInPart(): readonly number[] {
    return this.everywhere.children ? [] : [...this.groupWeeks].filter((id) => !this.weeks.has(id));
  }

  /** Whether the user may see all children of a week. */
  seesWeek(weekId: number): boolean {
    return this.everywhere.children || this.weeks.has(weekId);
  }

  seesGroup(group: { id: number; course_week_id: number }): boolean {
    return this.seesWeek(group.course_week_id) || this.groups.has(group.id);
  }

  seesChild(place: PlaceOnSite): boolean {
    return this.everywhere.children || this.leads(place);
  }

  /** Whether the user may see the health data of a child that {@link seesChild} lets see: leaders may. */
  seesHealth(place: PlaceOnSite): boolean {
    return this.leads(place) || (this.everywhere.children && this.everywhere.health);
  }

  /** The same for the parents and pick-up persons. */
  seesFamily(place: PlaceOnSite): boolean {
    return this.leads(place) || (this.everywhere.children && this.everywhere.family);
  }

  /** Whether the user may mark who is there: leaders until the last day of the week, and the office. */
  marksChild(place: PlaceOnSite): boolean {
    return this.everywhere.marks || (this.leads(place) && !this.over.has(place.course_week_id));
  }

  /** Whether the user marks who is there in every week. */
  get marksEverywhere(): boolean {
    return this.everywhere.marks;
  }

  /** Whether the user leads a week or a group of it. */
  leadsIn(weekId: number): boolean {
    return this.weeks.has(weekId) || [...this.groups.values()].includes(weekId);
  }

  /** Whether the user leads all of a group, or of a week (`null`). */
  leadsWhole(weekId: number, groupId: number | null): boolean {
    return this.weeks.has(weekId) || (groupId !== null && this.groups.has(groupId));
  }

  /** Whether the user sees all of a week, as its leaders do: then the user may say who leads it, and who is in which group. */
  opensWeek(weekId: number): boolean {
    const { children, health, marks } = this.everywhere;
    return this.weeks.has(weekId) || (children && health && marks);
  }

  /** Whether there may be children whose health data the user sees. */
  get seesSomeHealth(): boolean {
    return this.everywhere.health || this.weeks.size > 0 || this.groups.size > 0;
  }

  /**
   * Leaders of a week lead all of its children, leaders of a group those of the group and those who are in none: a child that moved up
   * yesterday must not be on nobody's list.
   */
  private leads({ course_week_id, group_id }: PlaceOnSite): boolean {
    if (this.weeks.has(course_week_id)) return true;
    return group_id === null ? this.groupWeeks.has(course_week_id) : this.groups.has(group_id);
  }
}

/** Who is assigned to which weeks and groups. */
@Injectable()
export class Assignments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * What a user may see and mark on a day: for leaders one statement for the days, one for weeks and one for groups.
   * @param on the day that counts, in Rome; today, or for a mark that arrives late the day on which it was made
   */
  async of(
    user: Pick<CurrentUserData, 'id' | 'permissions'>,
    on: IsoDate = this.clock.today(),
  ): Promise<Assignment> {
    const everywhere = {
      children: can(user, 'peopleCourseWeekRegistration.index'),
      health: can(user, 'child.health'),
      family: seesFamily(user),
      marks: can(user, 'peopleCourseWeekRegistration.update'),
    };
    if (!can(user, ASSIGNED_PERMISSION)) return new Assignment(everywhere);
    const { manager } = this.dataSource;
    const days = await readAssignedDays(manager);
    const isNow = ({ courseWeek: week }: { courseWeek?: CourseWeekEntity | null }): boolean => {
      if (!week) return false;
      const { from, to } = assignedWindow(week, days);
      return from <= on && on <= to;
    };
    const led = await manager.find(CourseWeekLeaderEntity, {
      where: { user_id: user.id },
      relations: { courseWeek: true },
    });
    const leading = await manager.find(WeekGroupLeaderEntity, {
      where: { user_id: user.id },
      relations: { weekGroup: { courseWeek: true } },
    });
    const weeks = led.filter(isNow);
    const groups = leading.flatMap(({ weekGroup }) => weekGroup ?? []).filter(isNow);
    const over = [...weeks, ...groups].filter(({ courseWeek }) => courseWeek!.to < on);
    return new Assignment(
      everywhere,
      new Set(weeks.map(({ course_week_id }) => course_week_id)),
      new Map(groups.map(({ id, course_week_id }) => [id, course_week_id])),
      new Set(over.map(({ course_week_id }) => course_week_id)),
    );
  }
}
