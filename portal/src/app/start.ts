/**
 * The first script of the portal. It is small and imports no library, so it runs while those are still on their way, and asks
 * for everything that the first page needs: on a slow network each request that only starts after another costs 0.2 seconds.
 */
import { readContentLanguage } from '@feria/shared/browser/language';
import { session } from '@feria/shared/browser/session';
import { localStore } from '@feria/shared/browser/storage';
import type { FrontendProject, FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { pictureSrcSet } from '@feria/shared/rules/pictures';
import { PORTAL } from '@feria/shared/routes';
import { answerLanguages, askEarly, headersOf } from '../api/early';
import { CARD_PICTURE, PROJECT_PICTURE } from '../catalogue/picture-sizes';
import { firstPicture, readChoice } from '../catalogue/filter';
import { languages } from '../i18n/languages';
import { openedLanguage } from '../i18n/opened-language';
import { firstRequests } from './first-requests';
import { pageModules } from './page-modules';

const { pathname, search } = window.location;
const token = session.read()?.token;
const language = openedLanguage;
const content = readContentLanguage(localStore, navigator.languages, language);
const headers = headersOf(answerLanguages(language, content), token);
const { page, calls, projectId } = firstRequests(pathname, search, token !== undefined);

const answers = calls.map((call) => askEarly(call, headers));
const words = languages[language];
const code: Promise<unknown>[] = [words.firstPage()];
if (page) code.push(pageModules[page](), words.pages());
// What cannot be loaded is loaded again by the application, which then says so.
for (const part of code) part.catch(() => undefined);
answers[0]?.then(({ response }) => response.clone().json()).then(preloadPicture, () => undefined);

/** Loads the large picture of the page before the page is drawn: of the project, or the first of the list. */
function preloadPicture({ data }: { data?: FrontendProjectDetail | FrontendProject[] }): void {
  if (projectId && data && !Array.isArray(data)) preload(data.image, PROJECT_PICTURE);
  if (pathname === PORTAL.index && Array.isArray(data))
    preload(firstPicture(data, readChoice(new URLSearchParams(search))), CARD_PICTURE);
}

function preload(image: string | null, sizes: string): void {
  const srcSet = image && pictureSrcSet(image);
  if (!srcSet) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high' });
  link.imageSrcset = srcSet;
  link.imageSizes = sizes;
  document.head.append(link);
}
