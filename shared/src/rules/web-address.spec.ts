import { isWebAddress } from './web-address.js';

it.each(['https://feria.example', 'http://localhost:3000/be?x=1', 'HTTPS://Feria.example/ä'])(
  'accepts %j as a web address',
  (text) => expect(isWebAddress(text)).toBe(true),
);
it.each(['', 'feria.example', 'javascript:alert(1)', 'https://', 'https:// x', 'ftp://x.y', ' https://x.y'])(
  'does not accept %j as a web address',
  (text) => expect(isWebAddress(text)).toBe(false),
);
