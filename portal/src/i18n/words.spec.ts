import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_LANGUAGES, type PortalLanguage } from '@feria/shared/config';
import { languages } from './languages';

/** Every text below a node, by the path of its key. */
function textsOf(node: object, path = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : textsOf(value as object, `${path}${key}.`),
  );
}

/** All texts of a language, those that it shares under `common`. */
async function textsIn(language: PortalLanguage): Promise<[key: string, text: string][]> {
  const [{ firstPage }, { pages }] = await Promise.all([
    languages[language].firstPage(),
    languages[language].pages(),
  ]);
  return textsOf({ ...firstPage, ...pages });
}

/** Keys of the portal's own texts that are wrong. */
async function wrongIn(language: PortalLanguage, isWrong: (text: string) => boolean): Promise<string[]> {
  const texts = await textsIn(language);
  return texts.flatMap(([key, text]) => (!key.startsWith('common.') && isWrong(text) ? [key] : []));
}

/** The quotation marks and apostrophes that a language has not. */
const FOREIGN_MARKS: Record<PortalLanguage, RegExp> = {
  de: /["'«»]|“[^“]*“/,
  it: /["'„“”]/,
  en: /["'„«»]/,
};

describe.each(PORTAL_LANGUAGES)('the words of the portal in %s', (language) => {
  it('have the keys of the German ones, and no other', async () => {
    const keys = async (of: PortalLanguage) => (await textsIn(of)).map(([key]) => key).sort();
    expect(await keys(language)).toEqual(await keys('de'));
  });

  it('have the placeholders and the forms for one and many of the German ones', async () => {
    const marks = async (of: PortalLanguage) =>
      Object.fromEntries(
        (await textsIn(of)).map(([key, text]) => [
          key,
          [...new Set(text.match(/%\{\w+\}|\|\|\|\|/g))].sort(),
        ]),
      );
    expect(await marks(language)).toEqual(await marks('de'));
  });

  it('have the quotation marks and the apostrophe of their language', async () => {
    expect(await wrongIn(language, (text) => FOREIGN_MARKS[language].test(text))).toEqual([]);
  });

  it('share those of their own language with mails and documents', async () => {
    const { common } = (await import(`@feria/shared/i18n/${language}/common`)) as { common: object };
    expect((await languages[language].firstPage()).firstPage.common).toBe(common);
  });
});

it('each language of the portal is a folder, and no other is there', () => {
  const folders = readdirSync(join(import.meta.dirname), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...PORTAL_LANGUAGES].sort());
});

describe('the words of the portal', () => {
  it('call the login and the sign-up by different German words', async () => {
    // A child is signed off from a week; whoever has an account logs out.
    const leaving = await wrongIn('de', (text) => /abgemeldet|Abmelden|Konto an(melden)?\b/.test(text));
    expect(leaving.filter((key) => !/^(cancellation|family)\./.test(key))).toEqual([]);
    const texts = new Map(await textsIn('de'));
    expect(['app.login', 'app.logout', 'signup.submit'].map((key) => texts.get(key))).toEqual([
      'Einloggen',
      'Ausloggen',
      'Anmelden',
    ]);
  });

  it('address Italian parents with Lei, in plain requests', async () => {
    const stiff = /\b([Ss]i prega|[Vv]i preghiamo|tu[oae]|tuoi)\b/;
    expect(await wrongIn('it', (text) => stiff.test(text))).toEqual([]);
    expect(await wrongIn('it', (text) => /\b(suo|sua|suoi|sue)\b/.test(text))).toEqual([]);
  });

  it('are British English', async () => {
    const american = /\b(color|center|organiz\w*|canceled|canceling|enroll\w*|kindergarten|zip)\b/i;
    expect(await wrongIn('en', (text) => american.test(text))).toEqual([]);
  });
});
