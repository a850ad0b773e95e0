import type { BasketQuote, QuotedLine } from '@feria/shared/contracts/basket';
import type { MyFamily, OwnChild } from '@feria/shared/contracts/family';
import type { Question } from '@feria/shared/contracts/question';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { EMPTY_DRAFT, NOTHING_CHOSEN } from '../signup/draft';
import { isSameLine, withChanged, withLines, withoutLine } from './changes';
import { byChild, itemsOf, type KeptLine } from './basket-items';
import {
  basketInput,
  differences,
  gapsOf,
  isSent,
  isStillTrue,
  quoteInput,
  type BasketDraft,
} from './basket-lines';
import { questionsOf } from './basket-questions';
import { groupsOf } from './together';

const LEA = 1;
const EMIL = 2;
const children = [LEA, EMIL].map((id) => ({ id, first_name: `Kind ${id}` }) as OwnChild);
const family = { childrens: children } as MyFamily;
const SIZE: Question = {
  id: 5,
  kind: 'text',
  label: 'Größe',
  label_it: 'Taglia',
  options: [],
  required: true,
  day_types: [],
  health: false,
};

/** A project whose weeks have its id and a letter's number behind it. */
function project(id: number, starts: string[], questions: Question[] = []): FrontendProjectDetail {
  const courseWeeks = starts.map((from, index) => ({ id: id * 10 + index, from }));
  return { id, questions, courseWeeks } as FrontendProjectDetail;
}

const projects = new Map([
  [7, project(7, ['2026-07-13', '2026-07-06'], [SIZE])],
  [8, project(8, ['2026-06-29'])],
]);

function line(child_id: number, course_week_id: number): KeptLine {
  return { child_id, course_week_id, course_id: Math.floor(course_week_id / 10), day_type: 'full_day' };
}

const lines = [line(EMIL, 80), line(LEA, 70), line(LEA, 71), line(LEA, 80)];
const items = itemsOf({ lines, family, projects, quote: undefined });
const asked = questionsOf(byChild(items, family));
const filled: BasketDraft = {
  ...EMPTY_DRAFT,
  together: [],
  togetherOf: [],
  contact1: '+39 333 1234567',
  privacy: true,
  children: { [LEA]: { ...NOTHING_CHOSEN, answers: { 5: ' M ' } } },
};

it('the lines stand by child as in the family, and by the first day of their weeks', () => {
  const shown = byChild(items, family).map(({ child, projects: ofChild }) => [
    child.id,
    ofChild.map(({ course_id, items: own }) => [course_id, own.map((item) => item.line.course_week_id)]),
  ]);
  expect(shown).toEqual([
    [
      LEA,
      [
        [8, [80]],
        [7, [71, 70]],
      ],
    ],
    [EMIL, [[8, [80]]]],
  ]);
});

it('a basket is sent with one booking for each project, each child once in it, and its answer', () => {
  const { bookings } = basketInput(items, filled, asked, true);
  const short = bookings.map(({ course_id, bookedChildren }) => [
    course_id,
    bookedChildren.map(({ id, answers, courseWeeks }) => [id, answers, courseWeeks.map((week) => week.id)]),
  ]);
  expect(short).toEqual([
    [
      8,
      [
        [EMIL, undefined, [80]],
        [LEA, undefined, [80]],
      ],
    ],
    [7, [[LEA, [{ question_id: 5, value: 'M' }], [70, 71]]]],
  ]);
  expect(bookings.map(({ photo_privacy, privacy }) => [photo_privacy, privacy])).toEqual([
    [false, true],
    [false, true],
  ]);
  const ofQuote = quoteInput(lines).bookings.map(({ course_id }) => course_id);
  expect(ofQuote).toEqual([8, 7]);
});

describe('what is missing', () => {
  it('is nothing where everything is there', () => expect([...gapsOf(items, filled, asked)]).toEqual([]));

  it('is said from top to bottom: the answers of projects, the contacts, the consent', () => {
    const draft = { ...EMPTY_DRAFT, contact2Name: 'Oma', together: [], togetherOf: [] };
    expect([...gapsOf(items, draft, asked)]).toEqual([
      [`answer-${LEA}-5`, expect.objectContaining({ problem: 'custom_field' })],
      ['contact1', 'contact1'],
      ['contact2', 'contact2_phone'],
      ['privacy', 'privacy'],
    ]);
  });

  it('is a telephone number that is none, or twice the same', () => {
    expect([...gapsOf(items, { ...filled, contact1: 'Oma' }, asked)]).toEqual([['contact1', 'phone']]);
    expect([...gapsOf(items, { ...filled, contact2: '333 1234567' }, asked)]).toEqual([['contact2', 'same']]);
  });
});

function quoted(outcome: QuotedLine['outcome'], price?: number): QuotedLine {
  const { child_id, course_week_id, course_id } = line(LEA, 80);
  return { child_id, course_week_id, course_id, outcome, ...(price !== undefined && { price, discount: 0 }) };
}

it('lines that would get a seat or a place on the waiting list are sent, the others stay', () => {
  const outcomes = ['confirmed', 'waiting', 'full', 'refused'] as const;
  expect(outcomes.filter((outcome) => isSent({ quoted: quoted(outcome) }))).toEqual(['confirmed', 'waiting']);
  expect(isSent({ quoted: undefined })).toBe(false);
});

