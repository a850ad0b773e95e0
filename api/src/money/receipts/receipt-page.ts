import { formatDate, formatEuros, formatPeriod, romeDate, toEuros } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { receiptNumber } from '@feria/shared/rules/receipts';
import type { ReceiptLineEntity } from '../../model/ledger/receipt.entity.js';
import { sanitizeRichText } from '../../core/text/rich-text.js';
import type { WholeReceipt } from './receipt-list.js';

/** What the template of receipts names: all from what is stored with them, each in its own language. */
export function receiptsPage(receipts: readonly WholeReceipt[]) {
  const [first] = receipts;
  const { title } = documentMessages[first?.lang ?? 'de'].receipt;
  const subject = receipts.length === 1 && first ? receiptNumber(first) : String(receipts.length);
  return { title, subject, receipts: receipts.map(receiptPage) };
}

function receiptPage(receipt: WholeReceipt) {
  const { lang, lines, date, place, payer, method, cancelled_at, cancel_reason, cancellation } = receipt;
  const words = documentMessages[lang].receipt;
  const number = receiptNumber(receipt);
  return {
    words,
    lang,
    id: receipt.id,
    title: words.numbered.replace('%{number}', number),
    organiser: sanitizeRichText(receipt.organiser),
    organiserTax: receipt.organiser_tax,
    placeAndDate: [place, formatDate(date)].filter(Boolean).join(', '),
    payer: payer ?? words.erased,
    payerTax: receipt.payer_tax,
    payerAddress: receipt.payer_address?.split('\n') ?? [],
    amount: formatEuros(toEuros(receipt.amount)),
    paid: words.paid_on
      .replace('%{method}', documentMessages[lang].method[method])
      .replace('%{date}', formatDate(receipt.paid_on)),
    replaces: receipt.replaces && words.replaces.replace('%{number}', receipt.replaces),
    lines: lines.map((line) => linePage(line, words)),
    exemption: receipt.exemption,
    stampDuty: receipt.stamp_duty,
    cancelled: cancelled_at &&
      cancellation && {
        title: words.cancelled.replace('%{date}', formatDate(romeDate(cancelled_at))),
        reason: reasonOf(words.cancellation[cancellation], cancel_reason, words.reason),
      },
  };
}

function reasonOf(kind: string, reason: string | null, words: string): string {
  const text = [kind, reason].filter(Boolean).join(' ');
  return text && words.replace('%{reason}', () => text);
}

function linePage(
  { kind, child, course, week, starts_on, ends_on, amount }: ReceiptLineEntity,
  words: (typeof documentMessages)['de']['receipt'],
) {
  return {
    course: kind === 'credit' ? words.credit : (course ?? words.gone),
    week: week ?? '',
    period: formatPeriod(starts_on, ends_on),
    fee: kind === 'fee' ? words.fee : null,
    child: child ?? (kind === 'credit' ? '' : words.erased),
    amount: formatEuros(toEuros(amount)),
  };
}
