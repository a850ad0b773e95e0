import { isIsoDate, type DrawFile, type DrawInput, type DrawOutcome } from '@feria/shared';
import { draw } from './draw.js';

/** The file with which anybody can repeat a draw (product/registrations.md#the-draw). */

/**
 * Draws, and puts everything into a file (product/registrations.md#the-draw).
 * @param seed 32 lower-case hex digits
 * @throws RangeError as {@link draw}
 */
export function makeDrawFile(courseId: number, input: DrawInput, seed: string): DrawFile {
  return {
    format: 'feria-draw',
    version: 1,
    course_id: courseId,
    algorithm: 'rounds-1',
    seed,
    input,
    outcome: draw(input, seed),
  };
}

/**
 * Reads a file of a draw (product/registrations.md#the-draw).
 * @param text the content of the file
 * @throws RangeError with a sentence when it is no such file, or damaged. What it says is not checked: see
 *   {@link drawDifferences}
 */
export function readDrawFile(text: string): DrawFile {
  const file = parse(text);
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== 'feria-draw')
    throw new RangeError('This is not the file of a draw.');
  if (!('version' in file && file.version === 1 && 'algorithm' in file && file.algorithm === 'rounds-1'))
    throw new RangeError('This file is of a draw with rules that this version of Feria does not know.');
  const wrong = FILE(file, '');
  if (wrong !== null) throw new RangeError(`This file is damaged: “${wrong}” is missing or wrong.`);
  return file as unknown as DrawFile;
}

/**
 * Repeats a draw from its input and seed, and compares the outcome with the one of the file (product/registrations.md#the-draw). In which
 * order the places stand in the file does not matter; the draw order and the queues are orders, so there it does.
 * @returns a sentence for each difference; nothing when the outcome is the same
 * @throws RangeError with a sentence when the input contradicts itself, or the seed has not the form of one
 */
export function drawDifferences(file: DrawFile): string[] {
  const repeated = repeat(file);
  return [
    ...orderDifferences(file.outcome, repeated),
    ...givenDifferences(file.outcome, repeated),
    ...queueDifferences(file.outcome, repeated),
  ];
}

function repeat({ input, seed }: DrawFile): DrawOutcome {
  try {
    return draw(input, seed);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`This file is damaged: ${error.message}.`, { cause: error });
  }
}

function orderDifferences(file: DrawOutcome, repeated: DrawOutcome): string[] {
  const place = firstDifference(file.order.map(String), repeated.order.map(String));
  if (place === null) return [];
  const at = ({ order }: DrawOutcome): string =>
    order[place] ? `child ${order[place].join(' and ')}` : 'nobody';
  return [
    `The draw order is not the same. The first difference is place ${place + 1}: in the file ${at(file)}, repeated ${at(repeated)}.`,
  ];
}

function givenDifferences(file: DrawOutcome, repeated: DrawOutcome): string[] {
  const rounds = ({ given }: DrawOutcome): Map<string, number[]> => {
    const found = new Map<string, number[]>();
    for (const { child, week, round } of given) {
      const place = `Child ${child}, week ${week}`;
      found.set(place, [...(found.get(place) ?? []), round]);
    }
    return found;
  };
  const said = (which: number[] | undefined): string =>
    which ? `given in round ${which.join(' and ')}` : 'not given';
  const [inFile, again] = [rounds(file), rounds(repeated)];
  return [...new Set([...inFile.keys(), ...again.keys()])]
    .filter((place) => said(inFile.get(place)) !== said(again.get(place)))
    .map((place) => `${place}: in the file ${said(inFile.get(place))}, repeated ${said(again.get(place))}.`);
}

function queueDifferences(file: DrawOutcome, repeated: DrawOutcome): string[] {
  const queues = ({ queues: all }: DrawOutcome, week: number): number[][] =>
    all.filter((queue) => queue.week === week).map(({ children }) => children);
  return [...new Set([...file.queues, ...repeated.queues].map(({ week }) => week))].flatMap((week) => {
    const [inFile, again] = [queues(file, week), queues(repeated, week)];
    const name = `The waiting list of week ${week}`;
    if (inFile.length !== again.length)
      return [`${name} is ${inFile.length} times in the file, repeated ${again.length} times.`];
    const place = firstDifference(inFile[0] ?? [], again[0] ?? []);
    if (place === null) return [];
    const at = (children: number[] = []): string =>
      children[place] === undefined ? 'nobody' : `child ${children[place]}`;
    return [
      `${name} is not the same. The first difference is place ${place + 1}: in the file ${at(inFile[0])}, repeated ${at(again[0])}.`,
    ];
  });
}

/** The first index at which two lists differ, `null` when they are the same. */
function firstDifference<Item>(a: readonly Item[], b: readonly Item[]): number | null {
  const longer = a.length > b.length ? a : b;
  const index = longer.findIndex((_, place) => a[place] !== b[place]);
  return index < 0 ? null : index;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RangeError('This is not the file of a draw: it is not JSON.');
  }
}

/** Names the first part of a value that has not the form, or `null`. */
type Form = (value: unknown, path: string) => string | null;

const such =
  (holds: (value: unknown) => boolean): Form =>
  (value, path) =>
    holds(value) ? null : path;

const list =
  (item: Form): Form =>
  (value, path) =>
    Array.isArray(value) ? firstWrong(value.entries(), (entry, at) => item(entry, `${path}[${at}]`)) : path;

const record =
  (fields: Record<string, Form>): Form =>
  (value, path) =>
    typeof value === 'object' && value !== null
      ? firstWrong(Object.entries(fields), (form, name) =>
          form((value as Record<string, unknown>)[name], path ? `${path}.${name}` : name),
        )
      : path;

function firstWrong<Key, Value>(
  entries: Iterable<[Key, Value]>,
  wrong: (value: Value, key: Key) => string | null,
): string | null {
  for (const [key, value] of entries) {
    const path = wrong(value, key);
    if (path !== null) return path;
  }
  return null;
}

const wholeFrom = (least: number): Form =>
  such((value) => Number.isSafeInteger(value) && (value as number) >= least);
const orNull =
  (form: Form): Form =>
  (value, path) =>
    value === null ? null : form(value, path);

const ID = wholeFrom(1);
const DATE = such((value) => typeof value === 'string' && isIsoDate(value));
const FILE = record({
  course_id: ID,
  seed: such((value) => typeof value === 'string'),
  input: record({
    weeks: list(record({ id: ID, from: DATE, to: DATE, seats: wholeFrom(0) })),
    children: list(
      record({
        id: ID,
        group: orNull(wholeFrom(0)),
        wishes: list(ID),
        places: wholeFrom(0),
        blocked: list(ID),
      }),
    ),
    placesPerChild: orNull(wholeFrom(1)),
  }),
  outcome: record({
    order: list(list(ID)),
    given: list(record({ child: ID, week: ID, round: wholeFrom(1) })),
    queues: list(record({ week: ID, children: list(ID) })),
  }),
});
