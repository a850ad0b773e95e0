import type { OwnChild } from '@feria/shared/contracts/family';
import type { Answer, AnswerValue, Question } from '@feria/shared/contracts/question';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSame } from '../../components/form/field-paths';
import { FIELD } from '../../components/form/show-fault';
import { useT } from '../../i18n';
import { answerPlace, consentPlace, shownAnswer, withAnswer, type AskedQuestion } from './answers';
import type { ChildAnswers } from './typed-answers';
import { QuestionInput, type QuestionInputProps } from './question-input';

/** Whose answers they are, and what is shown at their places. */
export interface AnswersOfChild {
  child: OwnChild;
  typed: ChildAnswers;
  /** What was answered last; it stands where nothing else was typed. */
  last: readonly Answer[] | undefined;
  /** By {@link answerPlace} and {@link consentPlace}. */
  errors: Record<string, string>;
  onChange: (next: ChildAnswers) => void;
}

interface MemoInputProps extends Omit<QuestionInputProps, 'onChange'> {
  answerKey: string;
  onAnswer: (key: string, question: Question, value: AnswerValue) => void;
}

/** An input that is drawn again only when what it shows has changed. */
const MemoInput = memo(
  ({ answerKey, onAnswer, ...input }: MemoInputProps) => (
    <QuestionInput {...input} onChange={(value) => onAnswer(answerKey, input.question, value)} />
  ),
  (before, after) =>
    Object.keys({ ...before, ...after }).every((name) =>
      isSame(before[name as keyof MemoInputProps], after[name as keyof MemoInputProps]),
    ),
);

interface ChildQuestionsProps extends AnswersOfChild {
  asked: readonly AskedQuestion[];
  /** `last` is what is stored: it is not said where it comes from. */
  isStored?: boolean;
  /** What is said of a question before anything else. */
  hintOf?: (asked: AskedQuestion) => string | undefined;
}

/** The questions that are asked of a child. */
export function ChildQuestions({ asked, isStored = false, hintOf, ...answering }: ChildQuestionsProps) {
  const { child, typed, last, errors } = answering;
  const t = useT();
  // Who looks at the portal as the parent and must not see health data gets none: empty inputs would say that nothing is known.
  // Always the same function: a key that is pressed in one of a hundred inputs must not draw all of them.
  const latest = useRef(answering);
  useLayoutEffect(() => {
    latest.current = answering;
  });
  const answer = useCallback((key: string, question: Question, value: AnswerValue): void => {
    const { typed: before, onChange: change } = latest.current;
    change(withAnswer(before, { key, question }, value));
  }, []);
  useAskBeforeLoss(Object.values(typed.health).some((value) => value !== null && value !== ''));
  const isHealthHidden = child.with_diagnostics === undefined;
  const shown = asked.filter(({ question }) => !question.health || !isHealthHidden);
  if (!asked.length) return null;
  return (
    <Box
      role="group"
      aria-label={t('signup.questions_of', { name: child.first_name })}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
    >
      {shown.map((each) => {
        const id = answerPlace(child.id, each.key);
        const { value, isOffered } = shownAnswer(each, typed, last);
        return (
          <MemoInput
            key={each.key}
            answerKey={each.key}
            id={id}
            question={each.question}
            value={value}
            isOffered={isOffered && !isStored}
            hint={hintOf?.(each)}
            error={errors[id]}
            onAnswer={answer}
          />
        );
      })}
      {shown.length < asked.length && <Alert severity="info">{t('view.no_health')}</Alert>}
    </Box>
  );
}

/** What is typed about health is kept nowhere: whoever closes or reloads the page with it is asked by the browser. */
function useAskBeforeLoss(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
}

interface HealthConsentProps extends Pick<AnswersOfChild, 'child' | 'typed' | 'errors' | 'onChange'> {
  isNeeded: boolean;
}

/** Consent to keep answers about health, where it is needed or the server has asked for it. */
export function HealthConsent({ child, typed, errors, isNeeded, onChange }: HealthConsentProps) {
  const t = useT();
  const place = consentPlace(child.id);
  const error = errors[place];
  const errorId = `${place}-text`;
  const [wasMissing, setWasMissing] = useState(false);
  if (error && !wasMissing) setWasMissing(true);
  if (!isNeeded && !wasMissing) return null;
  return (
    <div {...{ [FIELD]: '' }}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: '9px' } }}
        label={t('family.health_consent')}
        control={
          <Checkbox
            id={place}
            required
            checked={typed.healthConsent}
            onChange={(event) => onChange({ ...typed, healthConsent: event.target.checked })}
            slotProps={{
              input: { 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined },
            }}
          />
        }
      />
      {error && (
        <FormHelperText error id={errorId}>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
