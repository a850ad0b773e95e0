import type { CurrentUserData } from './current-user.js';
import type { UserEntity } from './user.entity.js';

/** An account and its person, as a statement written by hand reads them. */
export interface AccountRow extends Pick<UserEntity, 'id' | 'name' | 'email' | 'lang'> {
  /** SQLite gives it as text, in UTC. */
  email_confirm_until: Date | string | null;
  mails_held_at: Date | string | null;
  person_id: number | null;
  first_name: string;
  last_name: string;
  plz: string | null;
}

/** What of the user of a request is the account's, whoever looks through it. */
export function accountOf(
  row: AccountRow,
): Pick<CurrentUserData, 'id' | 'name' | 'email' | 'lang' | 'emailConfirmUntil' | 'mailsHeld' | 'person'> {
  const { id, name, email, lang, email_confirm_until, person_id, first_name, last_name, plz, mails_held_at } =
    row;
  return {
    id,
    name,
    email,
    lang,
    emailConfirmUntil: instantOf(email_confirm_until),
    mailsHeld: mails_held_at !== null,
    person: person_id === null ? null : { id: person_id, first_name, last_name, plz },
  };
}

function instantOf(value: Date | string | null): Date | null {
  return typeof value === 'string' ? new Date(`${value.replace(' ', 'T')}Z`) : value;
}
