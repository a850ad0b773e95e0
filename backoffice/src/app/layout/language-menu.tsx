import Translate from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useI18nProvider, useLocales, useNotify } from 'react-admin';
import { useLanguage, useText } from '../../i18n';

/** The menu to choose the language. react-admin's own button has no accessible name. */
export function LanguageMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const locale = useLanguage();
  const { changeLocale } = useI18nProvider();
  const languages = useLocales() ?? [];
  const text = useText();
  const notify = useNotify();
  const id = useId();
  const current = languages.find((language) => language.locale === locale)?.name ?? locale;
  return (
    <>
      <Button
        color="inherit"
        sx={{ minWidth: 40, '@media (max-width: 599px)': { '& .MuiButton-startIcon': { m: 0 } } }}
        startIcon={<Translate />}
        aria-label={`${text('app.language')}: ${current}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={{ '@media (max-width: 599px)': { display: 'none' } }}>
          {current}
        </Box>
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map((language) => (
          <MenuItem
            key={language.locale}
            lang={language.locale}
            selected={language.locale === locale}
            onClick={() => {
              setAnchor(null);
              changeLocale(language.locale).catch(() =>
                notify('ra.notification.http_error', { type: 'error' }),
              );
            }}
          >
            {language.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
