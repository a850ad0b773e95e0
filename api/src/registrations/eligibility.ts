import {
  ineligibility,
  translate,
  type EligibilityRules,
  type EligibleChild,
  type IsoDate,
  type Language,
} from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { resourceLanguage } from '@feria/shared/rules/content';
import type { Message } from '../core/http/errors.js';

/**
 * Why a course is not for a child in a week, as a message; `null` when it is (product/catalogue.md#eligibility).
 * @param day first day of the week
 */
export function ineligibleMessage(
  course: EligibilityRules,
  child: EligibleChild,
  day: IsoDate,
): Message | null {
  const problem = ineligibility(course, child, day);
  if (problem === null) return null;
  if (problem.key !== 'school') {
    const { key, ...params } = problem;
    return { key: `eligibility.${key}`, params };
  }
  const { schools } = problem;
  const named = (language: Language): string =>
    schools
      .map((value) => translate(resources.child.messages[resourceLanguage(language)], `school.${value}`))
      .join('; ');
  return { key: 'eligibility.school', params: (language) => ({ schools: named(language) }) };
}
