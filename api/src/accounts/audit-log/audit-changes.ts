import { can, type AuditChange, type AuditName, type AuditValue, type PermissionHolder } from '@feria/shared';
import { kindOfCall, type LoggedKind } from '@feria/shared/resources/logged';
import { keptChanges, type KeptValue } from '../../core/audit/changes.js';
import type { AuditEntryEntity } from '../../core/audit/audit-entry.entity.js';
import type { NameOf, WantedNames } from './audit-names.js';

/*
 * What a line of the log shows besides its own columns. References are stored as ids, and named as they are called when the line
 * is read: so the log holds no copy of a name that has to be erased.
 */

/** The other end of a link, as the log names it among the fields: `parent 12`. */
const LINK = /^([a-zA-Z]+) (\d+)$/;

/** Records that the lines name: those that they are about, and those that their values refer to. */
export function namesIn(entries: readonly AuditEntryEntity[]): WantedNames {
  const wanted = new Map<string, Set<number>>();
  const want = (kind: string, id: number): void => {
    wanted.set(kind, (wanted.get(kind) ?? new Set<number>()).add(id));
  };
  for (const entry of entries) {
    const kind = kindOfCall(entry.resource);
    if (kind && entry.record_id !== null) want(kind.name, entry.record_id);
    for (const [, other, id] of linksOf(entry)) want(other, id);
    for (const [field, pair] of Object.entries(keptChanges(entry.changes))) {
      const resource = referredBy(kind, field);
      if (resource) for (const id of pair.flatMap(idsOf)) want(resource, id);
    }
  }
  return wanted;
}

/** The record that a line is about. */
export function shownRecord(entry: AuditEntryEntity, nameOf: NameOf): AuditName | null {
  const kind = kindOfCall(entry.resource);
  return kind && entry.record_id !== null ? nameOf(kind.name, entry.record_id) : null;
}

/**
 * Names of the changed fields of a line; those with a permission of their own (health) only for who holds it and may list such records: the
 * line has the number of the record, which other pages give a name.
 */
export function fieldsFor(entry: AuditEntryEntity, reader: PermissionHolder): string[] {
  const kind = kindOfCall(entry.resource);
  return (entry.fields?.split(',') ?? []).filter((name) => {
    const permission = kind?.fields[name]?.permission;
    return permission === undefined || (can(reader, permission) && can(reader, kind!.permission));
  });
}

/** Old and new values of a line: none of a record that the reader may not list. */
export function changesFor(entry: AuditEntryEntity, reader: PermissionHolder, nameOf: NameOf): AuditChange[] {
  const kind = kindOfCall(entry.resource);
  const isGone = entry.action === 'delete';
  const links = linksOf(entry).flatMap(([field, other, id]): AuditChange[] => {
    const name = nameOf(other, id);
    if (!name) return [];
    return [{ field, before: isGone ? [name] : null, after: isGone ? null : [name] }];
  });
  if (!kind || !can(reader, kind.permission)) return links;
  const values = Object.entries(keptChanges(entry.changes)).map(([field, pair]): AuditChange => {
    const resource = referredBy(kind, field);
    const [before, after] = pair.map((value): AuditValue => {
      if (resource) return value === null ? null : idsOf(value).map((id) => named(resource, id, nameOf));
      return value as AuditValue;
    });
    return { field, before: before ?? null, after: after ?? null };
  });
  return [...values, ...links];
}

/** What a reference is called; its number when the record is gone, or not for the reader. */
function named(resource: string, id: number, nameOf: NameOf): AuditName {
  const number = `#${id}`;
  return nameOf(resource, id) ?? { resource, id, name: number, name_it: number, course_id: null };
}

function linksOf({ fields }: AuditEntryEntity): [field: string, kind: string, id: number][] {
  return (fields?.split(',') ?? []).flatMap((field): [string, string, number][] => {
    const [, kind, id] = LINK.exec(field) ?? [];
    return kind && id ? [[field, kind, Number(id)]] : [];
  });
}

/** The resource that the values of a field refer to. */
function referredBy(kind: LoggedKind | null, name: string): string | null {
  const field = kind?.fields[name];
  return field?.type === 'reference' || field?.type === 'referenceMany' ? field.resource : null;
}

function idsOf(value: KeptValue): number[] {
  return [value].flat().filter((id): id is number => typeof id === 'number');
}
