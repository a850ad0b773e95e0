import fc from 'fast-check';
import { GIVE_BACK_MS, type Terms } from './cancellation.js';
import { detailsForParent, isOwnBooking, parentMay } from './parent-rights.js';

/** Open from 1 March 08:00 to the end of 31 May; the week starts on 6 July. Summer time from 29 March. */
const WINDOW = {
  register_from: '2026-03-01',
  register_from_time: '08:00',
  register_to: '2026-05-31',
  week_from: '2026-07-06',
};
const PRICE = {
  price: 10_000,
  discount: 0,
  fee_base: null,
  free_until: null,
  payed_amount: 0,
  paid_by_payment: 0,
};
const CONFIRMED = { is_waiting: false, moved_up_at: null, ...PRICE };
const WAITING = { is_waiting: true, moved_up_at: null, ...PRICE };
const NO_STEPS: Terms = { steps: [], byWindow: true };
const may = (registration: Parameters<typeof parentMay>[0], at: string) =>
  parentMay(registration, WINDOW, NO_STEPS, new Date(at), PAYS);
const movedUp = (at: string) => ({ ...CONFIRMED, moved_up_at: new Date(at) });

const PAYS = { pays: true };
const ALL = { editable: true, deletable: true, delete_refusal: null, cancellation: null };
const NOTHING = { editable: false, deletable: false, delete_refusal: 'closed', cancellation: null };
const ONLY_REMOVE = { editable: false, deletable: true, delete_refusal: null, cancellation: null };

it.each([
  ['before registration opens', '2026-03-01T06:59:59Z', NOTHING],
  ['from its first second', '2026-03-01T07:00:00Z', ALL],
  ['to its last', '2026-05-31T21:59:59Z', ALL],
  ['after it closed', '2026-05-31T22:00:00Z', NOTHING],
])('a confirmed registration %s', (_, at, expected) => {
  expect(may(CONFIRMED, at)).toEqual(expected);
});

it.each([
  ['before registration opens', '2026-02-01T10:00:00Z', ONLY_REMOVE],
  ['while it is open', '2026-04-01T10:00:00Z', ALL],
  ['after it closed', '2026-06-01T10:00:00Z', ONLY_REMOVE],
  ['in the last second before the week starts', '2026-07-05T21:59:59Z', ONLY_REMOVE],
  ['when the week has started', '2026-07-05T22:00:00Z', NOTHING],
])('a waiting-list entry %s', (_, at, expected) => {
  expect(may(WAITING, at)).toEqual(expected);
});

it.each([
  ['just now', '2026-06-10T10:00:00Z', ONLY_REMOVE],
  ['72 hours ago', '2026-06-13T10:00:00Z', ONLY_REMOVE],
  ['a millisecond longer ago', '2026-06-13T10:00:00.001Z', NOTHING],
])('a place one moved up to %s, registration closed', (_, at, expected) => {
  expect(may(movedUp('2026-06-10T10:00:00Z'), at)).toEqual(expected);
});

it('a place one moved up to can be given back within 72 hours though the week has started', () => {
  expect(may(movedUp('2026-07-05T10:00:00Z'), '2026-07-06T10:00:00Z')).toEqual(ONLY_REMOVE);
});

it.each([
  ['while it is open', '2026-04-01T10:00:00Z', true],
  ['after it closed', '2026-06-01T10:00:00Z', false],
])('a registration that something was paid for cannot be removed %s', (_, at, editable) => {
  for (const registration of [CONFIRMED, WAITING, movedUp(at)]) {
    expect(may({ ...registration, payed_amount: 1, paid_by_payment: 1 }, at)).toEqual({
      editable,
      deletable: false,
      delete_refusal: 'payment',
      cancellation: null,
    });
  }
});

it('what credit has paid by itself takes no right away', () => {
  const at = '2026-06-10T12:00:00Z';
  const paid = { ...movedUp('2026-06-10T10:00:00Z'), payed_amount: 10_000, paid_by_payment: 0 };
  expect(may(paid, at)).toEqual(ONLY_REMOVE);
});

it('without a first day of registration nothing can be changed', () => {
  const window = { ...WINDOW, register_from: null };
  expect(parentMay(CONFIRMED, window, NO_STEPS, new Date('2026-04-01T10:00:00Z'), PAYS)).toEqual(NOTHING);
});

