import type { FrontendProjectDetail, FrontendWeekDetail, Named } from '@feria/shared/contracts/frontend';
import type { FamilyChild, MyFamily } from '@feria/shared/contracts/family';
import type { SignUpInput } from '@feria/shared/contracts/registration';
import { overlaps } from '@feria/shared/rules/dates';
import { offeredDayTypes, priceOf, type DayType } from '@feria/shared/rules/day-type';
import { isBookable, isQueueOnly } from '../projects/states';
import type { Draft } from './draft';

/** Why a week cannot be chosen for a child. `closed`: its state says it. */
export type Block =
  | { why: 'closed' | 'taken' | 'taken_waiting' }
  | { why: 'overlap_registration' | 'overlap_chosen'; other: Named };

/** What a sign-up is decided on. */
export interface Facts {
  project: FrontendProjectDetail;
  family: MyFamily;
  draft: Draft;
}

/** What stands against a week for a child, apart from what else is chosen. */
function standingBlock(week: FrontendWeekDetail, childId: number, family: MyFamily): Block | null {
  if (!isBookable(week)) return { why: 'closed' };
  const isMine = ({ people }: { people: { id: number } }): boolean => people.id === childId;
  const confirmed = family.registrations.filter(isMine);
  if (confirmed.some(({ courseWeek }) => courseWeek.id === week.id)) return { why: 'taken' };
  if (family.waitingQueue.some((row) => isMine(row) && row.courseWeek.id === week.id)) {
    return { why: 'taken_waiting' };
  }
  const other = confirmed.find(({ courseWeek }) => overlaps(courseWeek, week));
  return other ? { why: 'overlap_registration', other: other.courseWeek } : null;
}

/** A week that will be sent for a child. */
export interface Line {
  child: FamilyChild;
  week: FrontendWeekDetail;
  dayType: DayType;
}

/** The lines of a child: what was chosen and can (still) be had. */
export function linesOf(child: FamilyChild, { project, family, draft }: Facts): Line[] {
  const lines: Line[] = [];
  for (const week of project.courseWeeks) {
    const dayType = draft.children[child.id]?.weeks[week.id];
    if (!dayType || !offeredDayTypes(week).includes(dayType)) continue;
    if (standingBlock(week, child.id, family)) continue;
    if (lines.some((line) => overlaps(line.week, week))) continue;
    lines.push({ child, week, dayType });
  }
  return lines;
}

/** Why a week cannot be chosen for a child now, or `null`. */
export function blockOf(week: FrontendWeekDetail, child: FamilyChild, facts: Facts): Block | null {
  const block = standingBlock(week, child.id, facts.family);
  if (block) return block;
  const lines = linesOf(child, facts);
  const other = lines.find((line) => line.week.id !== week.id && overlaps(line.week, week));
  return other ? { why: 'overlap_chosen', other: other.week } : null;
}

/** The children that take part, in the order of the family. */
export function chosenChildren({ family, draft }: Facts): FamilyChild[] {
  return family.childrens.filter(({ id }) => draft.children[id]);
}

/** Every line of a sign-up. */
export function allLines(facts: Facts): Line[] {
  return chosenChildren(facts).flatMap((child) => linesOf(child, facts));
}

/** Price of all lines in euros, and how much of it stands on waiting lists. */
export function totalOf(lines: readonly Line[]): { total: number; waiting: number } {
  const sum = (part: readonly Line[]): number =>
    part.reduce((cents, { week, dayType }) => cents + Math.round(priceOf(week, dayType) * 100), 0) / 100;
  return { total: sum(lines), waiting: sum(lines.filter(({ week }) => isQueueOnly(week))) };
}

/** What is sent. */
export function signUpInput(facts: Facts, asksForPhotos: boolean): SignUpInput {
  const { project, draft } = facts;
  return {
    bookedChildren: chosenChildren(facts).map((child) => ({
      id: child.id,
      ...(project.custom_field && { custom_field: draft.children[child.id]?.custom_field.trim() ?? '' }),
      courseWeeks: linesOf(child, facts).map(({ week, dayType }) => ({ id: week.id, dayType })),
    })),
    comment: draft.comment.trim() || null,
    emergency_contact1_phone: draft.contact1.trim(),
    emergency_contact2_phone: draft.contact2.trim() || null,
    ...(asksForPhotos && { photo_privacy: draft.photo }),
    privacy: draft.privacy,
  };
}
