import fc from 'fast-check';
import { mod97 } from './iban.js';
import { parsePaymentReference, paymentReference } from './payment-reference.js';

const id = fc.integer({ min: 1, max: 2_147_483_647 });

describe('mod 97', () => {
  it('agrees with the example of ISO 11649', () => {
    expect(mod97('539007547034RF18')).toBe(1);
  });
});

describe('the payment reference', () => {
  it('holds what ISO 11649 asks of it, whatever the ids', () => {
    fc.assert(
      fc.property(id, id, (courseId, personId) => {
        const reference = paymentReference({ courseId, personId });
        expect(reference).toMatch(/^RF\d{2}[A-Z\d]{1,21}$/);
        expect(mod97(reference.slice(4) + reference.slice(0, 4))).toBe(1);
      }),
    );
  });

  it('leads back to family and project, so that no two share one', () => {
    fc.assert(
      fc.property(id, id, (courseId, personId) => {
        expect(parsePaymentReference(paymentReference({ courseId, personId }))).toEqual({
          courseId,
          personId,
        });
      }),
    );
  });

  it('is read with the spaces and small letters of a bank statement', () => {
    const spaced = paymentReference({ courseId: 12, personId: 345 })
      .toLowerCase()
      .replace(/(.{4})/g, '$1 ');
    expect(parsePaymentReference(spaced)).toEqual({ courseId: 12, personId: 345 });
  });

  it('with one wrong character is none', () => {
    const reference = paymentReference({ courseId: 12, personId: 345 });
    for (let at = 0; at < reference.length; at += 1) {
      const other = reference[at] === '7' ? '8' : '7';
      expect(parsePaymentReference(reference.slice(0, at) + other + reference.slice(at + 1))).toBeNull();
    }
  });

  it.each(['', 'RF18539007547034', 'RF001F2', '12F345'])('%s is none of ours', (text) => {
    expect(parsePaymentReference(text)).toBeNull();
  });
});
