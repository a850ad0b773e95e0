import type { StoredQuestion } from '@feria/shared';
import { labelIn, openQuestions } from '@feria/shared/rules/questions';
import { contentLanguage } from '../../core/request-context.js';

/** What a project asks, in one line in the reader's language; `null` where it asks nothing. */
export function questionsInWords({ questions }: { questions: readonly StoredQuestion[] }): string | null {
  return (
    openQuestions(questions)
      .map((question) => labelIn(contentLanguage(), question))
      .join(', ') || null
  );
}
