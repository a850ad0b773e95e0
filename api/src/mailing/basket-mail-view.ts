import { formatDate, PORTAL, type ContentLanguage } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { linesInWords } from './course-facts.js';
import type { BasketMail, BasketSection } from './mail-kinds.js';
import {
  commonWords,
  creditUsedWords,
  othersPayWords,
  paymentView,
  qrCid,
  sentences,
  type SectionView,
  type CourseFacts,
  type View,
} from './mail-view.js';
import { fillPlaceholders, names, placeholderValues } from './placeholders.js';

const TITLE = {
  new: 'mail.basket_new',
  waiting: 'mail.basket_waiting',
  'held-back': 'mail.basket_held_back',
  wish: 'mail.basket_wish',
} as const;

/** Where the mail leads, and what the application is called. */
interface Place {
  appUrl: string;
  appName: string;
}

/**
 * What the mail of a basket says (product/registrations.md#basket).
 * @param context.own the texts of the projects, in the order of the sections; `null` for one without. Such a text has a closing of its own:
 *   the mail then writes none
 * @param context.now when it is sent
 */
export function basketMailView(
  mail: BasketMail,
  lang: ContentLanguage,
  { appUrl, appName }: Place,
  {
    own,
    facts,
    now,
  }: { own: readonly (string | null)[]; facts: ReadonlyMap<number, CourseFacts>; now: Date },
): View {
  const { name, sections, payments, creditUsed, othersPay } = mail;
  const link = appUrl + PORTAL.myFamily;
  const weeks = sections.reduce((sum, { lines }) => sum + lines.length, 0);
  return {
    ...commonWords('basket', lang, name, { smart_count: weeks }),
    sections: sections.map((section, index) =>
      sectionView(
        { ...section, name },
        lang,
        { appName, link },
        { own: own[index] ?? null, facts: facts.get(section.courseId), now },
      ),
    ),
    ...(own.some(Boolean) ? { regards: '' } : {}),
    money: sentences(
      creditUsedWords(creditUsed, payments.length > 0 || Boolean(othersPay), lang),
      othersPayWords(othersPay, lang),
    ),
    payments: payments.map((payment, index) => ({
      ...paymentView(payment, lang, qrCid(index)),
      title: serverMessage(lang, 'mail.reminder_payment', { course: payment.course }),
    })),
    link,
    button: serverMessage(lang, 'mail.family_button'),
  };
}

function sectionView(
  section: BasketSection & { name: string },
  lang: ContentLanguage,
  values: { appName: string; link: string },
  { own, facts, now }: { own: string | null; facts?: CourseFacts; now: Date },
): SectionView {
  const { course, lines, outcome, lastDay } = section;
  return {
    title: serverMessage(lang, TITLE[outcome], { course }),
    ownHtml: own ? fillPlaceholders(own, placeholderValues(section, values)) : undefined,
    lines: own && names(own, 'weeks') ? [] : linesInWords(lines, lang, now),
    facts: outcome === 'new' ? facts : facts && { where: facts.where },
    note: lastDay ? serverMessage(lang, 'mail.basket_last_day', { date: formatDate(lastDay) }) : undefined,
  };
}
