import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { DOCUMENT } from '@feria/shared/document-routes';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadDocument } from '../api/documents';
import { messageOf } from '../components/error-notice';
import { useNotify } from '../components/toasts';
import { useI18n } from '../i18n';

interface CalendarButtonProps {
  registration: FamilyRegistration;
  /** Child and week, for the name of the button. */
  names: { child: string; week: string };
}

/** Downloads a registration as a file that calendar programs open. */
export function CalendarButton({ registration, names }: CalendarButtonProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const notify = useNotify();
  const [isRunning, setIsRunning] = useState(false);
  const download = async (): Promise<void> => {
    if (isRunning) return;
    setIsRunning(true);
    try {
      const name = await downloadDocument(DOCUMENT.registrationCalendar(registration.id), {
        fallbackName: 'feria.ics',
      });
      notify('success', t('calendar.downloaded', { name }));
    } catch (error) {
      notify('error', messageOf(error, i18n));
    }
    setIsRunning(false);
  };
  return (
    <Button
      size="small"
      startIcon={<CalendarMonth />}
      aria-label={t('calendar.download_of', names)}
      // Not `disabled`: the button that was just pressed would lose the keyboard focus.
      aria-disabled={isRunning}
      onClick={() => void download()}
    >
      {t('calendar.download')}
    </Button>
  );
}
