import { CONTENT_LANGUAGES } from '@feria/shared';
import Send from '@mui/icons-material/Send';
import Preview from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type AudienceState,
  type MessageAudience,
  type MessagePreview,
  type MessageSample,
  type ContentLanguage,
  OFFICE_API,
} from '@feria/shared';
import { randomKey } from '@feria/shared/browser/random-key';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  Form,
  HttpError,
  RecordContextProvider,
  ResourceContextProvider,
  useDataProvider,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAccount } from '../../resource-kit/account';
import { ConfirmDialog } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { readDraft, writeDraft } from '../../resource-kit/drafts';
import { focusField } from '../../resource-kit/form/use-first-error';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { type Attachment, Attachments } from './attachments';
import { MailFrame } from './mail-frame';
import { Receivers, States } from './receivers';
import { messages } from './section';
import { useMessageText } from './words';
import { TextFields, type TextValues } from './text-fields';

/** What is kept while a message is being written. */
interface Draft {
  texts: TextValues;
  files: Attachment[];
  states: AudienceState[];
  /** By which the server knows a repeated request. */
  key: string;
}

const FIELDS: readonly (keyof TextValues)[] = ['subject', 'body', 'subject_it', 'body_it'];

/** A message to parents: who gets it, the texts, the files; tried on oneself, looked at, sent. */
export function ComposeDialog({ audience, onClose }: { audience: MessageAudience; onClose: () => void }) {
  const account = useAccount();
  const text = useMessageText();
  const name = `message ${account.id} ${JSON.stringify(audience)}`;
  const [kept] = useState(() => readDraft<Draft>(name));
  const empty: TextValues = {
    subject: '',
    subject_it: '',
    body: `<p>${text('greeting.de')}</p><p></p>`,
    body_it: `<p>${text('greeting.it')}</p><p></p>`,
  };
  return (
    // What is typed is kept as a draft.
    <TitledDialog title={text('title')} onClose={onClose} maxWidth={900} asks={false}>
      <ResourceContextProvider value={messages.route}>
        {/* The record of the page around is none of this form. */}
        <RecordContextProvider value={undefined}>
          {/* Enter in the subject sends nothing: that asks first. */}
          <Form defaultValues={kept?.texts ?? empty} onSubmit={() => undefined} noValidate>
            <Composer audience={audience} draftName={name} kept={kept} empty={empty} onClose={onClose} />
          </Form>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TitledDialog>
  );
}

