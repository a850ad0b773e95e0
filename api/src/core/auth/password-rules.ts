import { PASSWORD_MIN } from '@feria/shared';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../http/errors.js';

/**
 * The 49,000 most common passwords of public leaks, of which only those that are long enough to be accepted at all can
 * match: about 1,600. The usual lists of the 10,000 most common hold fewer of them. Lower case.
 */
const COMMON = new Set(
  dictionary['passwords-common']
    .map((password) => String(password).toLowerCase())
    .filter((password) => password.length >= PASSWORD_MIN),
);

/** Whose password it is to be. */
export interface PasswordOwner {
  email?: string | null;
  /** Full name. */
  name?: string | null;
}

/** Whether the password is among the most common ones, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

/** Whether the password is the owner's e-mail address, the part of it before the @, or the name, whatever its case. */
export function isOwnData(password: string, { email, name }: PasswordOwner): boolean {
  const typed = password.toLowerCase();
  const [address, words] = [email?.toLowerCase() ?? '', name?.toLowerCase() ?? ''];
  const known = [address, address.slice(0, address.lastIndexOf('@')), words, words.replaceAll(' ', '')];
  return known.includes(typed);
}

/** @throws AppError 422 at `password` when it says who the owner is */
export function refuseOwnData(password: string, owner: PasswordOwner): void {
  if (isOwnData(password, owner)) throw invalidField('password', 'validation.password_own_data');
}
