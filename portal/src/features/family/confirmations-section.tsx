import { UI_LANGUAGES, type UiLanguage } from '@feria/shared/config';
import type { ConfirmationEntry } from '@feria/shared/contracts/family';
import { DOCUMENT } from '@feria/shared/routes';
import { formatPeriod } from '@feria/shared/rules/dates';
import Download from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { downloadDocument } from '../../api/documents';
import { useNotify } from '../../components/toasts';
import { useI18n, useT } from '../../i18n';
import { messageOf } from '../../components/error-notice';
import { CARD, Section } from './section';

/** The section with the confirmations of payment of all years: one PDF for each child and project, in each language. */
export function ConfirmationsSection({ confirmations }: { confirmations: ConfirmationEntry[] }) {
  const t = useT();
  return (
    <Section title={t('family.confirmations')}>
      {confirmations.length ? (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
          {confirmations.map((entry) => (
            <ConfirmationItem key={`${entry.courseId}:${entry.peopleId}`} entry={entry} />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{t('family.confirmations_empty')}</Typography>
      )}
    </Section>
  );
}

function ConfirmationItem({ entry }: { entry: ConfirmationEntry }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { running, failure, download } = useDownload(entry);
  const period = formatPeriod(entry.from, entry.to);
  const names = { child: entry.child_name, course: `${entry.course_name}, ${period}` };
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
        <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
          <Typography variant="body2" color="textSecondary">
            {entry.child_name}
          </Typography>
          <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {entry.course_name}
          </Typography>
          <Typography variant="body2">
            {t('family.confirmation_weeks', { smart_count: entry.week_count })}, {period}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {UI_LANGUAGES.map((language) => (
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
              aria-label={t(`family.confirmation_${language}_of`, names)}
              // Not `disabled`: the button that was just pressed would lose the keyboard focus.
              aria-disabled={running !== null}
              onClick={() => {
                if (running === null) void download(language);
              }}
            >
              {t(`family.confirmation_${language}`)}
            </Button>
          ))}
        </Box>
      </Box>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', mt: running ? 1 : 0 }}>
        {running && t('family.confirmation_running')}
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
          <strong>{t('family.confirmation_failed')}</strong> {messageOf(failure.error, i18n)}
        </Alert>
      )}
    </Box>
  );
}

/** Downloads the PDF of a confirmation. When the page is left, the download is aborted. */
function useDownload({ courseId, peopleId }: ConfirmationEntry) {
  const t = useT();
  const notify = useNotify();
  const [running, setRunning] = useState<UiLanguage | null>(null);
  const [failure, setFailure] = useState<{ language: UiLanguage; error: unknown } | null>(null);
  const runningDownload = useRef<AbortController | null>(null);
  useEffect(() => () => runningDownload.current?.abort(), []);

  const download = async (language: UiLanguage): Promise<void> => {
    const thisDownload = new AbortController();
    runningDownload.current = thisDownload;
    setRunning(language);
    setFailure(null);
    try {
      const name = await downloadDocument(DOCUMENT.confirmation(courseId, peopleId, language), {
        fallbackName: 'confirmation.pdf',
        signal: thisDownload.signal,
      });
      notify('success', t('family.confirmation_done', { name }));
    } catch (error) {
      // The page was left: there is nobody to tell.
      if (thisDownload.signal.aborted) return;
      setFailure({ language, error });
    }
    setRunning(null);
  };
  return { running, failure, download };
}
