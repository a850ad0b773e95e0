import type { SignUpInput } from '@feria/shared/contracts/registration';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, firstMessages, hasCode } from '../../api/errors';
import { useOptions } from '../../api/options';
import { useI18n, type I18n } from '../../i18n';
import { messageOf } from '../../components/error-notice';
import { MessageDialog } from '../../components/message-dialog';
import { FIELD } from '../../components/form/show-fault';
import { SendConfirmationAgain } from '../../accounts/send-confirmation-again';
import { userQuery, useUser } from '../../accounts/account';
import { projectQuery } from '../../catalogue/projects';
import { validateSignUp, impossibleLines, serverErrors, type ValidationErrors } from './validation';
import { QUOTES } from '../basket/basket';
import { ChildrenPart } from './children-part';
import { ConsentPart } from './consent-part';
import { ContactsPart } from './contacts-part';
import { hasHealth, type Draft } from './draft';
import { allLines, signUpInput, type SignUpData } from './lines';
import { SendQuestion } from './send-question';
import { SubmitBar } from './submit-bar';
import { useSiblingQuote } from './use-sibling-quote';

interface SignUpFormProps {
  data: SignUpData;
  /** The form starts with what was typed before. */
  isRestored: boolean;
  isSending: boolean;
  /** Why the server refused what was sent; nothing of it is stored. */
  refusal: unknown;
  change: (part: Partial<Draft>) => void;
  onSend: (input: SignUpInput) => void;
}

/** Focuses a faulty place, and brings it into view with its message. */
function focusPlace(place: string | undefined): void {
  const element = place === undefined ? null : document.getElementById(place);
  element?.focus();
  (element?.closest(`[${FIELD}]`) ?? element)?.scrollIntoView({ block: 'center' });
}

/** The messages for a refused sign-up: the broken rules, else that sending failed and why. */
function refusalMessages(refusal: unknown, i18n: I18n): string[] {
  const { t, language } = i18n;
  if (!(refusal instanceof ApiError) || refusal.status !== 422) {
    return [t('signup.error_send'), messageOf(refusal, i18n), t('signup.error_send_text')];
  }
  const messages = [...new Set(Object.values(firstMessages(refusal.textsIn(language).errors)))];
  return messages.length ? messages : [messageOf(refusal, i18n)];
}

/** Whose messages stand at the places of the form. They are made anew with every render, in the language of the page. */
type Judge = 'nobody' | 'rules' | 'server';

function errorsBy(judge: Judge, data: SignUpData, refusal: unknown, i18n: I18n): ValidationErrors {
  if (judge === 'rules') return validateSignUp(data, i18n);
  if (judge === 'nobody' || !(refusal instanceof ApiError)) return {};
  return serverErrors(refusal.textsIn(i18n.language).errors, data);
}

const NOT_JUDGED: { judge: Judge } = { judge: 'nobody' };

/** Focuses the first faulty place after each judgement, as soon as no popup is open any more. */
function useFocusAfter(judgement: object, isPopupOpen: boolean, place: string | undefined): void {
  const done = useRef<object>(judgement);
  useEffect(() => {
    if (isPopupOpen || done.current === judgement) return;
    done.current = judgement;
    // A popup that closes gives the focus back to where it was, in an effect of its own.
    const timer = setTimeout(() => focusPlace(place));
    return () => clearTimeout(timer);
  }, [judgement, isPopupOpen, place]);
}

