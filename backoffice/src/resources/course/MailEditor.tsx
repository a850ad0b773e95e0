import Preview from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { unknownPlaceholdersIn, type CourseMailKind } from '@feria/shared';
import type { Editor } from '@tiptap/react';
import { useCallback, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import { RichTextField } from '../../resource-kit/inputs/RichTextField';
import type { FieldInputProps, KitRecord, TabProps } from '../../resource-kit/types';
import { MailPreviewDialog } from './MailPreviewDialog';
import { PlaceholderList } from './PlaceholderList';

/** Says which double braces of a text will be sent as they stand: also a placeholder of which only a part is bold. */
function UnknownPlaceholders({ name }: { name: string }) {
  const text = useText();
  const value: unknown = useWatch({ name });
  const unknown = typeof value === 'string' ? unknownPlaceholdersIn(value) : [];
  if (unknown.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {text('courses.mail.unknown', { names: unknown.join(', ').replace(/<[^>]*>/g, '') })}
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
      <RichTextField {...props} onEditor={handOver} />
      <UnknownPlaceholders name={name} />
    </Box>
  );
}

/** The German and the Italian text of a mail, the placeholders for both, and how the mail will look. */
export function MailEditor({ definition, fields, kind }: TabProps & { kind: CourseMailKind }) {
  const record = useRecordContext<KitRecord>();
  const text = useText();
  const language = useLanguage();
  const { dirtyFields } = useFormState();
  const [previewing, setPreviewing] = useState(false);
  const editors = useRef(new Map<string, Editor>());
  const lastUsed = useRef<string | null>(null);

  const onEditor = useCallback<OnEditor>((name, editor, used) => {
    editors.current.set(name, editor);
    if (used) lastUsed.current = name;
  }, []);
  const insert = (placeholder: string) => {
    // Nowhere yet: the text in the language of the screen.
    const [first] = fields.filter(([name]) => name.endsWith('_it') === (language === 'it'));
    const editor = editors.current.get(lastUsed.current ?? first?.[0] ?? '');
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
          courseId={record.id}
          kind={kind}
          unsaved={fields.some(([name]) => name in dirtyFields)}
          onClose={() => setPreviewing(false)}
        />
      )}
    </Stack>
  );
}
