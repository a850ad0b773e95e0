import { readLanguage } from '@feria/shared/browser/language';
import { session } from '@feria/shared/browser/session';
import { localStore } from '@feria/shared/browser/storage';
import { PORTAL_LANGUAGES, type PortalLanguage } from '@feria/shared/config';

/** The language in which the portal opens: see `readLanguage`. */
export function openedLanguage(): PortalLanguage {
  return readLanguage(localStore, navigator.languages, PORTAL_LANGUAGES, {
    search: window.location.search,
    isSignedIn: session.read() !== null,
  });
}
