import { openGroupOf, planBooking, seenOf, type LeftOutReason, type PlannableEntry } from './review.js';

const share = (registrationId: number, amount: number) => ({ registrationId, amount });

function entry(parts: Partial<PlannableEntry> = {}): PlannableEntry {
  return {
    id: 1,
    amount: 100,
    currency: 'EUR',
    isReversal: false,
    isReturned: false,
    isTooOld: false,
    state: 'open',
    suggestion: { certainty: 'certain', shares: [share(7, 100)], credit: null },
    ...parts,
  };
}

const open = (cents = 100) => new Map([[7, cents]]);

describe('the group of an open entry', () => {
  it('is how sure it is what it pays', () => {
    for (const certainty of ['certain', 'likely', 'unknown'] as const)
      expect(openGroupOf(entry(), { certainty })).toBe(certainty);
  });

  it('is that of repeated ones where it may be an earlier one, whatever is suggested', () => {
    expect(openGroupOf(entry(), { certainty: 'likely', sameAs: 3 })).toBe('same');
  });

  it.each([
    ['another currency', { currency: 'CHF' }],
    ['what the bank takes back', { isReversal: true, amount: -100 }],
    ['what it took back since', { isReturned: true }],
    ['nothing', { amount: 0 }],
  ])('is that of no payments for %s', (_, parts) => {
    expect(openGroupOf(entry(parts), { certainty: 'unknown', sameAs: 3 })).toBe('no_payment');
  });
});

describe('a plan', () => {
  it.each<[LeftOutReason, Partial<PlannableEntry>]>([
    ['decided', { state: 'booked' }],
    ['decided', { state: 'ignored' }],
    ['returned', { isReturned: true }],
    ['no_payment', { currency: 'CHF' }],
    ['no_payment', { amount: -100, isReversal: true }],
    ['too_old', { isTooOld: true }],
    ['nothing_suggested', { suggestion: { certainty: 'unknown', shares: [], credit: null } }],
    ['nothing_suggested', { amount: 101 }],
    ['changed', { seen: '0123456789abcdef' }],
  ])('leaves out as %s: %j', (reason, parts) => {
    const one = entry(parts);
    expect(planBooking([one], open())).toEqual({ booked: [], leftOut: [{ entry: one, reason }] });
  });

  it('books what is as it was shown, with what becomes credit', () => {
    const suggestion = {
      certainty: 'likely' as const,
      shares: [share(7, 80)],
      credit: { personId: 3, amount: 20, pays: [] },
    };
    const one = entry({ suggestion, seen: seenOf(suggestion) });
    expect(planBooking([one], open())).toEqual({ booked: [one], leftOut: [] });
  });

  it('takes what one entry pays from what is open for the next', () => {
    const [first, second, third] = [1, 2, 3].map((id) =>
      entry({ id, amount: 60, suggestion: { certainty: 'likely', shares: [share(7, 60)], credit: null } }),
    );
    const left = open(120);
    const plan = planBooking([first!, second!, third!], left);
    expect(plan.booked.map(({ id }) => id)).toEqual([1, 2]);
    expect(plan.leftOut).toEqual([{ entry: third, reason: 'not_open' }]);
    expect(left.get(7)).toBe(0);
  });

  it('takes nothing at all where one registration owes too little, also with two shares for one', () => {
    const suggestion = {
      certainty: 'certain' as const,
      shares: [share(8, 50), share(7, 60), share(7, 60)],
      credit: null,
    };
    const left = new Map([
      [7, 100],
      [8, 50],
    ]);
    expect(planBooking([entry({ amount: 170, suggestion })], left).booked).toEqual([]);
    expect([...left]).toEqual([
      [7, 100],
      [8, 50],
    ]);
  });
});

it('the mark of what an entry pays is another one when certainty, share, amount or credit is', () => {
  const { suggestion } = entry();
  const others = [
    { ...suggestion, certainty: 'likely' as const },
    { ...suggestion, shares: [share(8, 100)] },
    { ...suggestion, shares: [share(7, 99)] },
    { ...suggestion, credit: { personId: 3, amount: 1, pays: [] } },
    { ...suggestion, credit: { personId: 4, amount: 1, pays: [] } },
  ];
  expect(new Set([suggestion, ...others].map(seenOf)).size).toBe(6);
  expect(seenOf({ ...suggestion })).toBe(seenOf(suggestion));
});
