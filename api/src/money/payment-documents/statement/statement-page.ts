import {
  creditAmount,
  formatDate,
  formatEuros,
  formatPeriod,
  inGroupsOfFour,
  dueAmount,
  openAmount,
  recordLabel,
  toEuros,
  type ContentLanguage,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { NAME_COLUMNS, nameIn } from '@feria/shared/rules/content';
import { renderSVG } from 'uqr';
import { namedPerson } from '../page/document-page.js';
import type { AccountPayment } from './account.queries.js';
import type { Charge, StatementFacts, Transfer } from './statement-facts.js';

/** What the template of the statement names, in a language. */
export function statementPage(facts: StatementFacts, lang: ContentLanguage) {
  const words = documentMessages[lang].statement;
  const { year, person, charges, payments, account } = facts;
  const ofYear = (text: string): string =>
    text
      .replace('%{year}', String(year))
      .replace('%{before}', String(year - 1))
      .replace('%{next}', String(year + 1));
  const credit = facts.credit + sum(charges, creditAmount);
  const total = (of: (charge: Charge) => number): string => money(sum(charges, of));
  return {
    words,
    title: ofYear(words.title),
    introduction: ofYear(words.intro),
    subject: namedPerson(person).name,
    person: namedPerson(person),
    charges: charges.map((charge) => chargeRow(charge, lang)),
    payments: payments.map((payment) => paymentRow(payment, facts.payers.get(payment.id), lang)),
    forOthers: facts.forOthers.map(({ date, method, isReversal, place, amount }) => ({
      date: formatDate(date),
      method: [documentMessages[lang].method[method], ...(isReversal ? [words.reversal] : [])].join(' · '),
      child: place?.child ?? words.credit_title,
      course: place?.course ? nameIn(lang, place.course) : null,
      fee: place?.isFee ? words.fee : null,
      amount: money(amount),
    })),
    sumForOthers: money(sum(facts.forOthers, ({ amount }) => amount)),
    charged: total(dueAmount),
    paid: total(({ payed_amount }) => payed_amount),
    open: total(openAmount),
    sumOfPayments: money(sum(payments, ({ amount }) => amount)),
    carriedInLabel: ofYear(words.carried_in),
    carriedIn: money(account.carriedIn),
    received: money(account.received),
    paidOut: money(-account.paidOut || 0),
    sumCharges: money(-account.charged || 0),
    carriedOutLabel: ofYear(words.carried_out),
    carriedOut: money(account.carriedOut),
    hasCredit: facts.creditUsed > 0 || credit > 0,
    creditUsed: money(facts.creditUsed),
    credit: money(credit),
    summary: [
      ofYear(words.summary)
        .replace('%{charged}', money(account.charged))
        .replace('%{paid}', money(account.received - account.paidOut)),
      ...(account.carriedIn > 0 ? [words.paid_before.replace('%{carried}', money(account.carriedIn))] : []),
      ...(account.carriedIn < 0 ? [words.open_before.replace('%{carried}', money(-account.carriedIn))] : []),
      ...(facts.forOthers.length > 0
        ? [words.paid_for_others.replace('%{paid}', money(sum(facts.forOthers, ({ amount }) => amount)))]
        : []),
      facts.openToday > 0
        ? words.open_today.replace('%{open}', money(facts.openToday))
        : words.nothing_open_today,
      ...(credit > 0 ? [`${words.credit}: ${money(credit)}.`] : []),
    ].join(' '),
    transfers: facts.transfers.map((transfer) => transferRow(transfer, lang)),
  };
}

function transferRow(
  { amount, beneficiary, iban, reference, epc, courses }: Transfer,
  lang: ContentLanguage,
) {
  return {
    amount: money(amount),
    courses: courses.map((course) => recordLabel(course, lang)).join(', '),
    beneficiary,
    iban: inGroupsOfFour(iban),
    reference: inGroupsOfFour(reference),
    // Four modules of quiet zone are what readers ask for.
    code: `data:image/svg+xml;base64,${Buffer.from(renderSVG(epc, { ecc: 'M', border: 4 })).toString('base64')}`,
  };
}

function money(cents: number): string {
  return formatEuros(toEuros(cents));
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

function chargeRow(charge: Charge, lang: ContentLanguage) {
  const { child, courseWeek: week, price, discount, payed_amount, isFee } = charge;
  const words = documentMessages[lang].statement;
  const name = NAME_COLUMNS[lang];
  return {
    child: `${child.first_name} ${child.last_name}`,
    course: week.course[name],
    week: week[name],
    period: formatPeriod(week.from, week.to),
    fee: isFee ? words.fee : null,
    price: money(dueAmount(charge)),
    discount:
      discount > 0
        ? words.discount.replace('%{price}', money(price)).replace('%{discount}', money(discount))
        : null,
    paid: money(payed_amount),
    open: money(openAmount(charge)),
  };
}

function paymentRow(
  { date, method, amount, reverses_id, reference }: AccountPayment,
  payer: string | undefined,
  lang: ContentLanguage,
) {
  const { statement, method: methods } = documentMessages[lang];
  return {
    date: formatDate(date),
    method: methods[method],
    kind: amount > 0 ? '' : reverses_id === null ? statement.refund : statement.reversal,
    payer: payer ? statement.paid_by.replace('%{name}', () => payer) : null,
    reference: reference ?? '',
    amount: money(amount),
  };
}
