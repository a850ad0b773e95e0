import { compactIban, mod97 } from './iban.js';

/** Whose payment for what: the booking parent's person and the course. */
export interface PaymentParty {
  /** `null` for all that the family owes on one account: the reference of the family. */
  courseId: number | null;
  /** Person of the parent who pays (product/money.md#payment-reference): see `payerOf` of the API. */
  personId: number;
}

/** Between the two ids. Both have at most ten digits, so that the whole fits the 21 characters that a bank allows. */
const SEPARATOR = 'F';

/**
 * The creditor reference (ISO 11649, `RF` and two check digits) under which a family pays for a project (`RF1312F345`), or for several
 * at once (`RF73F345`). It is made of the ids alone, so it is the same on every mail and screen, is stored nowhere, and
 * {@link parsePaymentReference} leads from a bank statement back to family and project.
 */
export function paymentReference({ courseId, personId }: PaymentParty): string {
  const body = `${courseId ?? ''}${SEPARATOR}${personId}`;
  return `RF${String(98 - mod97(`${body}RF00`)).padStart(2, '0')}${body}`;
}

/** Family, and project where it names one, of a reference as it stands on a bank statement (spaces and case do not matter), or `null`. */
export function parsePaymentReference(text: string): PaymentParty | null {
  const reference = compactIban(text);
  const parts = /^RF\d\d([1-9]\d{0,9})?F([1-9]\d{0,9})$/.exec(reference);
  if (!parts || mod97(reference.slice(4) + reference.slice(0, 4)) !== 1) return null;
  const [, course, person] = parts;
  return { courseId: course === undefined ? null : Number(course), personId: Number(person) };
}

/** A reference is printed in at most seven groups of four. */
const MAX_GROUPS = 7;

/**
 * The references in a text such as lines of a bank statement, each once, and the text without them. A reference may be printed in
 * groups, in small letters, and stand beside other words; one with a wrong check digit is left in the text.
 */
export function findPaymentReferences(text: string): { references: PaymentParty[]; rest: string } {
  const words = text.split(/[\s,;:/|]+/).filter(Boolean);
  const found = new Map<string, PaymentParty>();
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const count = groupsOfReference(words.slice(at, at + MAX_GROUPS));
    const party = count && parsePaymentReference(words.slice(at, at + count).join(''));
    if (party) found.set(paymentReference(party), party);
    else rest.push(words[at] as string);
    at += count || 1;
  }
  return { references: [...found.values()], rest: rest.join(' ') };
}

/**
 * How many of the words are the reference that begins with the first; 0 when there is none. By chance, one in 97 of its beginnings
 * is a valid reference too: groups of four are read to their end first.
 */
function groupsOfReference(words: readonly string[]): number {
  if (!/^rf\d/i.test(words[0] ?? '')) return 0;
  const counts = words.map((_, index) => index + 1);
  const isValid = (count: number) => parsePaymentReference(words.slice(0, count).join('')) !== null;
  const isPrinted = (count: number) => words.slice(0, count - 1).every(({ length }) => length === 4);
  return (
    [...counts].reverse().find((count) => count > 1 && isPrinted(count) && isValid(count)) ??
    counts.find(isValid) ??
    0
  );
}

/** The end of a reference, as people type it from a statement: a whole person, and the end of a course or more. */
export interface ReferenceTail {
  personId: number;
  /** What the id of the course ends with; empty for any course. */
  courseEnd: string;
  /** Courses whose id is all there, behind one or two of the check digits. */
  courseIds: number[];
}

/** Reads the end of a reference (`12F345`, `F345`), or `null`. Blanks and case do not matter. */
export function parseReferenceTail(text: string): ReferenceTail | null {
  const tail = compactIban(text);
  const parts = /^(\d{0,12})F([1-9]\d{0,9})$/.exec(tail);
  if (!parts) return null;
  const [, digits = '', person = ''] = parts;
  const personId = Number(person);
  const courseIds = [1, 2]
    .map((checkDigits) => digits.slice(checkDigits))
    .filter((course) => /^[1-9]\d{0,9}$/.test(course))
    .map(Number)
    .filter((courseId) => paymentReference({ courseId, personId }).endsWith(tail));
  return { personId, courseEnd: digits, courseIds };
}
