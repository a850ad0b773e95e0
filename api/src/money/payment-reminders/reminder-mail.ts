import {
  formatDate,
  formatEuros,
  formatPeriod,
  isOverdue,
  paymentsByAccount,
  toEuros,
  type IsoDate,
  type ContentLanguage,
} from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { nameIn } from '@feria/shared/rules/content';
import { In, type EntityManager } from 'typeorm';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import type { MailLine, PaymentReminderMail } from '../../mailing/mail-kinds.js';
import { loadForMail, mailLine, type MailedRegistration } from '../../registrations/registration-mails.js';
import { stepsOn } from './domain/plan.js';
import type { Payer, ReminderDebt } from './reminder-facts.js';

type Steps = ReturnType<typeof stepsOn>;

/**
 * The reminder of a parent (product/money.md#payment-reminders): everything that is open, and how to pay what is due by that day.
 * Three statements, however much it is.
 * @param day `YYYY-MM-DD`, on which it is written
 * @param steps what it reminds of, at least one
 */
export async function reminderMail(
  manager: EntityManager,
  { person, debts }: Payer,
  { day, steps, lang }: { day: IsoDate; steps: Steps; lang: ContentLanguage },
): Promise<PaymentReminderMail> {
  const mailed = await loadForMail(
    manager,
    debts.map(({ registrationId }) => registrationId),
  );
  const byId = new Map(mailed.map((registration) => [registration.id, registration]));
  const due = debts.filter(({ dueOn }) => dueOn !== null && dueOn <= day);
  const courses = await manager.find(CourseEntity, {
    where: { id: In([...new Set(due.map(({ courseId }) => courseId))]) },
    order: { id: 'ASC' },
  });
  return {
    personId: person.id,
    name: `${person.first_name} ${person.last_name}`,
    step: steps[0]?.step ?? 1,
    day,
    overdue: sumOf(debts.filter(({ dueOn }) => isOverdue(dueOn, day))),
    lines: debts.map((debt) => lineOf(debt, byId.get(debt.registrationId), day, lang)),
    payments: paymentsOf(courses, due, person.id, lang),
    told: debts.map(({ registrationId, open }) => ({ id: registrationId, open })),
    reminded: steps.map(({ registrationId }) => registrationId),
  };
}

/** @param registration absent for the fee of a place that was given back */
function lineOf(
  debt: ReminderDebt,
  registration: MailedRegistration | undefined,
  day: IsoDate,
  lang: ContentLanguage,
): MailLine {
  const { open, dueOn, course, courseWeek, people } = debt;
  return {
    childId: people.id,
    child: debt.childName,
    week: `${nameIn(lang, course)}, ${nameIn(lang, courseWeek)}`,
    period: formatPeriod(courseWeek.from, courseWeek.to),
    dayType: registration ? mailLine(registration, lang).dayType : serverMessage(lang, 'mail.reminder_fee'),
    price: formatEuros(toEuros(open)),
    place: serverMessage(lang, `mail.reminder_line_${dueWords(dueOn, day)}`, { date: formatDate(dueOn) }),
  };
}

function dueWords(dueOn: IsoDate | null, day: IsoDate): 'overdue' | 'due' | 'later' | 'open' {
  if (dueOn === null) return 'open';
  if (isOverdue(dueOn, day)) return 'overdue';
  return dueOn === day ? 'due' : 'later';
}

/** How to pay what is due, for each account. Projects whose bank data would reach none have none. */
function paymentsOf(
  courses: readonly CourseEntity[],
  due: readonly ReminderDebt[],
  personId: number,
  lang: ContentLanguage,
): PaymentReminderMail['payments'] {
  const parts = courses.map((course) => ({
    course,
    open: sumOf(due.filter(({ courseId }) => courseId === course.id)),
  }));
  return paymentsByAccount(personId, parts).map(({ parts: own, ...details }) => ({
    ...details,
    course: own.map(({ course }) => nameIn(lang, course)).join(', '),
  }));
}

function sumOf(debts: readonly ReminderDebt[]): number {
  return debts.reduce((sum, { open }) => sum + open, 0);
}
