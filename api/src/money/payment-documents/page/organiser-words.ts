import type { Language, OptionKey } from '@feria/shared';
import { resourceLanguage } from '@feria/shared/rules/content';
import { option, optionField } from '@feria/shared/resources/option/index';
import type { ValidationErrors } from '../../../core/http/errors.js';
import { isBlankRichText } from '../../../core/text/rich-text.js';
import { isOwnOption } from '../../../settings/options/default-options.js';

/**
 * Refuses what an organiser has not entered: nothing is printed with a placeholder (product/office.md#documents).
 * @param problems gets one at `organiser`, with the name of the option and where it stands
 * @param value of the option
 */
export function requireOwn(
  problems: ValidationErrors,
  key: OptionKey,
  value: string,
  message: 'document.no_organiser' | 'receipt.no_organiser',
): void {
  if (!isOwnOption(key, value) || isBlankRichText(value)) problems.add('organiser', message, inLanguage(key));
}

/** What the option is called on the screen of its reader, and the tab where it stands. */
function inLanguage(key: OptionKey): (language: Language) => { option: string; tab: string } {
  return (language) => {
    const { fields, tabs } = option.messages[resourceLanguage(language)];
    const words = (tabs ?? {}) as Partial<Record<string, string>>;
    return { option: fields[key] ?? key, tab: words[optionField(key).tab ?? ''] ?? '' };
  };
}
