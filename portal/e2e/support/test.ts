import { test as base } from '@playwright/test';
import type { ContentLanguage, PortalLanguage } from '@feria/shared/config';
import { contactSentence } from '@feria/shared/rules/contact';
import { translate, type MessageKey, type MessageParams } from '@feria/shared/i18n/translate';
import * as deFirstPage from '../../src/i18n/de/first-page';
import * as dePages from '../../src/i18n/de/pages';
import * as enFirstPage from '../../src/i18n/en/first-page';
import * as enPages from '../../src/i18n/en/pages';
import * as itFirstPage from '../../src/i18n/it/first-page';
import * as itPages from '../../src/i18n/it/pages';

export { expect } from '@playwright/test';

const de = { ...deFirstPage.firstPage, ...dePages.pages };

/** The words of the portal. */
export const words: Record<PortalLanguage, typeof de> = {
  de,
  it: { ...itFirstPage.firstPage, ...itPages.pages },
  en: { ...enFirstPage.firstPage, ...enPages.pages },
};

/** The contact of the demo data, which texts that name the office show. */
export const DEMO_CONTACT = {
  name: 'Ferienbüro / Ufficio vacanze Murmeltier',
  phone: '+39 0472 000 417',
  email: 'office@feria.example',
};

/** The words of the page, by the keys that the page uses. */
export type Translate = (key: MessageKey<typeof de>, params?: MessageParams) => string;

/** What a Playwright project chooses. */
export interface PortalOptions {
  /** Language of the browser, hence of the page. English has tests of its own (`whole/english.spec.ts`). */
  language: ContentLanguage;
}

interface PortalFixtures {
  t: Translate;
  /** Name of the n-th week of a project that `makeProject` made. */
  week: (n: number) => string;
}

/**
 * Tests of the portal run twice, see `playwright.config.ts`: in German on a wide screen, in Italian on a phone. They
 * name what they look for by its key.
 */
export const test = base.extend<PortalOptions & PortalFixtures>({
  language: ['de', { option: true }],
  t: async ({ language }, use) => use(translator(language)),
  week: async ({ language }, use) => use((n) => `${language === 'it' ? 'Settimana' : 'Woche'} ${n}`),
});

/** The words in a language of one's own choice. */
export function translator(language: PortalLanguage): Translate {
  const office = contactSentence(DEMO_CONTACT, language);
  return (key, params) => translate(words[language], key, { office, ...params });
}

/** Tag of the end-to-end tests that `npm test` runs in both projects; `npm run e2e` runs all. */
export const CORE = { tag: '@core' };
/** Tag of those that it runs on a wide screen in German alone. */
export const CORE_WIDE = { tag: '@core:portal' };
/** Tag of those that it runs on a phone in Italian alone. */
export const CORE_PHONE = { tag: '@core:portal-phone' };
