import { translate, type AttendanceIssue } from '@feria/shared';
import type { Words } from './context';
import type { HeldDays } from './days';
import type { Mark } from './marks';
import {
  bringsBack,
  inOrderOfTelling,
  kindOfPoints,
  namesOfPoints,
  pointsOf,
  titleOfNew,
  withoutUndoing,
} from './points';
import { words } from './words';

const german: Words = (key, params) => translate(words.de, key, params);
const italian: Words = (key, params) => translate(words.it, key, params);
const DATE = '2026-07-06';

const issue = (id: number, childId: number) =>
  ({
    id,
    date: DATE,
    child: { id: childId, first_name: `Kind${childId}`, last_name: 'Moser' },
  }) as AttendanceIssue;
const mark = (id: string, child_id: number) => ({ id, child_id, date: DATE }) as Mark;
const days = new Map([
  [DATE, { day: { weeks: [{ children: [{ child_id: 7, first_name: 'Mia', last_name: 'Kofler' }] }] } }],
]) as unknown as HeldDays;
const state = (issues: AttendanceIssue[], marks: Mark[] = []) => ({
  issues,
  marks,
  days,
  rejected: new Map([['refused', { message: '', isErased: false }]]),
});

it('what the server did not take, and what it keeps until somebody decides, are points; what waits is none', () => {
  const points = pointsOf(state([issue(3, 1)], [mark('waits', 7), mark('refused', 7)]));
  expect(points.map(({ key }) => key)).toEqual(['mark-refused', 'point-3']);
});

it('children are named once each, up to three of them', () => {
  const few = pointsOf(state([issue(1, 1), issue(2, 1), issue(3, 2)], [mark('refused', 7)]));
  expect(namesOfPoints(german, few)).toBe('Mia K., Kind1 M., Kind2 M.');
  const many = pointsOf(state([1, 2, 3, 4].map((id) => issue(id, id))));
  expect(namesOfPoints(german, many)).toBe('Kind1 M., Kind2 M., Kind3 M. und ein weiteres');
  const more = pointsOf(state([1, 2, 3, 4, 5].map((id) => issue(id, id))));
  expect(namesOfPoints(italian, more)).toBe('Kind1 M., Kind2 M., Kind3 M. e altri 2');
});

it('a child that is on no list is called so, never by its number', () => {
  const unlisted = pointsOf(state([], [mark('refused', 9)]));
  expect(namesOfPoints(german, unlisted)).toBe('Kind, das nicht mehr auf der Liste steht');
  expect(namesOfPoints(italian, unlisted)).toBe('Bambino non più nell’elenco');
});

describe('of a child whose family was erased', () => {
  const tap = mark('tap', 7);
  const undone = { ...mark('undo', 7), withdraws: 'tap' };
  const other = mark('other', 8);
  const rejected = new Map(['tap', 'undo', 'other'].map((id) => [id, { message: '', isErased: true }]));
  const points = pointsOf({ ...state([], [tap, undone, other]), rejected });

  it('all marks of a day are one point, and the child has no name, also where a list still has it', () => {
    expect(points.map((point) => 'erased' in point && point.erased)).toEqual([[tap, undone], [other]]);
    expect(namesOfPoints(german, points.slice(0, 1))).toBe('Kind einer gelöschten Familie');
    expect(namesOfPoints(italian, points.slice(0, 1))).toBe('Bambino di una famiglia cancellata');
    expect(kindOfPoints(points)).toBe('marks');
  });

  it('a mark and the one that takes it back are told as one', () => {
    expect(withoutUndoing([tap, undone])).toEqual([{ mark: tap, isTakenBack: true }]);
    expect(withoutUndoing([tap])).toEqual([{ mark: tap, isTakenBack: false }]);
    expect(withoutUndoing([undone])).toEqual([{ mark: undone, isTakenBack: false }]);
  });
});

