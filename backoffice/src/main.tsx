import '@fontsource-variable/nunito-sans/wght.css';
import { API, type OptionKey, type OptionRecord, type SessionToken } from '@feria/shared';
import { reportUncaughtErrors } from '@feria/shared/browser/error-reports';
import { failUnlessReloading, reloadForNewVersion } from '@feria/shared/browser/reload';
import { keepSessionAlive, session } from '@feria/shared/browser/session';
import { createRoot } from 'react-dom/client';
import { createApp, type Start } from './app/app';
import { loadAccount } from './app/auth-provider';
import { reportError } from './app/error-reports';
import { call, requestLanguage } from './core/http';
import { initialLanguage, openPage, speak, watchSession } from './core/session';
import { StartFailed } from './app/start-failed';
import { loadOwnMessages } from './i18n';

/** Loads account, options and texts before anything is drawn, so that menu, title and colour do not change afterwards. */
async function start(): Promise<Start> {
  const [account, options] = await Promise.all([
    loadAccount(),
    call<OptionRecord[]>('GET', API.options),
    loadOwnMessages(initialLanguage).catch(failUnlessReloading),
  ]);
  const option = (key: OptionKey) => options.find((entry) => entry.key === key)?.value ?? null;
  return { account, appName: option('app_name') ?? 'Feria', appColor: option('app_color') };
}

speak(initialLanguage);
requestLanguage.current = initialLanguage;
watchSession();
keepSessionAlive(session, () => call<SessionToken>('GET', API.refresh));
reportUncaughtErrors(reportError);
reloadForNewVersion();

const root = createRoot(document.getElementById('root') ?? document.body, { onCaughtError: reportError });
start().then(
  (known) => {
    openPage({ accountId: known.account.id, close: () => root.unmount() });
    root.render(createApp(known));
  },
  (error: unknown) => {
    reportError(error);
    root.render(<StartFailed />);
  },
);
