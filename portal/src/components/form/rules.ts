import { PASSWORD_MAX, PASSWORD_MIN } from '@feria/shared/config';
import type { FieldError } from 'react-hook-form';
import type { TextKey, Translate } from '../../i18n';

/**
 * What a rule of a field gives: `true`, or the key of what is wrong. Not the text, so that a message that is on the page
 * follows when the language is changed.
 */
export type RuleResult = true | TextKey;

/** A rule: a condition, and the key of what is wrong when it is not met. */
export function must(isMet: boolean, key: TextKey): RuleResult {
  return isMet || key;
}

/** Whether something was typed. */
export function isFilled(value: unknown): boolean {
  return String(value ?? '').trim() !== '';
}

/** Type of an error whose message is the server's. */
export const FROM_SERVER = 'server';

/** The text of what a rule found. */
export function ruleText({ message }: FieldError, t: Translate): string {
  return t(message as TextKey, { min: PASSWORD_MIN, max: PASSWORD_MAX });
}
