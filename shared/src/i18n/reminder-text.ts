import type { ContentLanguage } from '../config.js';
import type { PaymentReminderRecord, ReminderDebt } from '../contracts/payment-reminder.js';
import { formatDate } from '../rules/dates.js';
import { listMessages } from './lists.js';
import { translate } from './translate.js';

/** The next reminder of a family, or why it gets none; while reminders are off, both. */
export function nextReminderText(
  lang: ContentLanguage,
  { next, hold, pause }: Pick<PaymentReminderRecord, 'next' | 'hold' | 'pause'>,
): string {
  const { paymentReminder: words } = listMessages[lang];
  const when = next ? translate(words, 'next', { step: next.step, date: formatDate(next.day) }) : '';
  if (hold === null) return when;
  if (hold === 'paused' && pause.until)
    return translate(words.hold, 'paused_until', { date: formatDate(pause.until) });
  return hold === 'off' ? `${when} (${words.hold.off})` : words.hold[hold];
}

/** The mails that were written to a family: a step and a day each, for however many registrations; none when nothing was. */
export function sentReminders(lang: ContentLanguage, debts: readonly ReminderDebt[]): string[] {
  const sent = debts.flatMap(({ reminders }) => reminders).sort((a, b) => (a.day < b.day ? -1 : 1));
  const mails = sent.map(({ step, day }) =>
    translate(listMessages[lang].paymentReminder, 'sent', { step, date: formatDate(day) }),
  );
  return [...new Set(mails)];
}
