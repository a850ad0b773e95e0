import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useT } from '../i18n';
import { reportError } from './error-reports';
import { ContactHint } from '../components/contact';
import { PageTitle } from '../components/page-title';
import { PlainButton } from '../components/plain-button';

interface State {
  hasFailed: boolean;
}

/** Keeps a crash of one page from taking the header along; reports it and offers to load the page again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Crash /> : this.props.children;
  }
}

function Crash() {
  const t = useT();
  // Without a network it was most likely a part of the application that could not be loaded.
  const isOffline = !navigator.onLine;
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 8, textAlign: 'center' }}>
      <PageTitle>{t('error.crash')}</PageTitle>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {t(isOffline ? 'error.offline' : 'error.crash_text')}
      </Typography>
      <PlainButton variant="contained" onClick={() => window.location.reload()}>
        {t('action.reload')}
      </PlainButton>
      <ContactHint />
    </Box>
  );
}
