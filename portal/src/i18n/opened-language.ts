import { readLanguage } from '@feria/shared/browser/language';
import { session } from '@feria/shared/browser/session';
import { localStore, sessionStore } from '@feria/shared/browser/storage';
import { PORTAL_LANGUAGES, type PortalLanguage } from '@feria/shared/config';
import { PAGE_LANGUAGE } from '@feria/shared/rules/page-language';

/** The language in which the portal opens: see `readLanguage`. */
export const openedLanguage: PortalLanguage = readLanguage(
  localStore,
  navigator.languages,
  PORTAL_LANGUAGES,
  {
    search: window.location.search,
    isSignedIn: session.read() !== null,
    visit: sessionStore,
  },
);

// The address would say another language as soon as one is chosen, and say it again when it is reloaded or gone back to.
const address = new URL(window.location.href);
if (address.searchParams.has(PAGE_LANGUAGE)) {
  address.searchParams.delete(PAGE_LANGUAGE);
  window.history.replaceState(window.history.state, '', address);
}
