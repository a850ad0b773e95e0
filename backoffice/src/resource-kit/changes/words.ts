import type { MessageKey, OfficeLanguage, SameKeys } from '@feria/shared';
import { words as de } from '../../i18n/de/resource-kit/changes';
import { words as it } from '../../i18n/it/resource-kit/changes';

/** A key of the words of the log. */
export type LogWordKey = MessageKey<typeof de>;

/** The words by the language of the screen. */
export const logWords: Record<OfficeLanguage, SameKeys<typeof de>> = { de, it };
