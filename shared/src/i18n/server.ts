import type { Language } from '../config.js';
import { contactSentence } from '../rules/contact.js';
import { server as de } from './de/server.js';
import { server as en } from './en/server.js';
import { server as it } from './it/server.js';
import { translate, type MessageKey, type MessageParams } from './translate.js';

/** The texts of the API and its mails, by language. */
export const serverMessages: Record<Language, typeof de> = { de, it, en };

/** Dotted key of a message of the API. */
export type ServerMessageKey = MessageKey<typeof de>;

const NO_CONTACT = { name: null, phone: null, email: null };

/**
 * A message of the API in a language, filled in. Without a value for `%{office}` a message that names the office sends
 * people there without saying how to reach it.
 */
export function serverMessage(language: Language, key: ServerMessageKey, params?: MessageParams): string {
  const office = contactSentence(NO_CONTACT, language);
  return translate(serverMessages[language], key, { office, ...params });
}
