import type { MessageKey } from '@feria/shared';
import { useTranslate } from 'react-admin';
import type { Section } from '../../resource-kit/types';
import { english, german, italian } from './messages';

/** Translates a key of the words of messages. */
export function useMessageText(): (
  key: MessageKey<typeof german>,
  params?: Record<string, unknown>,
) => string {
  const translate = useTranslate();
  return (key, params) => translate(`resources.message.${key}`, params);
}

/** Messages of the office to parents. They are written in a dialog and never changed. */
export const messages: Section = {
  name: 'message',
  route: 'message',
  icon: 'MailOutlined',
  permissions: {
    index: 'message.index',
    create: 'message.create',
    update: 'message.create',
    view: 'message.index',
  },
  messages: { de: german, it: italian, en: english },
};