function Composer(props: {
  audience: MessageAudience;
  draftName: string;
  kept: Draft | null;
  empty: TextValues;
  onClose: () => void;
}) {
  const { draftName, kept, onClose } = props;
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const text = useMessageText();
  const root = useRef<HTMLDivElement>(null);
  const { getValues, setError, clearErrors } = useFormContext<TextValues>();
  const texts = useWatch<TextValues>() as TextValues;
  const [files, setFiles] = useState<Attachment[]>(kept?.files ?? []);
  const [states, setStates] = useState<AudienceState[]>(
    // As a draft of an older version has it.
    kept?.states.map((state) => (state === 'unpaid' ? 'open' : state)) ?? ['confirmed'],
  );
  const [key] = useState(kept?.key ?? randomKey());
  const [filesError, setFilesError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Stands in the dialog: what lies outside of it is hidden from screen readers while it is open. */
  const [tried, setTried] = useState<string | null>(null);
  const [samples, setSamples] = useState<MessageSample[] | null>(null);
  const [busy, setBusy] = useState<'test' | 'preview' | 'send' | null>(null);
  const [asking, setAsking] = useState<'send' | 'discard' | null>(null);
  const isDone = useRef(false);

  const hasStates =
    (props.audience.kind === 'week' || props.audience.kind === 'project') && !props.audience.states;
  const audience = hasStates ? { ...props.audience, states } : props.audience;
  const { data, error, refetch } = useQuery({
    queryKey: ['message', 'receivers', audience],
    queryFn: (): Promise<MessagePreview> =>
      dataProvider.api('POST', OFFICE_API.messagePreview, { body: { audience } }),
    // Who was booked meanwhile gets it too.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

  const isTouched =
    files.length > 0 || FIELDS.some((field) => (texts[field] ?? '') !== (props.empty[field] ?? ''));
  useEffect(() => {
    if (isDone.current) return;
    writeDraft<Draft>(draftName, isTouched ? { texts, files, states, key } : null);
  }, [draftName, texts, files, states, key, isTouched]);

  /** A language that nobody reads is not sent. */
  const bodyOf = () => {
    const values = getValues();
    const read = (lang: ContentLanguage) => !data || data.languages[lang] > 0;
    return {
      audience,
      subject: read('de') ? values.subject : null,
      body: read('de') ? values.body : null,
      subject_it: read('it') ? values.subject_it : null,
      body_it: read('it') ? values.body_it : null,
      attachments: files.map(({ file, name }) => ({ file, name })),
    };
  };

  /** Shows what the server says, at the fields where it can. */
  const run = async (kind: 'test' | 'preview' | 'send', action: () => Promise<void>) => {
    setBusy(kind);
    clearErrors();
    setFilesError(null);
    setFailure(null);
    setTried(null);
    try {
      await action();
    } catch (problem) {
      const errors =
        problem instanceof HttpError
          ? ((problem.body as { errors?: Record<string, string> } | null)?.errors ?? {})
          : {};
      const wrong = FIELDS.filter((field) => errors[field]);
      for (const field of wrong) setError(field, { message: errors[field] });
      const ofFiles = Object.entries(errors).find(([path]) => path.startsWith('attachments'))?.[1];
      setFilesError(ofFiles ?? null);
      const message = problem instanceof Error ? problem.message : 'ra.notification.http_error';
      if (wrong.length === 0 && !ofFiles) setFailure(errors.audience ?? translate(message, { _: message }));
      if (wrong[0]) focusField(root.current, wrong[0]);
    }
    setBusy(null);
    setAsking(null);
  };

  const test = () =>
    run('test', async () => {
      const { message } = await dataProvider.api('POST', OFFICE_API.messageTest, { body: bodyOf() });
      setTried(message);
    });
  const preview = () =>
    run('preview', async () => {
      setSamples((await dataProvider.api('POST', OFFICE_API.messagePreview, { body: bodyOf() })).samples);
    });
  const send = () =>
    run('send', async () => {
      const { receivers } = await dataProvider.api('POST', OFFICE_API.message, {
        body: bodyOf(),
        idempotencyKey: key,
      });
      isDone.current = true;
      writeDraft(draftName, null);
      const message = text('sent', { smart_count: receivers });
      notify(message, { type: 'success', messageArgs: { _: message } });
      onClose();
    });
  const discard = () => {
    isDone.current = true;
    writeDraft(draftName, null);
    onClose();
  };

  const count = data?.receivers.length ?? 0;
  return (
    <Stack ref={root} spacing={2} sx={{ pt: 1 }}>
      {kept && <Alert severity="info">{text('kept')}</Alert>}
      {hasStates && <States states={states} onChange={setStates} />}
      <Receivers preview={data} error={error} retry={() => void refetch()} />
      <TextFields languages={data?.languages} isAboutRegistrations={props.audience.kind !== 'family'} />
      <Attachments files={files} onChange={setFiles} error={filesError} />
      {samples && <Samples samples={samples} />}
      {failure && <Alert severity="error">{failure}</Alert>}
      {tried && <Alert severity="success">{tried}</Alert>}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="contained"
          startIcon={<Send />}
          disabled={count === 0}
          loading={busy === 'send'}
          loadingPosition="start"
          onClick={() => setAsking('send')}
        >
          {text('send')}
        </Button>
        <Button variant="outlined" loading={busy === 'test'} onClick={() => void test()}>
          {text('test')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Preview />}
          loading={busy === 'preview'}
          loadingPosition="start"
          onClick={() => void preview()}
        >
          {text('preview')}
        </Button>
        <Box sx={{ flex: 1 }} />
        {isTouched && (
          <Button color="error" onClick={() => setAsking('discard')}>
            {text('discard')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking === 'send'}
        question={text('send_question', { smart_count: count })}
        confirm={text('send_now')}
        busy={busy === 'send'}
        onConfirm={() => void send()}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'discard'}
        question={text('discard_question')}
        confirm={text('discard')}
        destructive
        onConfirm={discard}
        onClose={() => setAsking(null)}
      />
    </Stack>
  );
}

function Samples({ samples }: { samples: readonly MessageSample[] }) {
  const text = useMessageText();
  if (samples.length === 0) return <Alert severity="info">{text('preview_empty')}</Alert>;
  return (
    <Stack spacing={2}>
      {CONTENT_LANGUAGES.flatMap((lang) => samples.filter((sample) => sample.lang === lang)).map((sample) => (
        <Box key={sample.lang} component="section">
          <Typography variant="subtitle2" component="h3">
            {text('preview_for', { to: sample.to, lang: sample.lang })}
          </Typography>
          <Typography sx={{ fontWeight: 700, my: 0.5 }}>{sample.subject}</Typography>
          <MailFrame title={text(`body_in.${sample.lang}`)} html={sample.body} />
        </Box>
      ))}
    </Stack>
  );
}
