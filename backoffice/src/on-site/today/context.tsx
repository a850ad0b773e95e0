import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { TodayState } from './state';
import type { TodayStore } from './store';
import { words, type TodayWords } from './words';

interface TodayContext {
  store: TodayStore;
  language: OfficeLanguage;
  setLanguage: (language: OfficeLanguage) => void;
}

const Context = createContext<TodayContext | null>(null);

export const TodayProvider = Context.Provider;

/** @throws Error outside of {@link TodayProvider} */
export function useToday(): TodayContext & { state: TodayState } {
  const context = useContext(Context);
  if (!context) throw new Error('useToday outside of TodayProvider');
  const state = useSyncExternalStore(context.store.subscribe, context.store.getState);
  return { ...context, state };
}

export type Words = (key: MessageKey<TodayWords>, params?: MessageParams) => string;

/** Translates a key of the page's words. */
export function useWords(): Words {
  const { language } = useToday();
  return useCallback((key, params) => translate(words[language], key, params), [language]);
}
