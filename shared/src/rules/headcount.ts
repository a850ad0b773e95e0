import type { AttendanceWeek } from '../contracts/attendance.js';

/** Whom a count has besides the children of its group. */
export interface CountedBeside {
  /** Names of their groups, in the order of the week. */
  groups: string[];
  /** Whether some are in no group. */
  hasUngrouped: boolean;
  /** Whether there are some of whom the reader learns nothing. */
  hasHidden: boolean;
}

/** A count, as far as is asked here: children by their ids. */
interface Counted {
  week_group_id?: number | null;
  expected?: number | null;
  children?: readonly number[] | null;
}

/**
 * Whom a count of a group has besides: a leader of groups counts all whom she sees, those in no group too, and tells it under one of the
 * groups, because all of the week it is not. By the groups as they are now. `null`: only children of the group, or all of the week.
 */
export function countedBeside(
  { groups, children }: Pick<AttendanceWeek, 'groups' | 'children'>,
  { week_group_id, expected, children: counted }: Counted,
): CountedBeside | null {
  if (week_group_id == null || !counted) return null;
  const ids = counted.flatMap((id) => {
    const child = children.find(({ child_id }) => child_id === id);
    return child && child.group_id !== week_group_id ? [child.group_id] : [];
  });
  const hasHidden = counted.length < (expected ?? 0);
  if (ids.length === 0 && !hasHidden) return null;
  return {
    groups: groups.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
    hasUngrouped: ids.includes(null),
    hasHidden,
  };
}

/**
 * The counts that no later one stands for: a later count of a group stands for an earlier one, but not for one that had children besides,
 * unless it has such too.
 * @param counts newest first
 */
export function lastOfEach<Count extends Pick<Counted, 'week_group_id'>>(
  counts: readonly Count[],
  hasMore: (count: Count) => boolean,
): Count[] {
  return counts.filter((count, index) =>
    counts
      .slice(0, index)
      .every(
        (later) =>
          (later.week_group_id ?? null) !== (count.week_group_id ?? null) ||
          (hasMore(count) && !hasMore(later)),
      ),
  );
}
