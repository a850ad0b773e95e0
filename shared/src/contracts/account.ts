import type { Permission } from '../access/permissions.js';
import type { UiLanguage } from '../config.js';
import type { Gender } from '../rules/children.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';

/** `POST /api/login`. */
export interface LoginInput {
  email: string;
  password: string;
  remember?: boolean;
}

/** Answer of login and refresh; the token also stands in the `Authorization` response header. */
export interface SessionToken {
  token: string;
  expires_at: IsoInstant;
}

/** `POST /api/ticket`: asks for a token that opens the document at `path`, and nothing else, for 60 seconds. */
export interface TicketInput {
  /** Address of a document, see `DOCUMENT` of the routes; what stands after `?` does not count. */
  path: string;
}

/** `GET /api/userdata`. */
export interface UserData {
  id: number;
  name: string;
  email: string;
  lang: UiLanguage;
  roles: string[];
  permissions: Permission[];
  people: { id: number; first_name: string; last_name: string } | null;
  /** Every call but userdata, password and logout is refused until the password is changed (decisions §3). */
  password_change_required: boolean;
}

/** `POST /api/register`. Gender and birth are derived from `tax`, whatever is sent. */
export interface RegisterInput {
  first_name: string;
  last_name: string;
  tax: string;
  plz?: string | null;
  place?: string | null;
  address: string;
  phone?: string | null;
  email: string;
  password: string;
  password_confirmation: string;
  language: UiLanguage;
}

/** `POST /api/password/forgot`. */
export interface ForgotInput {
  email: string;
}

/** `POST /api/password/reset`; `email` and `token` come from the mail's link. */
export interface ResetInput {
  email: string;
  token: string;
  password: string;
  password_confirmation: string;
}

/** `PUT /api/password`. */
export interface ChangePasswordInput {
  current_password: string;
  password: string;
  password_confirmation: string;
}

/** Answer of a call that only says something. */
export interface MessageResult {
  message: string;
}

/**
 * Answer of `PUT /api/password`. The change ends every session of the account; the token is that of a new one, so that
 * whoever changed the password stays logged in.
 */
export type ChangedPassword = MessageResult & SessionToken;

/** A parent as my family and the back office see them. */
export interface PersonRecord {
  id: number;
  first_name: string;
  last_name: string;
  display_name: string;
  tax: string;
  gender: Gender;
  birth: IsoDate;
  plz: string | null;
  place: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  lang: UiLanguage;
}
