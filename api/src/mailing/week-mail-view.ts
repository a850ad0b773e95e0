import { PORTAL, type ContentLanguage } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import type { OfferedWeekInMail, WeekCancelledMail } from './mail-kinds.js';
import { commonWords, type View } from './mail-view.js';

/** What the mail about a cancelled week says (product/catalogue.md#cancelling-a-week). `appUrl` is the public address of the portal. */
export function weekCancelledView(mail: WeekCancelledMail, lang: ContentLanguage, appUrl: string): View {
  const { course, week, period, lines, message, alternatives } = mail;
  const params = { course, week, period, smart_count: lines.length };
  return {
    ...commonWords('week-cancelled', lang, mail.name, params),
    lines,
    message: message
      ? { title: serverMessage(lang, 'mail.office_message'), lines: message.split(/\r?\n/) }
      : undefined,
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
