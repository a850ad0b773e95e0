import '@fontsource-variable/nunito-sans/wght.css';
import { OFFICE_LANGUAGES, PORTAL, TODAY, type OfficeLanguage } from '@feria/shared';
import { readLanguage, writeLanguage } from '@feria/shared/browser/language';
import { keepSessionAlive, session } from '@feria/shared/browser/session';
import { localStore, sessionStore } from '@feria/shared/browser/storage';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { brandColour } from '../../core/brand-colour';
import { TodayProvider } from './context';
import { renewLogin } from './server';
import { TodayStore } from './store';
import { TodayPage } from './today-page';
import { words } from './words';

/** The service worker keeps the files of this page, so that it opens without a network. */
const WORKER = `${TODAY}/sw.js`;

/** Leaves for the login of the portal, which comes back. */
function leaveForLogin(): void {
  window.location.assign(`${PORTAL.login}?backUrl=${encodeURIComponent(TODAY)}`);
}

const store = new TodayStore(leaveForLogin);
const initialLanguage = readLanguage(localStore, navigator.languages, OFFICE_LANGUAGES);
document.documentElement.lang = initialLanguage;
document.title = words[initialLanguage].title;

const theme = createTheme({
  palette: {
    primary: { main: brandColour(null) },
    success: { main: '#2e7d32' },
    error: { main: '#c62828' },
    background: { default: '#f6f3f1' },
    text: { primary: '#2a2420', secondary: '#5d534d' },
  },
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
  typography: { fontFamily: "'Nunito Sans Variable', 'Segoe UI', system-ui, sans-serif" },
  components: {
    MuiButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 700, minHeight: 48 } } },
  },
});

function App() {
  const [language, setLanguage] = useState<OfficeLanguage>(initialLanguage);
  const context = useMemo(
    () => ({
      store,
      language,
      setLanguage: (next: OfficeLanguage) => {
        writeLanguage(localStore, next, sessionStore);
        document.documentElement.lang = next;
        document.title = words[next].title;
        setLanguage(next);
      },
    }),
    [language],
  );
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <TodayProvider value={context}>
        <TodayPage />
      </TodayProvider>
    </ThemeProvider>
  );
}

// The back button of a browser must not bring back what a logout has taken off the screen.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});
createRoot(document.getElementById('root') ?? document.body).render(<App />);
keepSessionAlive(session, renewLogin);
void store.start();
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register(WORKER, { scope: TODAY }).catch(() => undefined);
