import type { DrawFile } from '@feria/shared';
import { drawDifferences, makeDrawFile, readDrawFile } from './draw-file.js';

const GOOD = makeDrawFile(
  1,
  {
    weeks: [{ id: 1, from: '2026-07-06', to: '2026-07-10', seats: 1 }],
    children: [1, 2, 3].map((id) => ({ id, group: null, wishes: [1], places: 0, blocked: [] })),
    placesPerChild: null,
  },
  '000102030405060708090a0b0c0d0e0f',
);
/** The good file with a change, as it comes out of a text. */
function changed(change: (file: DrawFile) => unknown): DrawFile {
  const file = structuredClone(GOOD);
  change(file);
  return readDrawFile(JSON.stringify(file));
}

it('is the same after it was written and read', () => {
  expect(readDrawFile(JSON.stringify(GOOD, null, 2))).toEqual(GOOD);
  expect(drawDifferences(GOOD)).toEqual([]);
});

it.each(['', 'null', '7', '[]', '{}', '{"format":"other"}'])('%j is no file of a draw', (text) => {
  expect(() => readDrawFile(text)).toThrow('This is not the file of a draw');
});

it.each([{ version: 2 }, { algorithm: 'rounds-2' }])('%j is of rules that are not known', (other) => {
  expect(() => readDrawFile(JSON.stringify({ ...GOOD, ...other }))).toThrow('does not know');
});

it.each<[string, (file: any) => unknown]>([
  ['course_id', (file) => delete file.course_id],
  ['seed', (file) => (file.seed = 7)],
  ['input', (file) => (file.input = null)],
  ['input.weeks', (file) => (file.input.weeks = {})],
  ['input.weeks[0].from', (file) => (file.input.weeks[0].from = '2026-02-30')],
  ['input.weeks[0].seats', (file) => (file.input.weeks[0].seats = -1)],
  ['input.children[1]', (file) => (file.input.children[1] = 2)],
  ['input.children[1].id', (file) => (file.input.children[1].id = '2')],
  ['input.children[1].group', (file) => delete file.input.children[1].group],
  ['input.children[1].wishes[0]', (file) => (file.input.children[1].wishes = [0.5])],
  ['input.placesPerChild', (file) => (file.input.placesPerChild = 0)],
  ['outcome.order[2][0]', (file) => (file.outcome.order[2] = ['1'])],
  ['outcome.given[0].round', (file) => (file.outcome.given[0].round = null)],
  ['outcome.queues', (file) => delete file.outcome.queues],
])('a file without a right %s is damaged', (path, change) => {
  expect(() => changed(change)).toThrow(
    new RangeError(`This file is damaged: “${path}” is missing or wrong.`),
  );
});

/** Child 3 gets the place; 2 and 1 wait, in this order. */
it.each<[string, (file: DrawFile) => unknown, string[]]>([
  [
    'two changed places in the order',
    ({ outcome }) => outcome.order.reverse(),
    [
      'The draw order is not the same. The first difference is place 1: in the file child 1, repeated child 3.',
    ],
  ],
  [
    'an order with one too few',
    ({ outcome }) => outcome.order.pop(),
    [
      'The draw order is not the same. The first difference is place 3: in the file nobody, repeated child 1.',
    ],
  ],
  [
    'another round',
    ({ outcome }) => (outcome.given[0]!.round = 2),
    ['Child 3, week 1: in the file given in round 2, repeated given in round 1.'],
  ],
  [
    'a place twice',
    ({ outcome }) => outcome.given.push(outcome.given[0]!),
    ['Child 3, week 1: in the file given in round 1 and 1, repeated given in round 1.'],
  ],
  [
    'one too many in a queue',
    ({ outcome }) => outcome.queues[0]!.children.push(3),
    [
      'The waiting list of week 1 is not the same. The first difference is place 3: in the file child 3, repeated nobody.',
    ],
  ],
  [
    'no queue, and one of a week that is not in the draw',
    ({ outcome }) => (outcome.queues = [{ week: 2, children: [] }]),
    [
      'The waiting list of week 2 is 1 times in the file, repeated 0 times.',
      'The waiting list of week 1 is 0 times in the file, repeated 1 times.',
    ],
  ],
])('names %s', (_, change, differences) => {
  expect(drawDifferences(changed(change))).toEqual(differences);
});

it('cannot repeat a draw that contradicts itself', () => {
  expect(() => drawDifferences(changed((file) => (file.seed = 'abc')))).toThrow(RangeError);
});
