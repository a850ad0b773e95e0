import '@fontsource-variable/nunito-sans/wght.css';
import { API, type OptionKey, type OptionRecord } from '@feria/shared';
import { createRoot } from 'react-dom/client';
import { createApp, type Start } from './app/App';
import { loadAccount } from './app/authProvider';
import { reportError, watchErrors } from './app/clientErrors';
import { call, requestLanguage } from './app/http';
import { initialLanguage, rememberLanguage, watchSession } from './app/session';
import { ownMessages } from './i18n';

/** Account and options, together and before anything is drawn: no menu, title or colour that jumps. */
async function start(): Promise<Start> {
  const [account, options] = await Promise.all([loadAccount(), call<OptionRecord[]>('GET', API.options)]);
  const option = (key: OptionKey) => options.find((entry) => entry.key === key)?.value ?? null;
  return { account, appName: option('app_name') ?? 'Feria', appColor: option('app_color') };
}

/** Without a server there is nothing to show but that, and a way to try again. */
function StartFailed() {
  const { start_failed, retry } = ownMessages[initialLanguage].app;
  return (
    <main style={{ fontFamily: 'system-ui, sans-serif', padding: '4rem 1.5rem', textAlign: 'center' }}>
      <p role="alert">{start_failed}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </main>
  );
}

rememberLanguage(initialLanguage);
requestLanguage.current = initialLanguage;
watchSession();
watchErrors();

const root = createRoot(document.getElementById('root') ?? document.body, { onCaughtError: reportError });
start().then(
  (known) => root.render(createApp(known)),
  (error: unknown) => {
    reportError(error);
    root.render(<StartFailed />);
  },
);
