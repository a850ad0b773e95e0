/** Most groups of a week. */
export const MAX_GROUPS = 30;
/** Most leaders of a group, or of a week. */
export const MAX_LEADERS = 20;
/** Most children of a group. */
export const MAX_GROUP_CHILDREN = 500;
/** Longest name of a group. */
export const WEEK_GROUP_NAME_MAX = 80;

/** What is needed of a child to split a week by age. */
interface Aged {
  id: number;
  /** `YYYY-MM-DD`; `null` when it is not known. */
  birth: string | null;
}

/**
 * Splits children into groups of nearly the same size, the oldest in the first: the sizes differ by one at most. Who was born on the
 * same day stays in the order of the ids; a child without a birth comes last.
 * @param count of groups, from 1
 * @returns ids of the children, for each group
 */
export function splitByAge(children: readonly Aged[], count: number): number[][] {
  const sorted = [...children].sort(
    (a, b) => (a.birth ?? '9999').localeCompare(b.birth ?? '9999') || a.id - b.id,
  );
  const smallest = Math.floor(sorted.length / count);
  const larger = sorted.length % count;
  let start = 0;
  return Array.from({ length: count }, (_, index) => {
    const end = start + smallest + (index < larger ? 1 : 0);
    const ids = sorted.slice(start, end).map(({ id }) => id);
    start = end;
    return ids;
  });
}
