import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useText } from '../i18n';

/**
 * Says that something could not be loaded, with a button that tries again.
 * @param props.children the message
 * @param props.onRetry left out where trying again is of no use
 */
export function LoadFailed(props: {
  children: ReactNode;
  onRetry?: (() => unknown) | undefined;
  sx?: SxProps<Theme>;
}) {
  const { children, onRetry, sx = {} } = props;
  const text = useText();
  const retry = onRetry && (
    <Button color="inherit" onClick={() => void onRetry()}>
      {text('app.retry')}
    </Button>
  );
  return (
    <Alert severity="error" sx={sx} action={retry}>
      {children}
    </Alert>
  );
}
