import { addDays, romeDate, type CancellationStep } from '@feria/shared';
import fc from 'fast-check';
import {
  agreedSteps,
  cancellationOf,
  feeBaseAfter,
  freeUntil,
  GIVE_BACK_MS,
  officeFeeOf,
  termsOf,
} from './cancellation.js';

/** The week starts on 6 July 2026, in summer time: midnight in Rome is 22:00 UTC. */
const FROM = '2026-07-06';
const STEPS: CancellationStep[] = [
  { days_before: 0, fee_percent: 100 },
  { days_before: 30, fee_percent: 0 },
  { days_before: 14, fee_percent: 50 },
];
type Place = Parameters<typeof cancellationOf>[0];
const PLACE: Place = { due: 10_000, fee_base: null, payed_amount: 0, moved_up_at: null, free_until: null };
const at = (instant: string, place: Partial<Place> = {}, steps = STEPS) =>
  cancellationOf({ ...PLACE, ...place }, steps, FROM, new Date(instant));

it.each([
  ['months before', '2026-02-01T10:00:00Z', 0, '2026-06-06T21:59:59.999Z'],
  ['in the last second 30 days before', '2026-06-06T21:59:59Z', 0, '2026-06-06T21:59:59.999Z'],
  ['29 days before', '2026-06-06T22:00:00Z', 5_000, '2026-06-22T21:59:59.999Z'],
  ['in the last second 14 days before', '2026-06-22T21:59:59Z', 5_000, '2026-06-22T21:59:59.999Z'],
  ['13 days before', '2026-06-22T22:00:00Z', 10_000, '2026-07-05T21:59:59.999Z'],
  ['in the last second before the week', '2026-07-05T21:59:59Z', 10_000, '2026-07-05T21:59:59.999Z'],
])('%s the step with the most days that holds counts', (_, instant, fee, until) => {
  const cancellation = at(instant);
  expect(cancellation?.fee).toBe(fee);
  expect(cancellation?.until.toISOString()).toBe(until);
});

it.each([
  ['when the week has started', '2026-07-05T22:00:00Z', STEPS],
  ['with fewer days than the smallest step', '2026-06-22T22:00:00Z', STEPS.slice(1)],
])('it is too late %s', (_, instant, steps) => expect(at(instant, {}, steps)).toBeNull());

it('days are those of the calendar, also across the change of the clocks', () => {
  const steps = [{ days_before: 7, fee_percent: 10 }];
  // The clocks change on 29 March: the day is an hour shorter.
  const on = (instant: string) => cancellationOf(PLACE, steps, '2026-04-01', new Date(instant));
  expect(on('2026-03-25T22:59:59Z')?.fee).toBe(1_000);
  expect(on('2026-03-25T23:00:00Z')).toBeNull();
});

it.each([
  ['nothing is paid', 0, { kept: 0, credit: 0, open: 5_000 }],
  ['less than the fee is paid', 2_000, { kept: 2_000, credit: 0, open: 3_000 }],
  ['the fee is paid', 5_000, { kept: 5_000, credit: 0, open: 0 }],
  ['all is paid', 10_000, { kept: 5_000, credit: 5_000, open: 0 }],
  ['more than all is paid', 12_500, { kept: 5_000, credit: 7_500, open: 0 }],
])('%s', (_, payed_amount, expected) => {
  expect(at('2026-06-20T10:00:00Z', { payed_amount })).toMatchObject({ fee: 5_000, ...expected });
});

it('half a cent is rounded up', () => {
  const steps = [{ days_before: 0, fee_percent: 50 }];
  expect(at('2026-06-20T10:00:00Z', { due: 10_001 }, steps)?.fee).toBe(5_001);
  expect(at('2026-06-20T10:00:00Z', { due: 10_001 }, [{ days_before: 0, fee_percent: 33 }])?.fee).toBe(3_300);
});

