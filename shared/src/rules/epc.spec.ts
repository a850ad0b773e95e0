import fc from 'fast-check';
import { EPC_BYTES, epcPayload, paymentDetails, type CreditTransfer } from './epc.js';
import { parsePaymentReference, paymentReference } from './payment-reference.js';

const transfer: CreditTransfer = {
  beneficiary: 'Ferienverein Südtirol',
  iban: 'IT60 X054 2811 1010 0000 0123 456',
  amount: 1_234,
  reference: paymentReference({ courseId: 12, personId: 345 }),
};
const fields = (changes: Partial<CreditTransfer> = {}): string[] =>
  epcPayload({ ...transfer, ...changes }).split('\n');

describe('the EPC payload', () => {
  it('has each field in its line', () => {
    expect(fields()).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Ferienverein Südtirol',
      'IT60X0542811101000000123456',
      'EUR12.34',
      '',
      transfer.reference,
    ]);
  });

  it.each([
    [1, 'EUR0.01'],
    [50, 'EUR0.50'],
    [12_000, 'EUR120.00'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('says %i cents as %s', (amount, text) => expect(fields({ amount })[7]).toBe(text));

  it('cuts a name that is too long', () => {
    expect(fields({ beneficiary: 'ü'.repeat(100) })[5]).toBe('ü'.repeat(70));
  });

  it('a line feed in the name begins no other field', () => {
    const got = fields({ beneficiary: ' Verein\r\nDE89370400440532013000\u0000 ' });
    expect(got).toHaveLength(10);
    expect(got[5]).toBe('Verein DE89370400440532013000');
  });

  it('never has more bytes than a banking app reads, nor half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (name) => {
        fc.pre(/[^\s\p{Cc}]/u.test(name));
        const payload = epcPayload({ ...transfer, beneficiary: name, amount: 99_999_999_999 });
        expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(EPC_BYTES);
        expect(Buffer.from(payload).toString()).toBe(payload); // a lone surrogate would not survive
        expect(payload.split('\n')).toHaveLength(10);
      }),
    );
    expect(Buffer.byteLength(epcPayload({ ...transfer, beneficiary: '🏕'.repeat(90) }))).toBeLessThanOrEqual(
      EPC_BYTES,
    );
  });

  it.each<[string, Partial<CreditTransfer>]>([
    ['no amount', { amount: 0 }],
    ['half a cent', { amount: 0.5 }],
    ['too much', { amount: 100_000_000_000 }],
    ['no name', { beneficiary: ' \n ' }],
    ['an IBAN with a wrong digit', { iban: 'IT60X0542811101000000123457' }],
    ['another reference', { reference: 'Waldwochen' }],
  ])('is not made of %s', (_, changes) => {
    expect(() => epcPayload({ ...transfer, ...changes })).toThrow(RangeError);
  });
});

describe('how to pay', () => {
  const course = { id: 12, bank_name: 'Ferienverein', bank_iban: 'it60 x0542811101000000123456' };

  it('says beneficiary, IBAN, reference and the code of the same transfer', () => {
    const details = paymentDetails(course, 345, 24_000);
    expect(details).toMatchObject({
      amount: 24_000,
      beneficiary: 'Ferienverein',
      iban: 'IT60X0542811101000000123456',
    });
    expect(parsePaymentReference(details!.reference)).toEqual({ courseId: 12, personId: 345 });
    expect(details!.epc.split('\n').slice(6)).toEqual([details!.iban, 'EUR240.00', '', details!.reference]);
  });

  it.each([
    ['nothing is owed', course, 0],
    ['too much was paid', course, -100],
    ['there is no beneficiary', { ...course, bank_name: ' ' }, 100],
    ['there is no IBAN', { ...course, bank_iban: null }, 100],
    ['the IBAN is none', { ...course, bank_iban: 'IT60X0542811101000000123457' }, 100],
  ])('says nothing when %s', (_, of, amount) => expect(paymentDetails(of, 345, amount)).toBeNull());
});
