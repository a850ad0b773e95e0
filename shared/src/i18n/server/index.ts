import type { Language } from '../../config.js';
import { translate, type MessageKey, type MessageParams } from '../translate.js';
import { de } from './de.js';
import { en } from './en.js';
import { it } from './it.js';

const messages = { de, it, en };

/** Dotted key of a message of the API. */
export type ServerMessageKey = MessageKey<typeof de>;

/** A message of the API in a language, filled in. */
export function serverMessage(language: Language, key: ServerMessageKey, params?: MessageParams): string {
  return translate(messages[language], key, params);
}
