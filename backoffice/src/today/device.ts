import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AttendanceDay, IsoDate } from '@feria/shared';
import { VAULT } from '@feria/shared/browser/vault';
import type { Mark } from './marks';

/**
 * What the page *Today* keeps on the device. Two databases: the vault holds what the server sent, encrypted, and is deleted as a
 * whole; the other one holds ids and times that the server does not have yet, and is emptied by its answers only.
 */

interface VaultSchema extends DBSchema {
  /** One entry: of the user who is logged in, for one day. */
  day: {
    key: 'day';
    value: { userId: number; date: IsoDate; key: CryptoKey; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };
  };
}

/** Whose health data was shown without a network: a child, a day, a reader. */
export interface OfflineRead {
  user_id: number;
  child_id: number;
  date: IsoDate;
}

interface OutgoingSchema extends DBSchema {
  marks: { key: number; value: Mark };
  reads: { key: [number, IsoDate, number]; value: OfflineRead };
}

const AES = { name: 'AES-GCM', length: 256 } as const;

/** Where nothing can be kept (no secure connection, private window) the page works with a network only. */
export const canKeep =
  globalThis.window?.isSecureContext === true && 'indexedDB' in window && 'subtle' in crypto;

async function withVault<T>(work: (vault: IDBPDatabase<VaultSchema>) => Promise<T>): Promise<T> {
  const vault = await openDB<VaultSchema>(VAULT, 1, {
    upgrade: (database) => void database.createObjectStore('day'),
  });
  // Not kept open: an open connection would hold up the deletion by another tab.
  try {
    return await work(vault);
  } finally {
    vault.close();
  }
}

/** Keeps a day, encrypted with a new key that cannot be exported. It replaces whatever was kept before. */
export async function keepDay(userId: number, day: AttendanceDay): Promise<void> {
  const key = await crypto.subtle.generateKey(AES, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(day));
  const data = await crypto.subtle.encrypt({ name: AES.name, iv }, key, text);
  await withVault((vault) => vault.put('day', { userId, date: day.date, key, iv, data }, 'day'));
}

/** The day that is kept; `null` when there is none of this user and date. Then whatever is kept is deleted. */
export async function keptDay(userId: number, date: IsoDate): Promise<AttendanceDay | null> {
  const kept = await withVault((vault) => vault.get('day', 'day'));
  if (!kept) return null;
  if (kept.userId !== userId || kept.date !== date) {
    await withVault((vault) => vault.delete('day', 'day'));
    return null;
  }
  const text = await crypto.subtle.decrypt({ name: AES.name, iv: kept.iv }, kept.key, kept.data);
  return JSON.parse(new TextDecoder().decode(text)) as AttendanceDay;
}

const openOutgoing = (): Promise<IDBPDatabase<OutgoingSchema>> =>
  openDB<OutgoingSchema>('feria-today-outgoing', 1, {
    upgrade(database) {
      database.createObjectStore('marks', { autoIncrement: true });
      database.createObjectStore('reads', { keyPath: ['user_id', 'date', 'child_id'] });
    },
  });

let outgoing: Promise<IDBPDatabase<OutgoingSchema>> | null = null;
const out = (): Promise<IDBPDatabase<OutgoingSchema>> => (outgoing ??= openOutgoing());

/** The marks of a user that the server has not confirmed, in the order in which they were made. */
export async function unsentMarks(userId: number): Promise<Mark[]> {
  return (await (await out()).getAll('marks')).filter(({ user_id }) => user_id === userId);
}

/** Keeps a mark until the server has it. */
export async function keepMark(mark: Mark): Promise<void> {
  await (await out()).add('marks', mark);
}

/** Forgets marks that the server has answered. */
export async function forgetMarks(ids: ReadonlySet<string>): Promise<void> {
  const transaction = (await out()).transaction('marks', 'readwrite');
  for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue())
    if (ids.has(cursor.value.id)) await cursor.delete();
  await transaction.done;
}

/** Keeps whose health data was shown; a second time on a day changes nothing. */
export async function keepReads(reads: readonly OfflineRead[]): Promise<void> {
  const transaction = (await out()).transaction('reads', 'readwrite');
  await Promise.all(reads.map((read) => transaction.store.put(read)));
  await transaction.done;
}

export async function unsentReads(userId: number): Promise<OfflineRead[]> {
  return (await (await out()).getAll('reads')).filter(({ user_id }) => user_id === userId);
}

/** Forgets those that the server has noted. */
export async function forgetReads(reads: readonly OfflineRead[]): Promise<void> {
  const transaction = (await out()).transaction('reads', 'readwrite');
  await Promise.all(
    reads.map(({ user_id, date, child_id }) => transaction.store.delete([user_id, date, child_id])),
  );
  await transaction.done;
}
