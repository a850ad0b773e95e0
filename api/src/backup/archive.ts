import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ATTACHMENTS } from '../office/messages/attachments.js';

/**
 * A backup is a directory: `manifest.json`, `database.ndjson.gz` (a line for each row, the same from both engines) and
 * `uploads/` and `attachments/`. It holds everything but the secrets; health fields stay encrypted in it.
 */
export const FORMAT = 1;
const MANIFEST = 'manifest.json';
const ROWS = 'database.ndjson.gz';
/** Folders of `DATA_DIR` whose files rows name. */
export const FOLDERS = ['uploads', ATTACHMENTS] as const;

export interface Manifest {
  format: typeof FORMAT;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Names of the migrations that the rows fit. */
  migrations: string[];
  /** Tells whether a key is the one that encrypted the health fields, not the key itself. */
  health_key: string;
  /** SHA-256 of the rows' file, hexadecimal. */
  checksum: string;
  /** Rows of each table. */
  tables: Record<string, number>;
}

/** A row in the form of the archive: numbers, texts and `null`; instants are ISO 8601 with `Z`. */
export type Row = Record<string, string | number | null>;
export type Line = [table: string, row: Row];

/** Thrown with a sentence for the operator. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

/** Writes the rows as they come; nothing is held in memory. */
export async function writeRows(directory: string, lines: AsyncIterable<Line>): Promise<void> {
  async function* encoded(): AsyncGenerator<string> {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  // Only the operator may read it: it holds the data of every family.
  const file = createWriteStream(join(directory, ROWS), { mode: 0o600, flags: 'wx' });
  await pipeline(Readable.from(encoded()), createGzip(), file);
}

/** The rows in the order in which they were written. */
export async function* readRows(directory: string): AsyncGenerator<Line> {
  const file = createReadStream(join(directory, ROWS)).pipe(createGunzip());
  for await (const line of createInterface({ input: file, crlfDelay: Infinity }))
    yield JSON.parse(line) as Line;
}

/** SHA-256 of the rows' file, hexadecimal. */
export async function checksumOf(directory: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(directory, ROWS)), hash);
  return hash.digest('hex');
}

/** Written last: a directory without it is no backup. */
export async function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  await writeFile(join(directory, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
}

/** @throws BackupError when the directory holds no whole backup of this format. */
export async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${directory} holds no finished backup: ${MANIFEST} is missing`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw new BackupError(`the format ${manifest.format} of this backup is unknown`);
  if ((await checksumOf(directory)) !== manifest.checksum)
    throw new BackupError(`${ROWS} is damaged: its checksum is not the one in ${MANIFEST}`);
  return manifest;
}
