/** Euros as people write them: a receipt of more than this bears stamp duty in Italy. What an installation starts with. */
export const RECEIPT_STAMP_DUTY_FROM = '77,47';

/** Receipts of one PDF; more come as a ZIP file of such. So many can be made at once. */
export const MAX_RECEIPTS = 100;

/** The number of a receipt as it is printed: its year and its place in it, `2026/000123`. */
export function receiptNumber({ year, number }: { year: number; number: number }): string {
  return `${year}/${String(number).padStart(6, '0')}`;
}
