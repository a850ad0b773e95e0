import type { Messages } from './translate.js';
import { LANGUAGES } from '../config.js';
import { serverMessages } from './server.js';

function placeholders(messages: Messages, path = ''): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]): [string, string[]][] =>
      typeof value === 'string'
        ? [[path + key, [...new Set(value.match(/%\{\w+\}/g) ?? [])].sort()]]
        : Object.entries(placeholders(value, `${path}${key}.`)),
    ),
  );
}

const { it: italian, en } = serverMessages;

describe('messages of the API', () => {
  it.each(LANGUAGES)('have the same placeholders in %s as in German', (language) => {
    expect(placeholders(serverMessages[language])).toEqual(placeholders(serverMessages.de));
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
