import { translate, type MessageKey, type MessageParams, type UiLanguage } from '@feria/shared';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { TodayState, TodayStore } from './store';
import { words, type TodayWords } from './words';

interface TodayContext {
  store: TodayStore;
  language: UiLanguage;
  setLanguage: (language: UiLanguage) => void;
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

/** Translates a key of the page's words. */
export function useWords(): (key: MessageKey<TodayWords>, params?: MessageParams) => string {
  const { language } = useToday();
  return useCallback((key, params) => translate(words[language], key, params), [language]);
}

/** A time of day in Rome, `08:12`. */
export function timeOf(instant: string | number): string {
  return new Intl.DateTimeFormat('de', {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' },
  }).format(new Date(instant));
}
