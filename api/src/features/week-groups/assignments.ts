import { Injectable } from '@nestjs/common';
import { ASSIGNED_PERMISSION, can } from '@feria/shared';
import { DataSource } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { seesFamily } from '../registrations/registration-families.js';
import { CourseWeekLeaderEntity, WeekGroupEntity, WeekGroupLeaderEntity } from './week-group.entity.js';

/** A child in a week: what decides who of the staff sees it on site. */
export interface PlaceOnSite {
  course_week_id: number;
  /** Its group; `null` for none. */
  group_id: number | null;
}

/**
 * What a user may see on site (product.md#assigned-staff): with `peopleCourseWeekRegistration.index` every week, with `week.assigned` the
 * weeks and groups that the user leads.
 */
export class Assignment {
  /**
   * @param everywhere whether the user sees every week, of every child health and parents, and marks attendance everywhere
   * @param weeks led as a whole
   * @param groups led, with their weeks
   */
  constructor(
    private readonly everywhere: { children: boolean; health: boolean; family: boolean; marks: boolean },
    private readonly weeks: ReadonlySet<number> = new Set(),
    private readonly groups: ReadonlyMap<number, number> = new Map(),
  ) {}

  /** The weeks in which the user may see something; `null` for all. */
  get weekIds(): readonly number[] | null {
    return this.everywhere.children ? null : [...new Set([...this.weeks, ...this.groups.values()])];
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

  /** Whether the user may mark who is there: leaders and the office. */
  marksChild(place: PlaceOnSite): boolean {
    return this.leads(place) || this.everywhere.marks;
  }

  /** Whether there may be children whose health data the user sees. */
  get seesSomeHealth(): boolean {
    return this.everywhere.health || this.weeks.size > 0 || this.groups.size > 0;
  }

  private leads({ course_week_id, group_id }: PlaceOnSite): boolean {
    return this.weeks.has(course_week_id) || (group_id !== null && this.groups.has(group_id));
  }
}

/** Who is assigned to which weeks and groups. */
@Injectable()
export class Assignments {
  constructor(private readonly dataSource: DataSource) {}

  /** What a user may see: one statement for weeks and one for groups, for leaders only. */
  async of(user: Pick<CurrentUserData, 'id' | 'permissions'>): Promise<Assignment> {
    const everywhere = {
      children: can(user, 'peopleCourseWeekRegistration.index'),
      health: can(user, 'child.health'),
      family: seesFamily(user),
      marks: can(user, 'peopleCourseWeekRegistration.update'),
    };
    if (!can(user, ASSIGNED_PERMISSION)) return new Assignment(everywhere);
    const { manager } = this.dataSource;
    const weeks = await manager.findBy(CourseWeekLeaderEntity, { user_id: user.id });
    const groups = await manager
      .createQueryBuilder(WeekGroupEntity, 'led')
      .innerJoin(WeekGroupLeaderEntity, 'leader', 'leader.week_group_id = led.id')
      .where('leader.user_id = :userId', { userId: user.id })
      .getMany();
    return new Assignment(
      everywhere,
      new Set(weeks.map(({ course_week_id }) => course_week_id)),
      new Map(groups.map(({ id, course_week_id }) => [id, course_week_id])),
    );
  }
}