describe('a place from the waiting list', () => {
  const moved_up_at = new Date('2026-07-05T10:00:00Z');

  it('costs nothing for 72 hours, also when the week has started, and all of it becomes credit', () => {
    const last = new Date(moved_up_at.getTime() + GIVE_BACK_MS);
    expect(at(last.toISOString(), { moved_up_at, payed_amount: 4_000 })).toEqual({
      fee: 0,
      kept: 0,
      credit: 4_000,
      open: 0,
      until: last,
    });
  });

  it('costs what others cost after that', () => {
    const earlier = new Date('2026-06-10T10:00:00Z');
    const after = new Date(earlier.getTime() + GIVE_BACK_MS + 1).toISOString();
    expect(at(after, { moved_up_at: earlier })?.fee).toBe(5_000);
  });
});

/** Steps that the form lets pass: each day once, never cheaper with fewer days. */
const someSteps = fc
  .uniqueArray(fc.integer({ min: 0, max: 365 }), { minLength: 1, maxLength: 4 })
  .chain((days) =>
    fc
      .array(fc.integer({ min: 0, max: 100 }), { minLength: days.length, maxLength: days.length })
      .map((fees) => {
        const rising = [...fees].sort((a, b) => a - b);
        return [...days]
          .sort((a, b) => b - a)
          .map((days_before, index) => ({ days_before, fee_percent: rising[index] ?? 0 }));
      }),
  );
const someInstant = fc.date({
  min: new Date('2025-06-01T00:00:00Z'),
  max: new Date('2026-07-05T21:59:59Z'),
  noInvalidDate: true,
});

it('whenever: cents are exact, and the fee is never above what is due', () => {
  fc.assert(
    fc.property(
      someSteps,
      someInstant,
      fc.nat({ max: 1_000_000 }),
      fc.nat({ max: 2_000_000 }),
      (steps, now, due, payed_amount) => {
        const given = cancellationOf({ ...PLACE, due, payed_amount }, steps, FROM, now);
        if (!given) return;
        expect(Number.isInteger(given.fee)).toBe(true);
        expect(given.fee).toBeLessThanOrEqual(due);
        expect(given.kept + given.open).toBe(given.fee);
        expect(given.kept + given.credit).toBe(payed_amount);
        expect(Math.min(given.kept, given.open, given.credit)).toBeGreaterThanOrEqual(0);
        expect(given.until.getTime()).toBeGreaterThanOrEqual(now.getTime());
      },
    ),
  );
});

it('whenever: later it never costs less, and once it is too late it stays so', () => {
  fc.assert(
    fc.property(someSteps, someInstant, someInstant, fc.nat({ max: 1_000_000 }), (steps, a, b, due) => {
      const [earlier, later] = a < b ? [a, b] : [b, a];
      const place = { ...PLACE, due };
      const [first, second] = [earlier, later].map((now) => cancellationOf(place, steps, FROM, now));
      if (first === null) expect(second).toBeNull();
      else if (second) expect(second.fee).toBeGreaterThanOrEqual(first!.fee);
      if (romeDate(earlier) === romeDate(later)) expect(second).toEqual(first);
    }),
  );
});

describe('a place that was made cheaper', () => {
  const PAYING = new Date('2026-06-20T10:00:00Z');
  const FREE = new Date('2026-06-01T10:00:00Z');
  const after = (now: Date, cheaper: number, place: Partial<Place> = {}) =>
    feeBaseAfter({ ...PLACE, ...place }, cheaper, STEPS, FROM, now);

  it('keeps the fee of what it has cost before', () => {
    const fee_base = after(PAYING, 6_000);
    expect(fee_base).toBe(10_000);
    expect(at('2026-06-20T10:00:00Z', { due: 6_000, fee_base })?.fee).toBe(5_000);
  });

  it('keeps the dearest of several', () =>
    expect(after(PAYING, 2_000, { due: 6_000, fee_base: 10_000 })).toBe(10_000));

  it('and made dearer again costs what is dearer', () => {
    expect(after(PAYING, 10_000, { due: 6_000, fee_base: 10_000 })).toBeNull();
    expect(at('2026-06-20T10:00:00Z', { due: 12_000, fee_base: 10_000 })?.fee).toBe(6_000);
  });

  it('has the fee of the new price while giving it back is free', () =>
    expect(after(FREE, 6_000, { fee_base: 10_000 })).toBeNull());

  it('has the fee of the new price while it has just come from the waiting list', () =>
    expect(feeBaseAfter({ ...PLACE, moved_up_at: PAYING }, 6_000, STEPS, FROM, PAYING)).toBeNull());

  it('keeps it also when parents cannot give it back any more', () =>
    expect(feeBaseAfter(PLACE, 6_000, STEPS.slice(1), FROM, new Date('2026-06-23T10:00:00Z'))).toBe(10_000));

  it('keeps nothing where the project has no steps', () =>
    expect(feeBaseAfter(PLACE, 6_000, [], FROM, PAYING)).toBeNull());
});

