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

const questionOf = ({ id }: UserData, language: ContentLanguage): string => `${id}:${language}`;

/** Whether the parent has answered no in this tab. */
export function hasDeclined(user: UserData, language: ContentLanguage): boolean {
  return readJson<string>(sessionStore, DECLINED_KEY) === questionOf(user, language);
}

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
  const names = { chosen: t(`language_name.${language}`), present: t(`language_name.${user.lang}`) };

  const change = async (): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      await request('PUT', API.myFamilyParent, { body: { lang: language } });
      await queryClient.invalidateQueries({ queryKey: [MINE] });
      notify('success', t('mail_language.done', names));
      onClose();
    } catch (failure) {
      setError(failure);
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('mail_language.title', names)}
      question={t('mail_language.question', names)}
      confirmLabel={t('mail_language.yes', names)}
      cancelLabel={t('mail_language.no', names)}
      isBusy={isBusy}
      error={error === null ? null : messageOf(error, i18n)}
      onConfirm={() => void change()}
      onCancel={() => {
        writeJson(sessionStore, DECLINED_KEY, questionOf(user, language));
        onClose();
      }}
    />
  );
}
