import { de } from './de';
import { dePages } from './de-pages';
import { it as italian } from './it';
import { itPages } from './it-pages';

/** Every text below a node, with the path of its key. */
function textsOf(node: object, path = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : textsOf(value as object, `${path}${key}.`),
  );
}

function keysOf(words: object[], isWrong: (text: string) => boolean): string[] {
  return words.flatMap((part) => textsOf(part)).flatMap(([key, text]) => (isWrong(text) ? [key] : []));
}

/** Without the words that the back office, mails and documents share. */
function own<T extends { common: unknown }>({ common: _shared, ...words }: T): object {
  return words;
}

const GERMAN = [own(de), dePages];
const ITALIAN = [own(italian), itPages];
/** The customer gives these texts to the letter. */
const GIVEN = ['field.tax_invalid', 'signup.error_none', 'signup.error_contact', 'signup.error_contact_same'];

describe('the words of the portal', () => {
  it('have the quotation marks and the apostrophe of their language', () => {
    expect(keysOf(GERMAN, (text) => /["'«»]|“[^“]*“/.test(text))).toEqual([]);
    expect(keysOf(ITALIAN, (text) => /["'„“”]/.test(text))).toEqual([]);
  });

  it('call the login and the sign-up by different German words', () => {
    const login = keysOf(GERMAN, (text) => /abgemeldet|Abmelden|Konto an(melden)?\b/.test(text));
    expect(login).toEqual([]);
    expect([de.app.login, de.app.logout, dePages.signup.submit]).toEqual([
      'Einloggen',
      'Ausloggen',
      'Anmelden',
    ]);
  });

  it('address Italian parents with Lei, in plain requests', () => {
    expect(keysOf(ITALIAN, (text) => /\b([Ss]i prega|[Vv]i preghiamo|tu[oae]|tuoi)\b/.test(text))).toEqual(
      GIVEN,
    );
    expect(keysOf(ITALIAN, (text) => /\b(suo|sua|suoi|sue)\b/.test(text))).toEqual([]);
  });
});
