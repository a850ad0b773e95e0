import { type AttendanceChild, type AttendanceWeek, presenceOf } from '@feria/shared';
import type { ChildView } from './child-view';
import { correctionOf, typedOf, type TypedDay } from './correction';
import { type MarkedFields } from './marks';
import { problemOfTimes, timeOf } from './times';

const DATE = '2026-07-06';
/** 08:12 and 16:02 in Rome, with seconds that no form shows. */
const ARRIVED = '2026-07-06T06:12:34.000Z';
const LEFT = '2026-07-06T14:02:56.000Z';

const child = {
  leave_alone: false,
  absence: null,
  parents: [{ id: 3, name: 'Rosa Kofler', phone: '+39 333 1' }],
  pickup_persons: [{ id: 7, name: 'Oma Anna', phone: '+39 333 2', relation: 'Oma' }],
  contacts: [{ name: null, phone: '+39 333 3' }],
} as unknown as AttendanceChild;

const view = (fields: MarkedFields): ChildView => ({
  child,
  week: {} as AttendanceWeek,
  name: 'Mia',
  fields,
  presence: presenceOf(child, fields),
  note: null,
  unsent: false,
  unsentNote: false,
  unkept: false,
});
const left: MarkedFields = {
  status: 'present',
  arrived_at: ARRIVED,
  left_at: LEFT,
  left_with: 'contact:1',
  left_with_name: 'Onkel Toni',
  left_with_phone: null,
};
const correct = (fields: MarkedFields, change: Partial<TypedDay>) =>
  correctionOf(view(fields), { ...typedOf(fields), ...change }, DATE);

it('nothing changed: nothing is sent', () => expect(correct(left, {})).toBeNull());

it('another person keeps both times to the second', () => {
  expect(correct(left, { person: 'pickup:7' })).toEqual({
    fields: { left_with: 'pickup:7', left_with_name: 'Oma Anna', left_with_phone: '+39 333 2' },
    presence: 'left',
  });
});

it('somebody whom nobody had named, by name', () => {
  expect(correct(left, { person: 'other', other: { name: ' Sepp ', phone: '' } })?.fields).toEqual({
    left_with: 'other',
    left_with_name: 'Sepp',
    left_with_phone: null,
  });
});

it('a contact without a name is called by the number', () => {
  expect(correct({ ...left, left_with: 'alone' }, { person: 'contact:1' })?.fields).toEqual({
    left_with: 'contact:1',
    left_with_name: '+39 333 3',
    left_with_phone: '+39 333 3',
  });
});

it('another time of arrival changes only this', () => {
  expect(correct(left, { arrived: '08:30' })).toEqual({
    fields: { arrived_at: '2026-07-06T06:30:00.000Z' },
    presence: 'left',
  });
});

it('times and person are entered afterwards', () => {
  expect(correct({}, { arrived: '08:00', left: '16:00', person: 'parent:3' })).toEqual({
    fields: {
      status: 'present',
      arrived_at: '2026-07-06T06:00:00.000Z',
      left_at: '2026-07-06T14:00:00.000Z',
      left_with: 'parent:3',
      left_with_name: 'Rosa Kofler',
      left_with_phone: '+39 333 1',
    },
    presence: 'left',
  });
});

it('a departure that is emptied has not been, with whom neither', () => {
  expect(correct(left, { left: '' })).toEqual({
    fields: { left_at: null, left_with: null, left_with_name: null, left_with_phone: null },
    presence: 'present',
  });
});

it('a child that was marked absent was there when its arrival is entered', () => {
  expect(correct({ status: 'absent' }, { arrived: '09:00' })?.presence).toBe('present');
});

it.each([
  ['nobody leaves before arriving', { arrived: '10:00', left: '09:59' }, 'order'],
  ['nothing is later than now', { arrived: '08:00', left: '12:01' }, 'future'],
  ['the same minute is possible', { arrived: '12:00', left: '12:00' }, null],
  ['nothing is fine', { arrived: '', left: '' }, null],
] as const)('%s', (_, typed, problem) => {
  expect(problemOfTimes(typed, DATE, new Date('2026-07-06T10:00:00Z'))).toBe(problem);
});

it('times are those of Rome', () => expect(timeOf(ARRIVED)).toBe('08:12'));
