import { UI_LANGUAGES, type UiLanguage } from '@feria/shared/config';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from './account';
import { MINE } from '../api/query-client';
import { useI18n } from '../i18n';
import { lazyDialog } from '../components/lazy-with-preload';

const MailLanguageDialog = lazyDialog(() => import('./mail-language-dialog'));

/** The names of the languages in themselves. */
const NAMES = { de: 'Deutsch', it: 'Italiano' } as const;

/** German or Italian, on every page. A parent is then asked whether mails are to come in that language too. */
export function LanguageSwitch() {
  const { language, setLanguage, t } = useI18n();
  const queryClient = useQueryClient();
  const { user } = useUser();
  const [offered, setOffered] = useState<UiLanguage | null>(null);
  const choose = (code: UiLanguage): void => {
    setLanguage(code);
    // What failed said so in the other language, and the names of the family's projects are sent in one.
    queryClient
      .invalidateQueries({
        predicate: ({ state, queryKey }) => state.status === 'error' || queryKey[0] === MINE,
      })
      .catch(() => undefined);
    setOffered(user?.people && user.lang !== code ? code : null);
  };
  return (
    <Box
      role="group"
      aria-label={t('app.language')}
      sx={{ display: 'flex', flex: 'none', p: 0.5, gap: 0.25, borderRadius: 99, bgcolor: 'primary.tint' }}
    >
      {UI_LANGUAGES.map((code) => (
        <Box
          component="button"
          type="button"
          key={code}
          lang={code}
          aria-pressed={code === language}
          aria-label={`${code.toUpperCase()} – ${NAMES[code]}`}
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
      {user && offered === language && (
        <MailLanguageDialog user={user} language={offered} onClose={() => setOffered(null)} />
      )}
    </Box>
  );
}
