import fc from 'fast-check';
import { creditAmount, openAmount, paymentOfRecord, paymentState } from './payment.js';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const payments = fc
  .record({
    price: cents,
    share: fc.integer({ min: 0, max: 100 }),
    payed_amount: cents,
    is_waiting: fc.boolean(),
  })
  .map(({ share, ...payment }) => ({ ...payment, discount: Math.floor((payment.price * share) / 100) }));

describe('what is paid for a registration', () => {
  it.each([
    [{ price: 12_000, discount: 0, payed_amount: 0, is_waiting: false }, 12_000, 0, 'none'],
    [{ price: 12_000, discount: 0, payed_amount: 5_000, is_waiting: false }, 7_000, 0, 'partial'],
    [{ price: 12_000, discount: 0, payed_amount: 12_000, is_waiting: false }, 0, 0, 'full'],
    [{ price: 12_000, discount: 0, payed_amount: 15_000, is_waiting: false }, 0, 3_000, 'full'],
    [{ price: 12_000, discount: 2_000, payed_amount: 9_000, is_waiting: false }, 1_000, 0, 'partial'],
    [{ price: 12_000, discount: 2_000, payed_amount: 10_000, is_waiting: false }, 0, 0, 'full'],
    [{ price: 12_000, discount: 2_000, payed_amount: 12_000, is_waiting: false }, 0, 2_000, 'full'],
    [{ price: 12_000, discount: 12_000, payed_amount: 0, is_waiting: false }, 0, 0, 'full'],
    [{ price: 12_000, discount: 2_000, payed_amount: 0, is_waiting: true }, 0, 0, 'waiting'],
    [{ price: 0, discount: 0, payed_amount: 0, is_waiting: false }, 0, 0, 'full'],
    [{ price: 12_000, discount: 0, payed_amount: 0, is_waiting: true }, 0, 0, 'waiting'],
    [{ price: 12_000, discount: 0, payed_amount: 5_000, is_waiting: true }, 0, 5_000, 'waiting'],
  ] as const)('of %j is %i open, %i credit: %s', (payment, open, credit, state) => {
    expect([openAmount(payment), creditAmount(payment), paymentState(payment)]).toEqual([
      open,
      credit,
      state,
    ]);
  });

  it('owes or has credit, never both, and they make up the difference to what is due', () => {
    fc.assert(
      fc.property(payments, (payment) => {
        const [open, credit] = [openAmount(payment), creditAmount(payment)];
        expect(Math.min(open, credit)).toBe(0);
        expect(open - credit).toBe(
          (payment.is_waiting ? 0 : payment.price - payment.discount) - payment.payed_amount,
        );
      }),
    );
  });

  it('owes nothing while it waits', () => {
    fc.assert(
      fc.property(payments, (payment) => {
        expect(openAmount({ ...payment, is_waiting: true })).toBe(0);
      }),
    );
  });

  it('is read from a record in euros without losing a cent', () => {
    expect(paymentOfRecord({ price: 120.1, discount: 12.01, payed_amount: 50.3, is_waiting: false })).toEqual(
      {
        price: 12_010,
        discount: 1_201,
        payed_amount: 5_030,
        is_waiting: false,
      },
    );
  });
});
