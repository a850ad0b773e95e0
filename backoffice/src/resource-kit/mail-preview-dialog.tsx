import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { commonMessages, OFFICE_LANGUAGES, type MailPreview, type OfficeLanguage } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type HttpError, useTranslate } from 'react-admin';
import { useLanguage, useText } from '../i18n';
import { TitledDialog } from './titled-dialog';

interface PreviewProps {
  title: string;
  /** Has the mail made, in a language, from the texts as they stand in the form: those do not change while the dialog is open. */
  load: (lang: OfficeLanguage) => Promise<MailPreview>;
  /** Whether the texts have changes that are not saved. */
  unsaved: boolean;
  onClose: () => void;
}

/** The page with the mail, in a frame that may do nothing. */
function PreviewFrame({
  title,
  lang,
  load,
}: Pick<PreviewProps, 'title' | 'load'> & { lang: OfficeLanguage }) {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-preview', title, lang],
    queryFn: () => load(lang),
    // Nothing of it is kept for the next time: the text may be another by then.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (error) {
    const retry = (
      <Button color="inherit" onClick={() => void refetch()}>
        {text('app.retry')}
      </Button>
    );
    // What could not be saved either, such as a text that is too long.
    const refusal = ((error as HttpError).body as { errors?: { text?: string } } | null)?.errors?.text;
    return (
      <Alert severity="error" action={refusal ? undefined : retry}>
        {refusal ?? text('courses.mail.preview_failed')}
      </Alert>
    );
  }
  if (!data) return <CircularProgress aria-label={text('courses.mail.preview_loading')} />;
  return (
    <Box
      component="iframe"
      title={title}
      srcDoc={data.html}
      sandbox=""
      sx={{ width: 1, height: 500, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
    />
  );
}

/** A mail as its readers will see it: 900 wide, the frame 500 high. */
export function MailPreviewDialog({ title, load, unsaved, onClose }: PreviewProps) {
  const [lang, setLang] = useState<OfficeLanguage>(useLanguage());
  const language = useLanguage();
  const text = useText();
  const translate = useTranslate();
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      // Only looked at: the language that was chosen is nothing to lose.
      asks={false}
      maxWidth={900}
      sx={{ display: 'grid', gap: 2, minHeight: 580, alignContent: 'start' }}
      actions={<Button onClick={onClose}>{translate('ra.action.close')}</Button>}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={lang}
          onChange={(_, chosen: OfficeLanguage | null) => chosen && setLang(chosen)}
          aria-label={text('courses.mail.preview_language')}
        >
          {OFFICE_LANGUAGES.map((name) => (
            <ToggleButton key={name} value={name}>
              {commonMessages[language].lang[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <span>{text('courses.mail.preview_sample')}</span>
      </Box>
      {unsaved && <Alert severity="info">{text('courses.mail.preview_unsaved')}</Alert>}
      <PreviewFrame title={`${title}, ${commonMessages[language].lang[lang]}`} lang={lang} load={load} />
    </TitledDialog>
  );
}
