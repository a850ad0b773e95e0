import type { PortalLanguage } from '@feria/shared/config';
import type { SameKeys } from '@feria/shared/i18n/translate';
import type { firstPage } from './de/first-page';
import type { pages } from './de/pages';
import type { Formats } from './formats';

/** What the first page and every error need, and what is loaded with the other pages and dialogs. */
interface Loaders {
  firstPage: () => Promise<{ firstPage: SameKeys<typeof firstPage>; formats: Formats }>;
  pages: () => Promise<{ pages: SameKeys<typeof pages> }>;
}

/** The folder of each language. Each part is a script of its own: nobody needs the words of two languages. */
export const languages: Record<PortalLanguage, Loaders> = {
  de: { firstPage: () => import('./de/first-page'), pages: () => import('./de/pages') },
  it: { firstPage: () => import('./it/first-page'), pages: () => import('./it/pages') },
  en: { firstPage: () => import('./en/first-page'), pages: () => import('./en/pages') },
};
