import fc from 'fast-check';
import { netByPayment, takeFrom, type BookedShare } from './shares.js';

const share = (
  payment_id: number,
  amount: number,
  reverses_id: number | null = null,
  payer_id: number | null = 1,
): BookedShare => ({ payment_id, amount, reverses_id, payer_id });

it('takes from the oldest payment first', () => {
  const shares = [share(8, 3_000), share(3, 5_000)];
  expect(takeFrom(shares, 6_000)).toEqual([
    { paymentId: 3, amount: 5_000 },
    { paymentId: 8, amount: 1_000 },
  ]);
});

it('takes nothing where nothing is wanted', () => {
  expect(takeFrom([share(1, 500)], 0)).toEqual([]);
});

it('knows what has gone from a payment before', () => {
  expect(takeFrom([share(1, 5_000), share(1, -2_000), share(2, 1_000)], 3_500)).toEqual([
    { paymentId: 1, amount: 3_000 },
    { paymentId: 2, amount: 500 },
  ]);
});

it('counts a refund against the oldest payment', () => {
  expect(takeFrom([share(1, 5_000), share(2, 4_000), share(3, -6_000)], 3_000)).toEqual([
    { paymentId: 2, amount: 3_000 },
  ]);
});

describe('money that two parents brought', () => {
  const [eva, karl] = [1, 2];
  const byEva = (id: number, amount: number, reverses: number | null = null) =>
    share(id, amount, reverses, eva);
  const byKarl = (id: number, amount: number) => share(id, amount, null, karl);

  it('is refunded from that of who gets it back, also where it is not the oldest', () => {
    const shares = [byKarl(1, 10_000), byEva(2, 10_000), byEva(3, -10_000)];
    expect(takeFrom(shares, 10_000)).toEqual([{ paymentId: 1, amount: 10_000 }]);
  });

  it('is refunded from that of the other where the own does not suffice', () => {
    const shares = [byKarl(1, 10_000), byEva(2, 4_000), byEva(3, -9_000)];
    expect(takeFrom(shares, 5_000)).toEqual([{ paymentId: 1, amount: 5_000 }]);
  });

  it('is not taken where it is set aside for who gets it back', () => {
    const shares = [byEva(1, 10_000), byKarl(2, 10_000)];
    const aside = [{ payerId: eva, amount: 10_000 }];
    expect(takeFrom(shares, 10_000, aside)).toEqual([{ paymentId: 2, amount: 10_000 }]);
    expect(() => takeFrom(shares, 10_001, aside)).toThrow(RangeError);
  });

  it('is that of before where a refund came back', () => {
    const shares = [byEva(1, 4_000), byKarl(2, 5_000), byEva(3, -9_000), byEva(4, 9_000, 3)];
    expect(takeFrom(shares, 9_000)).toEqual([
      { paymentId: 1, amount: 4_000 },
      { paymentId: 2, amount: 5_000 },
    ]);
  });
});

it('counts what was taken back against the payment that it takes back', () => {
  const shares = [share(1, 5_000), share(2, 4_000), share(3, -4_000, 2)];
  expect(takeFrom(shares, 5_000)).toEqual([{ paymentId: 1, amount: 5_000 }]);
});

it('refuses more than there is', () => {
  expect(() => takeFrom([share(1, 5_000), share(2, -1_000)], 4_001)).toThrow(RangeError);
});

it('never takes more from a payment than it has, and takes what is wanted to the cent', () => {
  const anyShare = fc.record({
    payment_id: fc.integer({ min: 1, max: 6 }),
    reverses_id: fc.constant(null),
    payer_id: fc.constantFrom(1, 2, null),
    amount: fc.integer({ min: -5_000, max: 10_000 }).filter((amount) => amount !== 0),
  });
  fc.assert(
    fc.property(fc.array(anyShare, { maxLength: 12 }), fc.nat(30_000), (shares, wanted) => {
      const total = shares.reduce((sum, { amount }) => sum + amount, 0);
      if (wanted > Math.max(0, total)) {
        expect(() => takeFrom(shares, Math.max(1, wanted))).toThrow(RangeError);
        return;
      }
      const taken = takeFrom(shares, wanted);
      const nets = new Map(netByPayment(shares).map(({ paymentId, amount }) => [paymentId, amount]));
      expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(wanted);
      for (const { paymentId, amount } of taken) {
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(nets.get(paymentId)!);
      }
    }),
    { seed: 20_261_122, numRuns: 1_000 },
  );
});
