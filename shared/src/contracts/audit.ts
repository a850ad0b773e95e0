/** What a call did: it created, updated or deleted a record; `call` for anything else that writes. */
export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'call'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Where health data was shown to the reader: `family` is the page *My family*, of a parent or in a view as a parent, `offline` the
 * page *Today* on a device without a network, `api` a program with an API key of the reader.
 */
export const HEALTH_READ_VIA = ['list', 'record', 'export', 'family', 'offline', 'api'] as const;
export type HealthReadVia = (typeof HEALTH_READ_VIA)[number];

/** A record as the log names it, in both languages. */
export interface AuditName {
  /** Name of the resource. */
  resource: string;
  id: number;
  name: string;
  name_it: string;
  /** Of a week, which has no page of its own: its course. */
  course_id: number | null;
}

/** A value as the log shows it: euros, dates and times as the record itself has them, references by their names. */
export type AuditValue = string | number | boolean | string[] | AuditName[] | null;

/** What a field was before and after; `null` when it was empty. */
export interface AuditChange {
  field: string;
  before: AuditValue;
  after: AuditValue;
}

/** A row of `GET /api/auditLog`: who changed what. */
export interface AuditEntry {
  id: number;
  /** When it happened: ISO 8601, UTC. */
  at: string;
  /** `null` when the account is gone. */
  user: { id: number; name: string } | null;
  user_id: number;
  /** Name of the API key by which a program did it for the user; `null` when the user did. */
  api_key: string | null;
  action: AuditAction;
  /** Name of the resource, or the path of the call without `/api` and ids. */
  resource: string;
  record_id: number | null;
  /** The record, when it is there and the reader may see it. */
  record: AuditName | null;
  /** Names of the changed fields. */
  fields: string[];
  /** Old and new values of those fields whose values are kept, when the reader may see the record. */
  changes: AuditChange[];
}

/** A row of `GET /api/healthReadLog`: who was shown the health data of which child, once a day. */
export interface HealthRead {
  id: number;
  /** `YYYY-MM-DD`. */
  date: string;
  via: HealthReadVia;
  user: { id: number; name: string } | null;
  user_id: number;
  /** `null` when the child was deleted, and for readers without `child.index` and `child.health`: a line says that something is known of the child. */
  child: { id: number; first_name: string; last_name: string } | null;
  /** `null` for the same readers. */
  child_id: number | null;
}
