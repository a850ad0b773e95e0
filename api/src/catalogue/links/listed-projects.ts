import { Inject, Injectable } from '@nestjs/common';
import { parseOrigins, type ContentLanguage, type IsoDate, type OptionKey } from '@feria/shared';
import { textIn } from '@feria/shared/rules/content';
import { DataSource, In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { notFound } from '../../core/http/errors.js';
import { plainText } from '../../core/text/plain-text.js';
import { htmlToText } from '../../mailing/html.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { LocationEntity } from '../../model/catalogue/location.entity.js';
import { OptionEntity } from '../../model/settings/option.entity.js';

/** What links and feeds are made of. Not the registrations: seats change too often for whoever reads them. */
export const LINK_TABLES = [CourseEntity, CourseWeekEntity, LocationEntity, OptionEntity];

/** A project that the world may find, with its weeks by their first day. */
export interface ListedProject {
  course: CourseEntity;
  weeks: CourseWeekEntity[];
}

/** Who offers the projects. Texts are plain. */
export interface Organiser {
  name: string;
  intro: string;
  /** Addresses of uploads, or `null`. */
  picture: string | null;
  /** Websites that may show the list of projects. */
  embeddedIn: string[];
}

/** Name of the product, when the options have none. */
const PRODUCT = 'Feria';

const OPTIONS = [
  'app_name',
  'app_intro',
  'app_intro_it',
  'app_background',
  'app_logo',
  'embed_origins',
] as const;

/** Projects as links, search engines, feeds and other websites see them (product/catalogue.md#links). */
@Injectable()
export class ListedProjects {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** All of them by their first day: two statements, whatever their number. */
  async all(): Promise<ListedProject[]> {
    const { manager } = this.dataSource;
    const courses = await listed(manager, this.clock.today())
      .orderBy('course.from', 'ASC')
      .addOrderBy('course.id', 'ASC')
      .getMany();
    const weeks = await weeksOf(manager, courses);
    return courses.map((course) => ({
      course,
      weeks: weeks.filter(({ course_id }) => course_id === course.id),
    }));
  }

  /**
   * One of them; `null` where there is such a project, but not for the world.
   * @throws AppError 404
   */
  async find(id: number): Promise<ListedProject | null> {
    const { manager } = this.dataSource;
    const course = await listed(manager, this.clock.today()).andWhere('course.id = :id', { id }).getOne();
    if (course) return { course, weeks: await weeksOf(manager, [course]) };
    if (!(await manager.existsBy(CourseEntity, { id }))) throw notFound();
    return null;
  }

  /** What the organiser says of the whole programme: one statement. */
  async organiser(language: ContentLanguage): Promise<Organiser> {
    const rows = await this.dataSource.manager.findBy(OptionEntity, { key: In([...OPTIONS]) });
    const value = (key: OptionKey): string => rows.find((row) => row.key === key)?.value?.trim() ?? '';
    const intro = textIn(language, { de: value('app_intro'), it: value('app_intro_it') });
    return {
      name: plainText(value('app_name')) || PRODUCT,
      intro: plainText(htmlToText(intro ?? '')),
      picture: value('app_background') || value('app_logo') || null,
      embeddedIn: parseOrigins(value('embed_origins')) ?? [],
    };
  }

  /** An address of ours as others reach it. @param path begins with `/` */
  absolute(path: string): string {
    return this.config.appUrl + path;
  }
}

/** Whom the world may find: what is active and whose last week is not over. Without weeks the last day of the project counts. */
function listed(manager: EntityManager, today: IsoDate): SelectQueryBuilder<CourseEntity> {
  const weeks = (): SelectQueryBuilder<CourseWeekEntity> =>
    manager.createQueryBuilder(CourseWeekEntity, 'week').select('1').where('week.course_id = course.id');
  const notOver = weeks().andWhere('week.to >= :today').getQuery();
  return manager
    .createQueryBuilder(CourseEntity, 'course')
    .leftJoinAndSelect('course.location', 'location')
    .where('course.active = :active', { active: true })
    .andWhere(`(EXISTS (${notOver}) OR (course.to >= :today AND NOT EXISTS (${weeks().getQuery()})))`, {
      today,
    });
}

async function weeksOf(
  manager: EntityManager,
  courses: readonly CourseEntity[],
): Promise<CourseWeekEntity[]> {
  if (courses.length === 0) return [];
  return manager.find(CourseWeekEntity, {
    where: { course_id: In(courses.map(({ id }) => id)) },
    order: { from: 'ASC', id: 'ASC' },
  });
}
