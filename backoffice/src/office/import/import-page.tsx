import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { IMPORT_CALL, type ImportKind } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LinkBase, Title } from 'react-admin';
import { Forbidden } from '../../core/pages';
import { useCan } from '../../resource-kit/account';
import { KeptPageNotice, useKeptPage } from '../../resource-kit/form/draft/kept-page';
import { PageTitle } from '../../resource-kit/page-title';
import { Changes } from './changes';
import { ConsentFields } from './consent-fields';
import { LIST_OF, useMayImport } from './import-link';
import { MarkedButton } from './marked-button';
import { Missing } from './missing';
import { Counts, Problems } from './report';
import { Tables } from './tables';
import { type ImportState, type TypedConsent, useImport, withConsent } from './use-import';
import { useImportWords } from './words';

const NO_CONSENT: TypedConsent = { way: '', date: '' };

/** Imports a table in steps: template, check, import (product/catalogue.md#import). */
export function ImportPage({ kind }: { kind: ImportKind }) {
  const words = useImportWords();
  if (!useMayImport(kind)) return <Forbidden />;
  return (
    <>
      <Title title={<PageTitle text={words(`${kind}.title`)} />} preferenceKey={false} />
      <Steps kind={kind} />
    </>
  );
}

function Steps({ kind }: { kind: ImportKind }) {
  const words = useImportWords();
  const can = useCan();
  const [isDone, setDone] = useState(false);
  const kept = useKeptPage<TypedConsent>(`import ${kind}`, NO_CONSENT, isDone);
  const consent = kept.value;
  const { state, check, run, restart } = useImport(kind, consent, () => setDone(true));
  // Others have no columns of health.
  const hasHealth = kind === 'families' && can('child.health') && can(resources.child.permissions.update);
  const isBusy = state.step === 'checking' || state.step === 'running';
  return (
    <Stack sx={{ gap: 3, my: 2, maxWidth: 1000 }}>
      <KeptPageNotice kept={kept} isBusy={isBusy || isReady(state)}>
        {words('file.again')}
      </KeptPageNotice>
      <Typography>{words(`${kind}.intro`)}</Typography>
      <Section title={words('template.title')} help={words('template.help')}>
        <Tables kind={kind} />
      </Section>
      <Section title={words('file.title')} help={words('file.help')}>
        {hasHealth && (
          <ConsentFields
            value={consent}
            onChange={(value) => {
              kept.set(value);
              setDone(false);
              // What was checked was checked with another answer.
              if (!isBusy) restart();
            }}
          />
        )}
        <FileButton isBusy={isBusy} onChoose={(file) => void check(file)} />
        <Box role="status">
          {state.step === 'checking' && (
            <>
              {words('file.checking', { name: state.file.name })}
              <LinearProgress aria-hidden />
            </>
          )}
        </Box>
        {state.step === 'start' && state.problem && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {state.problem}
          </Alert>
        )}
      </Section>
      {state.step !== 'start' && state.step !== 'checking' && (
        <Outcome
          // Each step takes the focus anew.
          key={state.step}
          {...{ kind, state, restart }}
          marked={withConsent(IMPORT_CALL[kind].marked, consent)}
          onCheck={(file) => void check(file)}
          onRun={(file) => void run(file)}
        />
      )}
    </Stack>
  );
}

/** Whether a file was checked and waits to be imported: it is lost with the page. */
function isReady(state: ImportState): boolean {
  if (state.step !== 'checked') return false;
  const { problem_count, counts } = state.report;
  return problem_count === 0 && counts.some((count) => count.new > 0);
}

function Section({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h6" component="h2" id={id}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
      {children}
    </Stack>
  );
}

function FileButton({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const words = useImportWords();
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File | undefined): void => {
    if (file) onChoose(file);
    // The same file may be chosen again, once it is mended.
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<UploadFile />}
        // Not `disabled`: the button would lose the focus.
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) input.current?.click();
        }}
      >
        {words('file.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-testid="import-file"
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => choose(event.target.files?.[0])}
      />
    </>
  );
}

interface OutcomeProps {
  kind: ImportKind;
  state: Exclude<ImportState, { step: 'start' | 'checking' }>;
  /** Address of the call that gives the file back with marks. */
  marked: string;
  onCheck: (file: File) => void;
  onRun: (file: File) => void;
  restart: () => void;
}

/** What came of the file, or what is going on. It takes the focus, so that whoever does not see it learns of it. */
function Outcome({ kind, state, marked, onCheck, onRun, restart }: OutcomeProps) {
  const words = useImportWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Box component="section">
      <Typography ref={title} tabIndex={-1} variant="h6" component="h2" sx={{ outlineOffset: 4, mb: 1 }}>
        {titleOf(state, words)}
      </Typography>
      {state.step === 'checked' && (
        <Checked
          {...state}
          marked={marked}
          onRun={() => onRun(state.file)}
          onCheck={() => onCheck(state.file)}
        />
      )}
      {state.step === 'running' && <Running {...state} />}
      {state.step === 'broken' && (
        <Alert
          severity="warning"
          action={<Button onClick={() => onCheck(state.file)}>{words('run.check_again')}</Button>}
        >
          {words('run.broken')}
        </Alert>
      )}
      {state.step === 'done' && (
        <>
          <Counts counts={state.report.counts} />
          <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
            <Button component={LinkBase} to={LIST_OF[kind]} variant="contained">
              {words(`${kind}.back`)}
            </Button>
            <Button onClick={restart}>{words('run.again')}</Button>
          </Stack>
        </>
      )}
    </Box>
  );
}

function titleOf(state: OutcomeProps['state'], words: ReturnType<typeof useImportWords>): string {
  if (state.step === 'checked') return words('result.title', { name: state.file.name });
  return words(state.step === 'done' ? 'run.done' : 'run.title');
}

interface CheckedProps extends Extract<ImportState, { step: 'checked' }> {
  marked: string;
  onRun: () => void;
  onCheck: () => void;
}

function Checked({ report, file, marked, onRun, onCheck }: CheckedProps) {
  const words = useImportWords();
  const isNew = report.counts.some((count) => count.new > 0);
  if (report.problem_count > 0)
    return (
      <>
        <Problems report={report} />
        {report.problems.some(({ cell }) => cell !== null) && (
          <Box sx={{ my: 2 }}>
            <MarkedButton path={marked} file={file} />
          </Box>
        )}
        <Missing missing={report.missing} onMade={onCheck} />
      </>
    );
  return (
    <>
      <Alert severity={isNew ? 'success' : 'info'} sx={{ mb: 1.5 }}>
        {words(isNew ? 'result.ready' : 'result.nothing')}
      </Alert>
      <Counts counts={report.counts} />
      {isNew && (
        <Button variant="contained" onClick={onRun} sx={{ mt: 2 }}>
          {words('result.run')}
        </Button>
      )}
      <Changes report={report} onTaken={onCheck} />
    </>
  );
}

function Running({ done, total }: { done: number; total: number }) {
  const words = useImportWords();
  return (
    <>
      <Typography variant="body2">{words('run.stay')}</Typography>
      <LinearProgress
        aria-label={words('run.title')}
        {...(total > 0 ? { variant: 'determinate' as const, value: (100 * done) / total } : {})}
        sx={{ my: 1 }}
      />
      <Typography variant="body2">{total > 0 && words('run.progress', { done, total })}</Typography>
    </>
  );
}
