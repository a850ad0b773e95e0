import type { ContentLanguage } from '../config.js';
import { lists as de } from './de/lists.js';
import { lists as it } from './it/lists.js';

/** Names and columns of lists that no definition declares, by language. */
export const listMessages: Record<ContentLanguage, typeof de> = { de, it };
