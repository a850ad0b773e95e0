import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useT } from '../i18n';
import { reportError } from './client-errors';
import { PageTitle } from './PageTitle';

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
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('action.reload')}
      </Button>
    </Box>
  );
}
