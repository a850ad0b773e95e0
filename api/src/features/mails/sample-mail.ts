import {
  commonMessages,
  formatEuros,
  formatPeriod,
  paymentDetails,
  toEuros,
  translate,
  type CourseMailKind,
  type UiLanguage,
} from '@feria/shared';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server/index';
import type { CourseEntity } from '../courses/course.entity.js';
import type { CourseMail } from './mail-kinds.js';

/** Person of the reference in a sample: the largest id there can be, so no family's. */
const NOBODY = 2_147_483_647;
const PRICE = 12_000;
const GIVE_BACK_UNTIL = '2026-06-26T08:15:00.000Z';

/** A mail of a course to a made-up family: never a real one, whatever is stored. */
export function sampleMail(course: CourseEntity, kind: CourseMailKind, lang: UiLanguage): CourseMail {
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
  const asksToPay = kind === 'new' || kind === 'new-waiting';
  const payment = asksToPay ? paymentDetails(course, NOBODY, 2 * (course.price || PRICE)) : null;
  return {
    name: t('mail_sample.name'),
    courseId: course.id,
    course: lang === 'it' ? course.name_it : course.name,
    lines: [
      { child: t('mail_sample.child1'), week: t('mail_sample.week1'), ...line, ...place(1) },
      { child: t('mail_sample.child2'), week: t('mail_sample.week2'), ...line, ...place(3) },
    ],
    ...(payment ? { payments: [payment] } : {}),
    ...(kind === 'new-waiting' ? { giveBackUntil: GIVE_BACK_UNTIL } : {}),
  };
}
