import type { UiLanguage } from '@feria/shared';
import { german } from './words-de';
import { italian } from './words-it';

/** The words of the page *Today*. */
export const words: Record<UiLanguage, typeof german> = { de: german, it: italian };
export type TodayWords = typeof german;
