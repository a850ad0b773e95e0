import { COLUMN_SUFFIXES } from '@feria/shared/rules/content';
import {
  formatDate,
  formatEuros,
  formatPeriod,
  isTraceable,
  toEuros,
  type ContentLanguage,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { namedPerson } from '../page/document-page.js';
import { sumOf } from '../paid/paid-lines.js';
import type { PaidWeek } from '../paid/paid-shares.queries.js';
import type { TaxFacts, TaxLine } from './tax-facts.js';

/** What the template of the confirmation for the tax return names, in a language. */
export function taxPage({ year, payer, child, lines, fees }: TaxFacts, lang: ContentLanguage) {
  const words = documentMessages[lang].tax;
  const ofYear = (text: string): string => text.replace('%{year}', String(year));
  const money = (some: readonly TaxLine[]): string => formatEuros(toEuros(sumOf(some)));
  return {
    words,
    title: ofYear(words.title),
    introduction: ofYear(words.intro),
    subject: namedPerson(child).name,
    payer: namedPerson(payer),
    child: namedPerson(child),
    lines: lines.map((line) => lineRow(line, lang)),
    traceable: money(lines.filter(({ method }) => isTraceable(method))),
    untraceable: money(lines.filter(({ method }) => !isTraceable(method))),
    total: money(lines),
    fees: fees.map((line) => ({ ...lineRow(line, lang), amount: money([line]) })),
    feesTotal: money(fees),
  };
}

function lineRow({ date, method, amount, week }: TaxLine, lang: ContentLanguage) {
  const money = formatEuros(toEuros(amount));
  return {
    date: formatDate(date),
    method: documentMessages[lang].method[method],
    ...placeNames(week, lang),
    traceable: isTraceable(method) ? money : '',
    untraceable: isTraceable(method) ? '' : money,
  };
}

function placeNames(place: PaidWeek, lang: ContentLanguage) {
  const { gone } = documentMessages[lang].tax;
  return {
    course: place[`course${COLUMN_SUFFIXES[lang]}`] ?? gone,
    week: place[`week${COLUMN_SUFFIXES[lang]}`] ?? '',
    period: formatPeriod(place.from, place.to),
  };
}
