import { Injectable } from '@nestjs/common';
import {
  commonMessages,
  formatEuros,
  formatPeriod,
  toEuros,
  translate,
  type UiLanguage,
} from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import type { CourseEntity } from '../../catalogue/course/course.entity.js';
import { ChildParentEntity } from '../../people/child-parent.entity.js';
import type { ChildEntity } from '../../people/child.entity.js';
import type { COURSE_MAILS, MailLine } from '../../platform/mail/mail-kinds.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { RegistrationEntity } from '../registration.entity.js';

type CourseMailKind = (typeof COURSE_MAILS)[number];

/** Who gets a mail. */
export interface MailReader {
  userId: number;
  name: string;
  email: string;
  lang: UiLanguage;
}

/** A registration as a mail needs it. */
export interface MailedRegistration extends Pick<
  RegistrationEntity,
  'day_type' | 'price' | 'booked_by' | 'child_id'
> {
  child: Pick<ChildEntity, 'first_name' | 'last_name'>;
  courseWeek: Pick<CourseWeekEntity, 'name' | 'name_it' | 'from' | 'to'>;
  course: CourseEntity;
}

/** Writes the mails of registrations into the outbox: one for each reader, kind and course (decisions §7). */
@Injectable()
export class RegistrationMails {
  constructor(private readonly outbox: Outbox) {}

  /** To one reader, who is known. */
  async toReader(
    manager: EntityManager,
    kind: CourseMailKind,
    reader: MailReader,
    registrations: readonly MailedRegistration[],
  ): Promise<void> {
    for (const course of new Set(registrations.map((registration) => registration.course))) {
      const own = registrations.filter((registration) => registration.course === course);
      await this.outbox.write(manager, {
        kind,
        to: reader.email,
        lang: reader.lang,
        payload: {
          name: reader.name,
          courseId: course.id,
          course: reader.lang === 'it' ? course.name_it : course.name,
          lines: own.map((registration) => mailLine(registration, reader.lang)),
        },
      });
    }
  }

  /** To the parent who booked; where staff booked, to every parent of the child who has an account. */
  async toParents(
    manager: EntityManager,
    kind: CourseMailKind,
    registrations: readonly MailedRegistration[],
  ): Promise<void> {
    if (registrations.length === 0) return;
    const links = await manager.find(ChildParentEntity, {
      where: { child_id: In([...new Set(registrations.map(({ child_id }) => child_id))]) },
      relations: { person: { user: true } },
    });
    const readers = new Map<number, { reader: MailReader; own: MailedRegistration[] }>();
    for (const registration of registrations) {
      const parents = links.filter(({ child_id }) => child_id === registration.child_id);
      const booker = parents.filter(({ person }) => person?.user_id === registration.booked_by);
      for (const { person } of booker.length ? booker : parents) {
        if (!person?.user) continue;
        const { id, email, lang } = person.user;
        const reader = { userId: id, email, lang, name: `${person.first_name} ${person.last_name}` };
        const entry = readers.get(id) ?? { reader, own: [] };
        entry.own.push(registration);
        readers.set(id, entry);
      }
    }
    for (const { reader, own } of readers.values()) await this.toReader(manager, kind, reader, own);
  }
}

/** Registrations with all that a mail tells of them; those of one course share its object. */
export async function loadForMail(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<MailedRegistration[]> {
  if (registrationIds.length === 0) return [];
  const found = await manager.find(RegistrationEntity, {
    where: { id: In([...registrationIds]) },
    relations: { child: true, courseWeek: { course: true } },
    order: { id: 'ASC' },
  });
  const courses = new Map<number, CourseEntity>();
  return found.flatMap(({ child, courseWeek, ...registration }) => {
    if (!child || !courseWeek?.course) return [];
    const course = courses.get(courseWeek.course_id) ?? courseWeek.course;
    courses.set(course.id, course);
    return [{ ...registration, child, courseWeek, course }];
  });
}

function mailLine(registration: MailedRegistration, lang: UiLanguage): MailLine {
  const { child, courseWeek, course, day_type } = registration;
  const label = course.custom_labels
    ? course[`label_${day_type}_${lang}`]
    : translate(commonMessages[lang], `day_type.${day_type}`);
  return {
    child: `${child.first_name} ${child.last_name}`,
    week: lang === 'it' ? courseWeek.name_it : courseWeek.name,
    period: formatPeriod(courseWeek.from, courseWeek.to),
    dayType: label ?? translate(commonMessages[lang], `day_type.${day_type}`),
    price: formatEuros(toEuros(registration.price)),
  };
}
