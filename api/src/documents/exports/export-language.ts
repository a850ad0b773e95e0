import { LANGUAGE_HEADER, UI_LANGUAGES, type UiLanguage } from '@feria/shared';
import type { Request } from 'express';
import type { CurrentUserData } from '../../platform/auth/current-user.js';

/**
 * Language of an export: `lang` of the address, else the header that our frontends send, else the user's own; whoever
 * opens an address by hand sends no header.
 */
export function exportLanguage(request: Request, user: CurrentUserData): UiLanguage {
  return [request.query.lang, request.get(LANGUAGE_HEADER)].find(isLanguage) ?? user.lang;
}

function isLanguage(text: unknown): text is UiLanguage {
  return (UI_LANGUAGES as readonly unknown[]).includes(text);
}
