import { COLUMN_SUFFIXES } from '@feria/shared/rules/content';
import Preview from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  COURSE_MAIL_FIELD,
  COURSE_MAILS,
  type CourseMailKind,
  PLACEHOLDER_NAMES,
  PLACEHOLDERS,
  type ContentLanguage,
  unknownPlaceholdersIn,
} from '@feria/shared';
import type { Editor } from '@tiptap/react';
import { useCallback, useId, useRef, useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import { FormTabs } from '../../resource-kit/form/form-tabs';
import { useFirstError } from '../../resource-kit/form/use-first-error';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { RichTextField } from '../../resource-kit/inputs/rich-text-field';
import { MailPreviewDialog } from '../../resource-kit/mail-preview-dialog';
import type { FieldInputProps, ResourceRecord, TabProps } from '../../resource-kit/types';
import { InheritedInput } from './inherited-input';

/** Tabs are named by the field of the German text, like the words of their labels. */
const tabs = COURSE_MAILS.map((kind) => COURSE_MAIL_FIELD[kind]);

const tabOf = (field: string): string => field.replace(/_it$/, '');
const kindOf = (tab: string): CourseMailKind =>
  COURSE_MAILS.find((kind) => COURSE_MAIL_FIELD[kind] === tab) ?? 'new';

/** A field without a text holds nothing. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A tab for each mail of a course, in the order in which a parent gets them. */
export function MailTabs({ definition, fields }: TabProps) {
  const [current, setCurrent] = useState<string>(COURSE_MAIL_FIELD.new);
  const { errors } = useFormState();
  useFirstError(
    fields.map(([name]) => name),
    (name) => setCurrent(tabOf(name)),
  );
  return (
    <FormTabs
      tabs={tabs}
      labelOf={(tab) => `courses.mails.${tab}`}
      current={current}
      onChange={setCurrent}
      wrong={new Set(Object.keys(errors).map(tabOf))}
    >
      {(tab) => (
        <MailEditor
          definition={definition}
          fields={fields.filter(([name]) => tabOf(name) === tab)}
          kind={kindOf(tab)}
        />
      )}
    </FormTabs>
  );
}

/** Says which double braces of a text will be sent as they stand: also a placeholder of which only a part is bold. */
function UnknownPlaceholders({ name }: { name: string }) {
  const text = useText();
  const value: unknown = useWatch({ name });
  const unknown = typeof value === 'string' ? unknownPlaceholdersIn(value) : [];
  if (unknown.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {text('courses.mail.unknown', { names: unknown.join(', ').replace(/<[^<>]*>/g, '') })}
    </Alert>
  );
}

type OnEditor = (name: string, editor: Editor, used: boolean) => void;

function MailText({ onEditor, ...props }: FieldInputProps & { onEditor: OnEditor }) {
  const { name } = props;
  const handOver = useCallback(
    (editor: Editor, used: boolean) => onEditor(name, editor, used),
    [name, onEditor],
  );
  return (
    <Box
      data-field={name}
      // As high as the list of placeholders beside it.
      sx={{ minWidth: 0, '& .RaRichTextInput-editorContent .ProseMirror.ProseMirror': { minHeight: 300 } }}
    >
      <InheritedInput {...props}>
        <RichTextField {...props} onEditor={handOver} />
        <UnknownPlaceholders name={name} />
      </InheritedInput>
    </Box>
  );
}

/** The German and the Italian text of a mail, the placeholders for both, and how the mail will look. */
function MailEditor({ definition, fields, kind }: TabProps & { kind: CourseMailKind }) {
  const record = useRecordContext<ResourceRecord>();
  const text = useText();
  const language = useLanguage();
  const { dirtyFields } = useFormState();
  const { getValues } = useFormContext();
  const { api } = useDataProvider<FeriaDataProvider>();
  const [previewing, setPreviewing] = useState(false);
  const germanField = COURSE_MAIL_FIELD[kind];
  const typedIn = (lang: ContentLanguage): string =>
    textOf(getValues(`${germanField}${COLUMN_SUFFIXES[lang]}`));
  const editors = useRef(new Map<string, Editor>());
  const lastUsed = useRef<string | null>(null);

  const onEditor = useCallback<OnEditor>((name, editor, used) => {
    editors.current.set(name, editor);
    if (used) lastUsed.current = name;
  }, []);
  const insert = (placeholder: string) => {
    // Nowhere yet: the text in the language of the screen.
    const [first] = fields.filter(([name]) => name === `${germanField}${COLUMN_SUFFIXES[language]}`);
    const editor = editors.current.get(lastUsed.current ?? first?.[0] ?? '');
    // That of a text which was left to the organiser again is gone.
    if (editor?.isDestroyed) return;
    editor
      ?.chain()
      .focus()
      .insertContent({ type: 'text', text: `{{${placeholder}}}` })
      .run();
  };
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr) 280px' },
        }}
      >
        {fields.map(([name, field]) => (
          <MailText key={name} definition={definition} name={name} field={field} onEditor={onEditor} />
        ))}
        <PlaceholderList onInsert={insert} />
      </Box>
      <div>
        <Button startIcon={<Preview />} variant="outlined" onClick={() => setPreviewing(true)}>
          {text('courses.mail.preview')}
        </Button>
      </div>
      {previewing && record && (
        <MailPreviewDialog
          title={text('courses.mail.preview_title', { mail: text(`courses.mails.${germanField}`) })}
          load={(lang) =>
            api('POST', 'api/course/{id}/mail-preview', {
              params: { id: record.id },
              body: { kind, lang, text: typedIn(lang) },
            })
          }
          unsaved={fields.some(([name]) => name in dirtyFields)}
          onClose={() => setPreviewing(false)}
        />
      )}
    </Stack>
  );
}

/** What a mail text may name, each a button that puts it where the cursor is. */
function PlaceholderList({ onInsert }: { onInsert: (name: string) => void }) {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {text('courses.mail.placeholders')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('courses.mail.placeholders_help')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {PLACEHOLDER_NAMES.map((name) => (
          <li key={name}>
            <ButtonBase
              onClick={() => onInsert(name)}
              // Pressing the button must not move the selection of the editor.
              onMouseDown={(event) => event.preventDefault()}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                p: 1,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover', borderColor: 'primary.main' },
              }}
            >
              <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', fontWeight: 700 }}>
                {`{{${name}}}`}
              </Typography>
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {PLACEHOLDERS[name][language]}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
