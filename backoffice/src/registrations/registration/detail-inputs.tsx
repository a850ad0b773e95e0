import {
  costOf,
  formatEuros,
  offeredDayTypes,
  paymentOfRecord,
  toEuros,
  type Answer,
  type AnswerValue,
  type DayType,
  type OfficeLanguage,
  type Question,
  type StaffRegistration,
} from '@feria/shared';
import { lazy, Suspense } from 'react';
import { RadioButtonGroupInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import { answerText, labelIn } from '@feria/shared/rules/questions';
import { withAnswer } from '../../resource-kit/questions/question-values';
import { useYesNo } from '../../resource-kit/questions/words';
import type { FieldInputProps, FieldParts } from '../../resource-kit/types';
import { useCan } from '../../resource-kit/account';
import { validatorOf } from '../../resource-kit/form/validate';
import { dayTypeLabel } from '../../catalogue/course/day-type-label';
import { changesPayment, savesPayment, withDayType } from './edit-details';

/** Loaded where a project asks something. */
const AnswersInput = lazy(() => import('../../resource-kit/questions/answers-input'));

/** Inputs of the registration's form that depend on its project and week. */

const plain = { margin: 'none', helperText: false } as const;

/** The day types that the week offers, each with its price; the booked one with the price that was copied then. */
export function DayTypeField({ definition, name }: FieldInputProps) {
  const registration = useRecordContext<StaffRegistration>();
  const text = useText();
  const language = useLanguage();
  if (!registration) return null;
  const { course, courseWeek, day_type } = registration;
  const types = [...new Set([day_type, ...offeredDayTypes(courseWeek)])].sort();
  return (
    <RadioButtonGroupInput
      source={name}
      choices={types.map((id) => ({
        id,
        name: text('registrations.create.day_type_choice', {
          label: dayTypeLabel(course, id, language),
          price: formatEuros(toEuros(costOf(paymentOfRecord(withDayType(registration, id))))),
        }),
      }))}
      translateChoice={false}
      validate={validatorOf(definition, name)}
      {...plain}
    />
  );
}

/**
 * The answers to what the project asks of children with the chosen day type. Who may not read health data does not see these answers,
 * and so may not overwrite them here.
 */
export function AnswersField({ name }: FieldInputProps) {
  const registration = useRecordContext<StaffRegistration>();
  const dayType = useWatch<{ day_type?: DayType }, 'day_type'>({ name: 'day_type' });
  const can = useCan();
  if (!registration) return null;
  const mayRead = can('child.health');
  return (
    <Suspense>
      <AnswersInput
        source={name}
        questions={registration.course.questions.filter(({ health }) => !health || mayRead)}
        dayTypes={[dayType ?? registration.day_type]}
      />
    </Suspense>
  );
}

/** Each answer is changed, and asked about, by itself. */
export function answerParts(questions: readonly Question[], language: OfficeLanguage): FieldParts {
  const questionOf = (key: string) => questions.find(({ id }) => String(id) === key);
  return {
    labelOf: (key) => {
      const question = questionOf(key);
      return question ? labelIn(language, question) : key;
    },
    Value: ({ part, value }) => {
      const question = questionOf(part);
      return question ? <AnswerWords question={question} value={value as AnswerValue} /> : String(value);
    },
    put: (answers, key, value) => withAnswer(answers as Answer[], Number(key), value as AnswerValue),
  };
}

function AnswerWords({ question, value }: { question: Question; value: AnswerValue }) {
  return answerText(question, value, useLanguage(), useYesNo()) || '–';
}

/** The internal comment: asked for, unless only details of the booking were changed. */
export function InternalComment({
  definition,
  name,
  initialDate,
}: FieldInputProps & { initialDate: string }) {
  const registration = useRecordContext<StaffRegistration>();
  const values = useWatch<Record<string, unknown>>();
  const required = validatorOf(definition, name);
  if (!registration) return null;
  const isAsked = (typed: Record<string, unknown>): boolean => savesPayment(registration, typed, initialDate);
  return (
    <TextInput
      source={name}
      validate={(value: unknown, typed: Record<string, unknown>) =>
        isAsked(typed) || value ? required(value, typed) : undefined
      }
      // Before anything was changed, nothing says that it is asked for.
      isRequired={changesPayment(registration, values, initialDate)}
      multiline
      minRows={3}
      autoComplete="off"
      {...plain}
    />
  );
}
