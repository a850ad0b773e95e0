import type { FamilyChild, FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import type { I18n } from '../../i18n';
import { EMPTY_DRAFT, type Draft } from './draft';
import type { SignUpData } from './lines';
import { impossibleLines, serverErrors, validateSignUp } from './validation';

/** A project without limits. */
const FOR_ALL = { age_from: null, age_to: null, schools: [], allocation: 'first_come' };

/** Texts are their keys, so that no wording is tested here. */
const i18n = {
  t: (key: string) => key,
  local: (record: { name: string }) => record.name,
  localSuffixed: () => 'T-Shirt',
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

const VALID: Draft = {
  ...EMPTY_DRAFT,
  children: { 3: { custom_field: 'M', weeks: { 1: 'full_day' }, seats: [1], order: [1] } },
  contact1: '+39 333 1234567',
  privacy: true,
};

function dataOf(
  draft: Partial<Draft>,
  more: { weeks?: FrontendWeekDetail[]; family?: Partial<MyFamily> } = {},
) {
  return {
    project: {
      ...FOR_ALL,
      courseWeeks: more.weeks ?? [week(1), week(2)],
      custom_field: true,
    } as unknown as FrontendProjectDetail,
    family: {
      childrens: [{ id: 3, first_name: 'Lea' } as FamilyChild],
      registrations: [],
      waitingQueue: [],
      siblings: [],
      ...more.family,
    } as unknown as MyFamily,
    draft: { ...VALID, ...draft },
  } satisfies SignUpData;
}
const chosen = (weeks: Draft['children'][number]['weeks'], custom_field = 'M'): Partial<Draft> => ({
  children: { 3: { custom_field, weeks, seats: [], order: [] } },
});

it('a complete sign-up has no errors', () => {
  expect(validateSignUp(dataOf({}), i18n)).toEqual({});
});

it.each<[string, Partial<Draft>, Record<string, string>]>([
  ['no child', { children: {} }, { children: 'signup.error_none' }],
  ['no week', chosen({}), { 'weeks-3': 'signup.error_week_of' }],
  [
    'no answer to the question of the project',
    chosen({ 1: 'full_day' }, ' '),
    { 'custom-3': 'signup.error_custom' },
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
    'bookedChildren.0.custom_field': ['fehlt'],
    emergency_contact1_phone: ['falsch'],
    'bookedChildren.9.id': ['unbekannt'],
    comment: [],
  };
  expect(serverErrors(messages, dataOf({}))).toEqual({
    'weeks-3': 'Woche voll Woche zu',
    'custom-3': 'fehlt',
    contact1: 'falsch',
    children: 'unbekannt',
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
