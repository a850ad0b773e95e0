import type { UiLanguage } from '../config.js';
import { commonDe } from './common-de.js';
import { commonIt } from './common-it.js';

/** Words that both frontends, mails and documents use alike, by language. The portal loads those of one language only. */
export const commonMessages: Record<UiLanguage, typeof commonDe> = { de: commonDe, it: commonIt };
