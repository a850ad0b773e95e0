import { PORTAL, type ContentLanguage, type WeekMailKind } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { linesInWords } from './course-facts.js';
import type { MailPayloads, OfferedWeekInMail, WeekCancelledMail, WeekMovedMail } from './mail-kinds.js';
import { commonWords, dateAndTime, sentences, type View } from './mail-view.js';

/** What a mail about a whole week says. @param context the public address of the portal, and the time of sending */
export function weekMailView<Kind extends WeekMailKind>(
  kind: Kind,
  mail: MailPayloads[Kind],
  lang: ContentLanguage,
  { appUrl, now }: { appUrl: string; now: Date },
): View {
  return kind === 'week-moved'
    ? weekMovedView(mail as WeekMovedMail, lang, { appUrl, now })
    : weekCancelledView(mail as WeekCancelledMail, lang, appUrl);
}

/** Subject and first paragraph of the mail about a moved week, which the office reads before it saves too. */
export function weekMovedWords(
  lang: ContentLanguage,
  mail: Pick<WeekMovedMail, 'course' | 'week' | 'period' | 'periodBefore'> & {
    name: string | null;
    count: number;
  },
): ReturnType<typeof commonWords> {
  const { course, week, period, periodBefore: before } = mail;
  const params = { course, week, period, before, smart_count: mail.count };
  const words = commonWords('week-moved', lang, mail.name, params);
  if (period !== before) return words;
  return {
    ...words,
    subject: serverMessage(lang, 'mail.week_moved_hours_subject', params),
    text: serverMessage(lang, 'mail.week_moved_hours_text', params),
  };
}

/** What the mail about a moved week says (product/registrations.md#a-week-that-is-moved). */
function weekMovedView(
  mail: WeekMovedMail,
  lang: ContentLanguage,
  { appUrl, now }: { appUrl: string; now: Date },
): View {
  const { lines, message } = mail;
  return {
    ...weekMovedWords(lang, { ...mail, count: lines.length }),
    lines: linesInWords(lines, lang, now),
    message: message ? officeWords(message, lang) : undefined,
    note: weekMovedNote(mail, lang),
    link: appUrl + PORTAL.myFamily,
    button: serverMessage(lang, 'mail.family_button'),
  };
}

/** What can be done about it: of a place, and of what waits. */
function weekMovedNote(
  { freeUntil, freeLonger, places, waiting }: WeekMovedMail,
  lang: ContentLanguage,
): string | undefined {
  return sentences(
    places > 0 && freeLonger
      ? serverMessage(lang, 'mail.week_moved_return', { smart_count: places })
      : undefined,
    places > 0 && freeUntil && !freeLonger
      ? serverMessage(lang, 'mail.week_moved_free', { ...dateAndTime(freeUntil), smart_count: places })
      : undefined,
    places > 0 && !freeUntil ? serverMessage(lang, 'mail.week_moved_office') : undefined,
    waiting > 0 ? serverMessage(lang, 'mail.week_moved_leave') : undefined,
  );
}

function officeWords(message: string, lang: ContentLanguage): NonNullable<View['message']> {
  return { title: serverMessage(lang, 'mail.office_message'), lines: message.split(/\r?\n/) };
}

/** What the mail about a cancelled week says (product/catalogue.md#cancelling-a-week). */
function weekCancelledView(mail: WeekCancelledMail, lang: ContentLanguage, appUrl: string): View {
  const { course, week, period, lines, message, alternatives } = mail;
  const params = { course, week, period, smart_count: lines.length };
  return {
    ...commonWords('week-cancelled', lang, mail.name, params),
    lines,
    message: message ? officeWords(message, lang) : undefined,
    money: refundWords(mail, lang),
    offers: alternatives.length
      ? {
          title: serverMessage(lang, 'mail.week_cancelled_alternatives'),
          weeks: alternatives.map((offer) => offerView(offer, lang, appUrl)),
        }
      : undefined,
    note: alternatives.length ? serverMessage(lang, 'mail.week_cancelled_note') : undefined,
    link: appUrl + (mail.courseActive ? PORTAL.project(mail.courseId) : PORTAL.myFamily),
    button: serverMessage(lang, mail.courseActive ? 'mail.project_button' : 'mail.family_button'),
  };
}

/** What was paid for the week, and whose credit it is now. */
function refundWords({ refund, refundOther }: WeekCancelledMail, lang: ContentLanguage): string | undefined {
  const words = [
    ...(refund ? [serverMessage(lang, 'mail.week_cancelled_refund', { amount: refund })] : []),
    ...(refundOther
      ? [serverMessage(lang, 'mail.week_cancelled_refund_other', { amount: refundOther })]
      : []),
  ];
  return words.length > 0 ? words.join(' ') : undefined;
}

function offerView(
  { courseId, course, week, period, children }: OfferedWeekInMail,
  lang: ContentLanguage,
  appUrl: string,
) {
  const names = new Intl.ListFormat(lang, { type: 'conjunction' }).format(children.map(({ child }) => child));
  return {
    text: `${course}: ${week}`,
    details: `${period} · ${serverMessage(lang, 'mail.suits', { names })}`,
    link: appUrl + PORTAL.project(courseId),
  };
}
