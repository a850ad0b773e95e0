import type { MessageKey } from '@feria/shared';
import { useTranslate } from 'react-admin';
import type { Section } from '../../resource-kit/types';
import { english, german, italian } from './messages';

/** The words of mails that were given up. */
const messages = { de: german, it: italian, en: english };

/** Translates a key of these words. */
export function useMailText(): (key: MessageKey<typeof german>, params?: Record<string, unknown>) => string {
  const translate = useTranslate();
  return (key, params) => translate(`resources.failedMail.${key}`, params);
}

const permission = 'peopleCourseWeekRegistration.update';

/** Mails that were given up. They are made by the outbox and only sent again or discarded. */
export const failedMails: Section = {
  name: 'failedMail',
  route: 'failedMail',
  icon: 'MarkEmailUnread',
  permissions: { index: permission, create: permission, update: permission, view: permission },
  messages,
};
