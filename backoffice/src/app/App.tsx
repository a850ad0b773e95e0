import type { UserData } from '@feria/shared';
import { QueryClient } from '@tanstack/react-query';
import { AdminContext, AdminUI, HttpError, memoryStore, Resource } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { BACKOFFICE } from '@feria/shared';
import { AccountProvider } from '../resource-kit/account';
import { AppNameProvider } from '../resource-kit/PageTitle';
import { apiNameOf, sectionPermission, sections } from '../resources';
import { createAuthProvider } from './authProvider';
import { Dashboard } from './dashboard/Dashboard';
import { createDataProvider } from './dataProvider';
import { createI18nProvider } from './i18nProvider';
import { FeriaLayout } from './layout/Layout';
import { FeriaNotification } from './layout/Notification';
import { Forbidden, NotFound } from './pages';
import { LookProvider, type Look } from './look';
import { createFeriaTheme } from './theme';

/** What is known before the first page is drawn. */
export interface Start {
  account: UserData;
  appName: string;
  appColor: string | null;
}

/** Asks again only where that can help: not after an answer that says what is wrong with the question. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof HttpError && (error.status === 0 || error.status >= 500);
}

/** The back office for an account. */
export function createApp({ account, appName, appColor }: Start) {
  const dataProvider = createDataProvider(apiNameOf);
  const authProvider = createAuthProvider(account, sectionPermission);
  const i18nProvider = createI18nProvider();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: worthRetrying } } });
  // In memory, not in the browser: a reload clears what lists remember (decisions §10).
  const store = memoryStore();

  function Admin() {
    const [look, setLook] = useState<Look>({ name: appName, colour: appColor });
    const changeLook = useCallback(
      (change: Partial<Look>) => setLook((before) => ({ ...before, ...change })),
      [],
    );
    const theme = useMemo(() => createFeriaTheme(look.colour), [look.colour]);
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
          <LookProvider value={changeLook}>
            <AppNameProvider value={look.name}>
              <AdminUI
                layout={FeriaLayout}
                dashboard={Dashboard}
                notification={FeriaNotification}
                catchAll={NotFound}
                accessDenied={Forbidden}
                loginPage={false}
                title={look.name}
                disableTelemetry
                requireAuth
              >
                {sections.map(({ section, pages, routes }) => (
                  <Resource key={section.route} name={section.route} {...pages}>
                    {Object.entries(routes).map(([path, Page]) => (
                      <Route key={path} path={path} element={<Page />} />
                    ))}
                  </Resource>
                ))}
              </AdminUI>
            </AppNameProvider>
          </LookProvider>
        </AccountProvider>
      </AdminContext>
    );
  }
  // A data router, because only that can ask before unsaved changes are left.
  const router = createBrowserRouter([{ path: '*', Component: Admin }], { basename: BACKOFFICE });
  return <RouterProvider router={router} />;
}
