import { paidLines, type PaidShare } from './paid-lines.js';

const share = (payment_id: number, amount: number, more: Partial<PaidShare> = {}): PaidShare => ({
  registration_id: 1,
  payment_id,
  came_on: '2026-01-01',
  date: '2026-03-01',
  method: 'bank',
  person_id: 1,
  payer_id: 1,
  amount,
  ...more,
});
const amounts = (shares: PaidShare[]) =>
  paidLines(shares).map(({ registration_id, payment_id, amount }) => [registration_id, payment_id, amount]);

describe('what remains paid', () => {
  it('is a line for each payment and registration, by date', () => {
    const shares = [
      share(2, 50, { date: '2026-02-01' }),
      share(1, 100),
      share(1, 30, { registration_id: 2 }),
    ];
    expect(amounts(shares)).toEqual([
      [1, 2, 50],
      [1, 1, 100],
      [2, 1, 30],
    ]);
  });

  it('leaves out money that left the registration, and payments that were taken back', () => {
    expect(amounts([share(1, 100), share(1, -100), share(2, 40), share(2, -10)])).toEqual([[1, 2, 30]]);
  });

  it('takes refunds from the oldest payment, whatever their method', () => {
    const shares = [share(1, 100), share(2, 100, { method: 'cash' }), share(3, -130, { method: 'cash' })];
    expect(amounts(shares)).toEqual([[1, 2, 70]]);
  });

  it('does not take a refund of one registration from another', () => {
    expect(amounts([share(1, 100), share(2, -30, { registration_id: 2 })])).toEqual([
      [1, 1, 100],
      [2, 2, -30],
    ]);
  });

  it('shows what was refunded beyond the payments of the year', () => {
    expect(amounts([share(5, 20), share(6, -50)])).toEqual([[1, 6, -30]]);
  });
});
