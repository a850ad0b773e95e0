import type { QuotedLine } from '@feria/shared/contracts/basket';
import type { FrontendProjectDetail, FrontendWeekDetail, Named } from '@feria/shared/contracts/frontend';
import type { FamilyChild, FamilyRegistration, MyFamily, OwnChild } from '@feria/shared/contracts/family';
import type { BookedChild, SignUpInput, SignUpLineResult } from '@feria/shared/contracts/registration';
import { overlaps } from '@feria/shared/rules/dates';
import { ineligibility, type Ineligibility } from '@feria/shared/rules/eligibility';
import { offeredDayTypes, type DayType } from '@feria/shared/rules/day-type';
import { toCents, toEuros } from '@feria/shared/rules/money';
import { askedQuestions } from '@feria/shared/rules/questions';
import { isForWishes, isOrdered } from '../../catalogue/giving';
import { mostToPay, winsLeft } from '../most-to-pay';
import { prospectsOf, weeksHad, type Prospect } from '../places';
import { isBookable, isWaitingListOnly } from '../../catalogue/week-states';
import type { AnsweredSignUp } from '../../catalogue/answered';
import { byId, hasHealthAnswer, needsConsent, sentAnswers, type AskedQuestion } from '../questions/answers';
import { NOTHING_CHOSEN, type ChildDraft, type Draft } from './draft';
import { inOrder, movedBy } from './order';
import { dueOf, percentsOf } from './sibling-discount';

type TakenWithoutSeat = 'taken_waiting' | 'taken_held' | 'taken_wish' | 'taken_offer';

/**
 * Why a week cannot be booked for a child. `closed`: its state says it. `not_offered`: the day type that was chosen is
 * none of the week's any more.
 */
export type Block =
  | { reason: 'closed' | 'taken' | 'not_offered' | TakenWithoutSeat }
  | { reason: 'overlap_registration' | 'overlap_chosen'; other: Named }
  | { reason: 'not_eligible'; why: Ineligibility };

/** Everything that decides what a sign-up may book. */
export interface SignUpData {
  project: FrontendProjectDetail;
  family: MyFamily;
  draft: Draft;
  /** What the server says each line would get, where it was asked. */
  quoted?: readonly QuotedLine[] | undefined;
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
  /** The week has a free seat, but a brother or sister would get it. */
  isShort: boolean;
  /** What may be expected of it, if it can be booked. */
  prospect: Prospect;
  /** Before a draw: rank of the wish for the child, 1 is dearest; `null` otherwise. */
  rank: number | null;
  /** Percent that the child pays less for a brother or sister. */
  percent: number;
  /** Before a draw: how many places its child can get at most; `null` for no limit. */
  limit: number | null;
}

/** A line before what it gets is known. */
type LineBase = Omit<Line, 'isShort' | 'prospect' | 'rank' | 'percent' | 'limit'>;

function takenWithoutSeat({ held_back, priority, offer_expires_at }: FamilyRegistration): TakenWithoutSeat {
  if (offer_expires_at) return 'taken_offer';
  if (priority !== null) return 'taken_wish';
  return held_back ? 'taken_held' : 'taken_waiting';
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
  const waits = family.waitingQueue.find((row) => isMine(row) && row.courseWeek.id === week.id);
  if (waits) return { reason: takenWithoutSeat(waits) };
  if (!isBookable(week)) return { reason: 'closed' };
  const why = ineligibility(project, child, week.from);
  if (why) return { reason: 'not_eligible', why };
  const other = confirmed.find(({ courseWeek }) => overlaps(courseWeek, week));
  return other ? { reason: 'overlap_registration', other: other.courseWeek } : null;
}

/**
 * What was chosen for a child, in the order of the weeks, or as the parent put them where the order counts. Of two that overlap
 * the second cannot be booked, unless they are wishes.
 */
export function linesOf(child: FamilyChild, data: SignUpData): Line[] {
  const { project, draft } = data;
  const chosen = draft.children[child.id];
  const lines: LineBase[] = [];
  for (const week of project.courseWeeks) {
    const dayType = chosen?.weeks[week.id];
    if (!dayType) continue;
    const before = overlapping(week, lines, project);
    const block =
      standingBlock(week, child, data) ??
      (offeredDayTypes(week).includes(dayType) ? null : { reason: 'not_offered' as const }) ??
      (before ? { reason: 'overlap_chosen' as const, other: before.week } : null);
    const isNowWaiting = !block && isWaitingListOnly(week) && chosen.seats.includes(week.id);
    lines.push({ child, week, dayType, block, isNowWaiting });
  }
  const ordered = isOrdered(project) ? inOrder(lines, chosen?.order ?? [], ({ week }) => week.id) : lines;
  return withProspects(ordered, child, data);
}

