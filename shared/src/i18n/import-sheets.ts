import type { ContentLanguage } from '../config.js';
import { importSheets as de } from './de/import-sheets.js';
import { importSheets as it } from './it/import-sheets.js';

/** Words of the tables by language. */
export const importWords: Record<ContentLanguage, typeof de> = { de, it };
