import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/registrations/draw';
import { words as it } from '../../i18n/it/registrations/draw';

/** The texts about the draw of a project: loaded with its page, because hardly anybody needs them. */
export const drawTexts: Record<OfficeLanguage, typeof de> = { de, it };

/** A key of these texts. */
export type DrawTextKey = MessageKey<typeof de>;

/** Translates a key of these texts; an unknown key does not compile. */
export function useDrawText(): (key: DrawTextKey, params?: MessageParams) => string {
  const language = useLanguage();
  return useCallback((key, params) => translate(drawTexts[language], key, params), [language]);
}
