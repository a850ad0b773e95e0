import type { FamilyRegistration, OwnChild } from '@feria/shared/contracts/family';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ApiError, firstMessages } from '../../api/errors';
import { useErrorText, useFormExtras } from '../../components/form/form-context';
import { FROM_SERVER, must } from '../../components/form/rules';
import { useI18n } from '../../i18n';
import {
  answerPlace,
  consentPlace,
  needsConsent,
  problemText,
  sentAnswers,
  wrongTouched,
  type AskedQuestion,
} from './answers';
import type { ChildAnswers } from './typed-answers';
import { typedOf, type AnswerValues } from './changed-answers';
import { ChildQuestions, HealthConsent } from './child-questions';

interface RegistrationAnswersProps {
  child: OwnChild;
  /** What is stored of them. */
  registration: Pick<FamilyRegistration, 'course' | 'answers'>;
  asked: readonly AskedQuestion[];
}

/** The answers of a child in a project, in the form of a registration. */
export function RegistrationAnswers({ child, registration, asked }: RegistrationAnswersProps) {
  const { t, local, language } = useI18n();
  const form = useFormContext<AnswerValues>();
  const { refusal } = useFormExtras();
  const { answers: stored, course } = registration;
  const problemsOf = (values: AnswerValues) => wrongTouched(asked, typedOf(values), stored);
  const isConsentNeeded = (values: AnswerValues): boolean =>
    needsConsent(child, course.questions, sentAnswers(asked, typedOf(values), stored));

  const answers = useController<AnswerValues, 'answers'>({
    name: 'answers',
    rules: { validate: (_value, values) => must(problemsOf(values).length === 0, 'field.required') },
  });
  const health = useController<AnswerValues, 'health'>({ name: 'health' });
  const consent = useController<AnswerValues, 'health_consent'>({
    name: 'health_consent',
    rules: {
      validate: (value, values) => must(value || !isConsentNeeded(values), 'family.health_consent_required'),
    },
  });
  const values: AnswerValues = {
    answers: answers.field.value,
    health: health.field.value,
    health_consent: consent.field.value,
  };

  // The first answer that is wrong is known when the page shows it.
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const input =
      wrong?.querySelector<HTMLElement>('input:checked') ??
      wrong?.querySelector<HTMLElement>('input, textarea');
    (input ?? wrong)?.focus();
  }, [wanted]);
  const [{ ref: answersRef }, { ref: consentRef }] = [answers.field, consent.field];
  useEffect(() => {
    const focus = (): void => setWanted((before) => before + 1);
    answersRef({ focus });
    consentRef({ focus });
  }, [answersRef, consentRef]);

  const errors: Record<string, string> = {};
  const { error } = answers.fieldState;
  if (error?.type === FROM_SERVER && refusal instanceof ApiError) {
    const messages = firstMessages(refusal.textsIn(language).errors);
    for (const { key } of asked) {
      const message = messages[`answers.${key}`];
      if (message) errors[answerPlace(child.id, key)] = message;
    }
  } else if (error) {
    for (const { each, problem } of problemsOf(values)) {
      const words = { label: local(each.question, 'label'), name: child.first_name };
      errors[answerPlace(child.id, each.key)] = problemText(problem, words, t);
    }
  }
  const consentError = useErrorText('health_consent', consent.fieldState.error);
  if (consentError) errors[consentPlace(child.id)] = consentError;

  const change = (next: ChildAnswers): void => {
    answers.field.onChange(next.answers);
    health.field.onChange(next.health);
    consent.field.onChange(next.healthConsent);
    // A rule of one of them looks at the others too.
    if (form.formState.isSubmitted) void form.trigger(['answers', 'health_consent']);
  };
  const answering = { child, typed: typedOf(values), last: stored, errors, onChange: change };
  return (
    <div ref={box}>
      <ChildQuestions {...answering} asked={asked} isStored />
      <HealthConsent {...answering} isNeeded={isConsentNeeded(values)} />
    </div>
  );
}
