/**
 * Money is integer cents inside and a JSON number of euros on the wire (product.md#dates-times-and-money). Nothing else converts it.
 */

/** The largest amount that a field takes, in euros: its cents fit a 32-bit column. */
export const MAX_EUROS = 1_000_000;

/** Euros from the wire to cents. The value must have at most two decimals ({@link hasCents} tells). */
export function toCents(euros: number): number {
  return Math.round(euros * 100);
}

/** Cents to euros for the wire: `12050` → `120.5`. */
export function toEuros(cents: number): number {
  return cents / 100;
}

/** Whether an amount of euros can be said in whole cents, that is, has at most two decimals. */
export function hasCents(euros: number): boolean {
  return Number.isFinite(euros) && Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6;
}

const EUROS = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
} as Intl.NumberFormatOptions);

/** Euros as both frontends and the documents show them, in either language: `1.234,50 €` (product.md#dates-times-and-money). */
export function formatEuros(euros: number): string {
  return `${EUROS.format(euros)} €`;
}

/** An amount of any currency: `1.234,50 €`, `1.234,50 CHF`. @param currency ISO 4217 */
export function formatMoney(amount: number, currency: string): string {
  return currency === 'EUR' ? formatEuros(amount) : `${EUROS.format(amount)} ${currency}`;
}

/** `1.234,50`, `1234,5`, `1234.50`, `120 €` as an amount. A point before three digits groups thousands. */
export function parseEuros(text: string): number | undefined {
  const compact = text.replace(/[\s€]/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(compact))
    return Number(compact.replaceAll('.', '').replace(',', '.'));
  return /^\d+([.,]\d{1,2})?$/.test(compact) ? Number(compact.replace(',', '.')) : undefined;
}
