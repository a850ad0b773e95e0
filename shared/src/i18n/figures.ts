import type { ContentLanguage } from '../config.js';
import { figures as de } from './de/figures.js';
import { figures as it } from './it/figures.js';

/** Words of the figures of a season by language (product/office.md#figures). */
export const figureMessages: Record<ContentLanguage, typeof de> = { de, it };