it('a line that would get or cost something else than was shown is a difference', () => {
  const quote = (only: QuotedLine): BasketQuote => ({ lines: [only], total: 0, credit_used: 0, open: 0 });
  const differs = (before: QuotedLine, now: QuotedLine): number => {
    const sent = items.map((item) => (isSameLine(item.line, before) ? { ...item, quoted: before } : item));
    const { shown = [] } = basketInput(sent, filled, asked, false);
    return differences(items, { shown, now: quote(now) }).length;
  };
  expect(differs(quoted('confirmed', 120), quoted('confirmed', 120))).toBe(0);
  expect(differs(quoted('confirmed', 120), quoted('confirmed', 130))).toBe(1);
  expect(differs(quoted('confirmed', 120), quoted('waiting', 120))).toBe(1);
  expect(differs(quoted('waiting', 120), { ...quoted('waiting', 120), held_back: true })).toBe(1);
  // Another place in the queue says nothing new.
  expect(
    differs(
      { ...quoted('waiting', 120), queue_position: 1 },
      { ...quoted('waiting', 120), queue_position: 2 },
    ),
  ).toBe(0);
});

describe('a change of the basket', () => {
  const pairs = (all: readonly { child_id: number; course_week_id: number }[]) =>
    all.map(({ child_id, course_week_id }) => [child_id, course_week_id]);

  it('puts lines in behind, each once, with the new day type', () => {
    const next = withLines([{ ...line(LEA, 70), day_type: 'half_day' }, line(EMIL, 70)])(lines);
    expect(pairs(next)).toEqual([...pairs(lines), [EMIL, 70]]);
    expect(next[1]?.day_type).toBe('half_day');
  });

  it('takes one out', () => expect(pairs(withoutLine(line(LEA, 70))(lines))).not.toContainEqual([LEA, 70]));

  it('moves one to another week where it stands, and leaves no week twice', () => {
    expect(pairs(withChanged(line(EMIL, 80), line(EMIL, 70))(lines))[0]).toEqual([EMIL, 70]);
    expect(pairs(withChanged(line(LEA, 70), line(LEA, 71))(lines))).toEqual([
      [EMIL, 80],
      [LEA, 71],
      [LEA, 80],
    ]);
  });
});

describe('lines that stay together', () => {
  const groups = (together: number[], togetherOf: number[] = [], of = items) =>
    groupsOf(of, { together, togetherOf }).only_together;
  const named = (child_id: number, ...weeks: number[]) =>
    weeks.map((course_week_id) => ({ child_id, course_week_id }));

  it('are those of all children in a week that is ticked', () => {
    expect(groups([80])).toEqual([
      [
        { child_id: EMIL, course_week_id: 80 },
        { child_id: LEA, course_week_id: 80 },
      ],
    ]);
  });

  it('are none where one child takes the week, or nothing is ticked', () => {
    expect(groups([70])).toBeUndefined();
    expect(groups([])).toBeUndefined();
  });

  it('are all weeks of a child that is ticked, of several projects too', () => {
    expect(groups([], [LEA])).toEqual([named(LEA, 70, 71, 80)]);
    expect(groups([], [EMIL])).toBeUndefined();
  });

  it('are in one group each: with brothers and sisters first, then the other weeks of the child', () => {
    expect(groups([80], [LEA])).toEqual([[...named(EMIL, 80), ...named(LEA, 80)], named(LEA, 70, 71)]);
  });

  it('are no wishes of one child, and nothing of a project that is not there yet', () => {
    const draw = { ...project(7, []), allocation: 'draw', places_given: false } as FrontendProjectDetail;
    const withDraw = items.map((item) => (item.line.course_id === 7 ? { ...item, project: draw } : item));
    expect(groups([], [LEA], withDraw)).toBeUndefined();
    const missing = items.map((item) => (item.line.course_id === 8 ? { ...item, project: undefined } : item));
    expect(groups([], [LEA], missing)).toEqual([named(LEA, 70, 71)]);
  });

  it('are part of the quote', () => {
    expect(quoteInput(lines, groupsOf(items, { together: [80], togetherOf: [] })).only_together).toHaveLength(
      1,
    );
    expect(quoteInput(lines)).not.toHaveProperty('only_together');
  });

  it('are sent of what is sent only', () => {
    const sent = items.filter(({ line: { child_id } }) => child_id === LEA);
    expect(basketInput(sent, { ...filled, together: [80] }, asked, false)).not.toHaveProperty(
      'only_together',
    );
    expect(basketInput(items, { ...filled, together: [80] }, asked, false).only_together).toHaveLength(1);
  });
});

describe('the result is shown again', () => {
  const place = (child: number, week: number) =>
    ({ people: { id: child }, courseWeek: { id: week } }) as MyFamily['registrations'][number];
  const result = {
    registrations: [
      { id: 1, child_id: LEA, course_week_id: 70, course_id: 7, outcome: 'confirmed' as const },
      { id: 2, child_id: EMIL, course_week_id: 80, course_id: 8, outcome: 'waiting' as const },
      { id: null, child_id: EMIL, course_week_id: 71, course_id: 7, outcome: 'full' as const },
    ],
  };
  const booked = { ...family, registrations: [place(LEA, 70)], waitingQueue: [place(EMIL, 80)] };

  it('while nothing waits in the basket, and all of it is still there', () => {
    expect(isStillTrue(result, { family: booked, lines: [] })).toBe(true);
    expect(isStillTrue(result, { family: booked, lines: [line(LEA, 71)] })).toBe(false);
  });

  it('not when a place was given back, or a child is gone', () => {
    expect(isStillTrue(result, { family: { ...booked, registrations: [] }, lines: [] })).toBe(false);
    expect(isStillTrue(result, { family: { ...booked, waitingQueue: [] }, lines: [] })).toBe(false);
    const without = { ...booked, childrens: booked.childrens.slice(0, 1) };
    expect(isStillTrue(result, { family: without, lines: [] })).toBe(false);
  });
});
