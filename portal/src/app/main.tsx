import '@fontsource-variable/nunito-sans/index.css';
import { reportUncaughtErrors } from '@feria/shared/browser/error-reports';
import { reloadForNewVersion } from '@feria/shared/browser/reload';
import { session, watchOtherTabs } from '@feria/shared/browser/session';
import { contactLine, officeContact } from '@feria/shared/rules/contact';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client';
import { dropExpiredBodies } from '../catalogue/unanswered';
import { watchEarlierInput } from '../components/form/earlier-input';
import { loadInitialWords } from '../i18n';
import { App } from './app';
import { reportError } from './error-reports';
import { prepareFirstPage } from './first-page';
import { cachedOptions } from '../api/options';

reportUncaughtErrors(reportError);
reloadForNewVersion();
watchOtherTabs(session.notify);
dropExpiredBodies(Date.now());
watchEarlierInput();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

const queryClient = createQueryClient();
const words = loadInitialWords();
const page = prepareFirstPage(queryClient);

Promise.all([words, page]).then(
  ([language]) =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} language={language} />
      </StrictMode>,
    ),
  (error: unknown) => {
    reportError(error);
    const contact = contactLine(officeContact((key) => cachedOptions?.[key]));
    container.textContent = `Bitte laden Sie die Seite neu. – Ricarichi la pagina. ${contact}`;
  },
);
