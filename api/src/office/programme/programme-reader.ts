import { Inject, Injectable } from '@nestjs/common';
import { CONTACT_KEYS, officeContact, type OfficeContact, type OptionKey } from '@feria/shared';
import { DataSource, In } from 'typeorm';
import { CONFIG, type Config } from '../../core/config/config.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { OptionEntity } from '../../model/settings/option.entity.js';

/** What a programme is made of. */
export interface ProgrammeFacts {
  year: number;
  /** Active ones by their first day, with their weeks that take place. */
  projects: { course: CourseEntity; weeks: CourseWeekEntity[] }[];
  /** Name of the product or the organiser, and address of an uploaded logo. */
  appName: string;
  logo: string;
  contact: OfficeContact;
  /** Public address of the portal. */
  appUrl: string;
}

/** Reads what a programme is made of: three statements, however many projects there are. */
@Injectable()
export class ProgrammeReader {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  async read(year: number): Promise<ProgrammeFacts> {
    const { manager } = this.dataSource;
    const courses = await manager.find(CourseEntity, {
      where: { active: true, year },
      relations: { location: true },
      order: { from: 'ASC', id: 'ASC' },
    });
    const ids = courses.map(({ id }) => id);
    const weeks = ids.length
      ? await manager.find(CourseWeekEntity, {
          where: { course_id: In(ids) },
          order: { from: 'ASC', id: 'ASC' },
        })
      : [];
    const options = await manager.findBy(OptionEntity, {
      key: In(['app_name', 'app_logo', ...CONTACT_KEYS]),
    });
    const text = (key: OptionKey): string => options.find((row) => row.key === key)?.value?.trim() ?? '';
    return {
      year,
      projects: courses.map((course) => ({
        course,
        weeks: weeks.filter(({ course_id, cancelled_at }) => course_id === course.id && !cancelled_at),
      })),
      appName: text('app_name') || 'Feria',
      logo: text('app_logo'),
      contact: officeContact(text),
      appUrl: this.config.appUrl,
    };
  }
}
