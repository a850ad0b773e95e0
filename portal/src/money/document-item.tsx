import { CONTENT_LANGUAGES, type ContentLanguage } from '@feria/shared/config';
import Download from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { downloadDocument } from '../api/documents';
import { messageOf } from '../components/error-notice';
import { useNotify } from '../components/toasts';
import { useI18n, useT } from '../i18n';
import { CARD } from '../components/section';

interface DocumentItemProps {
  /** Address of the document in a language. */
  path: (language: ContentLanguage) => string;
  /** What it is called in the names of the buttons. */
  name: string;
  /** The languages in which it is there; each when left out. */
  languages?: readonly ContentLanguage[];
  /** What stands beside the buttons. */
  children: ReactNode;
}

/** A PDF that can be downloaded in each of its languages, as an entry of a list. */
export function DocumentItem({ path, name, languages = CONTENT_LANGUAGES, children }: DocumentItemProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { running, failure, download } = useDownload(path);
  return (
    <Box component="li" sx={CARD}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>{children}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {languages.map((language) => (
            <Button
              key={language}
              variant="outlined"
              startIcon={
                running === language ? (
                  <CircularProgress size={18} color="inherit" aria-hidden />
                ) : (
                  <Download />
                )
              }
              aria-label={t(`family.document_${language}_of`, { name })}
              // Not `disabled`: the button that was just pressed would lose the keyboard focus.
              aria-disabled={running !== null}
              onClick={() => {
                if (running === null) void download(language);
              }}
            >
              {t(`family.document_${language}`)}
            </Button>
          ))}
        </Box>
      </Box>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', mt: running ? 1 : 0 }}>
        {running && t('family.document_running')}
      </Box>
      {failure && (
        <Alert
          severity="error"
          sx={{ mt: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={() => void download(failure.language)}>
              {t('action.retry')}
            </Button>
          }
        >
          <strong>{t('family.document_failed')}</strong> {messageOf(failure.error, i18n)}
        </Alert>
      )}
    </Box>
  );
}

/** Downloads the PDF. When the page is left, the download is aborted. */
function useDownload(path: DocumentItemProps['path']) {
  const t = useT();
  const notify = useNotify();
  const [running, setRunning] = useState<ContentLanguage | null>(null);
  const [failure, setFailure] = useState<{ language: ContentLanguage; error: unknown } | null>(null);
  const runningDownload = useRef<AbortController | null>(null);
  useEffect(() => () => runningDownload.current?.abort(), []);

  const download = async (language: ContentLanguage): Promise<void> => {
    const thisDownload = new AbortController();
    runningDownload.current = thisDownload;
    setRunning(language);
    setFailure(null);
    try {
      const name = await downloadDocument(path(language), {
        fallbackName: 'document.pdf',
        signal: thisDownload.signal,
      });
      notify('success', t('family.document_done', { name }));
    } catch (error) {
      // The page was left: there is nobody to tell.
      if (thisDownload.signal.aborted) return;
      setFailure({ language, error });
    }
    setRunning(null);
  };
  return { running, failure, download };
}
