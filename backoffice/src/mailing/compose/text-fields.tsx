import { CONTENT_LANGUAGES } from '@feria/shared';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  MESSAGE_PLACEHOLDERS,
  MONEY_PLACEHOLDERS,
  MESSAGE_SUBJECT_MAX,
  type Placeholder,
  PLACEHOLDERS,
  REGISTRATION_PLACEHOLDERS,
  SUBJECT_PLACEHOLDERS,
  type OfficeLanguage,
} from '@feria/shared';
import type { Editor } from '@tiptap/react';
import { lazy, Suspense, useCallback, useId, useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { useMessageText } from './words';

const TextEditor = lazy(() => import('./text-editor'));

/** Subject and text in both languages. */
export interface TextValues {
  subject: string | null;
  subject_it: string | null;
  body: string | null;
  body_it: string | null;
}

const FIELDS = {
  de: { subject: 'subject', body: 'body' },
  it: { subject: 'subject_it', body: 'body_it' },
} as const;

const isSubject = (name: string): name is 'subject' | 'subject_it' => name.startsWith('subject');

/**
 * The texts side by side, on a phone one under the other; languages that nobody reads are left out. The placeholders go where the
 * cursor was last.
 */
export function TextFields(props: {
  /** How many read each language; `undefined` while that is not known. */
  languages: Record<OfficeLanguage, number> | undefined;
  /** Whether there are projects and weeks to name. */
  isAboutRegistrations: boolean;
}) {
  const { languages } = props;
  const text = useMessageText();
  const { getValues, setValue } = useFormContext<TextValues>();
  const root = useRef<HTMLDivElement>(null);
  const editors = useRef(new Map<string, Editor>());
  const lastUsed = useRef<string | null>(null);
  const readers = (lang: OfficeLanguage) => languages?.[lang] ?? 0;
  const own = useLanguage();
  const shown = CONTENT_LANGUAGES.filter((lang) => readers(lang) > 0);
  const columns = shown.length ? shown : [own];

  const onEditor = useCallback((name: string, editor: Editor, used: boolean) => {
    editors.current.set(name, editor);
    if (used) lastUsed.current = name;
  }, []);
  const insert = (placeholder: Placeholder) => {
    const known = `{{${placeholder}}}`;
    // Nowhere yet: the first text.
    const name = lastUsed.current ?? FIELDS[columns[0] ?? own].body;
    const fitsSubject = (SUBJECT_PLACEHOLDERS as readonly string[]).includes(placeholder);
    if (isSubject(name) && fitsSubject) {
      const input = root.current?.querySelector<HTMLInputElement>(`[data-field="${name}"] input`);
      const value = getValues(name) ?? '';
      const at = input?.selectionStart ?? value.length;
      setValue(name, value.slice(0, at) + known + value.slice(input?.selectionEnd ?? at), {
        shouldDirty: true,
      });
      input?.focus();
      requestAnimationFrame(() => input?.setSelectionRange(at + known.length, at + known.length));
      return;
    }
    const body = name.replace('subject', 'body');
    editors.current.get(body)?.chain().focus().insertContent({ type: 'text', text: known }).run();
  };
  return (
    <Stack ref={root} spacing={2}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns.length}, minmax(0, 1fr))` },
        }}
      >
        {columns.map((lang, index) => (
          <Box
            key={lang}
            component="section"
            aria-label={text(`language.${lang}`, { smart_count: readers(lang) })}
          >
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              {text(`language.${lang}`, { smart_count: readers(lang) })}
            </Typography>
            <Box data-field={FIELDS[lang].subject} onFocus={() => (lastUsed.current = FIELDS[lang].subject)}>
              <TextInput
                source={FIELDS[lang].subject}
                label={text(`write_in.${lang}`)}
                slotProps={{ htmlInput: { maxLength: MESSAGE_SUBJECT_MAX } }}
                autoFocus={index === 0}
                helperText={false}
                fullWidth
              />
            </Box>
            <Box data-field={FIELDS[lang].body}>
              <Suspense fallback={<Skeleton variant="rounded" height={230} />}>
                <TextEditor name={FIELDS[lang].body} label={text(`body_in.${lang}`)} onEditor={onEditor} />
              </Suspense>
            </Box>
          </Box>
        ))}
      </Box>
      <PlaceholderButtons isAboutRegistrations={props.isAboutRegistrations} onInsert={insert} />
    </Stack>
  );
}

function PlaceholderButtons(props: {
  isAboutRegistrations: boolean;
  onInsert: (placeholder: Placeholder) => void;
}) {
  const text = useMessageText();
  const language = useLanguage();
  const id = useId();
  const seesPayments = useCan()('payment.index');
  const names = MESSAGE_PLACEHOLDERS.filter(
    (name) =>
      (props.isAboutRegistrations || !REGISTRATION_PLACEHOLDERS.includes(name)) &&
      (seesPayments || !MONEY_PLACEHOLDERS.includes(name)),
  );
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {text('placeholders')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('placeholders_help')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {names.map((name) => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            label={PLACEHOLDERS[name][language].replace(/ \(.*$/, '')}
            onClick={() => props.onInsert(name)}
            // Pressing the button must not move the selection of the editor.
            onMouseDown={(event) => event.preventDefault()}
          />
        ))}
      </Stack>
    </Box>
  );
}
