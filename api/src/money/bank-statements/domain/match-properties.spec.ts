import { normaliseForSearch, paymentReference } from '@feria/shared';
import fc from 'fast-check';
import type { OpenDebt } from './debts.js';
import { SHORT } from '../../../../test/support/short.js';
import { matchEntries, type MatchEntry, type Suggestion } from './match.js';

const FIRST = [
  'Anna',
  'Mario',
  'Jürgen',
  'Lucia',
  'Ömer',
  'Zoë',
  'Karl',
  'Maria Grazia',
  'José',
  'Ivana',
  'Noah',
  'Rita',
  'Hannes',
  'Giulia',
  'Manuel',
  'Petra',
  'Sara',
];
const LAST = [
  'Rossi',
  'Müller',
  "D'Angelo",
  'De Luca',
  'Hofer',
  'Großrubatscher',
  'Bianchi',
  'Mair',
  'Pichler',
  'Öttl',
  'Gruber',
  'Šimić',
  'Weiß',
  'Ferrari',
  'Kofler',
  'Unterkircher',
  'Moser',
  'Colombo',
  'Egger',
  'Zanella',
  'Tröger',
  'Santer',
  'Psenner',
  'Kaur',
  'Hoxha',
  'Di Stefano',
  'Plank',
  'Lanz',
  'Bauer',
  ...['Unter', 'Ober', 'Stein', 'Berg', 'Hof', 'Wald', 'Kirch', 'Brunn', 'Feld', 'Nieder'].flatMap((start) =>
    ['egger', 'bacher', 'müller', 'thaler', 'wieser', 'lechner'].map((end) => start + end),
  ),
];
const COURSES = [9, 10, 11, 100, 101, 110, 1000];
const ACCOUNTS = ['IT60X0542811101000000123456', 'DE02120300000000202051'];
/** Families that have the names of the one before them. */
const isNamesake = (index: number) => index % 20 === 19;

/** A family of the season: ids lie close to each other, so that a mistake in a reference leads to somebody. */
function familyAt(index: number, open: readonly number[]): OpenDebt[] {
  const names = isNamesake(index) ? index - 1 : index;
  const last = LAST[names % LAST.length] ?? '';
  const other = LAST[(names * 13 + 3) % LAST.length] ?? '';
  const nameAt = (at: number) => FIRST[(names * 3 + at * 5 + Math.floor(names / 7)) % FIRST.length] ?? '';
  return open.map((cents, at) => ({
    registrationId: index * 10 + at + 1,
    personId: 100 + index,
    courseId: COURSES[(index + at) % COURSES.length] ?? 1,
    account: ACCOUNTS[(index + at) % COURSES.length < 4 ? 0 : 1] as string,
    open: cents,
    dueOn: null,
    childName: `${nameAt(at + 2)} ${last}`,
    parentIds: [100 + index, 1000 + index],
    payerNames: [`${nameAt(0)} ${last}`, `${nameAt(1)} ${other}`],
  }));
}

const SEASON = Array.from({ length: 150 }, (_, index) =>
  familyAt(index, [11000, 9500 + index * 10, 13750].slice(0, 1 + (index % 3))),
);
const DEBTS = SEASON.flat();

/** What somebody meant to pay, and what came of it on the statement. */
interface Sent {
  entry: MatchEntry;
  /** Registrations that the payment is for. */
  meant: number[];
  kind: 'valid' | 'mistaken' | 'name only' | 'foreign';
}

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);
const swapped = (text: string, at: number) =>
  text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);

/** Ways to write a reference that keep it whole. */
const anyForm = fc.constantFrom<((reference: string) => string)[]>(
  (reference) => reference,
  (reference) => reference.toLowerCase(),
  (reference) => reference.replace(/(.{4})(?=.)/g, '$1 '),
  (reference) => `RIF:${reference}/`,
  (reference) => `${reference.slice(0, 6)} ${reference.slice(6)}`,
);
const anyNoise = fc.constantFrom(
  '',
  'Campo estivo',
  'Rechnung 2026/17',
  'SVWZ+',
  '12345678',
  'Ref. 4 F 7',
  'RF',
);

/** One mistake of a person who types. */
const anyMistake = fc
  .record({
    at: fc.nat(9),
    digit: fc.integer({ min: 0, max: 9 }),
    how: fc.constantFrom('less', 'swap', 'other', 'more'),
  })
  .map(({ at, digit, how }) => (reference: string) => {
    const place = 2 + (at % (reference.length - 3));
    if (how === 'less') return without(reference, place);
    if (how === 'swap') return swapped(reference, place);
    if (how === 'more') return reference.slice(0, place) + String(digit) + reference.slice(place);
    return reference.slice(0, place) + String(digit) + reference.slice(place + 1);
  });

/** How a bank writes a name. */
const anyBankName = fc.constantFrom<((name: string) => string)[]>(
  (name) => name.toUpperCase(),
  (name) => name.split(' ').reverse().join(' '),
  (name) => name.replace(/ü/g, 'ue').replace(/ö/gi, 'oe').toUpperCase(),
  (name) => normaliseForSearch(name).toUpperCase(),
  (name) => `Dott. ${name}`,
);

