import { compactIban, inGroupsOfFour, isIban } from './iban.js';

describe('an IBAN', () => {
  // The examples of the SWIFT registry.
  it.each([
    'IT60X0542811101000000123456',
    'DE89370400440532013000',
    'at61 1904 3002 3457 3201',
    'NO9386011117947',
  ])('%s is one', (iban) => expect(isIban(iban)).toBe(true));

  it.each([
    ['a wrong digit', 'IT60X0542811101000000123457'],
    ['two digits changed places', 'DE89370400440532010300'],
    ['no country', '6012X0542811101000000123456'],
    ['other characters', 'IT60X05428111010000001234-6'],
    ['nothing', ''],
    ['too short', 'DE89'],
  ])('with %s is none', (_, iban) => expect(isIban(iban)).toBe(false));

  it('is read and typed in groups of four', () => {
    expect(inGroupsOfFour('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456');
    expect(inGroupsOfFour('DE89 37')).toBe('DE89 37');
    expect(compactIban(' it60 X054 ')).toBe('IT60X054');
  });
});
