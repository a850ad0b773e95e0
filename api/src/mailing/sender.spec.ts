import { mailColours } from './branding.js';
import { senderAddress } from './sender.js';

describe('senderAddress', () => {
  it.each([
    ['https://www.feria.example', null, 'no-reply@feria.example'],
    ['http://127.0.0.1:3000', null, 'no-reply@localhost'],
    ['http://[::1]:3000', null, 'no-reply@localhost'],
    ['https://feria.example', 'smtp://mailer:x@mail.test', 'no-reply@feria.example'],
    ['https://feria.example', 'smtps://office%40verein.test:x@mail.test', 'office@verein.test'],
  ])('%s with %s is %s', (appUrl, smtpUrl, address) => {
    expect(senderAddress({ appUrl, smtpUrl })).toBe(address);
  });
});

describe('mailColours', () => {
  it.each([
    ['#000080', { accent: '#000080', onAccent: '#ffffff' }],
    ['#FFEE00', { accent: '#FFEE00', onAccent: '#000000' }],
    ['red;} body{display:none', { accent: '#f97316', onAccent: '#000000' }],
    [null, { accent: '#f97316', onAccent: '#000000' }],
  ])('%s', (wanted, colours) => {
    expect(mailColours(wanted)).toEqual(colours);
  });
});
