import fc from 'fast-check';
import { EPC_BYTES, epcPayload, paymentDetails, paymentsByAccount, type CreditTransfer } from './epc.js';
import { parsePaymentReference, paymentReference } from './payment-reference.js';

const transfer: CreditTransfer = {
  beneficiary: 'Ferienverein Südtirol',
  iban: 'IT60 X054 2811 1010 0000 0123 456',
  amount: 1_234,
  reference: paymentReference({ courseId: 12, personId: 345 }),
};
const NAME_LINE = 5;
const AMOUNT_LINE = 7;
/** Lines of the payload for {@link transfer} with changes. */
const lines = (changes: Partial<CreditTransfer> = {}): string[] =>
  epcPayload({ ...transfer, ...changes }).split('\n');

describe('epcPayload, the text of the QR code for a bank transfer', () => {
  it('writes one field per line, in the order of the guideline', () => {
    expect(lines()).toEqual([
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
  ])('writes %i cents as %s', (amount, text) => expect(lines({ amount })[AMOUNT_LINE]).toBe(text));

  it('cuts a name that is too long to 70 characters', () => {
    expect(lines({ beneficiary: 'ü'.repeat(100) })[NAME_LINE]).toBe('ü'.repeat(70));
  });

  it('replaces line feeds and control characters in the name, which would begin another field', () => {
    const got = lines({ beneficiary: ' Verein\r\nDE89370400440532013000\u0000 ' });
    expect(got).toHaveLength(10);
    expect(got[NAME_LINE]).toBe('Verein DE89370400440532013000');
  });

  it('cuts the name until the payload fits into the bytes that bank apps read, and never inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (name) => {
        fc.pre(/[^\s\p{Cc}]/u.test(name));
        const payload = epcPayload({ ...transfer, beneficiary: name, amount: 99_999_999_999 });
        expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(EPC_BYTES);
        expect(Buffer.from(payload).toString()).toBe(payload); // half of a surrogate pair would come back as U+FFFD
        expect(payload.split('\n')).toHaveLength(10);
      }),
    );
    expect(Buffer.byteLength(epcPayload({ ...transfer, beneficiary: '🏕'.repeat(90) }))).toBeLessThanOrEqual(
      EPC_BYTES,
    );
  });

  it.each<[string, Partial<CreditTransfer>]>([
    ['an amount of 0', { amount: 0 }],
    ['an amount with half a cent', { amount: 0.5 }],
    ['an amount above the maximum', { amount: 100_000_000_000 }],
    ['a blank name', { beneficiary: ' \n ' }],
    ['an IBAN with a wrong digit', { iban: 'IT60X0542811101000000123457' }],
    ['a reference that is not ISO 11649', { reference: 'Waldwochen' }],
  ])('throws for %s', (_, changes) => {
    expect(() => epcPayload({ ...transfer, ...changes })).toThrow(RangeError);
  });
});

describe('paymentDetails, how a family pays', () => {
  const course = {
    id: 12,
    applied_bank_name: 'Ferienverein',
    applied_bank_iban: 'it60 x0542811101000000123456',
  };

  it('gives beneficiary, IBAN and reference, and a QR code with the same values', () => {
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
    ['the beneficiary is blank', { ...course, applied_bank_name: ' ' }, 100],
    ['the IBAN is missing', { ...course, applied_bank_iban: null }, 100],
    ['the IBAN is invalid', { ...course, applied_bank_iban: 'IT60X0542811101000000123457' }, 100],
  ])('is null when %s', (_, bankCourse, amount) =>
    expect(paymentDetails(bankCourse, 345, amount)).toBeNull(),
  );
});

describe('paymentsByAccount, how a family pays for several projects', () => {
  const iban = 'IT60X0542811101000000123456';
  const otherIban = 'DE02120300000000202051';
  const project = (id: number, applied_bank_iban: string | null = iban) => ({
    id,
    applied_bank_name: 'Ferienverein',
    applied_bank_iban,
  });
  const part = (id: number, open: number, account?: string | null) => ({
    course: project(id, account),
    open,
  });
  const pay = (...parts: ReturnType<typeof part>[]) =>
    paymentsByAccount(345, parts).map(({ amount, iban: to, reference }) => ({
      amount,
      to,
      for: parsePaymentReference(reference)?.courseId,
    }));

  it('is one transfer with the reference of the family where the account is the same', () => {
    expect(pay(part(12, 5_000), part(13, 2_000))).toEqual([{ amount: 7_000, to: iban, for: null }]);
  });

  it('has the name of the newest project where projects write that of one account differently', () => {
    const named = (id: number, applied_bank_name: string) => ({
      course: { ...project(id), applied_bank_name },
      open: 100,
    });
    const parts = [named(12, 'Verein'), named(14, 'Ferienverein Bozen EO'), named(13, 'Ferienverein')];
    for (const order of [parts, [...parts].reverse()])
      expect(paymentsByAccount(345, order).map(({ beneficiary }) => beneficiary)).toEqual([
        'Ferienverein Bozen EO',
      ]);
  });

  it('is one transfer with the reference of the project where all is for one', () => {
    expect(pay(part(12, 5_000), part(12, 2_000))).toEqual([{ amount: 7_000, to: iban, for: 12 }]);
  });

  it('is one for each account', () => {
    expect(pay(part(12, 5_000), part(13, 2_000, otherIban), part(14, 100))).toEqual([
      { amount: 5_100, to: iban, for: null },
      { amount: 2_000, to: otherIban, for: 13 },
    ]);
  });

  it('reads an account in groups and small letters as the same', () => {
    expect(pay(part(12, 5_000), part(13, 2_000, 'it60 x054 2811 1010 0000 0123 456'))).toHaveLength(1);
  });

  it('leaves out what is paid, and projects without an account', () => {
    expect(pay(part(12, 0), part(13, 2_000), part(14, 3_000, null), part(15, -5))).toEqual([
      { amount: 2_000, to: iban, for: 13 },
    ]);
  });
});
