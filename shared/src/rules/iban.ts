/** The remainder by 97 that IBAN (ISO 13616) and creditor reference (ISO 11649) check: letters count as 10 to 35. */
export function mod97(text: string): number {
  let rest = 0;
  for (const character of text.toUpperCase()) {
    const digits = Number.parseInt(character, 36);
    rest = (rest * (digits > 9 ? 100 : 10) + digits) % 97;
  }
  return rest;
}

/** An IBAN without its spaces, in capitals. */
export function compactIban(iban: string): string {
  return iban.replace(/\s/g, '').toUpperCase();
}

/** Whether an IBAN, spaced or not, has the form and the check digits of one. */
export function isIban(iban: string): boolean {
  const compact = compactIban(iban);
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(compact) && mod97(compact.slice(4) + compact.slice(0, 4)) === 1;
}

/** Countries whose accounts SEPA transfers reach. */
const SEPA = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
);

/** Whether SEPA transfers reach the account of an IBAN. */
export function isSepaIban(iban: string): boolean {
  return SEPA.has(compactIban(iban).slice(0, 2));
}

/** In groups of four, as people read and type it: `IT60 X054 2811 …`. Also for a payment reference. */
export function inGroupsOfFour(text: string): string {
  return text
    .replace(/\s/g, '')
    .replace(/(.{4})(?=.)/g, '$1 ')
    .trim();
}

/** What others may see of an IBAN: its first and last four characters, `IT60 … 3456`. */
export function maskedIban(iban: string): string {
  const compact = compactIban(iban);
  return `${compact.slice(0, 4)} … ${compact.slice(-4)}`;
}
