import {
  formatDate,
  GIVE_BACK_HOURS,
  PORTAL,
  type PlacesMailKind,
  type ContentLanguage,
} from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { linesInWords } from './course-facts.js';
import type { PlacesMail } from './mail-kinds.js';
import {
  commonWords,
  creditUsedWords,
  dateAndTime,
  othersPayWords,
  paymentView,
  qrCid,
  sentences,
  type CourseFacts,
  type View,
} from './mail-view.js';

/** What a mail about places says, see `PLACES_MAILS`. `appUrl` is the public address of the portal, `now` when it is sent. */
export function placesMailView(
  kind: PlacesMailKind,
  mail: PlacesMail,
  lang: ContentLanguage,
  { appUrl, facts, now }: { appUrl: string; facts?: CourseFacts; now: Date },
): View {
  const { course, lines, until, lastDay, payments, othersPay } = mail;
  const params = {
    course,
    smart_count: lines.length,
    ...(until ? dateAndTime(until) : {}),
    ...(lastDay ? { date: formatDate(lastDay) } : {}),
  };
  const view = commonWords(kind, lang, mail.name, params);
  return {
    ...view,
    ...(kind === 'places-given' && mail.isDrawn
      ? { text: serverMessage(lang, 'mail.drawn_text', params) }
      : {}),
    ...(mail.withFee ? { text: serverMessage(lang, 'mail.paid_undone_fee_text', { course }) } : {}),
    lines: linesInWords(lines, lang, now),
    facts,
    money: sentences(
      creditUsedWords(mail.creditUsed, Boolean(payments?.length || othersPay), lang),
      othersPayWords(othersPay, lang),
    ),
    payments: payments?.map((payment, index) => paymentView(payment, lang, qrCid(index))),
    note: noteOf(kind, mail, lang),
    link: appUrl + PORTAL.myFamily,
    button: serverMessage(lang, kind === 'offer' ? 'mail.offer_button' : 'mail.family_button'),
  };
}

function noteOf(
  kind: PlacesMailKind,
  { giveBackUntil, lines, until }: PlacesMail,
  lang: ContentLanguage,
): string | undefined {
  if (kind === 'offer' && until) return serverMessage(lang, 'mail.offer_note', dateAndTime(until));
  if (kind === 'paid-undone') return serverMessage(lang, 'mail.paid_undone_note');
  if (kind !== 'places-given' || !giveBackUntil) return undefined;
  return serverMessage(lang, 'mail.new_waiting_note', {
    ...dateAndTime(giveBackUntil),
    hours: GIVE_BACK_HOURS,
    smart_count: lines.length,
  });
}