/** The form of a sign-up, and the question before it is sent. */
export function SignUpForm({
  data: chosen,
  isRestored,
  isSending,
  refusal,
  change,
  onSend,
}: SignUpFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const data = { ...chosen, quoted: useSiblingQuote(chosen) };
  const { project } = data;
  const { options } = useOptions();
  const queryClient = useQueryClient();
  // An object, so that the same judgement once more takes the focus to the first faulty place once more.
  const [judgement, setJudgement] = useState<{ judge: Judge }>(NOT_JUDGED);
  const errors = errorsBy(judgement.judge, data, refusal, i18n);
  const [firstPlace] = Object.keys(errors);
  const [isAsking, setIsAsking] = useState(false);
  const [isPopupOpen, setIsPopupOpen] = useState(false);
  const [shownRefusal, setShownRefusal] = useState<unknown>(null);
  const { user } = useUser();
  const isUnconfirmed = hasCode(refusal, 'email_not_confirmed');
  const asksForPhotos = options.photo_privacy === '1';
  const impossible = impossibleLines(data, i18n);
  const isPossible = Object.keys(impossible).length === 0;

  if (refusal !== shownRefusal) {
    setShownRefusal(refusal);
    if (refusal !== null) {
      setIsAsking(false);
      setJudgement({ judge: 'server' });
      setIsPopupOpen(true);
    }
  }
  // A week that became impossible while the question was open: back to the form, which says so.
  if (isAsking && !isSending && !isPossible) {
    setIsAsking(false);
    setJudgement({ judge: 'rules' });
  }
  // After a popup, which has the focus as long as it is open.
  useFocusAfter(judgement, isPopupOpen, firstPlace);
  // The page above says so too, whatever it knew before.
  useEffect(() => {
    if (isUnconfirmed) queryClient.invalidateQueries({ queryKey: userQuery.queryKey }).catch(() => undefined);
  }, [isUnconfirmed, queryClient]);

  const changeDraft = (part: Partial<Draft>): void => {
    change(part);
    setJudgement(NOT_JUDGED);
  };
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    // A form in a dialog above this one bubbles through React's tree.
    if (event.target !== event.currentTarget) return;
    if (Object.keys(validateSignUp(data, i18n)).length) {
      setJudgement({ judge: 'rules' });
      return;
    }
    setJudgement(NOT_JUDGED);
    setIsAsking(true);
    // Seats are taken quickly: the question must show the current state.
    const { queryKey } = projectQuery(String(project.id));
    for (const key of [queryKey, QUOTES])
      queryClient.refetchQueries({ queryKey: key, stale: true }).catch(() => undefined);
  };

  const [isHealthThere] = useState(() => hasHealth(data.draft));
  // On a slow phone the children can be chosen before the rest is made.
  const isRestThere = useDeferredValue(true, false);
  const lines = allLines(data);
  return (
    <>
      <DialogContent dividers>
        <Box
          component="form"
          id="sign-up"
          noValidate
          onSubmit={ask}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
        >
          {isRestored && (
            <Alert severity="info">
              {t('field.restored')}
              {project.questions.some(({ health }) => health) &&
                !isHealthThere &&
                ` ${t('signup.health_not_kept')}`}
            </Alert>
          )}
          <ChildrenPart data={data} errors={errors} change={changeDraft} />
          {isRestThere && (
            <>
              <ContactsPart data={data} errors={errors} change={changeDraft} />
              <ConsentPart
                data={data}
                errors={errors}
                change={changeDraft}
                asksForPhotos={asksForPhotos}
                privacyFile={options.app_privacy}
              />
            </>
          )}
        </Box>
      </DialogContent>
      <SubmitBar project={project} lines={lines} impossible={Object.values(impossible)} />
      {(isAsking || isSending) && (
        <SendQuestion
          project={project}
          lines={lines}
          credit={data.family.credit}
          isBusy={isSending}
          onYes={() => onSend(signUpInput(data, asksForPhotos))}
          onNo={() => setIsAsking(false)}
        />
      )}
      {isPopupOpen && isUnconfirmed && (
        <MessageDialog
          title={t('email.title')}
          messages={[t('signup.email_not_confirmed', { email: user?.email ?? '' }), t('signup.email_kept')]}
          onClose={() => setIsPopupOpen(false)}
        >
          <SendConfirmationAgain />
        </MessageDialog>
      )}
      {isPopupOpen && !isUnconfirmed && (
        <MessageDialog
          title={t('error.title')}
          messages={refusalMessages(refusal, i18n)}
          onClose={() => setIsPopupOpen(false)}
        />
      )}
    </>
  );
}
