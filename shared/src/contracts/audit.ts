/** What a call did: it created, updated or deleted a record; `call` for anything else that writes. */
export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'call'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Where health data was shown to the reader; `family` is the page *My family* of a parent. */
export const HEALTH_READ_VIA = ['list', 'record', 'export', 'family'] as const;
export type HealthReadVia = (typeof HEALTH_READ_VIA)[number];

/** A row of `GET /api/auditLog`: who changed what. */
export interface AuditEntry {
  id: number;
  /** When it happened: ISO 8601, UTC. */
  at: string;
  /** `null` when the account is gone. */
  user: { id: number; name: string } | null;
  user_id: number;
  action: AuditAction;
  /** Name of the resource, or the path of the call without `/api` and ids. */
  resource: string;
  record_id: number | null;
  /** Names of the changed fields, never their values. */
  fields: string[];
}

/** A row of `GET /api/healthReadLog`: who was shown the health data of which child, once a day. */
export interface HealthRead {
  id: number;
  /** `YYYY-MM-DD`. */
  date: string;
  via: HealthReadVia;
  user: { id: number; name: string } | null;
  user_id: number;
  /** `null` when the child was deleted. */
  child: { id: number; first_name: string; last_name: string } | null;
  child_id: number;
}
