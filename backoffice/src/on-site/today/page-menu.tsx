import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { BACKOFFICE, LANGUAGE_NAMES, OFFICE_LANGUAGES } from '@feria/shared';
import { useState } from 'react';
import { telAddress } from '../../resource-kit/phone-link';
import { useToday, useWords } from './context';
import { asksBeforeLogout, LogoutDialog } from './logout-dialog';

/** Language, a call to the office, back office, logout. */
export function PageMenu() {
  const t = useWords();
  const { state, store, language, setLanguage } = useToday();
  const [isAsking, setAsking] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const phone = state.held?.day.office_phone;
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('more')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 48, height: 48 }}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {OFFICE_LANGUAGES.filter((other) => other !== language).map((other) => (
          <MenuItem
            key={other}
            lang={other}
            sx={{ minHeight: 48 }}
            onClick={() => {
              close();
              setLanguage(other);
            }}
          >
            {LANGUAGE_NAMES[other]}
          </MenuItem>
        ))}
        {phone && (
          <MenuItem component="a" href={telAddress(phone)} sx={{ minHeight: 48 }} onClick={close}>
            {t('call_office')}
          </MenuItem>
        )}
        <MenuItem component="a" href={BACKOFFICE} sx={{ minHeight: 48 }}>
          {t('back_office')}
        </MenuItem>
        <MenuItem
          sx={{ minHeight: 48 }}
          onClick={() => {
            close();
            if (asksBeforeLogout(state)) setAsking(true);
            else void store.logOut();
          }}
        >
          {t('log_out')}
        </MenuItem>
      </Menu>
      {isAsking && <LogoutDialog onClose={() => setAsking(false)} />}
    </>
  );
}
