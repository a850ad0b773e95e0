import { UI_LANGUAGES } from '@feria/shared/config';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useI18n } from '../i18n';

/** The names of the languages in themselves. */
const NAMES = { de: 'Deutsch', it: 'Italiano' } as const;

/** German or Italian, on every page. */
export function LanguageSwitch() {
  const { language, setLanguage, t } = useI18n();
  const queryClient = useQueryClient();
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
          onClick={() => {
            setLanguage(code);
            // What failed said so in the other language.
            queryClient
              .invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
              .catch(() => undefined);
          }}
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
    </Box>
  );
}
