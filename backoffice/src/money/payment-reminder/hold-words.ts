import { formatDate, type NextReminder, type ReminderHold, type ReminderPause } from '@feria/shared';
import { useReminderWords } from './words';

/** The next reminder of a family, or why it gets none; while reminders are off, both. */
export function useNextWords(): (of: {
  next: NextReminder | null;
  hold: ReminderHold | null;
  pause: ReminderPause;
}) => string {
  const words = useReminderWords();
  return ({ next, hold, pause }) => {
    const when = next ? words('next', { step: next.step, date: formatDate(next.day) }) : '';
    if (hold === null) return when;
    if (hold === 'paused' && pause.until)
      return words('hold.paused_until', { date: formatDate(pause.until) });
    return hold === 'off' ? `${when} (${words('hold.off')})` : words(`hold.${hold}`);
  };
}