/** A chosen week that keeps another one from being chosen. Wishes may overlap. */
function overlapping<L extends Pick<Line, 'week' | 'block'>>(
  week: FrontendWeekDetail,
  lines: readonly L[],
  project: FrontendProjectDetail,
): L | undefined {
  if (isForWishes(project)) return undefined;
  return lines.find((line) => !line.block && overlaps(line.week, week));
}

/** Weeks of the project that a child has already: with a seat, or the offer of one. */
export function weeksOf(
  child: FamilyChild,
  { project, family }: Pick<SignUpData, 'project' | 'family'>,
): number {
  const own = [...family.registrations, ...family.waitingQueue].filter(
    ({ people }) => people.id === child.id,
  );
  return weeksHad(own, project.id);
}

/** How many wishes a child has already for the draw of the project. A new one comes after them. */
export function wishesHad(
  child: FamilyChild,
  { project, family }: Pick<SignUpData, 'project' | 'family'>,
): number {
  return Math.max(
    0,
    ...family.waitingQueue
      .filter(({ people, course }) => people.id === child.id && course.id === project.id)
      .map(({ priority }) => priority ?? 0),
  );
}

/** What the server says of a line: it knows how many children want the last seats. */
function quotedProspect({ child, week, block }: LineBase, { quoted }: SignUpData): Prospect | null {
  if (block) return null;
  const line = quoted?.find((one) => one.child_id === child.id && one.course_week_id === week.id);
  if (!line || line.outcome === 'refused') return null;
  if (line.outcome === 'confirmed') return 'seat';
  if (line.outcome === 'full') return 'full';
  return line.held_back ? 'held_back' : 'waiting';
}

function withProspects(lines: readonly LineBase[], child: FamilyChild, data: SignUpData): Line[] {
  const { project } = data;
  const possible = lines.filter(({ block }) => !block);
  const prospects = prospectsOf(
    possible.map(({ week }) => ({ isWaitingListOnly: isWaitingListOnly(week) })),
    project,
    weeksOf(child, data),
  );
  const before = wishesHad(child, data);
  const percent = percentFor(child, data);
  const limit = winsLeft(project, { areWishes: isForWishes(project), had: weeksOf(child, data) });
  return lines.map((line) => {
    const at = possible.indexOf(line);
    const expected = prospects[at] ?? 'waiting';
    const prospect = quotedProspect(line, data) ?? expected;
    return {
      ...line,
      prospect,
      isShort: prospect !== expected && prospect !== 'seat',
      rank: isForWishes(project) && at >= 0 ? before + at + 1 : null,
      percent,
      limit,
    };
  });
}

/** The choice of a child after one of its lines was moved up (-1) or down (1) among those that can be booked. */
export function withMoved(chosen: ChildDraft, lines: readonly Line[], index: number, by: -1 | 1): ChildDraft {
  const ids = lines.filter(({ block }) => !block).map(({ week }) => week.id);
  return { ...chosen, order: movedBy(ids, index, by) };
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
  const other = overlapping(week, lines, data.project);
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
  if (!dayType) return { ...chosen, weeks, seats, order: chosen.order.filter((id) => id !== week.id) };
  return {
    ...chosen,
    weeks: { ...weeks, [week.id]: dayType },
    // Another day type leaves a week where it stands.
    order: chosen.order.includes(week.id) ? chosen.order : [...chosen.order, week.id],
    seats: isWaitingListOnly(week) ? seats : [...seats, week.id],
  };
}

/** The children that take part, in the order of the family. */
export function chosenChildren({ family, draft }: SignUpData): OwnChild[] {
  return family.childrens.filter(({ id }) => draft.children[id]);
}

/** Percent that a child pays less; only children with a week take part. */
export function percentFor(child: FamilyChild, data: SignUpData): number {
  const { project, family, draft } = data;
  const booked = chosenChildren(data)
    .map(({ id }) => id)
    .filter((id) => id === child.id || Object.keys(draft.children[id]?.weeks ?? {}).length > 0);
  return percentsOf(project, family, booked).get(child.id) ?? 0;
}

