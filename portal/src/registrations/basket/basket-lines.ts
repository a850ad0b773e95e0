import type {
  BasketBooking,
  BasketInput,
  BasketQuote,
  BasketResult,
  QuotedLine,
  ShownLine,
} from '@feria/shared/contracts/basket';
import type { MyFamily } from '@feria/shared/contracts/family';
import type { BookedChild } from '@feria/shared/contracts/registration';
import { isAsTold } from '@feria/shared/rules/basket';
import { isPhone } from '@feria/shared/rules/formats';
import { signUpProblems } from '@feria/shared/rules/sign-up';
import type { Draft } from '../signup/draft';
import { consentPlace } from '../questions/answers';
import {
  answerGaps,
  answersFor,
  childrenToConsent,
  typedFor,
  type AnswerGap,
  type BasketQuestion,
} from './basket-questions';
import type { BasketData, Item, KeptLine } from './basket-items';
import { isSameLine } from './changes';
import { groupsOf, type Together } from './together';

/** What a basket is sent with besides its lines: contacts, consent, comment, and of each child its answers to what projects ask. */
export type BasketDraft = Draft & Together;

/** Whether a line would get a seat or a place on the waiting list now, so that it is sent; the others stay. */
export function isSent({ quoted }: Pick<Item, 'quoted'>): boolean {
  return quoted?.outcome === 'confirmed' || quoted?.outcome === 'waiting';
}

/** The bookings of lines: one for each project, each child once in it. */
function bookingsOf(lines: readonly KeptLine[], rest: (courseId: number) => Rest): BasketBooking[] {
  return [...new Set(lines.map(({ course_id }) => course_id))].map((course_id) => {
    const ofProject = lines.filter((line) => line.course_id === course_id);
    const { answerOf, ...more } = rest(course_id);
    const children = [...new Set(ofProject.map(({ child_id }) => child_id))];
    return {
      course_id,
      bookedChildren: children.map((id) => ({
        id,
        ...answerOf(id),
        courseWeeks: ofProject
          .filter(({ child_id }) => child_id === id)
          .map(({ course_week_id, day_type }) => ({ id: course_week_id, dayType: day_type })),
      })),
      ...more,
    };
  });
}

type Rest = Omit<BasketBooking, 'course_id' | 'bookedChildren'> & {
  answerOf: (childId: number) => Pick<BookedChild, 'answers' | 'health_consent'>;
};

/** The body of a quote: what is missing besides the lines is not asked for. @param groups of lines that stay together */
export function quoteInput(
  lines: readonly KeptLine[],
  groups: Pick<BasketInput, 'only_together'> = {},
): BasketInput {
  return {
    bookings: bookingsOf(lines, () => ({ emergency_contact1_phone: '', answerOf: () => ({}) })),
    ...groups,
  };
}

/** What is sent. @param asked all that is asked in the basket */
export function basketInput(
  items: readonly Item[],
  draft: BasketDraft,
  asked: readonly BasketQuestion[],
  asksForPhotos: boolean,
): BasketInput {
  const rest = (course_id: number): Rest => ({
    comment: draft.comment.trim() || null,
    emergency_contact1_name: draft.contact1Name.trim() || null,
    emergency_contact1_phone: draft.contact1.trim(),
    emergency_contact2_name: draft.contact2Name.trim() || null,
    emergency_contact2_phone: draft.contact2.trim() || null,
    ...(asksForPhotos && { photo_privacy: draft.photo }),
    privacy: draft.privacy,
    answerOf: (child_id) => answersFor({ course_id, child_id }, draft, asked),
  });
  const lines = items.map(({ line }) => line);
  return { bookings: bookingsOf(lines, rest), ...groupsOf(items, draft), shown: shownOf(items) };
}

/** What a place in the form lacks. */
export type Gap = AnswerGap | 'consent' | 'contact1' | 'same' | 'contact2_phone' | 'phone' | 'privacy';

