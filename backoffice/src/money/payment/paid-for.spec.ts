import type { PaymentShare } from '@feria/shared';
import { paidForIn } from './paid-for';

const share = (id: number, child: number, amount: number) =>
  ({ registration: { id, people: { id: child } }, amount }) as PaymentShare;

describe('for whom a payment is', () => {
  it('is each child of a place that it pays for, not one whose place lost the money again', () => {
    const credit = { registration: null, amount: 80.1 } as PaymentShare;
    expect(paidForIn([share(1, 10, 80.1), share(1, 10, -80.1), credit, share(2, 11, 5)])).toEqual([11]);
  });
});
