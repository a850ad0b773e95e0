import { readContentLanguage } from '@feria/shared/browser/language';
import { localStore } from '@feria/shared/browser/storage';
import type { ContentLanguage } from '@feria/shared/config';
import { useEffect } from 'react';
import { useI18n } from '../i18n';

interface FollowAccountProps {
  account: ContentLanguage | undefined;
  /** The answer changes what the server says. */
  onContentLanguage: () => void;
}

/** On a page in a language in which organisers do not write: shows their texts as the account wants its mails. */
export default function FollowAccount({ account, onContentLanguage }: FollowAccountProps) {
  const { language, contentLanguage, setContentLanguage } = useI18n();
  const wanted = readContentLanguage(localStore, navigator.languages, language, account ?? contentLanguage);
  useEffect(() => {
    if (wanted === contentLanguage) return;
    setContentLanguage(wanted);
    onContentLanguage();
  });
  return null;
}
