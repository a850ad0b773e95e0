import type { ContentLanguage } from '../config.js';
import { documents as de } from './de/documents.js';
import { documents as it } from './it/documents.js';

/** Words of the documents by language. */
export const documentMessages: Record<ContentLanguage, typeof de> = { de, it };
