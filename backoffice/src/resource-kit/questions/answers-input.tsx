import FormHelperText from '@mui/material/FormHelperText';
import type { Answer, DayType, Question } from '@feria/shared';
import { askedQuestions, valueOf } from '@feria/shared/rules/questions';
import { useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useAnswerProblem } from './answer-field';
import AnswerGroup from './answer-group';
import { answerKey } from './question-values';
import { useQuestionWords } from './words';

const identity = (value: unknown): unknown => value;

/**
 * The answers of a child as one field of a form: a list. What the API refuses stands at `<source>.q<question id>`, see
 * `answerErrors`.
 */
export default function AnswersInput(props: {
  source: string;
  questions: readonly Question[];
  /** Of the child, as far as they are known: others are not asked. */
  dayTypes: readonly DayType[];
}) {
  const { source, questions, dayTypes } = props;
  const words = useQuestionWords();
  const problemOf = useAnswerProblem();
  const asked = askedQuestions(questions, dayTypes);
  // An answer that is kept may be to a choice that is offered no more: nobody need change it to change something else.
  const [kept] = useState(useWatch<Record<string, Answer[] | null>>({ name: source }));
  const isKept = (id: number, answers: readonly Answer[]): boolean =>
    JSON.stringify(valueOf(answers, id)) === JSON.stringify(valueOf(kept ?? [], id));
  const { field, fieldState } = useInput<Answer[]>({
    source,
    format: identity,
    parse: identity as never,
    validate: (answers: Answer[] | null) =>
      asked.some(
        (question) =>
          !isKept(question.id, answers ?? []) && problemOf(question, valueOf(answers ?? [], question.id)),
      )
        ? words('answer.wrong')
        : undefined,
  });
  if (asked.length === 0) return null;
  const answers = Array.isArray(field.value) ? field.value : [];
  const errors = fieldState.error as unknown as (Record<string, { message?: string }> & Error) | undefined;
  return (
    <AnswerGroup
      questions={asked}
      answers={answers}
      onChange={(next) => {
        field.onChange(next);
        field.onBlur();
      }}
      problemOf={(id) => errors?.[answerKey(id)]?.message}
    >
      {typeof errors?.message === 'string' && (
        <FormHelperText error sx={{ gridColumn: '1 / -1' }}>
          <ValidationError error={errors.message} />
        </FormHelperText>
      )}
    </AnswerGroup>
  );
}
