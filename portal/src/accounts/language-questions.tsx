import { readLanguage, writeAccountLanguage, writeContentLanguage } from '@feria/shared/browser/language';
import { localStore, sessionStore } from '@feria/shared/browser/storage';
import { PORTAL_LANGUAGES, type ContentLanguage } from '@feria/shared/config';
import type { UserData } from '@feria/shared/contracts/account';
import { isContentLanguage } from '@feria/shared/rules/content';
import { useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../i18n';
import { ContentLanguageDialog } from './content-language-dialog';
import { FollowAccount } from './follow-account';
import { hasDeclined, MailLanguageDialog } from './mail-language-dialog';

interface LanguageQuestionsProps {
  user: UserData | undefined;
  /** Whether the language was just chosen, which leads to questions. */
  isChosen: boolean;
  /** Whether a parent may be asked for the language of mails now. */
  asksForMails: boolean;
  /** The answer changes what the server says. */
  onContentLanguage: () => void;
  onClose: () => void;
}

/**
 * What is asked after a change of the language: where organisers do not write in it, for the language of their texts; then a
 * parent, whether mails are to come in that language too.
 */
function Questions({
  user,
  asksForMails,
  onContentLanguage,
  onClose,
}: Omit<LanguageQuestionsProps, 'isChosen'>) {
  const { language, contentLanguage, setContentLanguage } = useI18n();
  const [isAnswered, setAnswered] = useState(isContentLanguage(language));
  const choose = (chosen: ContentLanguage): void => {
    writeContentLanguage(localStore, chosen);
    setContentLanguage(chosen);
    onContentLanguage();
    setAnswered(true);
  };
  const wantsMails =
    asksForMails && user?.people && user.lang !== contentLanguage && !hasDeclined(user, contentLanguage)
      ? user
      : null;
  const isOver = isAnswered && !wantsMails;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (!isAnswered) return <ContentLanguageDialog onChoose={choose} onClose={onClose} />;
  return wantsMails && <MailLanguageDialog user={wantsMails} language={contentLanguage} onClose={onClose} />;
}

/**
 * Shows the page in the language of the account to whoever has chosen none ({@link readLanguage}), now and when it is opened again.
 * @param account `undefined` while nobody is logged in
 */
function useAccountLanguage(account: ContentLanguage | undefined, onContentLanguage: () => void): void {
  const { language, showLanguage } = useI18n();
  const isWanted = account !== undefined && account !== language;
  const follow = useEffectEvent((wanted: ContentLanguage) => {
    writeAccountLanguage(localStore, wanted);
    const opened = { search: '', isSignedIn: true, visit: sessionStore };
    if (readLanguage(localStore, navigator.languages, PORTAL_LANGUAGES, opened) !== wanted) return;
    showLanguage(wanted);
    onContentLanguage();
  });
  useEffect(() => {
    if (isWanted) follow(account);
  }, [account, isWanted]);
}

/** What the language does besides being switched: that of what organisers write, that of mails, and that of the account. */
export default function LanguageQuestions({ isChosen, ...props }: LanguageQuestionsProps) {
  const { language } = useI18n();
  const { user } = props;
  // Staff who look at the portal as a parent read it in their own language.
  useAccountLanguage(user && !user.view ? user.lang : undefined, props.onContentLanguage);
  return (
    <>
      {!isContentLanguage(language) && (
        <FollowAccount
          account={props.user?.lang}
          asks={!isChosen}
          onContentLanguage={props.onContentLanguage}
        />
      )}
      {/* Another choice asks anew. */}
      {isChosen && <Questions key={language} {...props} />}
    </>
  );
}
