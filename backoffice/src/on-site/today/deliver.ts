import type { AttendanceRecord } from '@feria/shared';
import type { Mark } from './marks';
import { sendMarks } from './server';

/** Marks of one call. */
const BATCH = 100;

/** Why the server did not take a mark. */
export interface Rejection {
  message: string;
  /** Its child is deleted: the mark can never be applied. */
  isErased: boolean;
}

/** What the server answered to some marks. */
export interface Delivery {
  /** Ids of those that it has: they count, were overtaken by a later mark, came before, or became an open point. */
  taken: Set<string>;
  /** Those that it did not take. */
  rejected: Map<string, Rejection>;
  /** The days that the marks were about, as they are now. */
  records: readonly AttendanceRecord[];
  /** Those that became an open point: its id, by that of the mark. */
  issues: Map<string, number>;
}

/**
 * Sends marks in their order.
 * @param onAnswer called for each answer, before more is sent
 * @returns `unreachable` when not all were answered, `forbidden` when the account may not mark at all
 */
export async function deliver(
  marks: readonly Mark[],
  onAnswer: (delivery: Delivery) => Promise<void>,
): Promise<'answered' | 'unreachable' | 'forbidden'> {
  for (let start = 0; start < marks.length; start += BATCH) {
    const end = await deliverBatch(marks.slice(start, start + BATCH), onAnswer);
    if (end !== 'answered') return end;
  }
  return 'answered';
}

/** A batch that the server does not understand is sent one by one, so that one mark does not hold up the others. */
async function deliverBatch(
  marks: readonly Mark[],
  onAnswer: (delivery: Delivery) => Promise<void>,
): Promise<'answered' | 'unreachable' | 'forbidden'> {
  const outcome = await sendMarks(marks);
  if (outcome.kind === 'refused') {
    if (outcome.status === 403) return 'forbidden';
    if (marks.length === 1) {
      const rejected = new Map(
        marks.map(({ id }) => [id, { message: outcome.message, isErased: false }] as const),
      );
      await onAnswer({ taken: new Set(), rejected, records: [], issues: new Map() });
      return 'answered';
    }
    for (const mark of marks) {
      const end = await deliverBatch([mark], onAnswer);
      if (end !== 'answered') return end;
    }
    return 'answered';
  }
  if (outcome.kind !== 'ok') return 'unreachable';
  const { results, attendance } = outcome.data;
  const refused = results.filter((result) => result.outcome === 'refused');
  const taken = results.filter((result) => result.outcome !== 'refused');
  await onAnswer({
    taken: new Set(taken.map(({ id }) => id)),
    rejected: new Map(
      refused.map(({ id, message, child_deleted }) => [
        id,
        { message: message ?? '', isErased: child_deleted },
      ]),
    ),
    records: attendance,
    issues: new Map(taken.flatMap(({ id, issue_id }) => (issue_id === null ? [] : [[id, issue_id]]))),
  });
  // A mark without an answer stays, and is sent again after a pause.
  return results.length < marks.length ? 'unreachable' : 'answered';
}
