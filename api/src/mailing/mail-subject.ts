import {
  BASKET_MAILS,
  COURSE_MAILS,
  MESSAGE_MAILS,
  PAYMENT_MAILS,
  PLACES_MAILS,
  REGISTRATION_MAILS,
  WEEK_MAILS,
  type CourseMailKind,
  type ExportSection,
  type MailKind,
  type PlacesMailKind,
  type WeekMailKind,
} from '@feria/shared';
import { paymentReminderView } from './payment-reminder-view.js';
import { placesMailView } from './places-mail-view.js';
import { type AccountMailKind, accountMailView } from './account-mail-view.js';
import type { MailPayloads, MessageTestMail } from './mail-kinds.js';
import { basketMailView } from './basket-mail-view.js';
import { courseWords } from './mail-view.js';
import type { OutboxMailEntity } from '../model/mailing/outbox-mail.entity.js';
import { weekMailView } from './week-mail-view.js';

/** Kinds of mail whose subjects tell of money, or name children. */
const OF_PAYMENTS: readonly string[] = [...PAYMENT_MAILS, 'credit-received'] satisfies MailKind[];
const OF_CHILDREN: readonly string[] = ['parent-linked', 'payer-changed'] satisfies MailKind[];
const OF_REGISTRATIONS: readonly string[] = [...REGISTRATION_MAILS, ...BASKET_MAILS];

/** The part of a family's data that the subject of a mail tells of; `null` when it tells only of the account. */
export function sectionOfSubject(kind: string): ExportSection | null {
  if ((MESSAGE_MAILS as readonly string[]).includes(kind)) return 'messages';
  if (OF_REGISTRATIONS.includes(kind)) return 'registrations';
  if (OF_PAYMENTS.includes(kind)) return 'payments';
  return OF_CHILDREN.includes(kind) ? 'children' : null;
}

/** No subject says a time. */
const NEVER = new Date(0);

/**
 * The subject of a mail of the outbox as its reader sees it. Nothing else of the payload is in it, above all no link. That of a
 * message is stored with the message, not here (`MessageHistory.subjectsOf`).
 */
export function subjectOf({
  kind,
  lang,
  payload,
}: Pick<OutboxMailEntity, 'kind' | 'lang' | 'payload'>): string {
  const content = JSON.parse(payload) as never;
  if ((MESSAGE_MAILS as readonly string[]).includes(kind))
    return (content as Partial<MessageTestMail>).subject ?? '';
  if ((WEEK_MAILS as readonly string[]).includes(kind))
    return weekMailView(kind as WeekMailKind, content, lang, { appUrl: '', now: NEVER }).subject;
  if ((PLACES_MAILS as readonly string[]).includes(kind))
    return placesMailView(kind as PlacesMailKind, content, lang, { appUrl: '', now: NEVER }).subject;
  if ((BASKET_MAILS as readonly string[]).includes(kind))
    return basketMailView(
      content,
      lang,
      { appUrl: '', appName: '' },
      { own: [], facts: new Map(), now: NEVER },
    ).subject;
  if ((PAYMENT_MAILS as readonly string[]).includes(kind))
    return paymentReminderView(content, lang, '').subject;
  if (!(COURSE_MAILS as readonly string[]).includes(kind))
    return accountMailView(kind as AccountMailKind, lang, content, '').subject;
  return courseWords(kind as CourseMailKind, lang, null, content as MailPayloads[CourseMailKind]).subject;
}