describe('what the office may charge', () => {
  const charge = (instant: string, place = {}, steps = STEPS, byWindow = steps.length === 0) =>
    officeFeeOf({ ...PLACE, ...place }, { steps, byWindow }, FROM, new Date(instant));

  it('is the fee of the steps, or less', () =>
    expect(charge('2026-06-20T10:00:00Z')).toEqual({ offered: 5_000, highest: 5_000 }));

  it('is nothing while a place can be given back for nothing', () =>
    expect(charge('2026-06-01T10:00:00Z')).toBeNull());

  it('is what is agreed without steps, now or at the booking, up to the price', () => {
    expect(charge('2026-06-20T10:00:00Z', {}, [])).toEqual({ offered: 0, highest: 10_000 });
    expect(charge('2026-06-20T10:00:00Z', { due: 0 }, [])).toBeNull();
    expect(charge('2026-06-20T10:00:00Z', {}, STEPS, true)).toEqual({ offered: 0, highest: 10_000 });
  });

  it('is nothing where a place without steps can be given back for nothing', () =>
    expect(charge('2026-06-01T10:00:00Z', {}, STEPS, true)).toBeNull());

  it('is nothing for a place that has just come from the waiting list', () =>
    expect(charge('2026-06-20T10:00:00Z', { moved_up_at: new Date('2026-06-19T10:00:00Z') })).toBeNull());

  it('is up to the price when the last step has ended, with the fee of that step offered', () => {
    expect(charge('2026-06-30T10:00:00Z', {}, STEPS.slice(1))).toEqual({ offered: 5_000, highest: 10_000 });
    const free = [{ days_before: 30, fee_percent: 0 }];
    expect(charge('2026-06-30T10:00:00Z', {}, free)).toEqual({ offered: 0, highest: 10_000 });
  });

  it('is that of the dearest price', () =>
    expect(charge('2026-06-20T10:00:00Z', { due: 6_000, fee_base: 10_000 })).toEqual({
      offered: 5_000,
      highest: 5_000,
    }));
});

