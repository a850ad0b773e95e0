import type { IsoDate } from '@feria/shared';

/** Whose tax code it is. */
export interface TaxCodeOwner {
  first_name: string;
  last_name: string;
  gender: 'm' | 'f';
  birth: IsoDate;
  /** Belfiore code of the town of birth. */
  birthplace: string;
}

const MONTHS = 'ABCDEHLMPRST';
/** Added to the day of birth of a woman. */
const FEMALE = 40;

/** Values of a character at the odd places (first, third, …); at the even ones a digit or letter counts its order. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** The Italian tax code of somebody invented, after the rules of the ministerial decree of 23 December 1976. */
export function makeTaxCode(owner: TaxCodeOwner): string {
  const [year, month, day] = owner.birth.split('-').map(Number) as [number, number, number];
  const dayCode = String(owner.gender === 'f' ? day + FEMALE : day).padStart(2, '0');
  const body = [
    surnameCode(owner.last_name),
    nameCode(owner.first_name),
    String(year % 100).padStart(2, '0'),
    MONTHS[month - 1],
    dayCode,
    owner.birthplace,
  ].join('');
  return body + checkCharacter(body);
}

function surnameCode(name: string): string {
  return threeOf(...lettersOf(name));
}

/** Of four consonants and more the first, third and fourth count. */
function nameCode(name: string): string {
  const [consonants, vowels] = lettersOf(name);
  return consonants.length > 3
    ? `${consonants[0]}${consonants[2]}${consonants[3]}`
    : threeOf(consonants, vowels);
}

function threeOf(consonants: string, vowels: string): string {
  return `${consonants}${vowels}XXX`.slice(0, 3);
}

function lettersOf(name: string): [consonants: string, vowels: string] {
  const umlauts: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' };
  const letters = name
    .toUpperCase()
    .replace(/[ÄÖÜ]/g, (umlaut) => umlauts[umlaut] ?? '')
    .normalize('NFD')
    .replace(/[^A-Z]/g, '');
  return [letters.replace(/[AEIOU]/g, ''), letters.replace(/[^AEIOU]/g, '')];
}

function checkCharacter(body: string): string {
  const order = (character: string): number =>
    /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
  const sum = [...body].reduce(
    (total, character, index) => total + (index % 2 === 0 ? (ODD[order(character)] ?? 0) : order(character)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26));
}
