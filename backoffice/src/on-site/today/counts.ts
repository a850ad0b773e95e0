import { openDB, type DBSchema } from 'idb';
import type { AttendanceWeek, Headcount, HeadcountInput, IsoDate } from '@feria/shared';
import { countedBeside, lastOfEach, type CountedBeside } from '@feria/shared/rules/headcount';
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
  /** Whom it has besides the children of the group; `null`: nobody. */
  beside: CountedBeside | null;
}

/** What tells a scope from others, also when the list is read anew. */
export const scopeKey = ({ week, group, beside }: Scope): string =>
  `${week.id}:${group?.id ?? ''}${beside ? '+' : ''}`;

/**
 * What a user can count of some weeks, each week with all of its children whom the user sees first, then by group. Who also sees a group
 * that others lead has the whole week. A leader of groups counts these, and where there are children in no group all of them together:
 * whoever counts children who stand in front of her has those too.
 */
export function scopesOf(weeks: readonly AttendanceWeek[], userId: number): Scope[] {
  return weeks.flatMap((week): Scope[] => {
    const isForeign = ({ leaders }: AttendanceWeek['groups'][number]) =>
      leaders.every(({ id }) => id !== userId);
    const groups = week.groups.map(({ id, name }) => ({ id, name }));
    const [first, ...others] = groups;
    const alone = groups.map((group) => ({ week, group, beside: null }));
    if (!first || week.groups.some(isForeign)) return [{ week, group: null, beside: null }, ...alone];
    if (week.children.every(({ group_id }) => group_id !== null)) return alone;
    const beside = { groups: others.map(({ name }) => name), hasUngrouped: true, hasHidden: false };
    return [{ week, group: first, beside }, ...alone];
  });
}

/** The children who are there by the list, by name. */
export function presentIn({ week, group, beside }: Scope, views: readonly ChildView[]): ChildView[] {
  return views.filter(
    (view) =>
      view.week.id === week.id &&
      view.presence === 'present' &&
      (group === null || beside !== null || view.child.group_id === group.id),
  );
}

/** Who is there in no group, and so is not in a count of a group alone. */
export function notCountedIn({ week, group, beside }: Scope, views: readonly ChildView[]): ChildView[] {
  if (group === null || beside !== null) return [];
  return views.filter(
    (view) => view.week.id === week.id && view.presence === 'present' && view.child.group_id === null,
  );
}

/** The name of a child on the screen, wherever it is now; `null` of one that is on no list any more. */
export function childNameIn(views: readonly ChildView[], childId: number): string | null {
  return views.find(({ child }) => child.child_id === childId)?.name ?? null;
}

type AnyCount = Headcount | UnsentCount;

/**
 * The last counts of some scopes on a day, of this device or of the server, each with what it is of: others may have counted more than
 * the group that it is told under.
 */
export function lastCounts(
  scopes: readonly Scope[],
  unsent: readonly UnsentCount[],
  date: IsoDate,
): { scope: Scope; count: AnyCount }[] {
  return scopes.flatMap((scope) => {
    const { week, group } = scope;
    const beside = (count: AnyCount) => countedBeside(week, { ...count, children: childrenOf(count) });
    const isOffered = scopes.some(
      (other) => other.beside && other.week.id === week.id && other.group?.id === group?.id,
    );
    const own = unsent.filter((count) => count.course_week_id === week.id && count.date === date);
    const counts = [...(week.headcounts ?? []), ...own]
      .filter((count) => (count.week_group_id ?? null) === (group?.id ?? null))
      .sort((a, b) => Date.parse(b.counted_at) - Date.parse(a.counted_at));
    return lastOfEach(counts, (count) => beside(count) !== null)
      .map((count) => ({ scope: { ...scope, beside: beside(count) }, count }))
      .filter((last) => (scope.beside ? last.scope.beside : !last.scope.beside || !isOffered));
  });
}

/** Ids of those who were there by the list of who counted. */
function childrenOf({ children }: AnyCount): readonly number[] | null {
  return children?.map((child) => (typeof child === 'number' ? child : child.id)) ?? null;
}
