import type { FamilyChild, FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { NO_ANSWERS } from '../questions/typed-answers';
import { EMPTY_DRAFT, type Draft } from './draft';
import { withWanted, withWantedWeek } from './wanted';

/** A project without limits. */
const FOR_ALL = { age_from: null, age_to: null, schools: [], allocation: 'first_come' };

const [LEA, EMIL] = [1, 2].map((id) => ({ id }) as FamilyChild) as [FamilyChild, FamilyChild];
const week = (id: number, more: Partial<FrontendWeekDetail> = {}): FrontendWeekDetail =>
  ({
    id,
    from: `2027-07-0${id}`,
    to: `2027-07-0${id}`,
    state: 'open',
    full: false,
    availability: 'free',
    full_day: true,
    half_day: true,
    ...more,
  }) as FrontendWeekDetail;

interface Scene {
  childrens: FamilyChild[];
  weeks: FrontendWeekDetail[];
  registrations: FamilyRegistration[];
  children: Draft['children'];
}
function chosen(address: string, scene: Partial<Scene> = {}): Draft['children'] {
  const { childrens = [LEA, EMIL], weeks = [week(1), week(2)], registrations = [], children = {} } = scene;
  const data = {
    project: { ...FOR_ALL, courseWeeks: weeks } as unknown as FrontendProjectDetail,
    family: {
      childrens,
      registrations,
      waitingQueue: [] as FamilyRegistration[],
      siblings: [] as MyFamily['siblings'],
    } as MyFamily,
    draft: { ...EMPTY_DRAFT, children },
  };
  return withWanted(data, new URLSearchParams(address)).children;
}

it('an only child takes part, one of several does not', () => {
  expect(chosen('', { childrens: [LEA] })).toEqual({
    1: { ...NO_ANSWERS, weeks: {}, seats: [], order: [] },
  });
  expect(chosen('')).toEqual({});
  expect(chosen('', { childrens: [] })).toEqual({});
});

describe('the child and the week of the address', () => {
  it('are chosen, with a full day where there is one', () => {
    expect(chosen('child=2&week=1')).toEqual({
      2: { ...NO_ANSWERS, weeks: { 1: 'full_day' }, seats: [1], order: [1] },
    });
    const weeks = [week(1, { full_day: false, availability: 'waiting_list' })];
    expect(chosen('child=2&week=1', { weeks })[2]).toMatchObject({ weeks: { 1: 'half_day' }, seats: [] });
  });

  it('are chosen with the day type of the address, if the week offers it', () => {
    expect(chosen('child=2&week=1&day=half_day')[2]?.weeks).toEqual({ 1: 'half_day' });
    const weeks = [week(1, { half_day: false })];
    expect(chosen('child=2&week=1&day=half_day', { weeks })[2]?.weeks).toEqual({ 1: 'full_day' });
  });

  it('is the week of an only child, where the address names no child', () => {
    expect(chosen('week=1&day=half_day', { childrens: [LEA] })[1]?.weeks).toEqual({ 1: 'half_day' });
    expect(chosen('week=1&day=half_day')).toEqual({});
    // From the planner, for a child that is not there any more.
    expect(chosen('child=9&week=1', { childrens: [LEA] })[1]?.weeks).toEqual({});
  });

  it('leave what was chosen before', () => {
    const children = {
      2: {
        ...NO_ANSWERS,
        answers: { 5: 'M' },
        weeks: { 1: 'half_day', 2: 'full_day' } as const,
        seats: [],
        order: [],
      },
    };
    expect(chosen('child=2&week=1', { children })).toEqual(children);
    expect(chosen('child=1&week=1', { children })).toMatchObject({
      ...children,
      1: { weeks: { 1: 'full_day' } },
    });
  });

  it('are not chosen when they cannot be booked or are not there', () => {
    const booked = {
      people: { id: 2 },
      course: { id: 1 },
      courseWeek: week(1),
    } as unknown as FamilyRegistration;
    expect(chosen('child=2&week=1', { registrations: [booked] })[2]?.weeks).toEqual({});
    expect(chosen('child=2&week=1', { weeks: [week(1, { full: true })] })[2]?.weeks).toEqual({});
    expect(chosen('child=2&week=9')[2]?.weeks).toEqual({});
    expect(chosen('child=9&week=1')).toEqual({});
  });
});

describe('a child that is ticked or added', () => {
  const data = (children: Draft['children'] = {}) => ({
    project: { ...FOR_ALL, courseWeeks: [week(1), week(2)] } as unknown as FrontendProjectDetail,
    family: { childrens: [LEA], registrations: [], waitingQueue: [], siblings: [] } as unknown as MyFamily,
    draft: { ...EMPTY_DRAFT, children },
  });
  const weeksOf = (address: string): unknown =>
    withWantedWeek(EMIL, data(), new URLSearchParams(address)).weeks;

  it('starts with the week that was pressed', () => {
    expect(weeksOf('week=2&day=half_day')).toEqual({ 2: 'half_day' });
    expect(weeksOf('')).toEqual({});
  });

  it('does not start with that of another child', () => {
    expect(weeksOf('week=2&child=1')).toEqual({});
    expect(weeksOf('week=2&child=2')).toEqual({ 2: 'full_day' });
  });
});