describe('the terms of a place', () => {
  const terms = (agreed: CancellationStep[], now: CancellationStep[]) =>
    termsOf({ agreed_steps: agreedSteps(agreed), agreed_from: null }, now, FROM);
  const step = (days_before: number, fee_percent: number): CancellationStep => ({ days_before, fee_percent });

  it('are the cheaper of those at its booking and those of now, at each moment', () => {
    expect(terms([step(30, 0), step(14, 50)], [step(20, 10), step(0, 80)])).toEqual({
      // Free until 30 days before, as agreed; then 10 % as now; then 50 % as agreed; then only now can it be given back.
      steps: [step(30, 0), step(20, 10), step(14, 50), step(0, 80)],
      byWindow: false,
    });
  });

  it('are those at its booking when the project has none any more, and as without steps', () =>
    expect(terms([step(14, 50)], [])).toEqual({ steps: [step(14, 50)], byWindow: true }));

  it('are no fee where it was booked without steps: only a new step that is free helps', () => {
    expect(terms([], [step(14, 50)])).toEqual({ steps: [], byWindow: true });
    expect(terms([], [step(30, 0), step(14, 50)])).toEqual({ steps: [step(30, 0)], byWindow: true });
  });

  it('never cost more than on the day that was agreed, when the week was moved to an earlier one', () => {
    fc.assert(
      fc.property(someSteps, someInstant, fc.integer({ min: 1, max: 200 }), (agreed, at, later) => {
        const agreed_from = addDays(FROM, later);
        const fee = (steps: readonly CancellationStep[], from: string) =>
          cancellationOf(PLACE, steps, from, at)?.fee ?? Infinity;
        const { steps } = termsOf({ agreed_steps: agreedSteps(agreed), agreed_from }, agreed, FROM);
        const hasBegun = romeDate(at) >= FROM;
        expect(fee(steps, FROM)).toBe(
          hasBegun ? Infinity : Math.min(fee(agreed, agreed_from), fee(agreed, FROM)),
        );
      }),
    );
  });

  it('are those of the new days when the week was moved to later ones', () =>
    expect(
      termsOf({ agreed_steps: agreedSteps(STEPS), agreed_from: addDays(FROM, -9) }, STEPS, FROM).steps,
    ).toEqual([...STEPS].sort((a, b) => b.days_before - a.days_before)));

  it('never cost more than those at its booking, nor than those of now, whatever the steps', () => {
    fc.assert(
      fc.property(someSteps, someSteps, someInstant, (agreed, now, at) => {
        const fee = (steps: readonly CancellationStep[]) =>
          cancellationOf(PLACE, steps, FROM, at)?.fee ?? Infinity;
        const wanted = agreed.length === 0 ? [] : [fee(agreed), fee(now)];
        expect(fee(terms(agreed, now).steps)).toBe(
          agreed.length === 0 ? (fee(now) === 0 ? 0 : Infinity) : Math.min(...wanted),
        );
      }),
    );
  });
});

describe('a week that was moved', () => {
  it('is given back for nothing to the end of the 14th day, by the clock in Rome', () => {
    expect(freeUntil('2026-07-06', new Date('2026-05-31T21:59:00Z'))?.toISOString()).toBe(
      '2026-06-14T21:59:59.999Z',
    );
    expect(freeUntil('2026-07-06', new Date('2026-05-31T22:00:00Z'))?.toISOString()).toBe(
      '2026-06-15T21:59:59.999Z',
    );
  });

  it('is not given back any more when it has begun', () => {
    expect(freeUntil('2026-07-06', new Date('2026-07-04T10:00:00Z'))?.toISOString()).toBe(
      '2026-07-05T21:59:59.999Z',
    );
    expect(freeUntil('2026-07-06', new Date('2026-07-05T22:00:00Z'))).toBeNull();
    const free_until = new Date('2026-08-01T10:00:00Z');
    expect(at('2026-07-06T10:00:00Z', { free_until })).toBeNull();
  });

  it('costs what the steps say after that', () => {
    const free_until = new Date('2026-06-20T21:59:59.999Z');
    expect(at('2026-06-20T21:59:59.999Z', { free_until })).toMatchObject({
      fee: 0,
      until: free_until,
      weekMoved: true,
    });
    expect(at('2026-06-20T22:00:00Z', { free_until })?.fee).toBe(at('2026-06-20T22:00:00Z')?.fee);
    expect(cancellationOf({ ...PLACE, free_until }, [], FROM, free_until)?.fee).toBe(0);
  });

  it('leaves a step that is free longer', () =>
    expect(at('2026-05-01T10:00:00Z', { free_until: new Date('2026-05-02T10:00:00Z') })).toEqual(
      at('2026-05-01T10:00:00Z'),
    ));

  it('charges nothing by the office either', () => {
    const free_until = new Date('2026-06-20T21:59:59.999Z');
    const terms = { steps: STEPS, byWindow: false };
    const charge = (now: string) => officeFeeOf({ ...PLACE, free_until }, terms, FROM, new Date(now));
    expect(charge('2026-06-20T21:00:00Z')).toBeNull();
    expect(charge('2026-06-20T22:00:00Z')?.offered).toBeGreaterThan(0);
  });
});
