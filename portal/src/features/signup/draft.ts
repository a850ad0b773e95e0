import type { DayType } from '@feria/shared/rules/day-type';
import { perTab, readJson, writeJson } from '../../api/storage';

/** What was chosen for one child. */
export interface ChildDraft {
  custom_field: string;
  /** Day type by week. */
  weeks: Record<number, DayType>;
}

/** A sign-up as far as it was filled in. */
export interface Draft {
  /** The children that take part, by id. */
  children: Record<number, ChildDraft>;
  contact1: string;
  contact2: string;
  comment: string;
  privacy: boolean;
  photo: boolean;
  /** What was sent last, and under which key: the same content sent again keeps its key (decisions §5, rule 6). */
  sent: { body: string; key: string } | null;
}

/** A sign-up that nothing was filled in yet. */
export const EMPTY_DRAFT: Draft = {
  children: {},
  contact1: '',
  contact2: '',
  comment: '',
  privacy: false,
  photo: false,
  sent: null,
};

interface Kept {
  userId: number;
  courseId: number;
  draft: Draft;
}

// One draft, the last: it holds telephone numbers and must not pile up.
const KEY = 'feria.draft';

/** The draft of this account for this project, if there is one. */
export function loadDraft(userId: number, courseId: number): Draft | null {
  const kept = readJson<Kept>(perTab, KEY);
  if (kept?.userId !== userId || kept.courseId !== courseId) return null;
  return { ...EMPTY_DRAFT, ...kept.draft };
}

/** Keeps a draft until it is sent, this tab is closed or somebody logs out. */
export function keepDraft(userId: number, courseId: number, draft: Draft): void {
  writeJson(perTab, KEY, { userId, courseId, draft } satisfies Kept);
}

/** Forgets the draft. */
export function dropDraft(): void {
  perTab.removeItem(KEY);
}
