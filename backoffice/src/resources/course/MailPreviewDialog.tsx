import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  API,
  COURSE_MAIL_FIELD,
  commonMessages,
  DOCUMENT,
  UI_LANGUAGES,
  type CourseMailKind,
  type SessionToken,
  type UiLanguage,
} from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../app/dataProvider';
import { useLanguage, useText } from '../../i18n';

interface PreviewProps {
  courseId: number;
  kind: CourseMailKind;
  /** The form holds changes of this mail that the preview cannot show. */
  unsaved: boolean;
  onClose: () => void;
}

/** The page with the mail, in a frame that may do nothing; its address carries a ticket, which is good once. */
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
    queryFn: () => dataProvider.call<SessionToken>('POST', API.ticket, { path }),
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

/** A mail of a course as its readers will see it: 900 wide, the frame 500 high (spec §9). */
export function MailPreviewDialog({ courseId, kind, unsaved, onClose }: PreviewProps) {
  const [lang, setLang] = useState<UiLanguage>(useLanguage());
  const language = useLanguage();
  const text = useText();
  const translate = useTranslate();
  const id = useId();
  const title = text('courses.mail.preview_title', {
    mail: text(`courses.mails.${COURSE_MAIL_FIELD[kind]}`),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: 900 } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, minHeight: 580, alignContent: 'start' }}>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
