import { translate, type MessageKey, type MessageParams } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { german, italian } from './messages';

/** Translates a key of these words into the language of the screen. */
export function useMailWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
