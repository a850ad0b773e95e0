import { LANGUAGE_NAMES, PORTAL_LANGUAGES, type PortalLanguage } from '@feria/shared/config';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from './account';
import { MINE } from '../api/query-client';
import { useI18n } from '../i18n';
import { lazyDialog } from '../components/lazy-dialog';

const LanguageQuestions = lazyDialog(() => import('./language-questions'), { isQuiet: true });

interface LanguageSwitchProps {
  /** Whether somebody is in the middle of something: then the language of mails is not asked for; their data have it. */
  isBusy?: boolean;
}

/** The language, on every page. A change may lead to questions ({@link LanguageQuestions}). */
export function LanguageSwitch({ isBusy = false }: LanguageSwitchProps) {
  const { language, setLanguage, contentLanguage, t } = useI18n();
  const queryClient = useQueryClient();
  const { user } = useUser();
  const [chosen, setChosen] = useState<PortalLanguage | null>(null);
  const askAgain = (): void => {
    // What failed said so in the other language, and the names of the family's projects are sent in one.
    queryClient
      .invalidateQueries({
        predicate: ({ state, queryKey }) => state.status === 'error' || queryKey[0] === MINE,
      })
      .catch(() => undefined);
  };
  const choose = (code: PortalLanguage): void => {
    setLanguage(code);
    askAgain();
    setChosen(code);
  };
  return (
    <Box
      role="group"
      aria-label={t('app.language')}
      sx={{ display: 'flex', flex: 'none', p: 0.5, gap: 0.25, borderRadius: 99, bgcolor: 'primary.tint' }}
    >
      {PORTAL_LANGUAGES.map((code) => (
        <Box
          component="button"
          type="button"
          key={code}
          lang={code}
          aria-pressed={code === language}
          aria-label={`${code.toUpperCase()} – ${LANGUAGE_NAMES[code]}`}
          onClick={() => choose(code)}
          sx={{
            minWidth: 36,
            minHeight: 32,
            px: 1,
            py: 0,
            border: 0,
            borderRadius: 99,
            cursor: 'pointer',
            bgcolor: 'transparent',
            fontFamily: 'inherit',
            fontSize: '0.875rem',
            fontWeight: 800,
            color: 'text.primary',
            '&[aria-pressed=true]': { color: '#fff', bgcolor: 'primary.main' },
          }}
        >
          {code.toUpperCase()}
        </Box>
      ))}
      {(chosen === language || language !== contentLanguage || (user && user.lang !== language)) && (
        <LanguageQuestions
          user={user}
          asksForMails={!isBusy}
          isChosen={chosen === language}
          onContentLanguage={askAgain}
          onClose={() => setChosen(null)}
        />
      )}
    </Box>
  );
}
