import type { OfficeLanguage } from '@feria/shared';
import { words as de } from '../../i18n/de/on-site/today';
import { words as it } from '../../i18n/it/on-site/today';

/** The words of the page *Today*. */
export const words: Record<OfficeLanguage, typeof de> = { de, it };
export type TodayWords = typeof de;
