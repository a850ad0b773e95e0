import { test as base } from '@playwright/test';
import type { UiLanguage } from '@feria/shared/config';
import { commonMessages } from '@feria/shared/i18n/common';
import { translate, type MessageKey, type MessageParams } from '@feria/shared/i18n/translate';
import { de } from '../../src/i18n/de';
import { it } from '../../src/i18n/it';

export { expect } from '@playwright/test';

const words = {
  de: { ...de, common: commonMessages.de },
  it: { ...it, common: commonMessages.it },
} as const;

/** The words of the page, by the keys that the page uses. */
export type Words = (key: MessageKey<(typeof words)['de']>, params?: MessageParams) => string;

/** What a Playwright project chooses. */
export interface PortalOptions {
  /** Language of the browser, hence of the page. */
  language: UiLanguage;
}

interface PortalFixtures {
  t: Words;
  /** Name of the n-th week of a project that `makeProject` made. */
  week: (n: number) => string;
}

/**
 * Tests of the portal run twice, see `playwright.config.ts`: in German on a wide screen, in Italian on a phone. They
 * name what they look for by its key.
 */
export const test = base.extend<PortalOptions & PortalFixtures>({
  language: ['de', { option: true }],
  t: async ({ language }, use) => use((key, params) => translate(words[language], key, params)),
  week: async ({ language }, use) => use((n) => `${language === 'it' ? 'Settimana' : 'Woche'} ${n}`),
});

/** The words in a language of one's own choice. */
export function wordsOf(language: UiLanguage): Words {
  return (key, params) => translate(words[language], key, params);
}

/** Tag of the walks that `npm test` takes; `npm run e2e` takes all. */
export const CORE = { tag: '@core' };
