import { isWebAddress, parseOrigins } from './web-address.js';

it.each(['https://feria.example', 'http://localhost:3000/be?x=1', 'HTTPS://Feria.example/ä'])(
  'accepts %j as a web address',
  (text) => expect(isWebAddress(text)).toBe(true),
);
it.each(['', 'feria.example', 'javascript:alert(1)', 'https://', 'https:// x', 'ftp://x.y', ' https://x.y'])(
  'does not accept %j as a web address',
  (text) => expect(isWebAddress(text)).toBe(false),
);

describe('websites that a text names', () => {
  it.each([
    ['', []],
    ['https://www.gemeinde.it', ['https://www.gemeinde.it']],
    [' https://a.it\n\nHTTPS://B.it/ \r\nhttps://a.it ', ['https://a.it', 'https://b.it']],
    ['https://a.it:8443', ['https://a.it:8443']],
    ['https://münchen.example', ['https://xn--mnchen-3ya.example']],
  ])('of %j are %j', (text, origins) => expect(parseOrigins(text)).toEqual(origins));

  it.each([
    'http://a.it',
    'a.it',
    'https://a.it/path',
    'https://a.it?x',
    'https://a.it#x',
    'https://user@a.it',
    'https://*.a.it',
    'https://*',
    'https://localhost',
    "https://a.it;script-src'unsafe-inline'",
    "https://a.it 'self'",
    'https://a.it, https://b.it',
    'https://a.it *',
    'data:text/html,x',
    Array.from({ length: 21 }, (_, index) => `https://a${index}.it`).join('\n'),
  ])('of %j are none', (text) => expect(parseOrigins(text)).toBeUndefined());
});
