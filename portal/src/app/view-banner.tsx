import { leaveView } from '@feria/shared/browser/parent-view';
import { session, SESSION_KEY, watchOtherTabs } from '@feria/shared/browser/session';
import { localStore } from '@feria/shared/browser/storage';
import { API } from '@feria/shared/routes';
import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { useUser } from '../accounts/account';
import { dropAllAnswers } from '../catalogue/answered';
import { request } from '../api/client';
import { dropKeptInput } from '../components/form/kept-input-key';
import { LITTLE_HEIGHT } from '../components/little-height';
import { dropDraft } from '../registrations/signup/draft-key';
import { FOCUS_COLOUR } from '../components/focus-colour';
import { useT } from '../i18n';

/** What is focused or stays in sight comes below the banner, which has more lines on a phone. */
const BELOW = {
  ':root': { '--banner-height': '48px', scrollPaddingTop: 180, [LITTLE_HEIGHT]: { scrollPaddingTop: 8 } },
} as const;

/** Leaves the view, and forgets what was typed in it. */
function leave(): void {
  dropDraft();
  dropAllAnswers();
  dropKeptInput();
  leaveView();
}

/** Says on every page that staff see the portal as a parent does, and ends that (product/accounts.md#view-as-parent). */
export default function ViewBanner() {
  const t = useT();
  const { user } = useUser();
  const [isEnding, setIsEnding] = useState(false);
  useEffect(() => {
    // The server has ended the view, or somebody has logged out in another tab.
    watchOtherTabs(() => {
      if (localStore.getItem(SESSION_KEY) === null) leave();
    });
    const leaveIfEnded = (): void => {
      if (session.read() === null) leave();
    };
    // A refusal may have come before this was loaded.
    leaveIfEnded();
    return session.subscribe(leaveIfEnded);
  }, []);

  const end = async (): Promise<void> => {
    setIsEnding(true);
    await request('GET', API.logout).catch(() => undefined);
    leave();
  };
  return (
    <Box
      component="section"
      aria-label={t('view.title')}
      sx={{
        position: 'sticky',
        // Below the header, which is sticky too.
        top: { xs: 61, sm: 73 },
        [LITTLE_HEIGHT]: { position: 'static' },
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 0.75,
        color: '#fff',
        bgcolor: '#42352d',
        [FOCUS_COLOUR]: '#fff',
        '@media print': { display: 'none' },
      }}
    >
      <GlobalStyles styles={BELOW} />
      <Visibility aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }} />
      <Box role="status" sx={{ fontWeight: 700, overflowWrap: 'anywhere', minWidth: 0 }}>
        {user && t('view.text', { name: user.name })}
      </Box>
      <Button color="inherit" variant="outlined" size="small" disabled={isEnding} onClick={() => void end()}>
        {t('view.end')}
      </Button>
    </Box>
  );
}
