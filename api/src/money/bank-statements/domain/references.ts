import {
  parsePaymentReference,
  paymentReference,
  type PaymentParty,
} from '@feria/shared/rules/payment-reference';

/** Most words that a reference may be broken into, by a bank or a person. */
const MAX_WORDS = 8;
/** Longest reference: `RF`, two check digits, two ids of ten digits and the letter between them. */
const MAX_LENGTH = 25;

/** A valid reference that was found. */
export interface FoundReference {
  party: PaymentParty;
  reference: string;
  /** It could have been put together from words that do not belong together, or be the beginning of a longer one. */
  isUnsure: boolean;
}

/**
 * The payment references in a text, each once. They may be in groups, in small letters, broken by blanks and stuck to other words.
 * One in 97 texts of the right form is valid by chance, so readings that others contradict are said to be unsure.
 */
export function findReferences(text: string): FoundReference[] {
  const words = wordsOf(text);
  const found = new Map<string, FoundReference>();
  for (let at = 0; at < words.length; at += 1) {
    const readings = readingsAt(words, at);
    const best = readings.at(-1);
    if (!best) continue;
    const isUnsure = readings.length > 1 || best.isUnsure;
    for (const { reference, party } of isUnsure ? readings : [best]) {
      const known = found.get(reference);
      found.set(reference, { party, reference, isUnsure: isUnsure && known?.isUnsure !== false });
    }
  }
  return [...found.values()];
}

/** The valid references of an entry, in what the bank marks and in the text. */
export function paymentReferencesOf({
  references,
  text,
}: {
  references: readonly string[];
  text: string;
}): string[] {
  return [...references, text].flatMap((part) => findReferences(part).map(({ reference }) => reference));
}

/** Everything in a text that could be meant as a reference: beginnings with `RF` or a part of it, and ids around an `F`. */
export function possibleReferences(text: string): string[] {
  const words = wordsOf(text);
  const possible = words.flatMap((_, at) =>
    joinedFrom(words, at)
      .map(({ joined }) => joined)
      .filter((joined) => /^(?:R?F?[\dOIL]|FR)[\dFOIL]*[\dOIL]$/.test(joined) && joined.length >= 3),
  );
  return [...new Set(possible)];
}

function wordsOf(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
}

/** The words from a place, put together one by one. */
function joinedFrom(words: readonly string[], at: number): { joined: string; parts: string[] }[] {
  const parts: string[] = [];
  const all: { joined: string; parts: string[] }[] = [];
  for (const word of words.slice(at, at + MAX_WORDS)) {
    parts.push(word);
    const joined = parts.join('');
    if (joined.length > MAX_LENGTH) break;
    all.push({ joined, parts: [...parts] });
  }
  return all;
}

/** The valid readings that begin in a word, the shortest first. */
function readingsAt(words: readonly string[], at: number): FoundReference[] {
  const inside = insideWord(words[at] ?? '');
  const joined = joinedFrom(words, at)
    .slice(1)
    .filter((one) => /^R?F?\d/.test(one.joined))
    .flatMap((one) => {
      const party = parsePaymentReference(one.joined);
      return party ? [{ party, reference: one.joined, isUnsure: !isPrinted(one.parts) }] : [];
    });
  return [...inside, ...joined];
}

/** In groups of four, as references are printed: the last may be shorter. */
function isPrinted(parts: readonly string[]): boolean {
  return parts.every(({ length }, index) => (index < parts.length - 1 ? length === 4 : length <= 4));
}

/** A whole reference in a word, which letters may stick to. Digits next to it would be a part of it. */
function insideWord(word: string): FoundReference[] {
  return [...word.matchAll(/RF\d{2,12}F\d{1,10}(?!\d)/g)].flatMap(([reference]) => {
    const party = parsePaymentReference(reference);
    return party ? [{ party, reference: paymentReference(party), isUnsure: false }] : [];
  });
}
