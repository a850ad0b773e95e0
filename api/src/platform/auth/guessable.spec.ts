import { isGuessable } from './guessable.js';

describe('a password', () => {
  // Of those of ten characters and more that people use most, from what every report of leaks tells.
  it.each([
    ...[
      '1234567890',
      '0987654321',
      '12345678910',
      '123456789012',
      '1111111111',
      '123123123123',
      '147258369147',
    ],
    ...[
      'qwertyuiop',
      'qwertzuiop',
      'asdfghjkl123',
      '1q2w3e4r5t6y',
      '1qaz2wsx3edc',
      'q1w2e3r4t5',
      'zaq12wsxcde3'.slice(3),
    ],
    ...[
      'password123',
      'Password1!',
      'P@ssw0rd2024',
      'passwordpassword',
      'passwort123',
      'Passwort2026!',
      'kennwort99',
    ],
    ...[
      'iloveyou123',
      'ichliebedich',
      'tiamo12345',
      'princess123',
      'principessa1',
      'sunshine2020',
      'football123',
    ],
    ...[
      'juventus1897',
      'superman123',
      'letmein123',
      'welcome2024',
      'Willkommen1',
      'benvenuto22',
      'administrator',
    ],
    ...[
      'alessandro1',
      'francesco99',
      'michael1990',
      'abcdefghij',
      'abc123abc123',
      'aaaaaaaaaa',
      'abababababab',
    ],
    ...[
      'Sommer2026!',
      'Estate2026!',
      'feria2026!!',
      'Ferienprojekt1',
      'feria-demo',
      'Admin12345',
      'hallo12345',
      'ciaociao123',
    ],
    ...['!@#$%^&*()', '..........', '          ', '01.01.2000', 'trustno1trustno1'],
  ])('%j is one that others think of', (password) => {
    expect(isGuessable(password)).toBe(true);
  });

  it.each([
    ...[
      'sommer-in-meran',
      'ein-langes-passwort',
      'correct horse battery',
      'vierzig Igel tanzen',
      '  blanks belong to it  ',
    ],
    ...[
      'k3-Tuba-Nebel',
      'xkzq-w7mp-vt4c-hnbr',
      '73920518462950',
      '#;-<>?~`|{}+',
      'ÄÖÜäöüßéèà',
      '🐘🐌🦔🐢🦩🐙🦜🐝🦂🐌🐘',
    ],
  ])('%j is not', (password) => {
    expect(isGuessable(password)).toBe(false);
  });

  it('must not be made of the name or the address of its owner', () => {
    const own = ['Eva-Maria', 'Grünwald', 'eva.gruenwald@posta.example'];
    for (const password of [
      'grunwald1985',
      'Eva.Grünwald!',
      'EVA.GRUENWALD@posta.example',
      'posta.gruenwald',
    ])
      expect([password, isGuessable(password, own)]).toEqual([password, true]);
    expect(isGuessable('grunwald1985', ['Anna'])).toBe(false);
    expect(isGuessable('eva sammelt kiesel', own)).toBe(false);
  });

  it('is looked at in no time, however it is made', () => {
    for (const unit of ['a', 'ab', 'qwert', '1', ' ', 'é', 'aab'])
      expect(isGuessable(unit.repeat(200 / unit.length))).toBe(true);
  });
});