const anySent: fc.Arbitrary<Sent> = fc
  .record({
    family: fc.constantFrom(...SEASON),
    at: fc.nat(2),
    parent: fc.nat(1),
    bankName: anyBankName,
    kind: fc.constantFrom<Sent['kind'][]>('valid', 'mistaken', 'name only', 'foreign'),
    form: anyForm,
    mistake: anyMistake,
    before: anyNoise,
    after: anyNoise,
    isMarked: fc.boolean(),
    isFull: fc.boolean(),
    byGrandparent: fc.boolean(),
    isOfFamily: fc.boolean(),
    cents: fc.integer({ min: 1, max: 30000 }),
  })
  .map((one) => {
    const debt = one.family[one.at % one.family.length] as OpenDebt;
    const { account, personId } = debt;
    const courseId = one.isOfFamily ? null : debt.courseId;
    const group = one.family.filter((other) =>
      courseId === null ? other.account === account : other.courseId === courseId,
    );
    const meant = one.kind === 'foreign' ? [] : group.map(({ registrationId }) => registrationId);
    const open = group.reduce((sum, other) => sum + other.open, 0);
    const name = one.bankName(debt.payerNames[one.parent] ?? '');
    const reference = paymentReference({ courseId, personId });
    const written = {
      valid: one.form(reference),
      mistaken: one.mistake(reference),
      'name only': '',
      // Of a family that owes nothing, or another issuer.
      foreign: one.isFull
        ? paymentReference({ courseId, personId: personId * 10 })
        : `RF18${one.cents}007547034`,
    }[one.kind];
    const isFull = one.isFull || one.kind === 'name only';
    const hasStranger = one.kind === 'foreign' || (one.byGrandparent && one.kind !== 'name only');
    const entry: MatchEntry = {
      account,
      amount: isFull ? open : Math.min(one.cents, open),
      currency: 'EUR',
      isReversal: false,
      payerName: hasStranger ? 'OBERHOFER ROSALINDE' : name,
      references: one.isMarked ? [written] : [],
      text: one.isMarked ? one.before : `${one.before} ${written} ${one.after}`,
    };
    return { entry, meant, kind: one.kind };
  });

/** Always the same, in statements of a few payments. */
const PAYMENTS = SHORT ? 2_000 : 10_000;
const SENT = fc.sample(anySent, { numRuns: PAYMENTS, seed: 20_260_618 });
const STATEMENT = 10;
const suggested = Array.from({ length: SENT.length / STATEMENT }, (_, at) => {
  const some = SENT.slice(at * STATEMENT, (at + 1) * STATEMENT);
  const suggestions = matchEntries(
    some.map(({ entry }) => entry),
    DEBTS,
  );
  return some.map((sent, index) => ({ sent, suggestion: suggestions[index] as Suggestion }));
}).flat();

const isRight = ({ sent, suggestion }: (typeof suggested)[number]) =>
  suggestion.shares.length > 0 &&
  suggestion.shares.every(({ registrationId }) => sent.meant.includes(registrationId));
const rate = (some: typeof suggested) => some.filter(isRight).length / some.length;
const ofKind = (kind: Sent['kind']) => suggested.filter(({ sent }) => sent.kind === kind);

describe(`${PAYMENTS} payments of a season`, () => {
  it('are never booked for somebody else when certain', () => {
    const certain = suggested.filter(({ suggestion }) => suggestion.certainty === 'certain');
    expect(certain.length).toBeGreaterThan(PAYMENTS / 5);
    expect(certain.filter((one) => !isRight(one))).toEqual([]);
  });

  it('are proposed right in 95 of 100 cases with a reference, most of them for certain', () => {
    expect(rate(ofKind('valid'))).toBeGreaterThan(0.95);
    const certain = ofKind('valid').filter(({ suggestion }) => suggestion.certainty === 'certain');
    expect(certain.length / ofKind('valid').length).toBeGreaterThan(0.75);
  });

  it('are proposed right in 60 of 100 cases with a name only', () => {
    expect(rate(ofKind('name only'))).toBeGreaterThan(0.6);
  });

  it('are never certain without a reference, and seldom wrong when likely', () => {
    for (const kind of ['name only', 'foreign'] as const)
      expect(ofKind(kind).filter(({ suggestion }) => suggestion.certainty === 'certain')).toEqual([]);
    const likely = suggested.filter(({ suggestion }) => suggestion.certainty === 'likely');
    expect(rate(likely)).toBeGreaterThan(0.95);
  });

  it('split exactly what came, and never more than is open', () => {
    const open = new Map(DEBTS.map((debt) => [debt.registrationId, debt.open]));
    for (const { sent, suggestion } of suggested) {
      if (suggestion.certainty === 'unknown') continue;
      const split = suggestion.shares.reduce(
        (sum, { amount }) => sum + amount,
        suggestion.credit?.amount ?? 0,
      );
      expect(split).toBe(sent.entry.amount);
      expect(
        suggestion.shares.filter(
          (share) => share.amount <= 0 || share.amount > (open.get(share.registrationId) ?? 0),
        ),
      ).toEqual([]);
    }
  });

  it('are suggested in any order of the debts alike', () => {
    const some = SENT.slice(0, 500).map(({ entry }) => entry);
    expect(matchEntries(some, [...DEBTS].reverse())).toEqual(matchEntries(some, DEBTS));
  });

  it('say why', () => {
    expect(suggested.filter(({ suggestion }) => suggestion.reasons.length === 0)).toEqual([]);
  });
});
