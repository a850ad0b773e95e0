import CloudOff from '@mui/icons-material/CloudOff';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ApiError, hasCode } from '../api/errors';
import { ContactHint, ContactText } from './contact';
import { PageTitle } from './page-title';
import { useI18n, useT, type I18n } from '../i18n';
import { ErrorPage } from './error-page';
import { PlainButton } from './plain-button';

/** The text to show for a failed call, in the language of the page: the server's message if there is one. */
export function messageOf(error: unknown, { t, language }: Pick<I18n, 't' | 'language'>): string {
  if (hasCode(error, 'offline')) return t('error.offline');
  if (!(error instanceof ApiError)) return t('error.server');
  const { message } = error.textsIn(language);
  if (error.status === 429 && !message) {
    return t('error.too_many', { minutes: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) });
  }
  if (error.status === 503) return t('error.busy', { seconds: error.retryAfter ?? 5 });
  if (error.status >= 500) return t('error.server');
  return message || t('error.server');
}

interface ErrorNoticeProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** Shown instead of a part of the page that could not be loaded, with a button to retry. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <Box
      role="alert"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 6, px: 2, textAlign: 'center' }}
    >
      <CloudOff sx={{ fontSize: 48, color: 'primary.main' }} aria-hidden />
      <Typography variant="h3" component="p">
        {t('error.load')}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        <ContactText text={messageOf(error, i18n)} />
      </Typography>
      {onRetry && (
        <PlainButton variant="contained" onClick={onRetry}>
          {t('action.retry')}
        </PlainButton>
      )}
      <ContactHint />
    </Box>
  );
}

/** Shown instead of a page that could not be loaded. */
export function LoadErrorPage({ error, onRetry }: ErrorNoticeProps) {
  const t = useT();
  if (hasCode(error, 'not_found')) {
    return <ErrorPage seed={4} title={t('error.not_found_title')} text={t('error.not_found')} />;
  }
  return (
    <Box sx={{ py: 4 }}>
      <PageTitle sx={{ textAlign: 'center' }}>{t('error.title')}</PageTitle>
      <ErrorNotice error={error} onRetry={onRetry} />
    </Box>
  );
}
