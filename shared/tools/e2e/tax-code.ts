/** Makes valid tax codes for tests; nobody's, as far as 10^10 combinations can tell. */

const MONTHS = 'ABCDEHLMPRST';
const CONSONANTS = 'BCDFGLMNPRSTVZ';
const ODD: Record<string, number> = Object.fromEntries(
  [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((char, index) => [
    char,
    [
      1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14,
      16, 10, 22, 25, 24, 23,
    ][index] ?? 0,
  ]),
);

function evenValue(char: string): number {
  return /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 65;
}

function checkCharacter(code: string): string {
  const sum = [...code].reduce(
    (total, char, index) => total + (index % 2 === 0 ? (ODD[char] ?? 0) : evenValue(char)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26));
}

function consonants(count: number): string {
  return Array.from({ length: count }, () => CONSONANTS[Math.floor(Math.random() * CONSONANTS.length)]).join(
    '',
  );
}

interface TaxCodeOwner {
  year: number;
  gender?: 'm' | 'f';
}

/** A valid tax code of somebody born in Bolzano in a year, with the birth date as the screens show it. */
export function makeTaxCode({ year, gender = 'f' }: TaxCodeOwner): { tax: string; birth: string } {
  const month = Math.floor(Math.random() * 12);
  const day = 1 + Math.floor(Math.random() * 28);
  const two = (part: number): string => String(part).padStart(2, '0');
  const body = `${consonants(6)}${two(year % 100)}${MONTHS[month]}${two(gender === 'f' ? day + 40 : day)}A952`;
  return { tax: body + checkCharacter(body), birth: `${two(day)}.${two(month + 1)}.${year}` };
}
