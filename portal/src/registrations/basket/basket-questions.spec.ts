import type { BasketInput } from '@feria/shared/contracts/basket';
import type { MyFamily, OwnChild } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { Answer, Question } from '@feria/shared/contracts/question';
import type { DayType } from '@feria/shared/rules/day-type';
import type { ChildAnswers } from '../questions/typed-answers';
import { EMPTY_DRAFT, NOTHING_CHOSEN, type Draft } from '../signup/draft';
import { byChild, itemsOf, type Item } from './basket-items';
import {
  answerGaps,
  answersFor,
  basketTellsOfHealth,
  childrenToConsent,
  questionsOf,
  refusedAnswers,
} from './basket-questions';

/* The same question of several projects in a basket (product/catalogue.md#questions). */

const LEA = 1;
const [A, B] = [7, 8] as const;
const [S, M, L] = [1, 2, 3].map((id) => ({ id, label: `O${id}`, label_it: `O${id}` })) as [
  Question['options'][number],
  Question['options'][number],
  Question['options'][number],
];
const SIZE: Question = {
  id: 5,
  kind: 'one_of',
  label: 'Größe',
  label_it: 'Taglia',
  options: [S, M],
  required: true,
  day_types: [],
  health: false,
};

interface Scene {
  a: Question[];
  b: Question[];
  days?: [DayType, DayType];
  last?: Answer[];
  child?: Partial<OwnChild>;
}

function basketOf({ a, b, days = ['full_day', 'full_day'], last = [], child = {} }: Scene) {
  const lea = { id: LEA, first_name: 'Lea', answers: last, ...child } as OwnChild;
  const family = { childrens: [lea] } as MyFamily;
  const projects = new Map(
    [[A, a] as const, [B, b] as const].map(([id, questions]) => [
      id,
      { id, questions, courseWeeks: [{ id: id * 10, from: '2026-07-06' }] } as FrontendProjectDetail,
    ]),
  );
  const lines = ([A, B] as const).map((course_id, index) => ({
    child_id: LEA,
    course_id,
    course_week_id: course_id * 10,
    day_type: days[index] ?? 'full_day',
  }));
  const items: Item[] = itemsOf({ lines, family, projects, quote: undefined });
  return { items, asked: questionsOf(byChild(items, family)) };
}

const draftOf = (typed: Partial<ChildAnswers>): Draft => ({
  ...EMPTY_DRAFT,
  children: { [LEA]: { ...NOTHING_CHOSEN, ...typed } },
});
const answerIn = (course_id: number, typed: Partial<ChildAnswers>, { asked }: ReturnType<typeof basketOf>) =>
  answersFor({ course_id, child_id: LEA }, draftOf(typed), asked);

describe('a question that two projects ask', () => {
  it('is asked once, and its answer goes to both', () => {
    const basket = basketOf({ a: [SIZE], b: [{ ...SIZE, required: false }] });
    expect(basket.asked.map(({ key, question }) => [key, question.required])).toEqual([['5', true]]);
    const sent = { answers: [{ question_id: 5, value: M.id }] };
    expect(answerIn(A, { answers: { 5: M.id } }, basket)).toEqual(sent);
    expect(answerIn(B, { answers: { 5: M.id } }, basket)).toEqual(sent);
  });

  it('has the choices of both; one that a project does not offer is said with its name', () => {
    const basket = basketOf({ a: [SIZE], b: [{ ...SIZE, options: [M, L] }] });
    expect(basket.asked[0]?.question.options.map(({ id }) => id)).toEqual([S.id, M.id, L.id]);
    const gapOf = (value: number) => [
      ...answerGaps(basket.items, draftOf({ answers: { 5: value } }), basket.asked),
    ];
    expect(gapOf(M.id)).toEqual([]);
    expect(gapOf(S.id)).toMatchObject([['answer-1-5', { isOfferedElsewhere: true, project: { id: B } }]]);
    expect(gapOf(L.id)).toMatchObject([['answer-1-5', { isOfferedElsewhere: true, project: { id: A } }]]);
    expect(gapOf(9)).toMatchObject([['answer-1-5', { isOfferedElsewhere: false }]]);
  });

  it.each<[string, Question]>([
    ['of another kind', { ...SIZE, kind: 'text', options: [] }],
    ['without a choice that both offer', { ...SIZE, options: [L] }],
  ])('%s is asked by each project', (_name, other) => {
    const basket = basketOf({ a: [SIZE], b: [other] });
    expect(basket.asked.map(({ key, parts }) => [key, parts.length])).toEqual([
      ['5@7', 1],
      ['5@8', 1],
    ]);
    const typed = { answers: { '5@7': M.id, '5@8': other.kind === 'text' ? 'mittel' : L.id } };
    expect(answerIn(A, typed, basket).answers).toEqual([{ question_id: 5, value: M.id }]);
    expect(answerIn(B, typed, basket).answers).toEqual([{ question_id: 5, value: typed.answers['5@8'] }]);
    expect(answerGaps(basket.items, draftOf(typed), basket.asked).size).toBe(0);
  });

  it('is not answered by what was answered last where one of them would not take it', () => {
    const last = [{ question_id: 5, value: S.id }];
    const both = basketOf({ a: [SIZE], b: [SIZE], last });
    expect(answerIn(B, {}, both).answers).toEqual(last);
    const one = basketOf({ a: [SIZE], b: [{ ...SIZE, options: [M] }], last });
    expect(answerIn(A, {}, one).answers).toEqual([]);
  });
});

