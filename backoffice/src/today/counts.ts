import { openDB, type DBSchema } from 'idb';
import type { AttendanceWeek, Headcount, HeadcountInput, IsoDate } from '@feria/shared';
import type { ChildView } from './child-view';
import type { ClockStamp } from './clock-gap';
import { deviceStore } from './device-store';

/** A count that the server does not have yet: numbers and ids only. */
export interface UnsentCount extends HeadcountInput {
  user_id: number;
  /** By which state of the clock it was made; not there where an earlier build of the page left it. */
  clock?: ClockStamp;
}

interface CountsSchema extends DBSchema {
  counts: { key: string; value: UnsentCount };
}

const withCounts = deviceStore(() =>
  openDB<CountsSchema>('feria-today-counts', 1, {
    upgrade: (database) => void database.createObjectStore('counts', { keyPath: 'id' }),
  }),
);

/** Keeps a count until the server has it. @throws DOMException `QuotaExceededError` when the device is full */
export const keepCount = (count: UnsentCount): Promise<unknown> =>
  withCounts((counts) => counts.put('counts', count));

/** The counts of a user that the server has not confirmed. */
export const unsentCounts = (userId: number): Promise<UnsentCount[]> =>
  withCounts(async (counts) => (await counts.getAll('counts')).filter(({ user_id }) => user_id === userId));

/** How many counts of other accounts are not sent. */
export const countOfOthers = (userId: number): Promise<number> =>
  withCounts(
    async (counts) => (await counts.getAll('counts')).filter(({ user_id }) => user_id !== userId).length,
  );

/** How many counts are not sent, whoever made them. */
export const countUnsent = (): Promise<number> => withCounts((counts) => counts.count('counts'));

/** Forgets counts that the server has answered. */
export const forgetCounts = (ids: readonly string[]): Promise<void> =>
  withCounts(async (counts) => {
    const transaction = counts.transaction('counts', 'readwrite');
    await Promise.all(ids.map((id) => transaction.store.delete(id)));
    await transaction.done;
  });

/** What can be counted: a group, or every child of a week that the reader sees. */
export interface Scope {
  week: AttendanceWeek;
  /** `null`: the whole week. */
  group: { id: number; name: string } | null;
}

/** What tells a scope from others, also when the list is read anew. */
export const scopeKey = ({ week, group }: Scope): string => `${week.id}:${group?.id ?? ''}`;

/**
 * What a user can count of some weeks: whole weeks first, then groups. A leader of groups counts these; who also sees a group that
 * others lead has the whole week.
 */
export function scopesOf(weeks: readonly AttendanceWeek[], userId: number): Scope[] {
  return weeks.flatMap((week) => {
    const isForeign = ({ leaders }: AttendanceWeek['groups'][number]) =>
      leaders.every(({ id }) => id !== userId);
    const hasWeek = week.groups.length === 0 || week.groups.some(isForeign);
    return [
      ...(hasWeek ? [{ week, group: null }] : []),
      ...week.groups.map(({ id, name }) => ({ week, group: { id, name } })),
    ];
  });
}

/** The children who are there by the list, by name. */
export function presentIn({ week, group }: Scope, views: readonly ChildView[]): ChildView[] {
  return views.filter(
    (view) =>
      view.week.id === week.id &&
      view.presence === 'present' &&
      (group === null || view.child.group_id === group.id),
  );
}

/** The name of a child on the screen, wherever it is now; `null` of one that is on no list any more. */
export function childNameIn(views: readonly ChildView[], childId: number): string | null {
  return views.find(({ child }) => child.child_id === childId)?.name ?? null;
}

type AnyCount = Headcount | UnsentCount;

/** The last count of a scope on a day, of this device or of the server. */
export function lastCount(
  { week, group }: Scope,
  unsent: readonly UnsentCount[],
  date: IsoDate,
): AnyCount | null {
  const own = unsent.filter((count) => count.course_week_id === week.id && count.date === date);
  return (
    [...(week.headcounts ?? []), ...own]
      .filter((count) => (count.week_group_id ?? null) === (group?.id ?? null))
      .sort((a, b) => Date.parse(b.counted_at) - Date.parse(a.counted_at))[0] ?? null
  );
}
