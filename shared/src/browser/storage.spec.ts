import { OFFICE_LANGUAGES } from '../config.js';
import { LANGUAGE_KEY, readLanguage, writeLanguage } from './language.js';
import { memoryStore, readJson, writeJson, type KeyValueStore } from './storage.js';

/** A browser that forbids storage, or has no room left. */
const forbidden: KeyValueStore = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

describe('a JSON value', () => {
  it('comes back as it was written', () => {
    const store = memoryStore();
    writeJson(store, 'a', { weeks: [1, 2] });
    expect(readJson(store, 'a')).toEqual({ weeks: [1, 2] });
  });

  it('that is absent, unreadable or forbidden is null', () => {
    const store = memoryStore();
    store.setItem('a', '{"weeks":');
    expect([readJson(store, 'a'), readJson(store, 'b'), readJson(forbidden, 'a')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(() => writeJson(forbidden, 'a', 1)).not.toThrow();
  });
});

describe('the language of a visitor', () => {
  it('is the one that was chosen', () => {
    const store = memoryStore();
    writeLanguage(store, 'it', memoryStore());
    expect(readLanguage(store, ['de-DE'], OFFICE_LANGUAGES)).toBe('it');
  });

  it.each([
    [['it-IT', 'de-DE'], 'it'],
    [['en-GB', 'DE-at', 'it'], 'de'],
    [['fr'], 'de'],
    [[], 'de'],
  ])('of a browser that prefers %j is %s', (preferred, language) => {
    expect(readLanguage(memoryStore(), preferred, OFFICE_LANGUAGES)).toBe(language);
    expect(readLanguage(forbidden, preferred, OFFICE_LANGUAGES)).toBe(language);
  });

  it('is not what somebody else left in the store', () => {
    const store = memoryStore();
    store.setItem(LANGUAGE_KEY, 'fr');
    expect(readLanguage(store, ['it'], OFFICE_LANGUAGES)).toBe('it');
  });

  it('may be forbidden to keep', () => {
    expect(() => writeLanguage(forbidden, 'it', forbidden)).not.toThrow();
  });
});
