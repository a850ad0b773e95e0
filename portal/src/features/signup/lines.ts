import type { FrontendProjectDetail, FrontendWeekDetail, Named } from '@feria/shared/contracts/frontend';
import type { FamilyChild, MyFamily } from '@feria/shared/contracts/family';
import type { SignUpInput, SignUpLineResult } from '@feria/shared/contracts/registration';
import { overlaps } from '@feria/shared/rules/dates';
import { ineligibility, type Ineligibility } from '@feria/shared/rules/eligibility';
import { offeredDayTypes, priceOf, type DayType } from '@feria/shared/rules/day-type';
import { toCents, toEuros } from '@feria/shared/rules/money';
import { isBookable, isWaitingListOnly } from '../../components/week-states';
import type { AnsweredSignUp } from '../../api/answered';
import type { ChildDraft, Draft } from './draft';

/**
 * Why a week cannot be booked for a child. `closed`: its state says it. `not_offered`: the day type that was chosen is
 * none of the week's any more.
 */
export type Block =
  | { reason: 'closed' | 'taken' | 'taken_waiting' | 'not_offered' }
  | { reason: 'overlap_registration' | 'overlap_chosen'; other: Named }
  | { reason: 'not_eligible'; why: Ineligibility };

/** Everything that decides what a sign-up may book. */
export interface SignUpData {
  project: FrontendProjectDetail;
  family: MyFamily;
  draft: Draft;
}

/** A week that was chosen for a child. It stays chosen until the parent removes it, whatever becomes of the week. */
export interface Line {
  child: FamilyChild;
  week: FrontendWeekDetail;
  dayType: DayType;
  /** Why it cannot be booked any more, or `null`. */
  block: Block | null;
  /** The week had a free seat when it was chosen, and now leads onto the waiting list. */
  isNowWaiting: boolean;
}

/** Why a week cannot be booked for a child, without looking at the other chosen weeks. */
function standingBlock(
  week: FrontendWeekDetail,
  child: FamilyChild,
  { project, family }: Pick<SignUpData, 'project' | 'family'>,
): Block | null {
  const isMine = ({ people }: { people: { id: number } }): boolean => people.id === child.id;
  const confirmed = family.registrations.filter(isMine);
  // First the own registration: a parent whose child has the last seat must not read "full".
  if (confirmed.some(({ courseWeek }) => courseWeek.id === week.id)) return { reason: 'taken' };
  if (family.waitingQueue.some((row) => isMine(row) && row.courseWeek.id === week.id)) {
    return { reason: 'taken_waiting' };
  }
  if (!isBookable(week)) return { reason: 'closed' };
  const why = ineligibility(project, child, week.from);
  if (why) return { reason: 'not_eligible', why };
  const other = confirmed.find(({ courseWeek }) => overlaps(courseWeek, week));
  return other ? { reason: 'overlap_registration', other: other.courseWeek } : null;
}

/** What was chosen for a child, in the order of the weeks; of two that overlap the second cannot be booked. */
export function linesOf(child: FamilyChild, data: SignUpData): Line[] {
  const { project, draft } = data;
  const chosen = draft.children[child.id];
  const lines: Line[] = [];
  for (const week of project.courseWeeks) {
    const dayType = chosen?.weeks[week.id];
    if (!dayType) continue;
    const before = lines.find((line) => !line.block && overlaps(line.week, week));
    const block =
      standingBlock(week, child, data) ??
      (offeredDayTypes(week).includes(dayType) ? null : { reason: 'not_offered' as const }) ??
      (before ? { reason: 'overlap_chosen' as const, other: before.week } : null);
    const isNowWaiting = !block && isWaitingListOnly(week) && chosen.seats.includes(week.id);
    lines.push({ child, week, dayType, block, isNowWaiting });
  }
  return lines;
}

/** Weeks that were chosen for a child and that the project does not have any more. */
export function goneWeeks(child: FamilyChild, { project, draft }: SignUpData): number[] {
  return Object.keys(draft.children[child.id]?.weeks ?? {})
    .map(Number)
    .filter((id) => !project.courseWeeks.some((week) => week.id === id));
}

