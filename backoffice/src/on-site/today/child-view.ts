import {
  compareTexts,
  HEALTH_FIELDS,
  type AttendanceChild,
  type AttendanceDay,
  type AttendanceWeek,
  presenceOf,
  type Presence,
} from '@feria/shared';
import { noteOf, withMarks, type DayFields, type Mark, type MarkedFields } from './marks';

/** A child as the page shows it. */
export interface ChildView {
  child: AttendanceChild;
  week: AttendanceWeek;
  name: string;
  fields: DayFields;
  presence: Presence;
  note: string | null;
  /** Whether something that was marked is not sent, beside the note. */
  unsent: boolean;
  /** Whether a note is not sent. */
  unsentNote: boolean;
  /** Whether something of that lives on the screen only, because the device could not keep it. */
  unkept: boolean;
}

/** Children of a group, or of a week without groups. */
export interface GroupView {
  key: string;
  week: AttendanceWeek;
  /** `null`: children in no group. */
  name: string | null;
  children: ChildView[];
}

/** What is on the screen, by week and group; children by first name, as leaders call them. */
export function groupsOf(
  day: AttendanceDay,
  marks: readonly Mark[],
  unkept: ReadonlySet<string> = new Set(),
): GroupView[] {
  const ofChild = new Map<number, Mark[]>();
  for (const mark of marks)
    if (mark.date === day.date) ofChild.set(mark.child_id, [...(ofChild.get(mark.child_id) ?? []), mark]);
  return day.weeks.flatMap((week) => {
    const views = week.children
      .map((child) => viewOf(child, week, ofChild.get(child.child_id) ?? [], unkept))
      .sort((a, b) => compareTexts(a.name, b.name));
    const groups = [...week.groups.map(({ id, name }) => ({ id, name })), { id: null, name: null }];
    return groups
      .map(({ id, name }) => ({
        key: `${week.id}:${id}`,
        week,
        name,
        children: views.filter(({ child }) => child.group_id === id),
      }))
      .filter(({ name, children }) => name !== null || children.length > 0);
  });
}

/** Whether a child whose place ended leaves the list of its week with what is marked then: without a mark nothing says that it was there. */
export function leavesLists({ child }: ChildView, { status, left_at }: MarkedFields): boolean {
  return child.place_ended && !status && !left_at;
}

/** Another week of the day on whose list a child stands that has left that of its week. */
export function otherWeekOf(
  { child, week }: ChildView,
  day: AttendanceDay | undefined,
): AttendanceWeek | null {
  const stands = (other: AttendanceChild): boolean => other.child_id === child.child_id && !other.place_ended;
  return day?.weeks.find(({ id, children }) => id !== week.id && children.some(stands)) ?? null;
}

/** How many children these are: one that was moved today may stand in both weeks. */
export function countChildren(views: readonly ChildView[]): number {
  return new Set(views.map(({ child }) => child.child_id)).size;
}

function viewOf(
  child: AttendanceChild,
  week: AttendanceWeek,
  marks: readonly Mark[],
  unkept: ReadonlySet<string>,
): ChildView {
  const fields = withMarks(child.attendance, marks);
  return {
    child,
    week,
    fields,
    name: `${child.first_name} ${child.last_name}`,
    presence: presenceOf(child, fields),
    note: noteOf(child.attendance, marks),
    unsent: marks.some(({ fields: set }) => Object.keys(set).some((field) => field !== 'note')),
    unsentNote: marks.some(({ fields: set }) => set.note !== undefined),
    unkept: marks.some(({ id }) => unkept.has(id)),
  };
}

/** The texts about a child's health that stand on its card; a `question` of its project in place of a field of its own. */
export function healthTexts({ health, answers }: Pick<AttendanceChild, 'health' | 'answers'>): HealthText[] {
  if (!health) return [];
  const known = HEALTH_FIELDS.flatMap((field): HealthText[] => {
    const value = health[field];
    return typeof value === 'string' && value ? [{ field, text: value }] : [];
  });
  return [
    ...known,
    ...answersOf({ answers }).flatMap((one): HealthText[] =>
      one.warns ? [{ question: one.question, text: one.answer }] : [],
    ),
  ];
}

type HealthText =
  | { field: (typeof HEALTH_FIELDS)[number]; text: string }
  | { question: string; text: string };

/** What was answered for a child; a list that an older release left on the device has nothing of it. */
export function answersOf({
  answers,
}: Partial<Pick<AttendanceChild, 'answers'>>): AttendanceChild['answers'] {
  return answers ?? [];
}

/** Whether something is known of a child's health, as far as the reader sees it. */
export function hasHealth(child: Pick<AttendanceChild, 'health' | 'answers'>): boolean {
  return healthTexts(child).length > 0 || child.health?.with_diagnostics === true;
}

/** Who is called first: a parent with a number, else an emergency contact. */
export function firstContact({ parents, contacts }: AttendanceChild): { name: string; phone: string } | null {
  const parent = parents.find(({ phone }) => phone);
  if (parent?.phone) return { name: parent.name, phone: parent.phone };
  const [contact] = contacts;
  return contact ? { name: contact.name ?? contact.phone, phone: contact.phone } : null;
}
