import Box from '@mui/material/Box';
import { isParentView } from '@feria/shared/browser/session';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { EmailBanner } from '../accounts/email-banner';
import { lazyDialog } from '../components/lazy-dialog';
import { useT } from '../i18n';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';
import { PAGE_WIDTH } from './theme';

const ViewBanner = lazyDialog(() => import('./view-banner'));

/** A new page starts at its top; Back leaves the place to the browser, which remembers it. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
}

/** Header, page and footer of every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useT();
  useScrollToTop();
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="a"
        href="#content"
        sx={{
          position: 'absolute',
          left: 12,
          top: -80,
          zIndex: 'tooltip',
          px: 2,
          py: 1,
          borderRadius: 2,
          fontWeight: 800,
          color: '#fff',
          bgcolor: 'primary.main',
          '&:focus': { top: 12 },
        }}
      >
        {t('app.skip')}
      </Box>
      <Header />
      {isParentView && <ViewBanner />}
      <OfflineBanner />
      <EmailBanner />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ ...PAGE_WIDTH, flex: 1, pb: 8, outline: 'none' }}
      >
        {children}
      </Box>
      <Footer />
    </Box>
  );
}
