import type { Section } from '../../resource-kit/types';
import { messages } from './messages';

const permission = 'peopleCourseWeekRegistration.update';

/** Mails that were given up. They are made by the outbox and only sent again or discarded. */
export const failedMails: Section = {
  name: 'failedMail',
  route: 'failedMail',
  icon: 'MarkEmailUnread',
  permissions: { index: permission, create: permission, update: permission, view: permission },
  messages,
};
