import { Injectable } from '@nestjs/common';
import { weekState, type OverviewWeek } from '@feria/shared';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { named } from '../../platform/crud/columns.js';
import { windowFacts } from '../../registrations/engine/window.js';
import { CourseWeekEntity } from '../course-week/course-week.entity.js';
import { sumActiveWeeks } from '../course-week/occupancy.js';
import type { CourseEntity } from './course.entity.js';

/** How full the weeks of active courses are. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Every week of every active course by its first day: one statement, and one for the figures.
   * @param figures whether the reader may see them (`course.index`, decisions §3)
   */
  async weeks({ figures }: { figures: boolean }): Promise<OverviewWeek[]> {
    const { manager } = this.dataSource;
    const weeks = await manager
      .createQueryBuilder(CourseWeekEntity, 'week')
      .select(WEEK_COLUMNS.map((column) => `week.${column}`))
      .innerJoin('week.course', 'course', 'course.active = :yes', { yes: true })
      .addSelect(COURSE_COLUMNS.map((column) => `course.${column}`))
      .leftJoinAndSelect('course.location', 'location')
      .leftJoinAndSelect('course.courseType', 'courseType')
      .orderBy('week.from', 'ASC')
      .addOrderBy('week.id', 'ASC')
      .getMany();
    const sums = new Map((figures ? await sumActiveWeeks(manager) : []).map((sum) => [sum.week, sum]));
    const now = this.clock.now();
    return weeks.map((week) => {
      const course = week.course as CourseEntity;
      const { registered = 0, waiting = 0 } = sums.get(week.id) ?? {};
      const { max_participants, waiting_list } = week;
      return {
        ...(named(week) as OverviewWeek),
        from: week.from,
        to: week.to,
        state: weekState(windowFacts(week, course), now),
        course: { ...(named(course) as OverviewWeek['course']), year: course.year },
        location: named(course.location) as OverviewWeek['location'],
        courseType: named(course.courseType) as OverviewWeek['courseType'],
        figures: figures ? { max_participants, waiting_list, registered, waiting } : null,
      };
    });
  }
}

const WEEK_COLUMNS = ['id', 'name', 'name_it', 'from', 'to', 'max_participants', 'waiting_list'] as const;

/** What is shown of a course, and what decides the state of its weeks. */
const COURSE_COLUMNS = [
  'id',
  'name',
  'name_it',
  'year',
  'register_from',
  'register_from_time',
  'register_to',
] as const;
