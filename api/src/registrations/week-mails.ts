import { Injectable } from '@nestjs/common';
import { formatEuros, formatPeriod, toEuros, type ContentLanguage, type IsoDate } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { nameIn, textIn } from '@feria/shared/rules/content';
import { formatHours, hoursOf, type WeekHours } from '@feria/shared/rules/hours';
import type { EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../model/catalogue/course.entity.js';
import type { MailLine, WeekCancelledMail } from '../mailing/mail-kinds.js';
import { Outbox } from '../mailing/outbox.js';
import type { FreeWeek, NamedDisplacedChild } from './alternatives.queries.js';
import { alternativesFor } from './domain/alternatives.js';
import {
  bookedLine,
  isFreeLonger,
  mailLine,
  type Mailed,
  type MailRecipient,
  type MailedRegistration,
} from './registration-mails.js';

/** What the office writes to the families, in both languages; one alone goes to everybody. */
export interface OfficeMessage {
  message?: string | null;
  message_it?: string | null;
}

/** A parent with the registrations that ended. */
export interface TellsOf {
  recipient: MailRecipient;
  own: readonly Mailed[];
}

/** What the mails about a cancelled week are made of. */
export interface CancelledWeek {
  week: CourseWeekEntity;
  course: CourseEntity;
  message: OfficeMessage;
  /** Weeks with free seats, in the order in which they are offered. */
  offers: readonly FreeWeek[];
  children: readonly NamedDisplacedChild[];
}

/** Days and hours of a week. */
export type WeekTimes = WeekHours & { from: IsoDate; to: IsoDate };

/** A week as what tells of its days and hours needs it. */
export type TimedWeek = WeekTimes & Pick<CourseWeekEntity, 'id' | 'course_id' | 'name' | 'name_it'>;

/** What the mails about a moved week are made of. */
export interface MovedWeek {
  week: TimedWeek;
  course: CourseEntity;
  before: WeekTimes;
  message: OfficeMessage;
  /** Until when places can be given back for nothing; `null` when the week has begun. */
  freeUntil: Date | null;
}

/** Writes the mails about whole weeks into the outbox, in the transaction of the change: one for each parent. */
@Injectable()
export class WeekMails {
  constructor(private readonly outbox: Outbox) {}

  /** One mail for each of the parents, in one statement. */
  async cancelled(manager: EntityManager, facts: CancelledWeek, parents: readonly TellsOf[]): Promise<void> {
    await this.outbox.writeAll(
      manager,
      parents.map(({ recipient, own }) => ({
        kind: 'week-cancelled' as const,
        to: recipient.email,
        userId: recipient.userId,
        lang: recipient.lang,
        payload: {
          name: recipient.name,
          courseId: facts.course.id,
          course: nameIn(recipient.lang, facts.course),
          courseActive: facts.course.active,
          week: nameIn(recipient.lang, facts.week),
          period: formatPeriod(facts.week.from, facts.week.to),
          lines: own.map(({ registration }) => lineOf(registration, recipient.lang)),
          message: messageIn(recipient.lang, facts.message),
          ...refundsOf(own, recipient.personId),
          alternatives: offersIn(recipient.lang, facts, own),
        },
      })),
    );
  }

  /** One mail for each of the parents of a week with other days or hours, in one statement. */
  async moved(manager: EntityManager, facts: MovedWeek, parents: readonly TellsOf[]): Promise<void> {
    const { week, course, before, freeUntil } = facts;
    await this.outbox.writeAll(
      manager,
      parents.map(({ recipient: { lang, ...recipient }, own }) => {
        const waiting = own.filter(({ registration }) => registration.is_waiting).length;
        const places = own.length - waiting;
        return {
          kind: 'week-moved' as const,
          to: recipient.email,
          userId: recipient.userId,
          lang,
          payload: {
            name: recipient.name,
            courseId: course.id,
            course: nameIn(lang, course),
            week: nameIn(lang, week),
            period: formatPeriod(week.from, week.to),
            periodBefore: formatPeriod(before.from, before.to),
            lines: own.map(({ registration }) => movedLine(registration, before, lang)),
            message: messageIn(lang, facts.message),
            ...(freeUntil && places > 0 ? { freeUntil: freeUntil.toISOString() } : {}),
            ...(places > 0 && areFreeLonger(own) ? { freeLonger: true as const } : {}),
            places,
            waiting,
          },
        };
      }),
    );
  }
}

function areFreeLonger(own: readonly Mailed[]): boolean {
  return own.every(({ registration }) => registration.is_waiting || isFreeLonger(registration));
}

/** With the days and hours before, and what it is where it is no place. */
function movedLine(registration: MailedRegistration, before: WeekTimes, lang: ContentLanguage): MailLine {
  const hours = hoursOf(before, registration.day_type);
  const times = [formatPeriod(before.from, before.to), ...(hours ? [formatHours(hours)] : [])].join(', ');
  const state = registration.offer_expires_at ? 'offer' : registration.held_back ? 'held_back' : 'waiting';
  return {
    ...bookedLine(registration, lang),
    ...(registration.is_waiting ? { place: serverMessage(lang, `mail.week_moved_${state}`) } : {}),
    before: serverMessage(lang, 'mail.week_moved_before', { before: times }),
  };
}

function lineOf(registration: MailedRegistration, lang: ContentLanguage) {
  const line = mailLine(registration, lang);
  return registration.is_waiting
    ? { ...line, place: serverMessage(lang, 'mail.week_cancelled_waiting') }
    : line;
}

/** What was paid becomes credit of who owes: the reader's, or another parent's. */
function refundsOf(
  own: readonly Mailed[],
  readerId: number,
): Pick<WeekCancelledMail, 'refund' | 'refundOther'> {
  const paidOf = (isOwn: boolean): string | null => {
    const some = own.filter(({ payer }) => (payer === readerId) === isOwn);
    const paid = some.reduce((sum, { registration }) => sum + registration.payed_amount, 0);
    return paid > 0 ? formatEuros(toEuros(paid)) : null;
  };
  const refundOther = paidOf(false);
  return { refund: paidOf(true), ...(refundOther === null ? {} : { refundOther }) };
}

function offersIn(lang: ContentLanguage, { offers, children }: CancelledWeek, own: readonly Mailed[]) {
  const named = children.filter(({ id }) => own.some(({ registration }) => registration.child_id === id));
  return alternativesFor(named, offers).map(({ week, children: suited }) => ({
    courseId: week.course.id,
    course: nameIn(lang, week.course),
    week: nameIn(lang, week),
    period: formatPeriod(week.from, week.to),
    children: suited.map(({ id, first_name }) => ({ childId: id, child: first_name })),
  }));
}

function messageIn(lang: ContentLanguage, { message, message_it }: OfficeMessage): string | null {
  return textIn(lang, { de: message, it: message_it });
}