/** Every line of a sign-up, also those that cannot be booked any more. */
export function allLines(data: SignUpData): Line[] {
  return chosenChildren(data).flatMap((child) => linesOf(child, data));
}

/** What lines of one project cost, in euros. */
export interface Total {
  /** What is due, for how many seats. */
  due: number;
  seats: number;
  /** What all others would cost if they became seats. */
  waiting: number;
  /** The most of that which a draw can give: less where it gives a child only so many weeks. What it leaves over may come to it. */
  drawn: number;
}

/** What lines of one project cost. */
export function totalOf(
  lines: readonly Pick<Line, 'child' | 'week' | 'dayType' | 'prospect' | 'percent' | 'limit'>[],
): Total {
  const priced = lines.map((line) => ({
    ...line,
    child_id: line.child.id,
    course_id: 0,
    cents: toCents(dueOf(line.week, line.dayType, line.percent)),
  }));
  const sum = (part: readonly { cents: number }[]): number =>
    toEuros(part.reduce((cents, line) => cents + line.cents, 0));
  const seats = priced.filter(({ prospect }) => prospect === 'seat');
  const others = priced.filter(({ prospect }) => prospect !== 'seat' && prospect !== 'full');
  return { due: sum(seats), seats: seats.length, waiting: sum(others), drawn: toEuros(mostToPay(others)) };
}

/** Whether brothers and sisters may ask to get each week together: before a draw, when at least two take part. */
export function asksForSiblings(data: SignUpData): boolean {
  return isForWishes(data.project) && chosenChildren(data).length > 1;
}

/** What the project asks of a child, by the day types that are chosen for it. */
export function askedOf(child: FamilyChild, data: SignUpData): AskedQuestion[] {
  const dayTypes = linesOf(child, data).map(({ dayType }) => dayType);
  return byId(askedQuestions(data.project.questions, dayTypes));
}

/** The answers of a child as they are sent, and the consent that they need. */
function answersOf(child: OwnChild, data: SignUpData): Pick<BookedChild, 'answers' | 'health_consent'> {
  const { questions } = data.project;
  const typed = data.draft.children[child.id] ?? NOTHING_CHOSEN;
  const answers = sentAnswers(askedOf(child, data), typed, child.answers);
  const isAgreed = typed.healthConsent && hasHealthAnswer(questions, answers);
  return { ...(questions.length > 0 && { answers }), ...(isAgreed && { health_consent: true }) };
}

/** Whether a child needs the consent to keep what is answered about its health. */
export function consentIsNeeded(child: OwnChild, data: SignUpData): boolean {
  return needsConsent(child, data.project.questions, answersOf(child, data).answers ?? []);
}

/** Whether something is answered about the health of a child. */
export function tellsOfHealth(
  { bookedChildren }: SignUpInput,
  { project }: Pick<SignUpData, 'project'>,
): boolean {
  return bookedChildren.some(({ answers = [] }) => hasHealthAnswer(project.questions, answers));
}

/** What is sent. */
export function signUpInput(data: SignUpData, asksForPhotos: boolean): SignUpInput {
  const { draft } = data;
  return {
    bookedChildren: chosenChildren(data).map((child) => ({
      id: child.id,
      ...answersOf(child, data),
      courseWeeks: linesOf(child, data).map(({ week, dayType, rank }) => ({
        id: week.id,
        dayType,
        ...(rank !== null && { priority: rank }),
      })),
    })),
    ...(asksForSiblings(data) && { siblings_together: draft.siblingsTogether }),
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
  /** Percent that the child pays less for a brother or sister. */
  percent: number;
}

/** The lines of a sign-up that was sent. */
export function sentLines(
  input: SignUpInput,
  { project, family }: Pick<SignUpData, 'project' | 'family'>,
): SentLine[] {
  const percents = percentsOf(
    project,
    family,
    input.bookedChildren.map(({ id }) => id),
  );
  return input.bookedChildren.flatMap(({ id, courseWeeks }) =>
    courseWeeks.map((line) => ({
      percent: percents.get(id) ?? 0,
      child: family.childrens.find((child) => child.id === id),
      week: project.courseWeeks.find((week) => week.id === line.id),
      dayType: line.dayType,
    })),
  );
}

/** What became of a line that was sent; what the project or the family does not have any more is `undefined`. */
export interface ResultLine extends SignUpLineResult, Omit<SentLine, 'dayType' | 'percent'> {
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