it('whenever: what may be changed may be removed, and a waiting-list entry at least as long as a place', () => {
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2026-07-05T21:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, fc.option(instant), (now, moved_up_at) => {
      const place = parentMay({ ...CONFIRMED, moved_up_at }, WINDOW, NO_STEPS, now, PAYS);
      const entry = parentMay(WAITING, WINDOW, NO_STEPS, now, PAYS);
      if (place.editable) expect(place.deletable).toBe(true);
      if (place.deletable) expect(entry.deletable).toBe(true);
      expect(entry.editable).toBe(place.editable);
      const fresh = moved_up_at !== null && now.getTime() - moved_up_at.getTime() <= GIVE_BACK_MS;
      expect(place.deletable).toBe(place.editable || fresh);
      const paid = parentMay(
        { ...CONFIRMED, moved_up_at, payed_amount: 100, paid_by_payment: 100 },
        WINDOW,
        NO_STEPS,
        now,
        PAYS,
      );
      expect(paid).toEqual({ ...place, deletable: false, delete_refusal: 'payment' });
    }),
  );
});

const text = fc.option(fc.string());
const account = fc.option(fc.integer({ min: 1, max: 3 }));
const booking = fc.record({
  booked_by: account,
  comment: text,
  emergency_contact1_name: text,
  emergency_contact1_phone: text,
  emergency_contact2_name: text,
  emergency_contact2_phone: text,
});

describe('detailsForParent', () => {
  it('gives all details to the account that booked, and none to any other', () => {
    fc.assert(
      fc.property(booking, account, ({ booked_by, ...details }, userId) => {
        const shown = detailsForParent({ booked_by, ...details }, userId);
        const own = booked_by !== null && booked_by === userId;
        expect(isOwnBooking({ booked_by }, userId)).toBe(own);
        expect(shown).toEqual(
          own ? details : Object.fromEntries(Object.keys(details).map((name) => [name, null])),
        );
      }),
    );
  });
});

describe('in a project with steps', () => {
  const STEPS: Terms = { steps: [{ days_before: 14, fee_percent: 50 }], byWindow: false };
  const mayGiveBack = (registration: Parameters<typeof parentMay>[0], at: string) =>
    parentMay(registration, WINDOW, STEPS, new Date(at), PAYS);

  it('is given back by who pays alone as long as that costs something', () => {
    const other = { pays: false };
    const terms = { ...STEPS, steps: [{ days_before: 30, fee_percent: 0 }, ...STEPS.steps] };
    const may = (at: string, registration = CONFIRMED) =>
      parentMay(registration, WINDOW, terms, new Date(at), other);
    expect(may('2026-04-01T10:00:00Z')).toMatchObject({ deletable: true, cancellation: { fee: 0 } });
    const refused = { deletable: false, delete_refusal: 'others_fee', cancellation: null };
    expect(may('2026-06-21T10:00:00Z')).toMatchObject(refused);
    expect(may('2026-06-21T10:00:00Z', WAITING)).toMatchObject({ deletable: true, cancellation: null });
  });

  it.each([
    ['while registration is open', '2026-04-01T10:00:00Z', true],
    ['after it closed', '2026-06-21T10:00:00Z', false],
  ])('a place can be given back %s, paid or not', (_, at, editable) => {
    for (const payed_amount of [0, 3_000, 10_000, 12_000]) {
      expect(mayGiveBack({ ...CONFIRMED, payed_amount }, at)).toMatchObject({
        editable,
        deletable: true,
        delete_refusal: null,
        cancellation: { fee: 5_000, credit: Math.max(0, payed_amount - 5_000) },
      });
    }
  });

  it('only the office removes it after the last step, also while registration is open', () => {
    const late = { deletable: false, delete_refusal: 'late', cancellation: null };
    expect(mayGiveBack(CONFIRMED, '2026-06-22T22:00:00Z')).toEqual({ editable: false, ...late });
    const open = { ...WINDOW, register_to: '2026-07-01' };
    expect(parentMay(CONFIRMED, open, STEPS, new Date('2026-06-22T22:00:00Z'), PAYS)).toEqual({
      editable: true,
      ...late,
    });
  });

  it('that had none when it was booked, or has none now, a place is also given back as without steps', () => {
    const both = { ...STEPS, byWindow: true };
    const given = (registration: Parameters<typeof parentMay>[0], at: string) =>
      parentMay(registration, WINDOW, both, new Date(at), PAYS);
    expect(given(CONFIRMED, '2026-04-01T10:00:00Z')).toEqual(ALL);
    const paid = { ...CONFIRMED, payed_amount: 10_000, paid_by_payment: 10_000 };
    expect(given(paid, '2026-04-01T10:00:00Z')).toMatchObject({ cancellation: { fee: 5_000 } });
    expect(given(paid, '2026-06-22T22:00:00Z')).toMatchObject({ delete_refusal: 'payment' });
    expect(given(CONFIRMED, '2026-06-22T22:00:00Z')).toEqual(NOTHING);
  });

  it('a waiting list is left as without steps', () => {
    expect(mayGiveBack(WAITING, '2026-06-30T10:00:00Z')).toEqual(ONLY_REMOVE);
    expect(mayGiveBack(WAITING, '2026-07-06T10:00:00Z')).toEqual(NOTHING);
  });
});
