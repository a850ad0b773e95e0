import { keepSessionAlive, session } from '@feria/shared/browser/session';
import type { PortalLanguage } from '@feria/shared/config';
import { API } from '@feria/shared/routes';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { request } from '../api/client';
import { ForcedStep } from '../accounts/guards';
import { I18nProvider } from '../i18n';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout';
import { useOptions } from '../api/options';
import { AppRoutes } from './routes';
import { createPortalTheme } from './theme';
import { ToastProvider } from '../components/toasts';

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
export function App({ queryClient, language }: { queryClient: QueryClient; language: PortalLanguage }) {
  useEffect(() => keepSessionAlive(session, () => request('GET', API.refresh)), []);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider initial={language}>
        <OrganiserTheme>
          <ToastProvider>
            <BrowserRouter useTransitions={false}>
              <Layout>
                <PageBoundary>
                  <ForcedStep />
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
