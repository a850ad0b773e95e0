import type { QuotedLine } from '@feria/shared/contracts/basket';
import type { OwnChild, MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { NO_ANSWERS } from '../questions/typed-answers';
import { EMPTY_DRAFT } from './draft';
import { allLines, totalOf, type SignUpData } from './lines';
import { linesToAsk } from './sibling-seats';

/* Brothers and sisters who want the last seats (product/registrations.md#sign-up). */

const child = (id: number): OwnChild =>
  ({ id, first_name: `Kind ${id}`, birth: '2019-07-07', school: 'gs_1' }) as OwnChild;

function dataOf(week: Partial<FrontendWeekDetail>, { children = 2, project = {} } = {}): SignUpData {
  const ids = Array.from({ length: children }, (_, index) => index + 1);
  const only = {
    id: 7,
    from: '2026-07-06',
    to: '2026-07-10',
    state: 'open',
    full: false,
    availability: 'few',
    cancelled_at: null,
    half_day: false,
    full_day: true,
    price: 100,
    price_half_day: null,
    ...week,
  } as FrontendWeekDetail;
  return {
    project: {
      id: 3,
      allocation: 'first_come',
      places_per_child: null,
      places_given: false,
      age_from: null,
      age_to: null,
      schools: [],
      sibling_discount_2: null,
      sibling_discount_3: null,
      ...project,
      courseWeeks: [only],
    } as unknown as FrontendProjectDetail,
    family: {
      childrens: ids.map(child),
      registrations: [],
      waitingQueue: [],
      siblings: [],
    } as unknown as MyFamily,
    draft: {
      ...EMPTY_DRAFT,
      children: Object.fromEntries(
        ids.map((id) => [id, { ...NO_ANSWERS, weeks: { 7: 'full_day' as const }, seats: [7], order: [7] }]),
      ),
    },
  };
}

const quoted = (
  childId: number,
  outcome: QuotedLine['outcome'],
  more: Partial<QuotedLine> = {},
): QuotedLine => ({
  course_id: 3,
  child_id: childId,
  course_week_id: 7,
  outcome,
  ...more,
});

describe('the server is asked', () => {
  it('where fewer seats are left than children want the week', () => {
    expect(linesToAsk(dataOf({ seats_left: 1 }))).toEqual([
      { course_id: 3, child_id: 1, course_week_id: 7, day_type: 'full_day' },
      { course_id: 3, child_id: 2, course_week_id: 7, day_type: 'full_day' },
    ]);
  });

  it('where seats are few and no number is told, and where four children want one week', () => {
    expect(linesToAsk(dataOf({}))).toHaveLength(2);
    expect(linesToAsk(dataOf({ availability: 'free' }, { children: 4 }))).toHaveLength(4);
  });

  it.each<[string, SignUpData]>([
    ['there are seats for all', dataOf({ seats_left: 2 })],
    ['seats are not few', dataOf({ availability: 'free' })],
    ['one child alone wants the week', dataOf({ seats_left: 1 }, { children: 1 })],
    ['all wait anyway', dataOf({ availability: 'waiting_list' })],
    ['a draw is to come', dataOf({}, { project: { allocation: 'draw' } })],
  ])('but not where %s', (_, data) => {
    expect(linesToAsk(data)).toEqual([]);
  });
});

describe('what it says stands at the child', () => {
  const linesOf = (...answer: QuotedLine[]) => allLines({ ...dataOf({ seats_left: 1 }), quoted: answer });

  it('the second one waits, and its price is not due', () => {
    const lines = linesOf(quoted(1, 'confirmed'), quoted(2, 'waiting'));
    expect(lines.map(({ prospect, isShort }) => [prospect, isShort])).toEqual([
      ['seat', false],
      ['waiting', true],
    ]);
    expect(totalOf(lines)).toEqual({ due: 100, seats: 1, waiting: 100, drawn: 100 });
  });

  it('or gets nothing where nobody can wait', () => {
    const lines = linesOf(quoted(1, 'confirmed'), quoted(2, 'full'));
    expect(lines.map(({ prospect }) => prospect)).toEqual(['seat', 'full']);
    expect(totalOf(lines)).toEqual({ due: 100, seats: 1, waiting: 0, drawn: 0 });
  });

  it('and without an answer it is what the page knows', () => {
    expect(linesOf(quoted(1, 'refused')).map(({ prospect }) => prospect)).toEqual(['seat', 'seat']);
  });
});
