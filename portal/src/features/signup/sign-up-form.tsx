import type { SignUpInput } from '@feria/shared/contracts/registration';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState, type FormEvent } from 'react';
import { ApiError, firstMessages, hasCode } from '../../api/errors';
import { useOptions } from '../../api/options';
import { useI18n, type Translate } from '../../i18n';
import { messageOf } from '../../components/error-notice';
import { MessageDialog } from '../../components/message-dialog';
import { SendConfirmationAgain } from '../../components/account/send-confirmation-again';
import { userQuery, useUser } from '../../api/account';
import { projectQuery } from '../../api/projects';
import { validateSignUp, impossibleLines, serverErrors, type ValidationErrors } from './validation';
import { ChildrenPart } from './children-part';
import { ConsentPart } from './consent-part';
import { ContactsPart } from './contacts-part';
import type { Draft } from './draft';
import { allLines, signUpInput, type SignUpData } from './lines';
import { SendQuestion } from './send-question';
import { SubmitBar } from './submit-bar';

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

/** Focuses the first faulty place, as soon as its message is rendered. */
function focusFirst(errors: ValidationErrors): void {
  const first = Object.keys(errors)[0];
  if (first) requestAnimationFrame(() => document.getElementById(first)?.focus());
}

/** The messages for a refused sign-up: the broken rules, else that sending failed and why. */
function refusalMessages(refusal: unknown, t: Translate): string[] {
  if (!(refusal instanceof ApiError) || refusal.status !== 422) {
    return [t('signup.error_send'), messageOf(refusal, t), t('signup.error_send_text')];
  }
  const messages = [...new Set(Object.values(firstMessages(refusal.errors)))];
  return messages.length ? messages : [messageOf(refusal, t)];
}

/** The form of a sign-up, and the question before it is sent. */
export function SignUpForm({ data, isRestored, isSending, refusal, change, onSend }: SignUpFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { project, draft } = data;
  const { options } = useOptions();
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<ValidationErrors>({});
  const [isAsking, setIsAsking] = useState(false);
  const [popup, setPopup] = useState<string[] | null>(null);
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
      setErrors(refusal instanceof ApiError ? serverErrors(refusal.errors, data) : {});
      setPopup(refusalMessages(refusal, t));
    }
  }
  // A week that became impossible while the question was open: back to the form, which says so.
  if (isAsking && !isSending && !isPossible) {
    setIsAsking(false);
    setErrors(impossible);
  }
  useEffect(() => focusFirst(errors), [errors]);
  // The page above says so too, whatever it knew before.
  useEffect(() => {
    if (isUnconfirmed) queryClient.invalidateQueries({ queryKey: userQuery.queryKey }).catch(() => undefined);
  }, [isUnconfirmed, queryClient]);

  const changeDraft = (part: Partial<Draft>): void => {
    change(part);
    setErrors({});
  };
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    // A form in a dialog above this one bubbles through React's tree.
    if (event.target !== event.currentTarget) return;
    const found = validateSignUp(data, i18n);
    setErrors(found);
    if (Object.keys(found).length) return;
    setIsAsking(true);
    // Seats are taken quickly: the question must show the current state.
    const { queryKey } = projectQuery(String(project.id));
    queryClient.refetchQueries({ queryKey, stale: true }).catch(() => undefined);
  };

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
          {isRestored && <Alert severity="info">{t('signup.draft')}</Alert>}
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
      <SubmitBar lines={lines} impossible={Object.values(impossible)} canSubmit={draft.privacy} />
      {(isAsking || isSending) && (
        <SendQuestion
          project={project}
          lines={lines}
          isBusy={isSending}
          onYes={() => onSend(signUpInput(data, asksForPhotos))}
          onNo={() => setIsAsking(false)}
        />
      )}
      {popup && isUnconfirmed && (
        <MessageDialog
          title={t('email.title')}
          messages={[t('signup.email_not_confirmed', { email: user?.email ?? '' }), t('signup.email_kept')]}
          onClose={() => setPopup(null)}
        >
          <SendConfirmationAgain />
        </MessageDialog>
      )}
      {popup && !isUnconfirmed && (
        <MessageDialog
          title={t('error.title')}
          messages={popup}
          onClose={() => {
            setPopup(null);
            focusFirst(errors);
          }}
        />
      )}
    </>
  );
}
