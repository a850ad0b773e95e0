import { sessionStore, readJson, writeJson } from '@feria/shared/browser/storage';
import type { SignUpInput } from '@feria/shared/contracts/registration';
import type { DayType } from '@feria/shared/rules/day-type';
import { NO_ANSWERS, type ChildAnswers } from '../questions/typed-answers';
import { DRAFT_KEY, healthOfDraft } from './draft-key';

/** What was chosen for one child. */
export interface ChildDraft extends ChildAnswers {
  /** Day type by week. */
  weeks: Record<number, DayType>;
  /** The weeks that had a free seat when they were chosen; the others led onto the waiting list. */
  seats: number[];
  /** The weeks as the parent put them, the dearest first; matters where the order counts. */
  order: number[];
}

/** A sign-up as far as it was filled in. */
export interface Draft {
  /** The children that take part, by id. */
  children: Record<number, ChildDraft>;
  /** Telephone numbers of the emergency contacts, and whom they reach. */
  contact1: string;
  contact1Name: string;
  contact2: string;
  contact2Name: string;
  comment: string;
  privacy: boolean;
  photo: boolean;
  /** Before a draw: each week for all children that wish it, or for none. */
  siblingsTogether: boolean;
}

/** A child that takes part, before its weeks are chosen. */
export const NOTHING_CHOSEN: ChildDraft = { ...NO_ANSWERS, weeks: {}, seats: [], order: [] };

/** A sign-up that nothing was filled in yet. */
export const EMPTY_DRAFT: Draft = {
  children: {},
  contact1: '',
  contact1Name: '',
  contact2: '',
  contact2Name: '',
  comment: '',
  privacy: false,
  photo: false,
  siblingsTogether: false,
};

/** The draft that a sign-up was made of; one with answers about health is not kept. Which weeks had a free seat is not known any more. */
export function draftOf(input: SignUpInput): Draft {
  return {
    children: Object.fromEntries(
      input.bookedChildren.map(({ id, answers = [], courseWeeks }) => [
        id,
        {
          ...NO_ANSWERS,
          answers: Object.fromEntries(answers.map(({ question_id, value }) => [question_id, value] as const)),
          weeks: Object.fromEntries(courseWeeks.map((week) => [week.id, week.dayType] as const)),
          seats: [],
          order: courseWeeks.map((week) => week.id),
        },
      ]),
    ),
    contact1: input.emergency_contact1_phone,
    contact1Name: input.emergency_contact1_name ?? '',
    contact2: input.emergency_contact2_phone ?? '',
    contact2Name: input.emergency_contact2_name ?? '',
    comment: input.comment ?? '',
    privacy: input.privacy ?? false,
    photo: input.photo_privacy ?? false,
    siblingsTogether: input.siblings_together ?? false,
  };
}

interface StoredDraft {
  userId: number;
  courseId: number;
  draft: Draft;
}

/** The draft of this account for this project, if there is one. */
export function loadDraft(userId: number, courseId: number): Draft | null {
  const stored = readJson<StoredDraft>(sessionStore, DRAFT_KEY);
  if (stored?.userId !== userId || stored.courseId !== courseId) return null;
  const typed = healthOfDraft.read();
  const health = typed?.userId === userId && typed.courseId === courseId ? typed.children : {};
  // What a tab that was open during an update has kept may lack something.
  const children = Object.entries(stored.draft.children ?? {}).map(([id, child]) => {
    const { answers = {}, weeks = {}, seats = [], order = [] } = child;
    return [id, { ...NOTHING_CHOSEN, answers, weeks, seats, order, ...health[Number(id)] }];
  });
  return { ...EMPTY_DRAFT, ...stored.draft, children: Object.fromEntries(children) as Draft['children'] };
}

/** Whether it has answers about health. */
export function hasHealth(draft: Draft): boolean {
  return Object.values(draft.children).some(({ health }) => Object.keys(health).length > 0);
}

/**
 * Keeps a draft until it is sent, this tab is closed or somebody logs out; the answers about health only until the page is loaded
 * anew.
 */
export function keepDraft(userId: number, courseId: number, draft: Draft): void {
  const health = Object.entries(draft.children).map(
    ([id, child]) => [id, { health: child.health, healthConsent: child.healthConsent }] as const,
  );
  healthOfDraft.keep({ userId, courseId, children: Object.fromEntries(health) });
  const children = Object.fromEntries(
    Object.entries(draft.children).map(([id, child]) => [
      id,
      { ...child, health: NO_ANSWERS.health, healthConsent: NO_ANSWERS.healthConsent },
    ]),
  );
  writeJson(sessionStore, DRAFT_KEY, {
    userId,
    courseId,
    draft: { ...draft, children },
  } satisfies StoredDraft);
}
