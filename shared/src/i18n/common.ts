import type { ContentLanguage, OfficeLanguage } from '../config.js';
import { common as de } from './de/common.js';
import { common as it } from './it/common.js';

/**
 * Words that both frontends, mails and documents use alike, by language. The portal loads those of one language only, and has
 * languages of its own.
 */
export const commonMessages: Record<ContentLanguage | OfficeLanguage, typeof de> = { de, it };
