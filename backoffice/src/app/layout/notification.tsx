import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { NOTIFICATION_MS } from '@feria/shared';
import { useState } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';

const severities = { success: 'success', error: 'error', warning: 'warning', info: 'info' } as const;

/** Shows the last notice for five seconds or until it is closed. A newer notice replaces it at once. */
export function FeriaNotification() {
  const { notifications, resetNotifications } = useNotificationContext();
  const [closing, setClosing] = useState<NotificationPayload | null>(null);
  const translate = useTranslate();
  const shown = notifications.at(-1);
  if (!shown) return null;
  const close = () => setClosing(shown);
  const { message, type, notificationOptions } = shown;
  return (
    <Snackbar
      key={notifications.length} // a newer one has five seconds of its own
      open={shown !== closing}
      autoHideDuration={NOTIFICATION_MS}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: resetNotifications } }}
    >
      <Alert
        severity={severities[type as keyof typeof severities] ?? 'info'}
        variant="filled"
        onClose={close}
        closeText={translate('ra.action.close')}
        sx={{ whiteSpace: 'pre-line' }}
      >
        {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
      </Alert>
    </Snackbar>
  );
}
