import type { FamilyRegistration, MyFamily, OwnChild } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import type { Question } from '@feria/shared/contracts/question';
import type { I18n } from '../../i18n';
import { NO_ANSWERS, type TypedAnswers } from '../questions/typed-answers';
import { EMPTY_DRAFT, type Draft } from './draft';
import type { SignUpData } from './lines';
import { impossibleLines, serverErrors, validateSignUp } from './validation';

/** A project without limits. */
const FOR_ALL = { age_from: null, age_to: null, schools: [], allocation: 'first_come' };

/** Texts are their keys, so that no wording is tested here. */
const i18n = {
  t: (key: string) => key,
  local: (record: { name: string }) => record.name,
  contentLanguage: 'de',
} as unknown as I18n;

const week = (id: number, more: Partial<FrontendWeekDetail> = {}): FrontendWeekDetail =>
  ({
    id,
    name: `Woche ${id}`,
    from: `2026-07-${String(id * 7).padStart(2, '0')}`,
    to: `2026-07-${String(id * 7 + 4).padStart(2, '0')}`,
    state: 'open',
    full: false,
    availability: 'free',
    half_day: true,
    full_day: true,
    price: 150,
    price_half_day: 90,
    ...more,
  }) as FrontendWeekDetail;

const SIZE: Question = {
  id: 5,
  kind: 'text',
  label: 'T-Shirt',
  label_it: 'Maglietta',
  options: [],
  required: true,
  day_types: [],
  health: false,
};

const VALID: Draft = {
  ...EMPTY_DRAFT,
  children: { 3: { ...NO_ANSWERS, answers: { 5: 'M' }, weeks: { 1: 'full_day' }, seats: [1], order: [1] } },
  contact1: '+39 333 1234567',
  privacy: true,
};

function dataOf(
  draft: Partial<Draft>,
  more: { weeks?: FrontendWeekDetail[]; questions?: Question[]; family?: Partial<MyFamily> } = {},
) {
  return {
    project: {
      ...FOR_ALL,
      courseWeeks: more.weeks ?? [week(1), week(2)],
      questions: more.questions ?? [SIZE],
    } as unknown as FrontendProjectDetail,
    family: {
      childrens: [{ id: 3, first_name: 'Lea' } as OwnChild],
      registrations: [],
      waitingQueue: [],
      siblings: [],
      ...more.family,
    } as unknown as MyFamily,
    draft: { ...VALID, ...draft },
  } satisfies SignUpData;
}
const chosen = (
  weeks: Draft['children'][number]['weeks'],
  answers: TypedAnswers = { 5: 'M' },
  health: TypedAnswers = {},
): Partial<Draft> => ({
  children: { 3: { ...NO_ANSWERS, answers, health, weeks, seats: [], order: [] } },
});

it('a complete sign-up has no errors', () => {
  expect(validateSignUp(dataOf({}), i18n)).toEqual({});
});

it.each<[string, Partial<Draft>, Record<string, string>]>([
  ['no child', { children: {} }, { children: 'signup.error_none' }],
  ['no week', chosen({}), { 'weeks-3': 'signup.error_week_of' }],
  [
    'no answer to the question of the project',
    chosen({ 1: 'full_day' }, { 5: ' ' }),
    { 'answer-3-5': 'signup.error_custom' },
  ],
  ['no contact', { contact1: ' ' }, { contact1: 'signup.error_contact' }],
  ['no consent', { privacy: false }, { privacy: 'signup.error_privacy' }],
])('%s is said at its place', (_, draft, errors) => {
  expect(validateSignUp(dataOf(draft), i18n)).toEqual(errors);
});

it('a family without children is told to add one', () => {
  const data = dataOf({ children: {} }, { family: { childrens: [] } });
  expect(validateSignUp(data, i18n)).toEqual({ children: 'signup.error_child' });
});

describe('a week that cannot be booked any more', () => {
  it.each<[string, SignUpData]>([
    ['is full now', dataOf({}, { weeks: [week(1, { full: true })] })],
    ['is gone', dataOf({}, { weeks: [week(2)] })],
    [
      'was booked meanwhile',
      dataOf(
        {},
        {
          family: {
            registrations: [
              { people: { id: 3 }, course: { id: 1 }, courseWeek: week(1) } as unknown as FamilyRegistration,
            ],
          },
        },
      ),
    ],
  ])('%s: said at its line, once', (_, data) => {
    expect(Object.keys(impossibleLines(data, i18n))).toEqual(['line-3-1']);
    expect(Object.keys(validateSignUp(data, i18n))).toEqual(['line-3-1']);
  });
});