/** Why a week cannot be chosen for a child now, or why what was chosen cannot be booked any more; or `null`. */
export function blockOf(week: FrontendWeekDetail, child: FamilyChild, data: SignUpData): Block | null {
  const lines = linesOf(child, data);
  const chosen = lines.find((line) => line.week.id === week.id);
  if (chosen) return chosen.block;
  const block = standingBlock(week, child, data);
  if (block) return block;
  const other = lines.find((line) => !line.block && overlaps(line.week, week));
  return other ? { reason: 'overlap_chosen', other: other.week } : null;
}

/** The choice of a child after a week was chosen, or removed with `null`. */
export function withWeek(
  chosen: ChildDraft,
  week: Pick<FrontendWeekDetail, 'id' | 'state' | 'full' | 'availability'>,
  dayType: DayType | null,
): ChildDraft {
  const { [week.id]: _before, ...weeks } = chosen.weeks;
  const seats = chosen.seats.filter((id) => id !== week.id);
  if (!dayType) return { ...chosen, weeks, seats };
  return {
    ...chosen,
    weeks: { ...weeks, [week.id]: dayType },
    seats: isWaitingListOnly(week) ? seats : [...seats, week.id],
  };
}

/** The children that take part, in the order of the family. */
export function chosenChildren({ family, draft }: SignUpData): FamilyChild[] {
  return family.childrens.filter(({ id }) => draft.children[id]);
}

/** Every line of a sign-up, also those that cannot be booked any more. */
export function allLines(data: SignUpData): Line[] {
  return chosenChildren(data).flatMap((child) => linesOf(child, data));
}

/** What lines cost in euros: what is due for places, and what those on waiting lists would cost if they move up. */
export function totalOf(lines: readonly Pick<Line, 'week' | 'dayType'>[]): { due: number; waiting: number } {
  const sum = (part: readonly Pick<Line, 'week' | 'dayType'>[]): number =>
    toEuros(part.reduce((cents, { week, dayType }) => cents + toCents(priceOf(week, dayType)), 0));
  return {
    due: sum(lines.filter(({ week }) => !isWaitingListOnly(week))),
    waiting: sum(lines.filter(({ week }) => isWaitingListOnly(week))),
  };
}

/** What is sent. */
export function signUpInput(data: SignUpData, asksForPhotos: boolean): SignUpInput {
  const { project, draft } = data;
  return {
    bookedChildren: chosenChildren(data).map((child) => ({
      id: child.id,
      ...(project.custom_field && { custom_field: draft.children[child.id]?.custom_field.trim() ?? '' }),
      courseWeeks: linesOf(child, data).map(({ week, dayType }) => ({ id: week.id, dayType })),
    })),
    comment: draft.comment.trim() || null,
    emergency_contact1_name: draft.contact1Name.trim() || null,
    emergency_contact1_phone: draft.contact1.trim(),
    emergency_contact2_name: draft.contact2Name.trim() || null,
    emergency_contact2_phone: draft.contact2.trim() || null,
    ...(asksForPhotos && { photo_privacy: draft.photo }),
    privacy: draft.privacy,
  };
}

/** A line as it was sent; what the project or the family does not have any more is `undefined`. */
export interface SentLine {
  child: FamilyChild | undefined;
  week: FrontendWeekDetail | undefined;
  dayType: DayType;
}

/** The lines of a sign-up that was sent. */
export function sentLines(
  input: SignUpInput,
  { project, family }: Pick<SignUpData, 'project' | 'family'>,
): SentLine[] {
  return input.bookedChildren.flatMap(({ id, courseWeeks }) =>
    courseWeeks.map((line) => ({
      child: family.childrens.find((child) => child.id === id),
      week: project.courseWeeks.find((week) => week.id === line.id),
      dayType: line.dayType,
    })),
  );
}

/** What became of a line that was sent; what the project or the family does not have any more is `undefined`. */
export interface ResultLine extends SignUpLineResult, Omit<SentLine, 'dayType'> {
  dayType: DayType | undefined;
}

/** The lines of an answer, each once, in its order. */
export function resultLines(
  { result, bookedChildren }: AnsweredSignUp,
  { project, family }: Pick<SignUpData, 'project' | 'family'>,
): ResultLine[] {
  return result.registrations.map((line) => ({
    ...line,
    child: family.childrens.find(({ id }) => id === line.child_id),
    week: project.courseWeeks.find(({ id }) => id === line.course_week_id),
    dayType: bookedChildren
      .find(({ id }) => id === line.child_id)
      ?.courseWeeks.find(({ id }) => id === line.course_week_id)?.dayType,
  }));
}