it('first stands what one project alone asks, then what several ask', () => {
  const { asked } = basketOf({ a: [SIZE, { ...SIZE, id: 6 }], b: [SIZE] });
  expect(asked.map(({ key }) => key)).toEqual(['6', '5']);
});

it('only what is asked for the day type is asked, and only what is asked of the lines that are sent is missing', () => {
  const half = { ...SIZE, id: 6, day_types: ['half_day' as const] };
  const { asked, items } = basketOf({ a: [half], b: [SIZE, half], days: ['full_day', 'half_day'] });
  expect(asked.map(({ key, parts }) => [key, parts.map(({ project }) => project.id)])).toEqual([
    ['5', [B]],
    ['6', [B]],
  ]);
  expect([...answerGaps(items, draftOf({}), asked).keys()]).toEqual(['answer-1-5', 'answer-1-6']);
  expect(answerGaps(items.slice(0, 1), draftOf({}), asked).size).toBe(0);
});

it('consent is needed for the first answers about the health of a child', () => {
  const health: Question = { ...SIZE, id: 9, kind: 'text', options: [], required: false, health: true };
  const typed = { health: { 9: 'Asthma' } };
  const toConsent = (basket: ReturnType<typeof basketOf>, of: Partial<ChildAnswers>) =>
    childrenToConsent(basket.items, draftOf(of), basket.asked).map(({ id }) => id);
  const basket = basketOf({ a: [health], b: [health] });
  expect(toConsent(basket, {})).toEqual([]);
  expect(toConsent(basket, typed)).toEqual([LEA]);
  expect(toConsent(basketOf({ a: [health], b: [], child: { risk_group: 'Asthma' } }), typed)).toEqual([]);
  expect(answerIn(B, { ...typed, healthConsent: true }, basket).health_consent).toBe(true);
  expect(answerIn(B, { healthConsent: true }, basket)).not.toHaveProperty('health_consent');
  const booking = {
    course_id: A,
    bookedChildren: [{ id: LEA, courseWeeks: [], ...answerIn(A, typed, basket) }],
  };
  expect(basketTellsOfHealth({ bookings: [booking] } as unknown as BasketInput, basket.asked)).toBe(true);
});

it('what the server says of an answer stands at it until it is changed', () => {
  const basket = basketOf({ a: [SIZE], b: [SIZE] });
  const typed = { answers: { 5: M.id } };
  const bookings = [A, B].map((course_id) => ({
    course_id,
    bookedChildren: [{ id: LEA, courseWeeks: [], ...answerIn(course_id, typed, basket) }],
  }));
  const sent = { bookings } as unknown as BasketInput;
  const messages = {
    'bookings.1.bookedChildren.0.answers.5': 'nicht angeboten',
    'bookings.0.bookedChildren.0.health_consent': 'bitte zustimmen',
    'bookings.0.bookedChildren.0.courseWeeks.0.id': 'voll',
  };
  expect(refusedAnswers(messages, sent, draftOf(typed), basket.asked)).toEqual({
    'answer-1-5': 'nicht angeboten',
    'consent-1': 'bitte zustimmen',
  });
  const changed = draftOf({ answers: { 5: S.id }, healthConsent: true });
  expect(refusedAnswers(messages, sent, changed, basket.asked)).toEqual({});
});
