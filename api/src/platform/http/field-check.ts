import { ValidateBy, type ValidationArguments } from 'class-validator';
import type { Message } from './errors.js';

/** Looks at a value and answers what is wrong with it, or `null`. */
export type Check = (value: unknown) => Message | null;

/**
 * A class-validator rule whose message is a key of the server's messages with its values; it travels as JSON through
 * class-validator, which knows texts only, and meets its language in the error filter.
 */
export function checked(check: Check): PropertyDecorator {
  return ValidateBy({
    name: 'check',
    validator: {
      validate: (value: unknown) => check(value) === null,
      defaultMessage: (args?: ValidationArguments) => JSON.stringify(check(args?.value)),
    },
  });
}

/** Reads back what {@link checked} wrote; a message of another origin becomes the general one. */
export function readMessage(text: string): Message {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message === 'object' && message !== null && 'key' in message) return message as Message;
  } catch {
    // Not ours: class-validator's own words.
  }
  return { key: 'error.validation' };
}
