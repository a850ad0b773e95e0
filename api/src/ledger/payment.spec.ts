import { payerOf } from './payment.js';

const mother = { personId: 7, userId: 70 };
const father = { personId: 5, userId: 50 };

describe('who pays for a registration', () => {
  it('the parent who booked it', () => {
    expect(payerOf(70, [mother, father])).toBe(7);
    expect(payerOf(50, [mother, father])).toBe(5);
  });

  it('the same parent when staff booked, in any order of the parents', () => {
    expect(payerOf(1, [mother, father])).toBe(5);
    expect(payerOf(1, [father, mother])).toBe(5);
  });

  it('another parent when the account that booked is deleted', () => {
    expect(payerOf(null, [mother, { personId: 5, userId: null }])).toBe(5);
  });

  it('nobody for a child without parents', () => {
    expect(payerOf(1, [])).toBeNull();
  });
});
