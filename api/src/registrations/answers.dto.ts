import { ApiProperty } from '@nestjs/swagger';
import type { Answer, AnswerValue } from '@feria/shared';
import { MAX_OPTIONS, MAX_QUESTIONS } from '@feria/shared/rules/questions';
import * as check from '../core/http/checks.js';
import { IdField, ListOf } from '../core/http/validators.js';

/** Longest text that is read; how long an answer may be is said at its question (`answerProblem`). */
const TEXT_MAX = 5_000;

/** The shape of a value; whether it answers the question is said by `answerProblem`. */
const answerValue: check.Check = (value) => {
  if (value == null || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : { key: 'validation.choice' };
  if (typeof value === 'string') return check.text(TEXT_MAX)(value);
  const isIds = Array.isArray(value) && value.length <= MAX_OPTIONS && value.every(Number.isSafeInteger);
  return isIds ? null : { key: 'validation.choice' };
};

class AnswerBody implements Answer {
  @IdField({ required: true })
  question_id: number;

  @check.checked(answerValue)
  @ApiProperty({
    anyOf: [
      { type: 'string' },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'array', items: { type: 'integer' } },
    ],
    nullable: true,
    description:
      'By the kind of the question: a text, a number, yes or no, the id of a choice, or the ids of some',
  })
  value: AnswerValue;
}

/** Answers to the questions of a project (product/catalogue.md#questions). */
export function AnswersField(): PropertyDecorator {
  return ListOf(() => AnswerBody, { max: MAX_QUESTIONS });
}
