import { byUrgency, isNoted, type AttendanceIssue, type IsoDate } from '@feria/shared';
import type { Words } from './context';
import type { HeldDays } from './days';
import type { Mark } from './marks';
import type { TodayState } from './state';

/** So many children are named where all points are folded. */
const MAX_NAMES = 3;

/**
 * A mark that does not count: the server keeps it until somebody decides, or did not take it at all. Of a child whose family was erased all
 * marks of a day are one point: nothing can be done with them but to throw them away.
 */
export type Point = {
  /** By which the page finds it. */
  key: string;
  date: IsoDate;
  childId: number;
  /** `null`: on no list any more. */
  child: { first_name: string; last_name: string } | null;
} & ({ mark: Mark } | { issue: AttendanceIssue } | { erased: readonly Mark[] });

/** {@link Point.key} of a point that the server keeps. */
export const keyOfIssue = (issueId: number): string => `point-${issueId}`;

/** What is to be cleared up: first what the server did not take, then the most urgent. */
export function pointsOf({
  marks,
  rejected,
  issues,
  days,
}: Pick<TodayState, 'marks' | 'rejected' | 'issues' | 'days'>): Point[] {
  const refused = marks.filter(({ id }) => rejected.has(id));
  const isErased = ({ id }: Mark): boolean => rejected.get(id)!.isErased;
  return [
    ...erasedOf(refused.filter(isErased)),
    ...refused
      .filter((mark) => !isErased(mark))
      .map((mark) => ({
        key: `mark-${mark.id}`,
        date: mark.date,
        childId: mark.child_id,
        child: childIn(days, mark.child_id),
        mark,
      })),
    ...[...issues].sort(byUrgency).map((issue) => ({
      key: keyOfIssue(issue.id),
      date: issue.date,
      childId: issue.child.id,
      child: issue.child,
      issue,
    })),
  ];
}

/** Points of children whose families were erased, one for each child and day. A list that still has the child does not name it. */
function erasedOf(marks: readonly Mark[]): Point[] {
  const keyOf = ({ child_id, date }: Mark): string => `erased-${child_id}-${date}`;
  return [...new Set(marks.map(keyOf))].map((key) => {
    const erased = marks.filter((mark) => keyOf(mark) === key);
    const { child_id, date } = erased[0]!;
    return { key, date, childId: child_id, child: null, erased };
  });
}

/** Marks of a child, each with whether another of them takes it back; those that only do so are left out. */
export function withoutUndoing(marks: readonly Mark[]): { mark: Mark; isTakenBack: boolean }[] {
  const ids = new Set(marks.map(({ id }) => id));
  const takenBack = new Set(marks.map(({ withdraws }) => withdraws));
  return marks
    .filter(({ withdraws }) => !withdraws || !ids.has(withdraws))
    .map((mark) => ({ mark, isTakenBack: takenBack.has(mark.id) }));
}

function childIn(days: HeldDays, childId: number): Point['child'] {
  const children = [...days.values()].flatMap(({ day }) => day.weeks).flatMap((week) => week.children);
  return children.find(({ child_id }) => child_id === childId) ?? null;
}

/** The child that a point is of. */
export function nameOfPoint(t: Words, point: Point): string {
  const { child } = point;
  if (child) return `${child.first_name} ${child.last_name}`;
  return t('erased' in point ? 'points.erased' : 'points.unlisted');
}

/** What points are about: marks that do not count, children with whom something is wrong although all counts, or both. */
export function kindOfPoints(points: readonly Point[]): 'marks' | 'children' | 'both' {
  const noted = points.filter((point) => 'issue' in point && isNoted(point.issue.reason)).length;
  if (noted === 0) return 'marks';
  return noted === points.length ? 'children' : 'both';
}

/**
 * What the message about new points is headed by: marks that do not count come first, and are not mixed with what counts and is to be
 * cleared up.
 * @param told new points that the maker of the marks sees
 * @param hidden how many more there are that the server does not show: of them nothing but that they do not count is said
 */
export function titleOfNew(
  t: Words,
  told: readonly Pick<AttendanceIssue, 'reason'>[],
  hidden: number,
): string {
  const noted = told.filter(({ reason }) => isNoted(reason)).length;
  const notCounting = told.length - noted + hidden;
  if (notCounting === 0) return t('points.new_noted');
  const title = t('points.new', { smart_count: notCounting });
  return noted > 0 ? `${title}. ${t('points.new_also', { smart_count: noted })}` : title;
}

/**
 * Whether restoring a point brings its child back to the list that is on the screen: its mark says that the child is there, which has no
 * place today, and is not on that list.
 */
export function bringsBack(
  { reason, may_restore, mark, date }: Pick<AttendanceIssue, 'reason' | 'may_restore' | 'mark' | 'date'>,
  { today, isListed }: { today: IsoDate; isListed: boolean },
): boolean {
  const saysThere = mark.status === 'present' && !mark.left_at;
  return reason === 'no_place' && may_restore && saysThere && date === today && !isListed;
}

/**
 * New points in the order in which they are told, of which only the first are told one by one: those of marks that do not count before those
 * that do, as the title has it. Of these first children of whom the day does not say that they were there, then other children, then notes.
 */
export function inOrderOfTelling(issues: readonly AttendanceIssue[]): AttendanceIssue[] {
  return [...issues].sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ reason, mark, attendance }: AttendanceIssue): number {
  if (isNoted(reason)) return 3;
  if (Object.keys(mark).every((field) => field === 'note')) return 2;
  const saysThere = mark.status === 'present' || Boolean(mark.left_at);
  return saysThere && attendance?.status !== 'present' ? 0 : 1;
}

/** A child by its id, as far as a list has it. */
export function nameOfChild(t: Words, days: HeldDays, childId: number): string {
  const child = childIn(days, childId);
  return child ? `${child.first_name} ${child.last_name}` : t('points.unlisted');
}

/** The children that points are of, each once, short enough for one line: `Mia K., Jan M. und 2 weitere`. */
export function namesOfPoints(t: Words, points: readonly Point[]): string {
  const children = [...new Map(points.map((point) => [point.childId, point])).values()];
  const names = children
    .slice(0, MAX_NAMES)
    .map((point) =>
      point.child ? `${point.child.first_name} ${point.child.last_name.charAt(0)}.` : nameOfPoint(t, point),
    )
    .join(', ');
  const more = children.length - MAX_NAMES;
  return more > 0 ? `${names} ${t('points.more_children', { smart_count: more })}` : names;
}
