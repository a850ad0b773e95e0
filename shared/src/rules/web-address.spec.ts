import { isColour } from './colour.js';
import { isWebAddress } from './web-address.js';

it.each(['https://feria.example', 'http://localhost:3000/be?x=1', 'HTTPS://Feria.example/ä'])(
  'takes %j for a web address',
  (text) => expect(isWebAddress(text)).toBe(true),
);
it.each(['', 'feria.example', 'javascript:alert(1)', 'https://', 'https:// x', 'ftp://x.y', ' https://x.y'])(
  'does not take %j for a web address',
  (text) => expect(isWebAddress(text)).toBe(false),
);
it.each([
  ['#c2410c', true],
  ['#C2410C', true],
  ['c2410c', false],
  ['#fff', false],
  ['#c2410c;', false],
])('says of the colour %j: %s', (text, is) => expect(isColour(text)).toBe(is));
