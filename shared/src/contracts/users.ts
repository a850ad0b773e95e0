import type { Permission } from '../access/permissions.js';
import type { ContentLanguage } from '../config.js';
import type { RecordOf } from '../resources/infer.js';
import type { Versioned } from './http.js';
import type { role } from '../resources/role/index.js';
import type { user } from '../resources/user/index.js';
import type { IsoInstant } from '../rules/dates.js';

/** An account as `GET /api/user` sends it. */
export interface UserRecord extends Omit<
  RecordOf<typeof user>,
  'lang' | 'password' | 'password_confirmation'
> {
  lang: ContentLanguage;
  people: { id: number; first_name: string; last_name: string } | null;
  password_change_required: boolean;
  /** Whether the reader may change or delete it: nobody acts on an account with permissions that they do not hold. */
  editable: boolean;
  created_at: IsoInstant;
}

/** One account, `GET /api/user/{id}`. */
export interface UserDetail extends UserRecord, Versioned {}

/** Answer of `POST /api/user`. A generated password stands in it, this once and nowhere else (product/accounts.md#passwords). */
export interface CreatedUser extends UserDetail {
  password?: string;
}

/** A role as `GET /api/role` sends it. */
export interface RoleRecord extends Omit<RecordOf<typeof role>, 'permissions'> {
  permissions: Permission[];
}

/** `GET /api/role/{id}`. */
export interface RoleDetail extends RoleRecord, Versioned {
  /** Who holds it, by name; `null` for readers who may not list users. */
  assigned_users: { id: number; name: string; email: string }[] | null;
}

/** `GET /api/role/permissions`: every permission there is, by the resource it is about. */
export interface PermissionGroup {
  /** What stands before the dot. */
  resource: string;
  permissions: Permission[];
}

/** An API key as `GET /api/apiKey` sends it: without the key, which nobody can read again (product/accounts.md#api-keys). */
export interface ApiKeyRecord {
  id: number;
  /** What it is for. */
  name: string;
  /** The last characters of the key. */
  hint: string;
  /** Who made it, and in whose name it acts. */
  user: { id: number; name: string };
  role: { id: number; name: string };
  created_at: IsoInstant;
  /** When it ends: the midnight after its last day. */
  expires_at: IsoInstant;
  /** To the minute; `null` as long as it was never used. */
  last_used_at: IsoInstant | null;
}

/** Answer of `POST /api/apiKey`. */
export interface CreatedApiKey extends ApiKeyRecord {
  /** The key, this once and nowhere else. */
  key: string;
}