it('messages of the server are put at their places, several for one place together', () => {
  const messages = {
    'bookedChildren.0.courseWeeks.0.id': ['Woche voll', 'second'],
    'bookedChildren.0.courseWeeks.1.id': ['Woche zu'],
    'bookedChildren.0.answers.5': ['fehlt'],
    'bookedChildren.0.health_consent': ['bitte'],
    emergency_contact1_phone: ['falsch'],
    'bookedChildren.9.id': ['unbekannt'],
    comment: [],
  };
  expect(serverErrors(messages, dataOf({}))).toEqual({
    'weeks-3': 'Woche voll Woche zu',
    'answer-3-5': 'fehlt',
    'consent-3': 'bitte',
    contact1: 'falsch',
    children: 'unbekannt',
  });
});

describe('what a project asks', () => {
  const half: Question = { ...SIZE, id: 6, day_types: ['half_day'] };
  const metres: Question = { ...SIZE, id: 7, kind: 'number', required: false };
  const health: Question = { ...SIZE, id: 8, required: false, health: true };
  const places = (draft: Partial<Draft>, questions: Question[], child = {}) => {
    const data = dataOf(draft, {
      questions,
      family: { childrens: [{ id: 3, first_name: 'Lea', ...child } as OwnChild] },
    });
    return validateSignUp(data, i18n);
  };

  it('is asked of the day types of a question only', () => {
    expect(places(chosen({ 1: 'full_day' }), [SIZE, half])).toEqual({});
    expect(places(chosen({ 1: 'half_day' }), [SIZE, half])).toEqual({ 'answer-3-6': 'signup.error_custom' });
  });

  it('is answered by what was answered last, unless that was taken away', () => {
    const last = { answers: [{ question_id: 5, value: 'L' }] };
    expect(places(chosen({ 1: 'full_day' }, {}), [SIZE], last)).toEqual({});
    expect(places(chosen({ 1: 'full_day' }, { 5: '' }), [SIZE], last)).toEqual({
      'answer-3-5': 'signup.error_custom',
    });
  });

  it('is a number where one is asked for', () => {
    expect(places(chosen({ 1: 'full_day' }, { 7: '1,25' }), [metres])).toEqual({});
    expect(places(chosen({ 1: 'full_day' }, { 7: 'viel' }), [metres])).toEqual({
      'answer-3-7': 'signup.error_number',
    });
  });

  it('needs consent where the first data about health of a child are answered', () => {
    const draft = chosen({ 1: 'full_day' }, {}, { 8: 'Asthma' });
    const missing = { 'consent-3': 'family.health_consent_required' };
    expect(places(chosen({ 1: 'full_day' }, {}, { 8: ' ' }), [health])).toEqual({});
    expect(places(draft, [health])).toEqual(missing);
    expect(places(draft, [health], { allergies: 'Nüsse' })).toEqual({});
    expect(places(draft, [health], { answers: [{ question_id: 8, value: 'keine' }] })).toEqual({});
    const [child] = Object.values(draft.children ?? {});
    expect(places({ children: { 3: { ...child!, healthConsent: true } } }, [health])).toEqual({});
  });

  it('comes from top to bottom: weeks, answers and consent of one child before those of the next', () => {
    const two = [
      { id: 4, first_name: 'Ben' },
      { id: 3, first_name: 'Lea' },
    ] as OwnChild[];
    const data = dataOf(
      {
        children: {
          3: { ...NO_ANSWERS, weeks: { 1: 'full_day' }, seats: [], order: [] },
          4: { ...NO_ANSWERS, health: { 8: 'Asthma' }, weeks: { 1: 'full_day' }, seats: [], order: [] },
        },
        privacy: false,
      },
      { questions: [SIZE, health], family: { childrens: two } },
    );
    expect(Object.keys(validateSignUp(data, i18n))).toEqual([
      'answer-4-5',
      'consent-4',
      'answer-3-5',
      'privacy',
    ]);
  });
});

describe('what is wrong comes from top to bottom, because the first takes the focus', () => {
  it('by the rules of the form', () => {
    const draft = { ...chosen({}), contact1: 'abc', contact2: 'def', privacy: false };
    expect(Object.keys(validateSignUp(dataOf(draft), i18n))).toEqual([
      'weeks-3',
      'contact1',
      'contact2',
      'privacy',
    ]);
  });

  it('by the server', () => {
    const messages = {
      privacy: ['fehlt'],
      emergency_contact2_name: ['zu lang'],
      emergency_contact1_phone: ['falsch'],
      emergency_contact1_name: ['zu lang'],
      'bookedChildren.0.id': ['unbekannt'],
    };
    expect(Object.keys(serverErrors(messages, dataOf({})))).toEqual([
      'weeks-3',
      'contact1Name',
      'contact1',
      'contact2Name',
      'privacy',
    ]);
  });
});
