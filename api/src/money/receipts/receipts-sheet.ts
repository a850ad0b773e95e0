import { formatPeriod, romeDate, toEuros, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { receiptNumber } from '@feria/shared/rules/receipts';
import { dateCell, type Cell, type SheetColumn } from '../../core/xlsx/workbook.js';
import type { WholeReceipt } from './receipt-list.js';

/** The columns of the list of receipts in a language; amounts in euros: what was issued is what is valid and what was cancelled. */
export function receiptColumns(lang: ContentLanguage): SheetColumn<WholeReceipt>[] {
  const words = documentMessages[lang].receipt;
  return [
    { header: words.number, width: 14, format: 'text', value: receiptNumber },
    { header: words.date, width: 12, format: 'date', value: ({ date }) => dateCell(date) },
    { header: words.payer_column, width: 28, format: 'text', value: ({ payer }) => payer ?? words.erased },
    { header: words.tax, width: 20, format: 'text', value: ({ payer_tax }) => payer_tax },
    { header: words.paid_for, width: 48, format: 'text', value: (receipt) => paidFor(receipt, words) },
    {
      header: words.method,
      width: 14,
      format: 'text',
      value: ({ method }) => documentMessages[lang].method[method],
    },
    { header: words.paid_date, width: 12, format: 'date', value: ({ paid_on }) => dateCell(paid_on) },
    ...(['issued', 'cancelled', 'valid'] as const).map((kind) => ({
      header: words[`${kind}_amount`],
      width: 14,
      format: 'money' as const,
      value: (receipt: WholeReceipt) => toEuros(centsOf(receipt)[kind]),
    })),
    {
      header: words.cancelled_on,
      width: 12,
      format: 'date',
      value: ({ cancelled_at }) => cancelled_at && dateCell(romeDate(cancelled_at)),
    },
    {
      header: words.cancel_reason,
      width: 36,
      format: 'text',
      value: ({ cancellation, cancel_reason }) =>
        [cancellation && words.cancellation[cancellation], cancel_reason].filter(Boolean).join(' ') || null,
    },
    { header: words.replaces_column, width: 14, format: 'text', value: ({ replaces }) => replaces },
    { header: words.payment_id, width: 12, format: 'number', value: ({ payment_id }) => payment_id },
  ];
}

/**
 * Counts the receipts that pass through.
 * @returns the pages as they are, and the cells of the last row of the sheet: the sums of the amounts
 */
export function withSums(
  pages: AsyncIterable<WholeReceipt[]>,
  lang: ContentLanguage,
): { pages: AsyncIterable<WholeReceipt[]>; total: () => Cell[] } {
  const words = documentMessages[lang].receipt;
  const sums = { issued: 0, cancelled: 0, valid: 0 };
  const kinds = Object.keys(sums) as (keyof typeof sums)[];
  return {
    pages: (async function* () {
      for await (const receipts of pages) {
        for (const receipt of receipts) {
          const cents = centsOf(receipt);
          for (const kind of kinds) sums[kind] += cents[kind];
        }
        yield receipts;
      }
    })(),
    total: () =>
      receiptColumns(lang).map(({ header }, index) => {
        const kind = kinds.find((one) => words[`${one}_amount`] === header);
        if (kind) return toEuros(sums[kind]);
        return index === 0 ? words.total : null;
      }),
  };
}

function centsOf({ amount, cancelled_at }: WholeReceipt): Record<'issued' | 'cancelled' | 'valid', number> {
  const isValid = cancelled_at === null;
  return { issued: amount, cancelled: isValid ? 0 : amount, valid: isValid ? amount : 0 };
}

function paidFor(
  { lines }: WholeReceipt,
  words: (typeof documentMessages)[ContentLanguage]['receipt'],
): string {
  return lines
    .map(({ kind, child, course, week, starts_on, ends_on }) =>
      kind === 'credit'
        ? words.credit
        : [kind === 'fee' && words.fee, child, course, week, formatPeriod(starts_on, ends_on)]
            .filter(Boolean)
            .join(', '),
    )
    .join('; ');
}
