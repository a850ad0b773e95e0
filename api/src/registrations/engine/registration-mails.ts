import { Injectable } from '@nestjs/common';
import {
  commonMessages,
  formatEuros,
  formatPeriod,
  paymentDetails,
  toEuros,
  translate,
  type CourseMailKind,
  type PaymentDetails,
  type UiLanguage,
} from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import type { CourseEntity } from '../../catalogue/course/course.entity.js';
import { ChildParentEntity } from '../../people/child-parent.entity.js';
import type { ChildEntity } from '../../people/child.entity.js';
import type { MailLine } from '../../platform/mail/mail-kinds.js';
import { Outbox, type OutboxDraft } from '../../platform/mail/outbox.js';
import { payerOf, type PossiblePayer } from '../domain/payer.js';
import { RegistrationEntity } from '../registration.entity.js';

type CourseMailDraft = OutboxDraft<CourseMailKind>;

/** Who gets a mail. */
export interface MailReader {
  userId: number;
  personId: number;
  name: string;
  email: string;
  lang: UiLanguage;
}

/** A registration as a mail needs it. */
export interface MailedRegistration extends Pick<
  RegistrationEntity,
  'day_type' | 'price' | 'payed_amount' | 'booked_by' | 'child_id'
> {
  child: Pick<ChildEntity, 'first_name' | 'last_name'>;
  courseWeek: Pick<CourseWeekEntity, 'name' | 'name_it' | 'from' | 'to'>;
  course: CourseEntity;
}

/** Mails that ask for money: those that tell of a confirmed place. */
const ASKS_TO_PAY: readonly CourseMailKind[] = ['new', 'new-waiting'];

/**
 * Writes the mails of registrations into the outbox, in the transaction of what they tell of: one for each reader, kind
 * and course (decisions §7). The paid mail, for whoever books payments, once for each registration that becomes paid:
 *
 *     await mails.toParents(manager, 'payed', await loadForMail(manager, registrationIds));
 */
@Injectable()
export class RegistrationMails {
  constructor(private readonly outbox: Outbox) {}

  /** Writes what {@link draftsTo} made. */
  write(manager: EntityManager, drafts: readonly CourseMailDraft[]): Promise<void> {
    return this.outbox.writeAll(manager, drafts);
  }

  /**
   * To the parent who booked; where staff booked, to every parent of the child who has an account. Several registrations
   * of one reader and course are one mail, so all that happened together must be handed over together.
   */
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
    const readers = new Map<number, { reader: MailReader; own: Mailed[] }>();
    for (const registration of registrations) {
      const parents = links.filter(({ child_id }) => child_id === registration.child_id);
      const payer = payerOf(registration.booked_by, parents.map(possiblePayer));
      const booker = parents.filter(({ person }) => person?.user_id === registration.booked_by);
      for (const { person } of booker.length ? booker : parents) {
        if (!person?.user) continue;
        const { id, email, lang } = person.user;
        const name = `${person.first_name} ${person.last_name}`;
        const reader = { userId: id, personId: person.id, email, lang, name };
        const entry = readers.get(id) ?? { reader, own: [] };
        entry.own.push({ registration, payer });
        readers.set(id, entry);
      }
    }
    await this.write(
      manager,
      [...readers.values()].flatMap(({ reader, own }) => draftsOf(kind, reader, own)),
    );
  }
}

/** The mails of a kind to the parent who books, reader and payer in one: one for each course. */
export function draftsTo(
  kind: CourseMailKind,
  reader: MailReader,
  registrations: readonly MailedRegistration[],
): CourseMailDraft[] {
  return draftsOf(
    kind,
    reader,
    registrations.map((registration) => ({ registration, payer: reader.personId })),
  );
}

function draftsOf(kind: CourseMailKind, reader: MailReader, mailed: readonly Mailed[]): CourseMailDraft[] {
  const courses = [...new Set(mailed.map(({ registration }) => registration.course))];
  return courses.map((course) => {
    const own = mailed.filter(({ registration }) => registration.course === course);
    const payments = ASKS_TO_PAY.includes(kind) ? paymentsFor(course, own) : [];
    return {
      kind,
      to: reader.email,
      userId: reader.userId,
      lang: reader.lang,
      payload: {
        name: reader.name,
        courseId: course.id,
        course: reader.lang === 'it' ? course.name_it : course.name,
        lines: own.map(({ registration }) => mailLine(registration, reader.lang)),
        ...(payments.length ? { payments } : {}),
      },
    };
  });
}

/** A registration with the person who pays for it. */
interface Mailed {
  registration: MailedRegistration;
  payer: number | null;
}

/**
 * What the lines of one mail cost, by payer. Each mail asks for its own lines only, so that whoever pays every mail has
 * paid everything once; what is open in all stands in my family.
 */
function paymentsFor(course: CourseEntity, mailed: readonly Mailed[]): PaymentDetails[] {
  const payers = new Set(mailed.map(({ payer }) => payer));
  return [...payers].flatMap((payer) => {
    if (payer === null) return [];
    const open = mailed
      .filter((entry) => entry.payer === payer)
      .reduce((sum, { registration: { price, payed_amount } }) => sum + Math.max(0, price - payed_amount), 0);
    return paymentDetails(course, payer, open) ?? [];
  });
}

/** A parent of a child as {@link payerOf} looks at parents. */
export function possiblePayer({ person_id, person }: ChildParentEntity): PossiblePayer {
  return { personId: person_id, userId: person?.user_id ?? null };
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
