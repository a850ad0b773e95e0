import { openDB, type DBSchema } from 'idb';
import type { IsoDate } from '@feria/shared';
import type { CorrectedTimes } from './corrected-times';
import { deviceStore } from './device-store';
import { inOrder, type Mark, type MarkedFields } from './marks';
import { seal, unseal, type Sealed } from './seal';

/*
 * What the server does not have yet. It outlives the login and is emptied by the server's answers only: ids and times can be read,
 * names, telephones and notes are sealed. The version of the database stays 1: another one would have to wait until every tab with an
 * earlier build of the page is closed.
 */

/** What of a mark names somebody, or may tell of a child's health. */
type Secret = Pick<MarkedFields, 'left_with_name' | 'left_with_phone' | 'note'> & {
  /** Of a mark that sets the note: the one that its maker saw. */
  seen_note?: string | null;
};

/** A mark on the device; without number and sealed part where an earlier build of the page left it. */
type KeptMark = Omit<Mark, 'device' | 'sequence' | 'seen'> &
  Partial<Pick<Mark, 'device' | 'sequence' | 'seen'>> & { sealed?: Sealed };

/** Whose health data was shown without a network: a child, a day, a reader. */
export interface OfflineRead {
  user_id: number;
  child_id: number;
  date: IsoDate;
}

interface OutgoingSchema extends DBSchema {
  marks: { key: number; value: KeptMark };
  reads: { key: [number, IsoDate, number]; value: OfflineRead };
}

const withOutgoing = deviceStore(() =>
  openDB<OutgoingSchema>('feria-today-outgoing', 1, {
    upgrade(database) {
      database.createObjectStore('marks', { autoIncrement: true });
      database.createObjectStore('reads', { keyPath: ['user_id', 'date', 'child_id'] });
    },
  }),
);

/** The marks of a user that the server has not confirmed, in the order in which they were made. */
export async function unsentMarks(userId: number): Promise<Mark[]> {
  const kept = await withOutgoing((outgoing) => outgoing.getAll('marks'));
  return inOrder(await Promise.all(kept.filter(({ user_id }) => user_id === userId).map(readMark)));
}

/** How many marks of other accounts are not sent. */
export const countOfOthers = (userId: number): Promise<number> =>
  withOutgoing(
    async (outgoing) => (await outgoing.getAll('marks')).filter(({ user_id }) => user_id !== userId).length,
  );

/** How many marks are not sent, whoever made them. */
export const countUnsent = (): Promise<number> => withOutgoing((outgoing) => outgoing.count('marks'));

async function readMark({ sealed, ...mark }: KeptMark): Promise<Mark> {
  const { seen_note, ...secret } = sealed ? await unseal<Secret>(sealed) : {};
  const seen = mark.seen ?? null;
  return {
    ...mark,
    device: mark.device ?? null,
    sequence: mark.sequence ?? null,
    seen: seen && seen_note !== undefined ? { ...seen, note: seen_note } : seen,
    fields: { ...mark.fields, ...secret },
  };
}

/** Keeps a mark until the server has it. @throws DOMException `QuotaExceededError` when the device is full */
export async function keepMark(mark: Mark): Promise<void> {
  // Before the transaction, which would end while the browser encrypts.
  const kept = await sealMark(mark);
  await withOutgoing((outgoing) => outgoing.add('marks', kept));
}

async function sealMark(mark: Mark): Promise<KeptMark> {
  const { left_with_name, left_with_phone, note, ...fields } = mark.fields;
  // Nobody is named by nothing.
  if (!left_with_name && note === undefined) return mark;
  const { note: seen_note, ...seen } = mark.seen ?? {};
  // What is not there is left out of the text, so that nothing is set that the mark does not set.
  const secret: Secret = { left_with_name, left_with_phone, note, seen_note };
  return { ...mark, fields, seen: mark.seen && (seen as Mark['seen']), sealed: await seal(secret) };
}

/** Forgets marks that the server has. */
export const forgetMarks = (ids: ReadonlySet<string>): Promise<void> =>
  withOutgoing(async (outgoing) => {
    const transaction = outgoing.transaction('marks', 'readwrite');
    for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue())
      if (ids.has(cursor.value.id)) await cursor.delete();
    await transaction.done;
  });

/** Keeps other times of marks, by their ids. What is sealed stays so. */
export const keepTimes = (times: ReadonlyMap<string, CorrectedTimes>): Promise<void> =>
  withOutgoing(async (outgoing) => {
    const transaction = outgoing.transaction('marks', 'readwrite');
    for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue()) {
      const next = times.get(cursor.value.id);
      if (!next) continue;
      const { date, changed_at, clock, isUnsure } = next;
      const fields = { ...cursor.value.fields, ...timesOf(next.fields) };
      const seen = cursor.value.seen && { ...cursor.value.seen, ...timesOf(next.seen ?? {}) };
      await cursor.update({ ...cursor.value, date, changed_at, clock, isUnsure, fields, seen });
    }
    await transaction.done;
  });

/** The times alone, as far as they are set. */
function timesOf({ arrived_at, left_at }: MarkedFields): MarkedFields {
  return { ...(arrived_at && { arrived_at }), ...(left_at && { left_at }) };
}

/** Keeps whose health data was shown; a second time on a day changes nothing. */
export const keepReads = (reads: readonly OfflineRead[]): Promise<void> =>
  withOutgoing(async (outgoing) => {
    const transaction = outgoing.transaction('reads', 'readwrite');
    await Promise.all(reads.map((read) => transaction.store.put(read)));
    await transaction.done;
  });

export const unsentReads = (userId: number): Promise<OfflineRead[]> =>
  withOutgoing(async (outgoing) =>
    (await outgoing.getAll('reads')).filter(({ user_id }) => user_id === userId),
  );

/** Forgets those that the server has noted. */
export const forgetReads = (reads: readonly OfflineRead[]): Promise<void> =>
  withOutgoing(async (outgoing) => {
    const transaction = outgoing.transaction('reads', 'readwrite');
    await Promise.all(
      reads.map(({ user_id, date, child_id }) => transaction.store.delete([user_id, date, child_id])),
    );
    await transaction.done;
  });
