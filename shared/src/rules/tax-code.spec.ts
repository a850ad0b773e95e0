import { parseTaxCode } from './tax-code.js';

const TODAY = '2026-11-20';

describe('tax code', () => {
  it('tells birth and gender of a man', () => {
    expect(parseTaxCode('RSSMRA80A01H501U', TODAY)).toEqual({
      tax: 'RSSMRA80A01H501U',
      birth: '1980-01-01',
      gender: 'm',
    });
  });

  it('tells birth and gender of a woman, whose day has 40 more', () => {
    expect(parseTaxCode('RSSMRA85T50A562W', TODAY)).toMatchObject({ birth: '1985-12-10', gender: 'f' });
  });

  it('is read as people type it', () => {
    expect(parseTaxCode(' rssmra 80a01 h501u ', TODAY)?.tax).toBe('RSSMRA80A01H501U');
  });

  it('is read with letters in place of digits (omocodia)', () => {
    // The last digit of the place is a letter, and the check character follows from it.
    expect(parseTaxCode('RSSMRA80A01H50MM', TODAY)).toMatchObject({ birth: '1980-01-01', gender: 'm' });
  });

  it('takes the last century for a year that has not come', () => {
    expect(parseTaxCode('RSSMRA27A01H501N', TODAY)?.birth).toBe('1927-01-01');
  });

  it.each([
    ['a wrong check character', 'RSSMRA80A01H501X'],
    ['two characters changed', 'RSSMRA80A10H501U'],
    ['a day that does not exist', 'RSSMRA80A32H501U'],
    ['a month that does not exist', 'RSSMRA80Z01H501U'],
    ['15 characters', 'RSSMRA80A01H501'],
    ['17 characters', 'RSSMRA80A01H501UU'],
    ['nothing', ''],
    ['words', 'keine Steuernummer'],
  ])('is refused with %s', (_, code) => {
    expect(parseTaxCode(code, TODAY)).toBeNull();
  });
});
