import { writeContentLanguage } from '@feria/shared/browser/language';
import { localStore } from '@feria/shared/browser/storage';
import type { ContentLanguage } from '@feria/shared/config';
import type { UserData } from '@feria/shared/contracts/account';
import { isContentLanguage } from '@feria/shared/rules/content';
import { useState } from 'react';
import { useI18n } from '../i18n';
import { ContentLanguageDialog } from './content-language-dialog';
import { MailLanguageDialog } from './mail-language-dialog';

interface LanguageQuestionsProps {
  user: UserData | undefined;
  /** The answer changes what the server says. */
  onContentLanguage: () => void;
  onClose: () => void;
}

/**
 * What is asked after a change of the language: where organisers do not write in it, for the language of their texts; then a
 * parent, whether mails are to come in that language too.
 */
export default function LanguageQuestions({ user, onContentLanguage, onClose }: LanguageQuestionsProps) {
  const { language, contentLanguage, setContentLanguage } = useI18n();
  const [isAnswered, setAnswered] = useState(isContentLanguage(language));
  const choose = (chosen: ContentLanguage): void => {
    writeContentLanguage(localStore, chosen);
    setContentLanguage(chosen);
    onContentLanguage();
    setAnswered(true);
  };
  if (!isAnswered) return <ContentLanguageDialog onChoose={choose} onClose={onClose} />;
  if (!user?.people || user.lang === contentLanguage) return null;
  return <MailLanguageDialog user={user} language={contentLanguage} onClose={onClose} />;
}
