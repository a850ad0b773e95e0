import { Injectable } from '@nestjs/common';
import { COURSE_MAIL_FIELD, type CourseMailKind, type UiLanguage } from '@feria/shared';
import { DataSource } from 'typeorm';
import { CourseEntity } from '../../catalogue/course/course.entity.js';
import { isBlankRichText } from '../text/rich-text.js';

/** The texts that a course sets for its mails. */
@Injectable()
export class CourseTexts {
  constructor(private readonly dataSource: DataSource) {}

  /** The course's text for a kind of mail in a language, or `null`: then the built-in one is sent (decisions §7). */
  async find(courseId: number, kind: CourseMailKind, lang: UiLanguage): Promise<string | null> {
    const column = COURSE_MAIL_FIELD[kind];
    const name = lang === 'it' ? (`${column}_it` as const) : column;
    const course = await this.dataSource.manager.findOne(CourseEntity, {
      where: { id: courseId },
      select: { id: true, [name]: true },
    });
    const html = course?.[name];
    return html && !isBlankRichText(html) ? html : null;
  }
}
