import {
  hasContentLanguage,
  readContentLanguage,
  writeContentLanguage,
} from '@feria/shared/browser/language';
import { session } from '@feria/shared/browser/session';
import { localStore } from '@feria/shared/browser/storage';
import type { ContentLanguage } from '@feria/shared/config';
import { useEffect, useState } from 'react';
import { useI18n } from '../i18n';
import { ContentLanguageDialog } from './content-language-dialog';

interface FollowAccountProps {
  account: ContentLanguage | undefined;
  /** Whether nobody has pressed the switch, which asks by itself. */
  asks: boolean;
  /** The answer changes what the server says. */
  onContentLanguage: () => void;
}

/**
 * On a page in a language in which organisers do not write: shows their texts as the account wants its mails. A visitor whose
 * browser has opened the page in that language is asked once, and so learns that not everything is in it.
 */
export function FollowAccount({ account, asks, onContentLanguage }: FollowAccountProps) {
  const { language, contentLanguage, setContentLanguage } = useI18n();
  const wanted = readContentLanguage(localStore, navigator.languages, language, account ?? contentLanguage);
  useEffect(() => {
    if (wanted === contentLanguage) return;
    setContentLanguage(wanted);
    onContentLanguage();
  });
  const [isOpen, setOpen] = useState(() => asks && !session.read() && !hasContentLanguage(localStore));
  if (!isOpen) return null;
  const choose = (chosen: ContentLanguage): void => {
    writeContentLanguage(localStore, chosen);
    setOpen(false);
  };
  return <ContentLanguageDialog onChoose={choose} onClose={() => choose(contentLanguage)} />;
}
