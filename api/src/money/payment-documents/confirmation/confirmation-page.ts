import {
  commonMessages,
  costOf,
  formatDate,
  formatEuros,
  isTraceable,
  toEuros,
  type ContentLanguage,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { nameIn } from '@feria/shared/rules/content';
import type { LoadedRegistration } from '../../../registrations/registrations.presenter.js';
import { namedPerson } from '../page/document-page.js';
import { sumOf } from '../paid/paid-lines.js';
import type { ConfirmationFacts, PaidLine } from './confirmation-facts.js';

/** What the template of the confirmation names, in a language. */
export function confirmationPage(facts: ConfirmationFacts, lang: ContentLanguage) {
  const words = documentMessages[lang].confirmation;
  const { child, parents, course, registrations, payments } = facts;
  const money = (lines: readonly PaidLine[]): string => formatEuros(toEuros(sumOf(lines)));
  const own = payments.filter(({ isOfOther }) => !isOfOther);
  const traceable = own.filter(({ paid }) => paid && isTraceable(paid.method));
  const untraceable = own.filter(({ paid }) => paid && !isTraceable(paid.method));
  const hidden = payments.filter(({ isOfOther }) => isOfOther);
  return {
    words,
    title: words.title,
    subject: namedPerson(child).name,
    parents: parents.map(namedPerson),
    childLabel: words.child[child.gender],
    child: namedPerson(child),
    course: nameIn(lang, course),
    weeks: registrations.map((registration) => weekRow(registration, lang)),
    payments: payments.map((line) => paymentRow(line, lang)),
    total: money(payments),
    traceable: money(traceable),
    untraceable: money(untraceable),
    hidden: hidden.length > 0 ? money(hidden) : null,
  };
}

function paymentRow({ registration, amount, paid, payer }: PaidLine, lang: ContentLanguage) {
  const { confirmation: words, method } = documentMessages[lang];
  return {
    date: paid ? formatDate(paid.date) : '',
    week: nameIn(lang, registration.courseWeek),
    method: paid ? method[paid.method] : '',
    payer: payer ?? words.other_payer,
    amount: formatEuros(toEuros(amount)),
  };
}

function weekRow(registration: LoadedRegistration, lang: ContentLanguage) {
  const { courseWeek: week, day_type, payed_amount } = registration;
  const { course } = week;
  const label = course.custom_labels ? course[`label_${day_type}_${lang}`] : null;
  return {
    name: nameIn(lang, week),
    from: formatDate(week.from),
    to: formatDate(week.to),
    dayType: label || commonMessages[lang].day_type[day_type],
    price: formatEuros(toEuros(costOf(registration))),
    paid: formatEuros(toEuros(payed_amount)),
  };
}
