import {
  commonMessages,
  costOf,
  formatDate,
  formatEuros,
  toEuros,
  type ContentLanguage,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { nameIn } from '@feria/shared/rules/content';
import type { LoadedRegistration } from '../../../registrations/registrations.presenter.js';
import { namedPerson } from '../page/document-page.js';
import type { ConfirmationFacts } from './confirmation-facts.js';

/** What the template of the confirmation names, in a language. */
export function confirmationPage(facts: ConfirmationFacts, lang: ContentLanguage) {
  const words = documentMessages[lang].confirmation;
  const { child, parents, course, registrations } = facts;
  const paid = registrations.reduce((sum, { payed_amount }) => sum + payed_amount, 0);
  return {
    words,
    title: words.title,
    subject: namedPerson(child).name,
    parents: parents.map(namedPerson),
    childLabel: words.child[child.gender],
    child: namedPerson(child),
    course: nameIn(lang, course),
    weeks: registrations.map((registration) => weekRow(registration, lang)),
    total: formatEuros(toEuros(paid)),
  };
}

function weekRow(registration: LoadedRegistration, lang: ContentLanguage) {
  const { courseWeek: week, day_type, payed_amount, payed_at } = registration;
  const { course } = week;
  const label = course.custom_labels ? course[`label_${day_type}_${lang}`] : null;
  return {
    name: nameIn(lang, week),
    from: formatDate(week.from),
    to: formatDate(week.to),
    dayType: label || commonMessages[lang].day_type[day_type],
    price: formatEuros(toEuros(costOf(registration))),
    paid: formatEuros(toEuros(payed_amount)),
    paidAt: formatDate(payed_at),
  };
}
