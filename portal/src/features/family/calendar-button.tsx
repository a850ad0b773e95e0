import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { DOCUMENT } from '@feria/shared/routes';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadDocument } from '../../api/documents';
import { messageOf } from '../../components/error-notice';
import { useNotify } from '../../components/toasts';
import { useI18n } from '../../i18n';

/** Downloads a registration as a file that calendar programs open. */
export function CalendarButton({ registration }: { registration: FamilyRegistration }) {
  const i18n = useI18n();
  const { t, local } = i18n;
  const notify = useNotify();
  const [isRunning, setIsRunning] = useState(false);
  const { id, people, courseWeek } = registration;
  const download = async (): Promise<void> => {
    if (isRunning) return;
    setIsRunning(true);
    try {
      const name = await downloadDocument(DOCUMENT.registrationCalendar(id), { fallbackName: 'feria.ics' });
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
      aria-label={t('calendar.download_of', {
        child: `${people.first_name} ${people.last_name}`,
        week: local(courseWeek, 'name'),
      })}
      // Not `disabled`: the button that was just pressed would lose the keyboard focus.
      aria-disabled={isRunning}
      onClick={() => void download()}
    >
      {t('calendar.download')}
    </Button>
  );
}
