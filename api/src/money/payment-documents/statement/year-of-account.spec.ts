import { yearOfAccount } from './year-of-account.js';

const paid = (date: string, amount: number, reverses_id: number | null = null) => ({
  date,
  amount,
  reverses_id,
});
const week = (from: string, due: number) => ({ from, due });

describe('the year of an account', () => {
  it('carries what is paid ahead to the year of the week', () => {
    const payments = [paid('2026-12-20', 20_000)];
    const charges = [week('2026-07-06', 17_328), week('2027-06-14', 2_672)];
    expect(yearOfAccount(2026, payments, charges)).toEqual({
      carriedIn: 0,
      received: 20_000,
      paidOut: 0,
      charged: 17_328,
      carriedOut: 2_672,
    });
    expect(yearOfAccount(2027, payments, charges)).toEqual({
      carriedIn: 2_672,
      received: 0,
      paidOut: 0,
      charged: 2_672,
      carriedOut: 0,
    });
  });

  it('carries what was left open as less than nothing', () => {
    const charges = [week('2026-07-06', 5_000)];
    const payments = [paid('2027-01-10', 5_000)];
    expect(yearOfAccount(2026, payments, charges).carriedOut).toBe(-5_000);
    expect(yearOfAccount(2027, payments, charges)).toMatchObject({ carriedIn: -5_000, carriedOut: 0 });
  });

  it('counts refunds as paid out, and what takes a payment back as not received', () => {
    const payments = [
      paid('2026-03-01', 10_000),
      paid('2026-03-02', 700),
      paid('2026-03-03', -700, 2),
      paid('2026-04-01', -4_000),
    ];
    expect(yearOfAccount(2026, payments, [])).toMatchObject({
      received: 10_000,
      paidOut: 4_000,
      carriedOut: 6_000,
    });
  });

  it('counts a refund that came back as not paid out', () => {
    const payments = [paid('2026-03-01', 10_000), paid('2026-04-01', -4_000), paid('2026-04-05', 4_000, 2)];
    expect(yearOfAccount(2026, payments, [])).toMatchObject({
      received: 10_000,
      paidOut: 0,
      carriedOut: 10_000,
    });
  });
});
