import { PORTAL_LANGUAGES } from '../config.js';
import {
  ACCOUNT_LANGUAGE_KEY,
  CONTENT_LANGUAGE_KEY,
  LANGUAGE_KEY,
  readContentLanguage,
  readLanguage,
  writeAccountLanguage,
  writeContentLanguage,
  writeLanguage,
} from './language.js';
import type { KeyValueStore } from './storage.js';

function storeOf(values: Record<string, string> = {}): KeyValueStore {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as KeyValueStore;
}

describe('the language of a page', () => {
  it.each([
    ['the one chosen before', { [LANGUAGE_KEY]: 'en' }, ['de-DE'], 'en'],
    ['the first of the browser’s that there is', {}, ['fr', 'en-US', 'it'], 'en'],
    ['German for anybody else', {}, ['fr'], 'de'],
    ['of what there is', { [LANGUAGE_KEY]: 'xx' }, ['it-IT'], 'it'],
  ])('is %s', (_, values, preferred, language) => {
    expect(readLanguage(storeOf(values), preferred, PORTAL_LANGUAGES)).toBe(language);
  });

  it.each([
    ['that of the address', '?lang=it', false, {}, 'it'],
    [
      'that of the address, before what a visitor has chosen',
      '?lang=it',
      false,
      { [LANGUAGE_KEY]: 'en' },
      'it',
    ],
    ['what was chosen, for who is logged in', '?lang=it', true, { [LANGUAGE_KEY]: 'en' }, 'en'],
    ['that of the address, for who is logged in and has not chosen', '?book=1&lang=it', true, {}, 'it'],
    ['what was chosen, where the address names none', '?lang=xx', false, { [LANGUAGE_KEY]: 'en' }, 'en'],
    ['that of the account, for who is logged in', '', true, { [ACCOUNT_LANGUAGE_KEY]: 'it' }, 'it'],
    ['the browser’s, where nothing says one', '', false, { [ACCOUNT_LANGUAGE_KEY]: 'it' }, 'de'],
    [
      'that of the address, before that of the account',
      '?lang=en',
      true,
      { [ACCOUNT_LANGUAGE_KEY]: 'it' },
      'en',
    ],
    [
      'what was chosen, before that of the account',
      '',
      true,
      { [LANGUAGE_KEY]: 'de', [ACCOUNT_LANGUAGE_KEY]: 'it' },
      'de',
    ],
  ])('is %s', (_, search, isSignedIn, values, language) => {
    const opened = { search, isSignedIn, visit: storeOf() };
    expect(readLanguage(storeOf(values), ['de'], PORTAL_LANGUAGES, opened)).toBe(language);
  });

  it('that an address names stays for the visit, after a login too, until one is chosen', () => {
    const store = storeOf({ [LANGUAGE_KEY]: 'de' });
    const visit = storeOf();
    const open = (search: string, isSignedIn: boolean) =>
      readLanguage(store, ['de'], PORTAL_LANGUAGES, { search, isSignedIn, visit });
    expect(open('?lang=it', false)).toBe('it');
    expect([open('', false), open('', true)]).toEqual(['it', 'it']);
    expect(open('?lang=en', false)).toBe('en');
    writeLanguage(store, 'de', visit);
    expect([open('', false), open('?lang=it', true)]).toEqual(['de', 'de']);
    expect(open('?lang=it', false)).toBe('it');
  });

  it('of the account gives way to a browser in a language that no account has', () => {
    const store = storeOf();
    writeAccountLanguage(store, 'it');
    const open = (browser: string) =>
      readLanguage(store, [browser], PORTAL_LANGUAGES, { search: '', isSignedIn: true, visit: storeOf() });
    expect([open('en-GB'), open('de-DE'), open('fr')]).toEqual(['en', 'it', 'it']);
  });

  it('that an address names is shown where storage is forbidden', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
    } as unknown as KeyValueStore;
    const opened = { search: '?lang=it', isSignedIn: false, visit: forbidden };
    expect(readLanguage(forbidden, ['de'], PORTAL_LANGUAGES, opened)).toBe('it');
  });

  it('of the back office is never one that only the portal has', () => {
    expect(readLanguage(storeOf({ [LANGUAGE_KEY]: 'en' }), ['en', 'it'], ['de', 'it'])).toBe('it');
  });
});

describe('the language of what organisers wrote', () => {
  it.each([
    ['that of a page in which they write', { [CONTENT_LANGUAGE_KEY]: 'it' }, [], 'de', 'it', 'de'],
    ['the one chosen before', { [CONTENT_LANGUAGE_KEY]: 'it' }, ['de'], 'en', 'de', 'it'],
    ['else the one of the account', {}, ['it'], 'en', 'de', 'de'],
    ['else the first of the browser’s', {}, ['en-GB', 'it-IT', 'de'], 'en', undefined, 'it'],
    ['else German', {}, ['en-GB'], 'en', undefined, 'de'],
  ] as const)('is %s', (_, values, preferred, language, account, wanted) => {
    expect(readContentLanguage(storeOf(values), preferred, language, account)).toBe(wanted);
  });

  it('is kept for the next visit', () => {
    const store = storeOf();
    writeContentLanguage(store, 'it');
    expect(readContentLanguage(store, ['de'], 'en', 'de')).toBe('it');
  });

  it('follows account and browser where storage is forbidden', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    } as unknown as KeyValueStore;
    writeContentLanguage(forbidden, 'it');
    expect(readContentLanguage(forbidden, ['it'], 'en')).toBe('it');
  });
});
