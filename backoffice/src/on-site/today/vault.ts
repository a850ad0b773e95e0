import { openDB, type DBSchema } from 'idb';
import type { AttendanceDay, IsoDate } from '@feria/shared';
import { VAULT } from '@feria/shared/browser/vault';
import type { HeldDay, HeldDays } from './days';
import { deviceStore } from './device-store';
import { seal, unseal, type Sealed } from './seal';

/*
 * What the server sent, and notes that are not finished: encrypted, and deleted as a whole by whatever ends the login
 * (shared/src/browser/vault.ts). One entry for each day, by its date, one for the notes, one for the open points and one for times
 * that somebody is asked about.
 */

type Kept = Sealed & { userId: number };

interface VaultSchema extends DBSchema {
  day: { key: string; value: Kept };
}

/** What is kept beside the days. */
type Beside = 'notes' | 'issues' | 'unsure';
const BESIDE: readonly string[] = ['notes', 'issues', 'unsure'] satisfies Beside[];
/** Where an earlier version of the page kept its one day, without anything around it. */
const EARLIER = 'day';
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Where nothing can be kept (no secure connection, private window) the page works with a network only. */
export const canKeep =
  globalThis.window?.isSecureContext === true && 'indexedDB' in window && 'subtle' in crypto;

const withVault = deviceStore(() =>
  openDB<VaultSchema>(VAULT, 1, { upgrade: (database) => void database.createObjectStore('day') }),
);

/** Keeps a day in place of what was kept of that date. @throws DOMException `QuotaExceededError` when the device is full */
export async function keepDay(userId: number, held: HeldDay): Promise<void> {
  const sealed = await seal(held);
  await withVault((vault) => vault.put('day', { userId, ...sealed }, held.day.date));
}

/** Every day that is kept of a user, by date. What is there of anybody else is deleted. */
export async function keptDays(userId: number): Promise<Map<IsoDate, HeldDay>> {
  const days = new Map<IsoDate, HeldDay>();
  for (const [key, kept] of await entries()) {
    if (kept.userId !== userId) await forget(key);
    else if (key === EARLIER) {
      const day = await unseal<AttendanceDay>(kept);
      if (!days.has(day.date)) days.set(day.date, { day, readAt: null });
    } else if (DATE.test(key)) days.set(key, await unseal<HeldDay>(kept));
  }
  return days;
}

/** Deletes the days that may not stay, and keeps what is left of those of which a part may; not a list that the page made itself. */
export async function keepOnly(userId: number, staying: HeldDays): Promise<void> {
  for (const [key] of await entries()) if (!BESIDE.includes(key) && !staying.has(key)) await forget(key);
  for (const held of staying.values()) if (held.madeOf === undefined) await keepDay(userId, held);
}

/** Keeps something beside the days, in place of what was there. @throws DOMException `QuotaExceededError` when the device is full */
export async function keepBeside(userId: number, name: Beside, value: unknown): Promise<void> {
  const sealed = await seal(value);
  await withVault((vault) => vault.put('day', { userId, ...sealed }, name));
}

/** What is kept beside the days; `null` for nothing. */
export async function keptBeside<T>(userId: number, name: Beside): Promise<T | null> {
  const kept = await withVault((vault) => vault.get('day', name));
  return kept?.userId === userId ? unseal<T>(kept) : null;
}

const forget = (key: string): Promise<void> => withVault((vault) => vault.delete('day', key));

function entries(): Promise<[string, Kept][]> {
  return withVault(async (vault) => {
    const transaction = vault.transaction('day');
    const [keys, values] = await Promise.all([
      transaction.store.getAllKeys(),
      transaction.store.getAll(),
      transaction.done,
    ]);
    return keys.map((key, index) => [key, values[index]!]);
  });
}
