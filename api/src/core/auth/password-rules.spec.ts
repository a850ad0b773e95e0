import { DEMO_PASSWORD } from '@feria/shared';
import { isCommonPassword, isOwnData } from './password-rules.js';

describe('a common password', () => {
  it.each(['1234567890', 'password123', 'Password123', 'QWERTYUIOP', '1q2w3e4r5t'])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([DEMO_PASSWORD, 'sommer-in-meran', 'passwor', ''])('is not %j', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('a password that is data of its owner', () => {
  const owner = { email: 'anna.gruber@familie.example', name: 'Anna Maria Gruber' };

  it.each(['anna.gruber@familie.example', 'Anna.Gruber', 'anna maria gruber', 'AnnaMariaGruber'])(
    'is %s',
    (password) => expect(isOwnData(password, owner)).toBe(true),
  );

  it.each(['anna.gruber1', 'annagruber', 'familie.example'])('is not %s', (password) => {
    expect(isOwnData(password, owner)).toBe(false);
  });

  it('is nothing where nothing is known', () => {
    expect(isOwnData('anna.gruber', {})).toBe(false);
    expect(isOwnData('undefined undefined', { email: null, name: null })).toBe(false);
  });
});