it('what points are about is said of each mixture', () => {
  const ofReason = (reason: AttendanceIssue['reason']): AttendanceIssue => ({ ...issue(1, 1), reason });
  const [kept, noted] = [ofReason('not_leading'), ofReason('place_ended')];
  expect(kindOfPoints(pointsOf(state([kept], [mark('refused', 7)])))).toBe('marks');
  expect(kindOfPoints(pointsOf(state([noted])))).toBe('children');
  expect(kindOfPoints(pointsOf(state([noted, kept])))).toBe('both');
  expect(kindOfPoints(pointsOf(state([noted], [mark('refused', 7)])))).toBe('both');
});

describe('the title of the message about new points', () => {
  const kept = { reason: 'not_leading' } as const;
  const noted = { reason: 'place_ended' } as const;

  it.each([
    [[kept], 0, 'Ein Eintrag von Ihnen zählt noch nicht', 'Una Sua voce non vale ancora'],
    [[], 2, '2 Einträge von Ihnen zählen noch nicht', '2 Sue voci non valgono ancora'],
    [[noted, noted], 0, 'Bitte gleich klären', 'Da chiarire subito'],
    [
      [noted, kept],
      0,
      'Ein Eintrag von Ihnen zählt noch nicht. Ein weiterer zählt und ist zu klären',
      'Una Sua voce non vale ancora. Un’altra vale ed è da chiarire',
    ],
    [
      [noted, kept, noted],
      1,
      '2 Einträge von Ihnen zählen noch nicht. 2 weitere zählen und sind zu klären',
      '2 Sue voci non valgono ancora. Altre 2 valgono e sono da chiarire',
    ],
    [
      [noted],
      1,
      'Ein Eintrag von Ihnen zählt noch nicht. Ein weiterer zählt und ist zu klären',
      'Una Sua voce non vale ancora. Un’altra vale ed è da chiarire',
    ],
  ])(
    'of %j, with %i that are not shown, tells what does not count from what counts',
    (told, hidden, de, it) => {
      expect([titleOfNew(german, told, hidden), titleOfNew(italian, told, hidden)]).toEqual([de, it]);
    },
  );
});

describe('restoring a point brings its child back to the list', () => {
  type Restored = Parameters<typeof bringsBack>[0];
  const point: Restored = { reason: 'no_place', may_restore: true, mark: { status: 'present' }, date: DATE };
  const now = { today: DATE, isListed: false };

  it('when its mark of today says that a child without a place is there', () => {
    expect(bringsBack(point, now)).toBe(true);
  });

  it.each<[string, Partial<Restored>, Partial<typeof now>]>([
    ['it is absent', { mark: { status: 'absent' } }, {}],
    ['only a note was written', { mark: { note: 'Jause vergessen' } }, {}],
    ['it has left', { mark: { status: 'present', left_at: `${DATE}T14:00:00.000Z` } }, {}],
    ['it has its place', { reason: 'changed_meanwhile' }, {}],
    ['its maker does not lead it any more', { reason: 'not_leading' }, {}],
    ['nobody may restore it', { may_restore: false }, {}],
    ['the mark is of another day', { date: '2026-07-05' }, {}],
    ['it stands on the list', {}, { isListed: true }],
  ])('not when %s', (_, change, other) => {
    expect(bringsBack({ ...point, ...change }, { ...now, ...other })).toBe(false);
  });
});

it('of new points those are told first that do not count: children who are there, then others, then notes', () => {
  const made = (
    id: number,
    reason: AttendanceIssue['reason'],
    mark: AttendanceIssue['mark'],
    status: 'present' | 'absent' | null = null,
  ) => ({ ...issue(id, id), reason, mark, attendance: status && { status } }) as AttendanceIssue;
  const told = inOrderOfTelling([
    made(1, 'told_absent', { status: 'present' }, 'present'),
    made(2, 'changed_meanwhile', { note: 'Jause' }, 'present'),
    made(3, 'changed_meanwhile', { status: 'absent' }, 'present'),
    made(4, 'not_authorised', { left_at: `${DATE}T14:00:00.000Z` }, 'present'),
    made(5, 'changed_meanwhile', { status: 'present' }, 'absent'),
    made(6, 'no_place', { left_at: `${DATE}T14:00:00.000Z` }),
  ]);
  expect(told.map(({ id }) => id)).toEqual([5, 6, 3, 2, 1, 4]);
});
