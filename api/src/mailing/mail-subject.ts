import {
  BASKET_MAILS,
  COURSE_MAILS,
  MESSAGE_MAILS,
  PAYMENT_MAILS,
  PLACES_MAILS,
  WEEK_MAILS,
  type CourseMailKind,
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
