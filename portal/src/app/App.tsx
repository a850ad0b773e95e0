import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { ForcedPasswordChange } from '../features/account/guards';
import { SessionKeeper } from '../features/account/SessionKeeper';
import { I18nProvider, type Words } from '../i18n';
import { ErrorBoundary } from './ErrorBoundary';
import { Layout } from './Layout';
import { useOptions } from './options';
import { AppRoutes } from './routes';
import { createPortalTheme } from './theme';
import { ToastProvider } from './toasts';

function OrganiserTheme({ children }: { children: ReactNode }) {
  const { app_color } = useOptions().options;
  const theme = useMemo(() => createPortalTheme(app_color), [app_color]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** A page that crashed is over when another is opened. */
function PageBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary key={useLocation().pathname}>{children}</ErrorBoundary>;
}

/** The parent portal. */
export function App({ queryClient, words }: { queryClient: QueryClient; words: Words }) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider first={words}>
        <OrganiserTheme>
          <ToastProvider>
            <BrowserRouter useTransitions={false}>
              <SessionKeeper />
              <Layout>
                <PageBoundary>
                  <ForcedPasswordChange />
                  <AppRoutes />
                </PageBoundary>
              </Layout>
            </BrowserRouter>
          </ToastProvider>
        </OrganiserTheme>
      </I18nProvider>
    </QueryClientProvider>
  );
}
