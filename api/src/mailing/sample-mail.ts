import {
  addDays,
  commonMessages,
  formatEuros,
  formatPeriod,
  paymentDetails,
  toEuros,
  translate,
  type CourseMailKind,
  type ContentLanguage,
} from '@feria/shared';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server';
import { nameIn } from '@feria/shared/rules/content';
import type { CourseEntity } from '../model/catalogue/course.entity.js';
import type { CourseMail, MailPayment, PasswordChangedMail } from './mail-kinds.js';

/** Person of the reference in a sample: the largest id there can be, so no family's. */
const NOBODY = 2_147_483_647;
const PRICE = 12_000;
const BOOKED_ON = '2026-06-23';
const GIVE_BACK_UNTIL = '2026-06-26T08:15:00.000Z';

/** A mail of a course to a made-up family: never a real one, whatever is stored. */
export function sampleMail(course: CourseEntity, kind: CourseMailKind, lang: ContentLanguage): CourseMail {
  const t = (key: ServerMessageKey): string => serverMessage(lang, key);
  const [monday, friday] = course.from
    ? [course.from, course.to ?? course.from]
    : ['2026-07-06', '2026-07-10'];
  const fullDay = course.custom_labels ? course[`label_full_day_${lang}`] : null;
  const line = {
    childId: 0,
    period: formatPeriod(monday, friday),
    dayType: fullDay ?? translate(commonMessages[lang], 'day_type.full_day'),
    price: formatEuros(toEuros(course.price || PRICE)),
  };
  const place = (position: number): { place?: string } =>
    kind === 'waiting' ? { place: serverMessage(lang, 'mail.queue_place', { position }) } : {};
  const price = course.price || PRICE;
  const lines = [
    { child: t('mail_sample.child1'), week: t('mail_sample.week1'), ...line, ...place(1) },
    { child: t('mail_sample.child2'), week: t('mail_sample.week2'), ...line, ...place(3) },
  ];
  const common = { name: t('mail_sample.name'), courseId: course.id };
  const named = { ...common, course: nameIn(lang, course) };
  if (kind === 'moved') return movedSample({ ...named, lines: lines.slice(1) }, course, price, lang);
  const asksToPay = kind === 'new' || kind === 'new-waiting';
  const payment = asksToPay ? paymentDetails(course, NOBODY, 2 * price) : null;
  return {
    ...named,
    lines,
    ...(payment ? { payments: [{ ...payment, ...dueOf(course) }] } : {}),
    ...(kind === 'new-waiting' ? { giveBackUntil: GIVE_BACK_UNTIL } : {}),
  };
}

/** A notice about an account, to the same made-up parent. */
export function sampleNotice(lang: ContentLanguage): PasswordChangedMail {
  return { name: serverMessage(lang, 'mail_sample.name'), at: GIVE_BACK_UNTIL, by: 'link' };
}

/** The sample of a registration that was moved to a dearer week: half of the price is paid. */
function movedSample(
  mail: CourseMail,
  course: CourseEntity,
  price: number,
  lang: ContentLanguage,
): CourseMail {
  const paid = Math.floor(price / 2);
  const payment = paymentDetails(course, NOBODY, price - paid);
  const before = (period: string): string =>
    serverMessage(lang, 'mail.moved_before', { week: serverMessage(lang, 'mail_sample.week1'), period });
  return {
    ...mail,
    lines: mail.lines.map((line) => ({ ...line, before: before(line.period) })),
    settlement: { waits: false, paid, open: price - paid, credit: 0 },
    ...(payment ? { payments: [{ ...payment, ...dueOf(course) }] } : {}),
  };
}

/** The last day to pay, of a course that sets one. */
function dueOf({ applied_payment_days: days }: CourseEntity): Pick<MailPayment, 'dueOn'> {
  return days === null ? {} : { dueOn: addDays(BOOKED_ON, days) };
}
