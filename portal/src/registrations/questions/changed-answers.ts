import type { FamilyRegistration } from '@feria/shared/contracts/family';
import type { Answer } from '@feria/shared/contracts/question';
import { byId, sentAnswers } from './answers';
import type { ChildAnswers, TypedAnswers } from './typed-answers';

/** The fields of a form for the answers of a registration; a form does not keep the last two. */
export interface AnswerValues {
  answers: TypedAnswers;
  health: TypedAnswers;
  health_consent: boolean;
}

/** Nothing was changed yet. */
export const NO_CHANGES: AnswerValues = { answers: {}, health: {}, health_consent: false };

/** The same as what was typed for a child. */
export function typedOf({ answers, health, health_consent }: AnswerValues): ChildAnswers {
  return { answers, health, healthConsent: health_consent };
}

/** What is sent of the answers of a registration: those that were changed, and the consent that they need. */
export function changedAnswers(
  values: AnswerValues,
  { course, answers: stored }: Pick<FamilyRegistration, 'course' | 'answers'>,
): { answers?: Answer[]; health_consent?: true } {
  const typed = typedOf(values);
  const all = byId(course.questions);
  const before = sentAnswers(all, { ...typed, answers: {}, health: {} }, stored);
  const now = sentAnswers(all, typed, stored);
  const answers = now.filter((answer) => {
    const same = before.find(({ question_id }) => question_id === answer.question_id)?.value ?? null;
    return JSON.stringify(same) !== JSON.stringify(answer.value);
  });
  const isOfHealth = answers.some(({ question_id }) =>
    course.questions.some(({ id, health }) => health && id === question_id),
  );
  return {
    ...(answers.length > 0 && { answers }),
    ...(isOfHealth && values.health_consent && { health_consent: true as const }),
  };
}
