import type { Permission } from '../access/permissions.js';
import type { ContentLanguage } from '../config.js';
import type { FamilyRecordOf } from '../resources/infer.js';
import type { parent } from '../resources/parent/index.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { BodyOf } from './client.js';
import type { Translated } from './http.js';

/** What `POST /api/login` takes. Bodies are declared once, by the classes of the API, and read here from its OpenAPI document. */
export type LoginInput = BodyOf<'POST', 'api/login'>;

/** Answer of login and refresh; the token also stands in the `Authorization` response header. */
export interface SessionToken {
  token: string;
  expires_at: IsoInstant;
}

/** A step that was begun, and until when it may be finished with its token. */
export interface LoginStep {
  token: string;
  expires_at: IsoInstant;
}

/** Answer of a login with the right password where a second factor is asked for (product/accounts.md#second-factor). */
export interface SecondStep extends LoginStep {
  /** With what to go on. A code of the app, or a recovery code; or a passkey, for which the step is not needed. */
  second_step: { app: boolean; passkey: boolean };
}

/** Answer of `POST /api/login`. */
export type LoginAnswer = SessionToken | SecondStep;

/** What a browser is to be asked, as `startRegistration` and `startAuthentication` of `@simplewebauthn/browser` take it. */
export interface PasskeyToAdd extends LoginStep {
  options: object;
}

/** An authenticator app that is to be added: its secret, and the address in the QR code. */
export interface AppToAdd extends LoginStep {
  secret: string;
  address: string;
}

/** Recovery codes, shown this once; none when the account has them already. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

/** `GET /api/second-factor`. */
export interface SecondFactorState {
  app: { created_at: IsoInstant } | null;
  passkeys: { id: number; name: string; created_at: IsoInstant; last_used_at: IsoInstant | null }[];
  /** How many are not used yet. */
  recovery_codes: number;
  /** Whether a role of the account requires a factor. */
  required: boolean;
  /** Whether passkeys can be made at the address of this site. */
  passkeys_possible: boolean;
}

/** `GET /api/userdata`. */
export interface UserData {
  id: number;
  name: string;
  email: string;
  lang: ContentLanguage;
  roles: string[];
  permissions: Permission[];
  people: { id: number; first_name: string; last_name: string } | null;
  /** Every call but userdata, password and logout is refused until the password is changed (product/accounts.md#passwords). */
  password_change_required: boolean;
  /**
   * `set`: signing in asks for it. `required`: every call but those that set it up is refused until then. `advised`: the account sees
   * health data, so it is asked for one (product/accounts.md#second-factor).
   */
  second_factor: 'set' | 'required' | 'advised' | 'none';
  /** Whether the e-mail address was shown to be the account's own, or is trusted because the office made the account. */
  email_confirmed: boolean;
  /** Until when one may book without having confirmed the address; `null` when it is confirmed. */
  email_confirm_until: IsoInstant | null;
  /** Whether mails were kept back, because the address got too many before it was confirmed. */
  mails_held: boolean;
  /**
   * Whether staff look at the portal as this parent (product/accounts.md#view-as-parent), and whether health data is shown to them; `null`
   * when it is the account itself.
   */
  view: { health: boolean } | null;
}

/** What `POST /api/register` takes, with the language said. Gender and birth are derived from `tax`, whatever is sent. */
export type RegisterInput = BodyOf<'POST', 'api/register'> & { language: ContentLanguage };

/** What `POST /api/password/forgot` takes. */
export type ForgotInput = BodyOf<'POST', 'api/password/forgot'>;

/** What `POST /api/password/reset` takes; `email` and `token` come from the mail's link. */
export type ResetInput = BodyOf<'POST', 'api/password/reset'>;

/** What `POST /api/email/confirm` takes; `token` comes from the mail's link. */
export type ConfirmEmailInput = BodyOf<'POST', 'api/email/confirm'>;

/** What `POST /api/password/reset/check` takes: the link of a mail, as it stands in the address. */
export type ResetLink = BodyOf<'POST', 'api/password/reset/check'>;

/** What `PUT /api/password` takes. */
export type ChangePasswordInput = BodyOf<'PUT', 'api/password'>;

/** Answer of a call that only says something. */
export type MessageResult = Translated<{ message: string }>;

/**
 * Answer of `PUT /api/password`. The change ends every session of the account; the token is that of a new one, so that
 * whoever changed the password stays logged in.
 */
export type ChangedPassword = MessageResult & SessionToken;

/** A parent as my family and the back office see them. Older records may have no address, or no account with an e-mail address. */
export type PersonRecord = Omit<FamilyRecordOf<typeof parent>, 'birth' | 'address' | 'email'> & {
  birth: IsoDate;
  address: string | null;
  email: string | null;
};
