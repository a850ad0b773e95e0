import { CheckDigitizer, Parser, VALIDATOR } from '@marketto/codice-fiscale-utils';
import type { IsoDate } from './dates.js';

/** What an Italian tax code tells of its owner (product/families.md#tax-codes). */
export interface TaxCodeFacts {
  /** The code as it is stored: upper case, without blanks. */
  tax: string;
  birth: IsoDate;
  gender: 'm' | 'f';
}

/** Length of every tax code. */
export const TAX_CODE_LENGTH = 16;

const SHAPE = new RegExp(`^${VALIDATOR.CODICE_FISCALE}$`);
const parser = new Parser({} as ConstructorParameters<typeof Parser>[0]);

/** A tax code as people type it, made comparable: blanks removed, upper case. */
export function normaliseTaxCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/**
 * Reads a tax code, omocodia included, or gives `null` when its shape or check character is wrong. The code has two
 * digits for the year: a year that would lie in the future is one of the last century.
 */
export function parseTaxCode(typed: string, today: IsoDate): TaxCodeFacts | null {
  const tax = normaliseTaxCode(typed);
  if (!SHAPE.test(tax) || CheckDigitizer.checkDigit(tax) !== tax[15]) return null;
  // The parts are taken one by one: the library's own date is a local Date, which moves a day in some time zones.
  const month = parser.cfToBirthMonth(tax);
  const day = parser.cfToBirthDay(tax);
  const gender = parser.cfToGender(tax);
  const year = parser.cfToBirthYear(tax);
  if (month == null || day == null || gender == null || year == null) return null;
  const two = (part: number): string => String(part).padStart(2, '0');
  const inCentury = (century: number): IsoDate => `${century + (year % 100)}-${two(month + 1)}-${two(day)}`;
  const birth = inCentury(2000) <= today ? inCentury(2000) : inCentury(1900);
  return { tax, birth, gender: gender === 'M' ? 'm' : 'f' };
}
