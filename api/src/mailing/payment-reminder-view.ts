import { formatEuros, PORTAL, toEuros, type ContentLanguage } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import type { PaymentReminderMail } from './mail-kinds.js';
import { commonWords, paymentView, qrCid, type View } from './mail-view.js';

/** What a reminder of payments says (product/money.md#payment-reminders). `appUrl` is the public address of the portal. */
export function paymentReminderView(mail: PaymentReminderMail, lang: ContentLanguage, appUrl: string): View {
  const { name, step, lines, payments } = mail;
  const overdue = formatEuros(toEuros(mail.overdue));
  return {
    ...commonWords('payment-reminder', lang, name, { overdue }),
    ...(step === 2 ? { subject: serverMessage(lang, 'mail.reminder_again_subject') } : {}),
    lines,
    payments: payments.map((payment, index) => ({
      ...paymentView(payment, lang, qrCid(index)),
      title: serverMessage(lang, 'mail.reminder_payment', { course: payment.course }),
    })),
    link: appUrl + PORTAL.myFamily,
    button: serverMessage(lang, 'mail.family_button'),
    note: serverMessage(lang, 'mail.reminder_note'),
  };
}
