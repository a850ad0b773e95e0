import { payerNamed } from './payer-name.js';

const eva = { id: 1, first_name: 'Eva', last_name: 'Plattner' };
const karl = { id: 2, first_name: 'Karl', last_name: 'Lanz' };
const rosa = { id: 3, first_name: 'Rosa', last_name: 'Lanz' };

describe('who paid, by a name', () => {
  it('is who owes where nobody wrote any', () => {
    expect([payerNamed(null, [eva, karl]), payerNamed('  ', [eva, karl])]).toEqual([1, 1]);
  });

  it('is who owes where the name fits', () => {
    expect(payerNamed('PLATTNER EVA', [eva, karl])).toBe(1);
  });

  it('is another parent of the children where the name fits', () => {
    expect(payerNamed('Lanz Karl', [eva, karl])).toBe(2);
  });

  it('is who owes for an account of two', () => {
    expect(payerNamed('Lanz Karl und Plattner Eva', [eva, karl])).toBe(1);
  });

  it('is nobody on record where the name fits none', () => {
    expect(payerNamed('Oma Rosa', [eva, karl])).toBeNull();
  });

  it('is nobody on record where the name fits several who do not owe', () => {
    expect(payerNamed('Lanz Karl, Lanz Rosa', [eva, karl, rosa])).toBeNull();
  });

  it('is nobody on record where only the surname is written', () => {
    expect(payerNamed('LANZ K.', [eva, karl])).toBeNull();
  });

  it('is nobody where there are no parents', () => {
    expect([payerNamed('Lanz Karl', []), payerNamed(null, [])]).toEqual([null, null]);
  });
});
