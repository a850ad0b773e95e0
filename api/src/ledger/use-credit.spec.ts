import * as fc from 'fast-check';
import { useCredit, type OpenCharge } from './use-credit.js';

const charge = (registrationId: number, open: number, dueOn: string | null = null): OpenCharge => ({
  registrationId,
  personId: 1,
  open,
  dueOn,
});

const paid = (credit: number, ...charges: OpenCharge[]) =>
  useCredit(credit, charges).map(({ registrationId, amount }) => [registrationId, amount]);

it('pays what is due first', () => {
  expect(paid(150, charge(1, 100, '2027-07-01'), charge(2, 100, '2027-06-01'))).toEqual([
    [2, 100],
    [1, 50],
  ]);
});

it('pays the older booking first of those that are due on the same day', () => {
  expect(paid(50, charge(2, 100, '2027-07-01'), charge(1, 100, '2027-07-01'))).toEqual([[1, 50]]);
});

it('pays what has no due date after what has one', () => {
  expect(paid(100, charge(1, 100), charge(2, 100, '2027-07-01'))).toEqual([[2, 100]]);
});

it('leaves what is over', () => {
  expect(paid(150, charge(1, 100))).toEqual([[1, 100]]);
});

it('uses no more than is there, and leaves nothing open as long as something is there', () => {
  const day = fc.constantFrom(null, '2027-06-01', '2027-07-01');
  const charges = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 500 }), day), { maxLength: 6 })
    .map((all) => all.map(([open, dueOn], index) => charge(index + 1, open, dueOn)));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), charges, (credit, all) => {
      const uses = useCredit(credit, all);
      const used = uses.reduce((sum, { amount }) => sum + amount, 0);
      const open = all.reduce((sum, one) => sum + one.open, 0);
      expect(used).toBe(Math.min(credit, open));
      for (const { registrationId, amount } of uses)
        expect(amount).toBeLessThanOrEqual(
          all.find((one) => one.registrationId === registrationId)?.open ?? 0,
        );
    }),
  );
});
