import CssBaseline from '@mui/material/CssBaseline';
import { BACKOFFICE, type UserData } from '@feria/shared';
import { QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import {
  AdminContext,
  AuthenticationError,
  CanAccess,
  CoreAdminUI,
  Error as ErrorPage,
  HttpError,
  Loading,
  LoadingPage,
  memoryStore,
  Resource,
} from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { AccountProvider } from '../resource-kit/account';
import { AppNameProvider } from '../resource-kit/page-title';
import type { BuiltSection } from '../resource-kit/sections';
import { apiNameOf, sectionPermissions, sections } from './sections';
import { createAuthProvider } from './auth-provider';
import { type Branding, BrandingProvider } from '../core/branding';
import { createDataProvider } from '../core/data-provider';
import { useLanguageProvider } from './i18n-provider';
import { FeriaLayout } from './layout/layout';
import { LoginOnTop } from './login-on-top/login-on-top';
import { FeriaNotification } from './layout/notification';
import { Forbidden, NotFound } from '../core/pages';
import { StartPage } from './start-page';
import { createFeriaTheme } from './theme';

/** What is loaded before the first page is drawn. */
export interface Start {
  account: UserData;
  appName: string;
  appColor: string | null;
}

/** Repeats a failed request twice, but not one that the server refused (4xx): it would refuse it again. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof HttpError && (error.status === 0 || error.status >= 500);
}

/**
 * The pages of a section, each drawn only for who may open it. react-admin's own check runs beside the page's first request, whose
 * refusal then leads to the list and not to the page 403.
 */
function guarded(
  resource: string,
  pages: BuiltSection['pages'],
  ownAccess: readonly string[],
): Record<string, ReactElement> {
  return Object.fromEntries(
    Object.entries(pages).flatMap(([action, Page]) =>
      Page
        ? [
            [
              action,
              ownAccess.includes(action) ? (
                <Page />
              ) : (
                <CanAccess
                  resource={resource}
                  action={action}
                  loading={<Loading />}
                  accessDenied={<Forbidden />}
                >
                  <Page />
                </CanAccess>
              ),
            ],
          ]
        : [],
    ),
  );
}

/** Creates the back office for an account. */
export function createApp({ account, appName, appColor }: Start) {
  const dataProvider = createDataProvider(apiNameOf);
  const authProvider = createAuthProvider(account, sectionPermissions);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: worthRetrying } } });
  // In memory, not in the browser: a reload clears what lists remember (product/office.md#back-office).
  const store = memoryStore();

  function Admin() {
    const i18nProvider = useLanguageProvider();
    const [branding, setBranding] = useState<Branding>({ name: appName, colour: appColor });
    const changeBranding = useCallback(
      (change: Partial<Branding>) => setBranding((before) => ({ ...before, ...change })),
      [],
    );
    const theme = useMemo(() => createFeriaTheme(branding.colour), [branding.colour]);
    return (
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
        theme={theme}
        darkTheme={null}
      >
        <AccountProvider value={account}>
          <BrandingProvider value={changeBranding}>
            <AppNameProvider value={branding.name}>
              <CssBaseline enableColorScheme />
              {/* Not `AdminUI`: it brings a page to log in, and with that forms and fields that the first page does not need. */}
              <CoreAdminUI
                layout={FeriaLayout}
                dashboard={StartPage}
                catchAll={NotFound}
                accessDenied={Forbidden}
                authenticationError={AuthenticationError}
                error={ErrorPage}
                loading={LoadingPage}
                loginPage={false}
                title={branding.name}
                disableTelemetry
                requireAuth
              >
                {sections.map(({ section, pages, ownAccess, routes }) => (
                  <Resource
                    key={section.route}
                    name={section.route}
                    {...guarded(section.route, pages, ownAccess)}
                  >
                    {Object.entries(routes).map(([path, Page]) => (
                      <Route key={path} path={path} element={<Page />} />
                    ))}
                  </Resource>
                ))}
              </CoreAdminUI>
              <FeriaNotification />
              <LoginOnTop />
            </AppNameProvider>
          </BrandingProvider>
        </AccountProvider>
      </AdminContext>
    );
  }
  // A data router: only with it react-admin can ask before unsaved changes are lost.
  const router = createBrowserRouter([{ path: '*', Component: Admin }], { basename: BACKOFFICE });
  return <RouterProvider router={router} />;
}
