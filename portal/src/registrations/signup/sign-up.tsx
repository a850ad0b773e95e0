import type { MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { SignUpInput } from '@feria/shared/contracts/registration';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../i18n';
import { AwaitingAnswerView } from './awaiting-answer-view';
import { BookingLines } from './booking-lines';
import { draftOf, EMPTY_DRAFT, keepDraft, loadDraft, type Draft } from './draft';
import { sentLines, tellsOfHealth } from './lines';
import { withContacts } from './last-contacts';
import { ResultView } from './result-view';
import type { Sending } from './sending';
import { SignUpForm } from './sign-up-form';
import { withWanted } from './wanted';
import { signUpWay, useSending } from './use-sending';

interface SignUpProps {
  project: FrontendProjectDetail;
  family: MyFamily;
  userId: number;
  /** Called when the answer is there: no login is needed any more. */
  onAnswered: () => void;
  onClose: () => void;
}

/** What the form starts with: what was typed in this tab, else what was sent and never answered. */
function firstDraft(userId: number, courseId: number, state: Sending): Draft | null {
  const typed = loadDraft(userId, courseId);
  if (typed) return typed;
  const body = 'sent' in state ? state.sent.body : '';
  return body ? draftOf(JSON.parse(body) as SignUpInput) : null;
}

/** A sign-up of one user: the form, then asking until there is an answer, then what became of it. */
export function SignUp({ project, family, userId, onAnswered, onClose }: SignUpProps) {
  const way = useMemo(() => signUpWay(project.id), [project.id]);
  const sending = useSending(userId, way);
  const { state } = sending;
  const t = useT();
  const [restored] = useState(() => firstDraft(userId, project.id, state));
  const [search] = useSearchParams();
  const [initial] = useState(() => {
    const draft = restored ?? withContacts(EMPTY_DRAFT, family);
    return withWanted({ project, family, draft }, search);
  });
  const [draft, setDraft] = useState<Draft>(initial);
  // Every change is kept, so that a reload or a lost session costs nothing.
  useEffect(() => {
    if (draft !== initial) keepDraft(userId, project.id, draft);
  }, [draft, initial, userId, project.id]);

  const isAnswered = state.step === 'answered';
  useEffect(() => {
    if (isAnswered) onAnswered();
  }, [isAnswered, onAnswered]);

  if (state.step === 'answered') {
    return <ResultView answered={state.answered} project={project} family={family} onClose={onClose} />;
  }
  // The first try is shown by the form: most answers come at once.
  const isFirstTry = (state.step === 'sending' || state.step === 'signed_out') && state.lost === 0;
  if (state.step === 'editing' || state.step === 'refused' || isFirstTry) {
    return (
      <SignUpForm
        data={{ project, family, draft }}
        isRestored={restored !== null}
        isSending={isFirstTry}
        refusal={state.step === 'refused' ? state.error : null}
        change={(part) => setDraft((before) => ({ ...before, ...part }))}
        onSend={(input) => sending.send(input, tellsOfHealth(input, { project }))}
      />
    );
  }
  const lines = state.sent.body
    ? sentLines(JSON.parse(state.sent.body) as SignUpInput, { project, family })
    : [];
  return (
    <AwaitingAnswerView state={state} onRetry={sending.retry} onStop={sending.stop} onEdit={sending.edit}>
      {lines.length > 0 && (
        <BookingLines project={project} lines={lines} label={t('signup.question_lines')} />
      )}
    </AwaitingAnswerView>
  );
}
