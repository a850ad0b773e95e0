import '@fontsource-variable/nunito-sans/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client';
import { loadFirstWords } from '../i18n';
import { App } from './App';
import { reloadOnceWhenChunkFails } from './chunks';
import { reportError, reportUncaughtErrors } from './client-errors';
import { prepareFirstPage } from './first-page';

reportUncaughtErrors();
reloadOnceWhenChunkFails();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

const queryClient = createQueryClient();
const words = loadFirstWords();
const page = prepareFirstPage(window.location.pathname, queryClient);

Promise.all([words, page]).then(
  ([first]) =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} words={first} />
      </StrictMode>,
    ),
  (error: unknown) => {
    reportError(error);
    container.textContent = 'Bitte laden Sie die Seite neu. – Si prega di ricaricare la pagina.';
  },
);
