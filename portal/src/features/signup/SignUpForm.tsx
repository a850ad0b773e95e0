import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { MyFamily } from '@feria/shared/contracts/family';
import type { SignUpResult } from '@feria/shared/contracts/registration';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useState, type FormEvent } from 'react';
import { ApiError, firstMessages, hasCode } from '../../api/errors';
import { useOptions } from '../../app/options';
import { useI18n } from '../../i18n';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { messageOf } from '../../ui/ErrorNotice';
import { MessageDialog } from '../../ui/MessageDialog';
import { findProblems, problemsOf, type Problems } from './checks';
import { ChildrenPart } from './ChildrenPart';
import { ConsentPart } from './ConsentPart';
import { ContactsPart } from './ContactsPart';
import { dropDraft, EMPTY_DRAFT, keepDraft, loadDraft, type Draft } from './draft';
import { allLines, signUpInput, type Facts } from './lines';
import { SubmitBar } from './SubmitBar';
import { keyFor, useSend } from './use-send';

interface SignUpFormProps {
  project: FrontendProjectDetail;
  family: MyFamily;
  userId: number;
  onDone: (result: SignUpResult) => void;
}

/** Props of the parts of the form. */
export interface PartProps {
  facts: Facts;
  problems: Problems;
  change: (part: Partial<Draft>) => void;
}

/** The form of a sign-up. Every change is kept, so that a reload or a lost session costs nothing. */
export function SignUpForm({ project, family, userId, onDone }: SignUpFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { options } = useOptions();
  const [restored] = useState(() => loadDraft(userId, project.id));
  const [draft, setDraft] = useState<Draft>(restored ?? EMPTY_DRAFT);
  const [problems, setProblems] = useState<Problems>({});
  const [isAsking, setIsAsking] = useState(false);
  const [popup, setPopup] = useState<string[] | null>(null);
  const send = useSend(project.id);
  const facts: Facts = { project, family, draft };
  const asksForPhotos = options.photo_privacy === '1';

  useEffect(() => {
    if (draft !== EMPTY_DRAFT) keepDraft(userId, project.id, draft);
  }, [draft, userId, project.id]);

  const change = (part: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const show = (found: Problems): void => {
    setProblems(found);
    const first = Object.keys(found)[0];
    // After the messages are there, so that the element describes itself by them.
    if (first) requestAnimationFrame(() => document.getElementById(first)?.focus());
  };

  const ask = (event: FormEvent): void => {
    event.preventDefault();
    // A form in a dialog above this one bubbles through React's tree.
    if (event.target !== event.currentTarget) return;
    const found = findProblems(facts, i18n);
    show(found);
    if (!Object.keys(found).length) setIsAsking(true);
  };

  const submit = (): void => {
    const input = signUpInput(facts, asksForPhotos);
    const sent = keyFor(input, draft.sent);
    setDraft((before) => ({ ...before, sent }));
    send.mutate(
      { input, key: sent.key },
      {
        onSuccess: (result) => {
          dropDraft();
          onDone(result);
        },
        onError: (error) => {
          setIsAsking(false);
          // The login ended: the dialog asks for it again, and the form is as it was.
          if (hasCode(error, 'unauthenticated')) return;
          if (error instanceof ApiError && error.status === 422) {
            show(problemsOf(error.errors, facts));
            const messages = [...new Set(Object.values(firstMessages(error.errors)))];
            setPopup(messages.length ? messages : [error.message]);
          } else {
            const reason = messageOf(error, t);
            setPopup([t('signup.error_send'), reason, t('signup.error_send_text')]);
          }
        },
      },
    );
  };

  const lines = allLines(facts);
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
          {restored && <Alert severity="info">{t('signup.draft')}</Alert>}
          <ChildrenPart facts={facts} problems={problems} change={change} />
          <ContactsPart facts={facts} problems={problems} change={change} />
          <ConsentPart
            facts={facts}
            problems={problems}
            change={change}
            asksForPhotos={asksForPhotos}
            privacyFile={options.app_privacy}
          />
        </Box>
      </DialogContent>
      <SubmitBar lines={lines} canSubmit={draft.privacy} />
      {isAsking && (
        <ConfirmDialog
          title={t('signup.question_title')}
          question={t('signup.question', { smart_count: lines.length })}
          yes={t('signup.question_yes')}
          isBusy={send.isPending}
          onYes={submit}
          onNo={() => setIsAsking(false)}
        />
      )}
      {popup && <MessageDialog title={t('error.title')} messages={popup} onClose={() => setPopup(null)} />}
    </>
  );
}
