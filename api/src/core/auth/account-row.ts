import { isPermission } from '@feria/shared';
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

/** An instant as a statement written by hand reads it: SQLite gives a text, in UTC. */
export function instantOf(value: Date | string | null): Date | null {
  return typeof value === 'string' ? new Date(`${value.replace(' ', 'T')}Z`) : value;
}

/** An account with one of its permissions: a row of {@link ACCOUNT_JOINS}. */
export interface PermissionRow extends AccountRow {
  password_change_required: number;
  second_factor_at: Date | string | null;
  /** Of the role. */
  second_factor_required: number | null;
  role: string | null;
  permission: string | null;
}

/** What {@link PermissionRow} reads of the tables of {@link ACCOUNT_JOINS}, but for the permission. */
export const ACCOUNT_COLUMNS = `u.id, u.name, u.email, u.lang, u.password_change_required, u.email_confirm_until, u.mails_held_at,
    u.second_factor_at, r.second_factor AS second_factor_required,
    p.id AS person_id, p.first_name, p.last_name, p.plz, r.name AS role`;

/** To be joined to `user` as `u`: a row for each permission of each role, and one at least. */
export const ACCOUNT_JOINS = `LEFT JOIN \`person\` p ON p.user_id = u.id
  LEFT JOIN \`user_role\` ur ON ur.user_id = u.id
  LEFT JOIN \`role\` r ON r.id = ur.role_id
  LEFT JOIN \`role_permission\` rp ON rp.role_id = r.id`;

/**
 * An account as the user of a request.
 * @param rows all of the account
 * @param account one of them
 */
export function currentUserOf(
  rows: readonly PermissionRow[],
  account: PermissionRow,
): Omit<CurrentUserData, 'sessionId'> {
  const all = (values: (string | null)[]): string[] => [...new Set(values)].filter((value) => value !== null);
  return {
    ...accountOf(account),
    roles: all(rows.map(({ role }) => role)),
    permissions: all(rows.map(({ permission }) => permission))
      .filter(isPermission)
      .sort(),
    passwordChangeRequired: Boolean(account.password_change_required),
    hasSecondFactor: account.second_factor_at !== null,
    secondFactorRequired: rows.some(({ second_factor_required }) => Boolean(second_factor_required)),
    viewer: null,
    apiKey: null,
  };
}
