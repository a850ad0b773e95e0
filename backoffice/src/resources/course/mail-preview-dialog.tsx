import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  API,
  COURSE_MAIL_FIELD,
  commonMessages,
  DOCUMENT,
  UI_LANGUAGES,
  type CourseMailKind,
  type UiLanguage,
} from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useLanguage, useText } from '../../i18n';
import { TitledDialog } from '../../resource-kit/titled-dialog';

interface PreviewProps {
  courseId: number;
  kind: CourseMailKind;
  /** The form holds changes of this mail that the preview cannot show. */
  unsaved: boolean;
  onClose: () => void;
}

/** The page with the mail, in a frame that may do nothing. Its address carries a download token, good for 60 seconds. */
function PreviewFrame({
  courseId,
  kind,
  lang,
  title,
}: Omit<PreviewProps, 'unsaved' | 'onClose'> & { lang: UiLanguage; title: string }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const path = DOCUMENT.mailPreview(courseId, kind);
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-preview', path, lang],
    queryFn: () => dataProvider.api('POST', API.downloadToken, { body: { path } }),
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
    return (
      <Alert severity="error" action={retry}>
        {text('courses.mail.preview_failed')}
      </Alert>
    );
  }
  if (!data) return <CircularProgress aria-label={text('courses.mail.preview_loading')} />;
  return (
    <Box
      component="iframe"
      title={title}
      src={`${path}?${new URLSearchParams({ lang, token: data.token })}`}
      sandbox=""
      sx={{ width: 1, height: 500, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
    />
  );
}

/** A mail of a course as its readers will see it: 900 wide, the frame 500 high. */
export function MailPreviewDialog({ courseId, kind, unsaved, onClose }: PreviewProps) {
  const [lang, setLang] = useState<UiLanguage>(useLanguage());
  const language = useLanguage();
  const text = useText();
  const translate = useTranslate();
  const title = text('courses.mail.preview_title', {
    mail: text(`courses.mails.${COURSE_MAIL_FIELD[kind]}`),
  });
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      maxWidth={900}
      sx={{ display: 'grid', gap: 2, minHeight: 580, alignContent: 'start' }}
      actions={<Button onClick={onClose}>{translate('ra.action.close')}</Button>}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={lang}
          onChange={(_, chosen: UiLanguage | null) => chosen && setLang(chosen)}
          aria-label={text('courses.mail.preview_language')}
        >
          {UI_LANGUAGES.map((name) => (
            <ToggleButton key={name} value={name}>
              {commonMessages[language].lang[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <span>{text('courses.mail.preview_sample')}</span>
      </Box>
      {unsaved && <Alert severity="warning">{text('courses.mail.preview_unsaved')}</Alert>}
      <PreviewFrame
        courseId={courseId}
        kind={kind}
        lang={lang}
        title={`${title}, ${commonMessages[language].lang[lang]}`}
      />
    </TitledDialog>
  );
}
