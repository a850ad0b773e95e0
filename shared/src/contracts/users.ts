import type { Permission } from '../access/permissions.js';
import type { UiLanguage } from '../config.js';
import type { IsoInstant } from '../rules/dates.js';

/** An account as `GET /api/user` sends it. */
export interface UserRecord {
  id: number;
  name: string;
  email: string;
  company_name: string | null;
  lang: UiLanguage;
  /** Names. */
  roles: string[];
  is_parent: boolean;
  people: { id: number; first_name: string; last_name: string } | null;
  password_change_required: boolean;
  created_at: IsoInstant;
}

/** Answer of `POST /api/user`. A generated password stands in it, this once and nowhere else (decisions §3). */
export interface CreatedUser extends UserRecord {
  password?: string;
}

/** A role as `GET /api/role` sends it. */
export interface RoleRecord {
  id: number;
  name: string;
  permissions: Permission[];
  users_count: number;
}

/** `GET /api/role/{id}`. */
export interface RoleDetail extends RoleRecord {
  assigned_users: { id: number; name: string; email: string }[];
}

/** `GET /api/role/permissions`: every permission there is, by the resource it is about. */
export interface PermissionGroup {
  /** What stands before the dot. */
  resource: string;
  permissions: Permission[];
}