const GAPS: Partial<Record<string, [place: string, gap: Gap]>> = {
  contact1: ['contact1', 'contact1'],
  contacts_differ: ['contact2', 'same'],
  contact2_phone: ['contact2', 'contact2_phone'],
  privacy: ['privacy', 'privacy'],
};

/**
 * What is still missing before the lines can be sent, by its place in the form, from top to bottom.
 * @param asked all that is asked in the basket, also of lines that stay
 */
export function gapsOf(
  items: readonly Item[],
  draft: BasketDraft,
  asked: readonly BasketQuestion[],
): Map<string, Gap> {
  const gaps = new Map<string, Gap>(answerGaps(items, draft, asked));
  for (const { id } of childrenToConsent(items, draft, asked))
    if (!typedFor(draft, id).healthConsent) gaps.set(consentPlace(id), 'consent');
  for (const place of ['contact1', 'contact2'] as const) {
    const phone = draft[place];
    if (phone.trim() && !isPhone(phone)) gaps.set(place, 'phone');
  }
  const [booking] = basketInput(items.slice(0, 1), draft, [], false).bookings;
  const problems = booking ? signUpProblems(booking, { weeks: [], areWishes: true }) : [];
  for (const { key } of problems) {
    const [place, gap] = GAPS[key] ?? [];
    if (place && gap && !gaps.has(place)) gaps.set(place, gap);
  }
  const children = [...new Set(asked.map(({ child }) => child.id))];
  const rank = (place: string): number => {
    const [part = '', id] = place.split('-');
    const ofChild = children.indexOf(Number(id)) * PLACES_OF_CHILD.length + PLACES_OF_CHILD.indexOf(part);
    return PLACES.includes(place)
      ? children.length * PLACES_OF_CHILD.length + PLACES.indexOf(place)
      : ofChild;
  };
  return new Map([...gaps].toSorted(([a], [b]) => rank(a) - rank(b)));
}

/** Places of a child, from top to bottom. */
const PLACES_OF_CHILD = ['answer', 'consent'];

/** Places below the children, from top to bottom. */
const PLACES = ['contact1', 'contact2', 'privacy'];

/** What the server said of a line before sending, where it is not so any more. */
export interface Difference {
  item: Item;
  before: ShownLine;
  now: QuotedLine;
}

/** The lines that would get something else, or cost something else, than was shown. */
export function differences(
  items: readonly Item[],
  { shown, now }: { shown: readonly ShownLine[]; now: BasketQuote },
): Difference[] {
  return items.flatMap((item) => {
    const before = shown.find((line) => isSameLine(line, item.line));
    const after = now.lines.find((line) => isSameLine(line, item.line));
    if (!before || !after || isAsTold(before, after)) return [];
    return [{ item, before, now: after }];
  });
}

/** What a parent agrees to by sending: what each line gets and costs. */
function shownOf(items: readonly Item[]): ShownLine[] {
  return items.flatMap(({ quoted }) => {
    if (!quoted || quoted.outcome === 'refused') return [];
    const { child_id, course_week_id, outcome, held_back = false, price = 0, discount = 0 } = quoted;
    return [{ child_id, course_week_id, outcome, held_back, price, discount }];
  });
}

/**
 * Whether the result of a basket can be shown again: nothing waits in the basket, and what it gave is still there, neither given back
 * nor of a child that is gone.
 */
export function isStillTrue(
  { registrations }: Pick<BasketResult, 'registrations'>,
  { family, lines }: Pick<BasketData, 'family' | 'lines'>,
): boolean {
  return lines.length === 0 && registrations.every((line) => line.id === null || isHad(line, family));
}

/** Whether a child of the family has a week: a place in it, or one that it waits for. */
export function isHad(
  { child_id, course_week_id }: Pick<KeptLine, 'child_id' | 'course_week_id'>,
  { childrens, registrations, waitingQueue }: Pick<MyFamily, 'childrens' | 'registrations' | 'waitingQueue'>,
): boolean {
  const all = [...registrations, ...waitingQueue];
  return (
    childrens.some(({ id }) => id === child_id) &&
    all.some(({ people, courseWeek }) => people.id === child_id && courseWeek.id === course_week_id)
  );
}
