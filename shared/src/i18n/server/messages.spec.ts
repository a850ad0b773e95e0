import type { Messages } from '../translate.js';
import { de } from './de.js';
import { en } from './en.js';
import { it as italian } from './it.js';

function placeholders(messages: Messages, path = ''): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]): [string, string[]][] =>
      typeof value === 'string'
        ? [[path + key, [...new Set(value.match(/%\{\w+\}/g) ?? [])].sort()]]
        : Object.entries(placeholders(value, `${path}${key}.`)),
    ),
  );
}

describe('messages of the API', () => {
  it.each([
    ['Italian', italian],
    ['English', en],
  ])('have the same placeholders in %s as in German', (_, other) => {
    expect(placeholders(other)).toEqual(placeholders(de));
  });

  // Spec §5 and §8 give these to the letter.
  it.each([
    [italian.signup.contact1, 'Si prega di fornire un contatto di emergenza!'],
    [italian.signup.contacts_differ, 'Si prega di fornire due contatti di emergenza differenti!'],
    [italian.signup.no_child, 'Si prega di registrare almeno un bambino!'],
    [italian.signup.week_twice, 'Questo bambino è già stato inserito per la settimana %{courseWeek}...'],
    [
      italian.validation.tax_invalid,
      'Vi preghiamo di controllare il codice fiscale inserito, sembra non essere valido!',
    ],
    [en.validation.tax_invalid, 'Please check the tax number, it seems invalid'],
  ])('say %s', (message, wanted) => {
    expect(message).toBe(wanted);
  });
});
