import { readJson, sessionStore, writeJson } from '@feria/shared/browser/storage';
import type { ContentLanguage } from '@feria/shared/config';
import type { UserData } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/client';
import { MINE } from '../api/query-client';
import { useI18n } from '../i18n';
import { ConfirmDialog } from '../components/confirm-dialog';
import { messageOf } from '../components/error-notice';
import { useNotify } from '../components/toasts';

/** Key in `sessionStorage` of the answer no: nobody is asked the same twice in one tab. */
const DECLINED_KEY = 'feria.mail-language-declined';

interface MailLanguageDialogProps {
  user: UserData;
  /** The language of the texts on the page now, which the account has not. */
  language: ContentLanguage;
  onClose: () => void;
}

/** Asks a parent who has changed the language of the page whether mails are to come in that language too. */
export function MailLanguageDialog({ user, language, onClose }: MailLanguageDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const question = `${user.id}:${language}`;
  const [isDeclined] = useState(() => readJson<string>(sessionStore, DECLINED_KEY) === question);
  if (isDeclined) return null;

  const change = async (): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      await request('PUT', API.myFamilyParent, { body: { lang: language } });
      await queryClient.invalidateQueries({ queryKey: [MINE] });
      notify('success', t('mail_language.done'));
      onClose();
    } catch (failure) {
      setError(failure);
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('mail_language.title')}
      question={t('mail_language.question')}
      confirmLabel={t('mail_language.yes')}
      cancelLabel={t('mail_language.no')}
      isBusy={isBusy}
      error={error === null ? null : messageOf(error, i18n)}
      onConfirm={() => void change()}
      onCancel={() => {
        writeJson(sessionStore, DECLINED_KEY, question);
        onClose();
      }}
    />
  );
}
