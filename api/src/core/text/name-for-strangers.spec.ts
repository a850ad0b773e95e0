import { nameForStrangers, shortName } from './name-for-strangers.js';

it.each([
  ['Eva', 'Eva'],
  ['Anna-Maria D’Angelo', 'Anna-Maria D’Angelo'],
  ['Jürgen Österreicher', 'Jürgen Österreicher'],
  ['Win at http://evil.example/x?y=1', 'Win at httpevilexamplexy'],
  ['a\r\nBcc: b@c.de', 'aBcc bcde'],
  ['x'.repeat(300), 'x'.repeat(40)],
])('%j is %j in a mail to a stranger', (typed, shown) => {
  expect(nameForStrangers(typed)).toBe(shown);
});

it.each([
  ['Mia Rossi', 'Mia R.'],
  ['Anna-Maria von D’Angelo', 'Anna-Maria D.'],
  ['Mia', 'Mia'],
  ['Sie haben gewonnen! https://evil.example', 'Sie h.'],
  ['x'.repeat(300), 'x'.repeat(20)],
  ['!?', ''],
])('%j is %j in a mail to an address that nobody has confirmed', (typed, shown) => {
  expect(shortName(typed)).toBe(shown);
});
