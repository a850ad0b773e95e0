import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DataSource } from 'typeorm';
import type { TestApp } from '../../../support/app.js';
import { classOf, INVENTORY } from '../inventory.js';

/** Who a marker belongs to: the parent who is erased, or the child. */
export type Owner = 'parent' | 'child';

let serial = 0;

/** A text that occurs nowhere else, at most 16 characters: what is stored of somebody, in a form that can be found again. */
export function marker(owner: Owner): string {
  serial += 1;
  return `qz${owner}${String(serial).padStart(4, '0')}`;
}

/** A date that no real person has, so that it can be found again. */
export function markerDate(owner: Owner): string {
  serial += 1;
  return `${owner === 'parent' ? 1801 : 1802}-03-${String(1 + (serial % 28)).padStart(2, '0')}`;
}

const MARKERS: Record<Owner, RegExp> = { parent: /qzparent\d|1801-03-/i, child: /qzchild\d|1802-03-/i };

/** Where markers stand: `table.column`, or `file path`; sorted. */
export async function traces(app: TestApp, owners: Owner[]): Promise<string[]> {
  const found = new Set<string>();
  const look = (text: string, place: string): void => {
    if (owners.some((owner) => MARKERS[owner].test(text))) found.add(place);
  };
  for (const [table, rows] of await allRows(app.dataSource)) {
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      look(JSON.stringify(value) ?? '', `${table}.${column}`);
    }
  }
  for (const [path, bytes] of allFiles(app.config.dataDir)) look(bytes, `file ${path}`);
  return [...found].sort();
}

/** Places of the traces without their paths: tables as they are, files by their kind. */
export function withoutPaths(places: readonly string[]): string[] {
  const kinds = places.map((place) => place.replace(/^file (?:mail\/.*(\.eml)|(.*))$/, 'file $1$2'));
  return [...new Set(kinds)].sort();
}

/** `table.column` in which one of the ids stands. */
export async function columnsWith(app: TestApp, ids: readonly number[]): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, rows] of await allRows(app.dataSource)) {
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (ids.some((id) => value === id || String(value).includes(String(id))))
        found.add(`${table}.${column}`);
    }
  }
  return [...found].sort();
}

/** Rows, as JSON after the name of their table, that hold one of the ids. */
export async function rowsWith(app: TestApp, ids: readonly number[]): Promise<string[]> {
  const rows = (await allRows(app.dataSource)).flatMap(([table, all]) =>
    all.map((row) => `${table} ${JSON.stringify(row)}`),
  );
  return rows.filter((row) => ids.some((id) => row.includes(String(id))));
}

/** Columns of the inventory that a marker fits in; not what is encrypted, hashed, random or a choice. */
export function markable({ dataSource }: TestApp): string[] {
  const apart = ['outbox_mail.message_id', 'rate_limit.bucket', 'child.school'];
  return dataSource.entityMetadatas
    .flatMap(({ tableName, columns }) =>
      columns
        .filter(({ databaseName }) => INVENTORY[tableName]?.personal?.includes(classOf(databaseName)))
        .filter(({ transformer }) => !transformer)
        .filter(({ type, length }) => type === 'text' || type === 'date' || Number(length) >= 10)
        .map(({ databaseName }) => `${tableName}.${databaseName}`),
    )
    .filter((column) => !apart.includes(column))
    .sort();
}

/** Every row of every table, as it is stored. */
async function allRows(dataSource: DataSource): Promise<[table: string, Record<string, unknown>[]][]> {
  const all: [string, Record<string, unknown>[]][] = [];
  for (const { tableName } of dataSource.entityMetadatas) {
    all.push([tableName, await dataSource.query(`SELECT * FROM ${dataSource.driver.escape(tableName)}`)]);
  }
  return all;
}

/** Every file below a directory with its bytes; the soft line breaks of mails are taken out. */
export function allFiles(directory: string): [path: string, bytes: string][] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(directory, path), readFileSync(path, 'latin1').replaceAll('=\r\n', '')]);
}
