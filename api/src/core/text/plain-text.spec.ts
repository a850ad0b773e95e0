import { plainText, shortened } from './plain-text.js';

describe('a plain text', () => {
  it.each([
    ['Wald\r\n und\tWiese ', 'Wald und Wiese'],
    ['a\u0000b\u001b[31mc', 'a b [31mc'],
    ['Name \u202Egnp.exe\u2066x\u2069', 'Name gnp.exex'],
    ['قائمة', 'قائمة'],
  ])('of %j is %j', (text, plain) => expect(plainText(text)).toBe(plain));

  it.each([
    ['short', 10, 'short'],
    ['one two three four', 12, 'one two…'],
    ['one two, three four', 12, 'one two…'],
    ['x'.repeat(20), 10, `${'x'.repeat(9)}…`],
    ['👍'.repeat(5), 3, '👍👍…'],
  ])('%j in %d characters is %j', (text, most, short) => expect(shortened(text, most)).toBe(short));
});
