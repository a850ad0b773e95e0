import fc from 'fast-check';
import type { QuestionInput, StoredQuestion } from '@feria/shared';
import { openQuestions } from '@feria/shared/rules/questions';
import { mergedQuestions, numbered, withCustomField, type KnownQuestion } from './stored-questions.js';

const stored = (id: number, more: Partial<StoredQuestion> = {}): StoredQuestion => ({
  id,
  kind: 'text',
  label: `Frage ${id}`,
  label_it: `Domanda ${id}`,
  options: [],
  required: false,
  day_types: [],
  health: false,
  ...more,
});
const option = (id: number, label = `O${id}`) => ({ id, label, label_it: label });
const known = (...of: [number, Partial<KnownQuestion>][]): Map<number, KnownQuestion> =>
  new Map(of.map(([id, facts]) => [id, { other: null, isAnswered: false, ...facts }]));

/** Saved: the ids of new questions begin with 100. */
function saved(
  before: readonly StoredQuestion[],
  sent: readonly QuestionInput[],
  facts = known(),
): StoredQuestion[] {
  const { questions, problems } = mergedQuestions(before, sent, facts);
  expect(problems).toEqual([]);
  const fresh = questions.flatMap(({ id }) => (id === null ? [null] : [])).map((_, index) => 100 + index);
  return numbered(questions, fresh, facts);
}

describe('questions that are saved', () => {
  it('keep what they were sent as, in its order, and get numbers', () => {
    const sent: QuestionInput = {
      kind: 'one_of',
      label: 'T',
      label_it: 'M',
      options: [{ label: 'S', label_it: 's' }],
    };
    expect(saved([stored(1)], [sent, stored(1)])).toEqual([
      stored(100, {
        kind: 'one_of',
        label: 'T',
        label_it: 'M',
        options: [{ id: 1, label: 'S', label_it: 's' }],
      }),
      stored(1),
    ]);
  });

  it('that are left out are gone, or archived once they were answered', () => {
    expect(saved([stored(1), stored(2)], [], known([1, { isAnswered: true }]))).toEqual([
      stored(1, { archived: true }),
    ]);
  });

  it('that were archived come back as they are sent', () => {
    expect(saved([stored(1, { archived: true })], [stored(1)], known([1, { isAnswered: true }]))).toEqual([
      stored(1),
    ]);
  });

  it('without a number are those with the same words, as a file sends them', () => {
    const choice = { kind: 'one_of' as const, options: [option(4, 'S'), option(7, 'M')] };
    const { id: _, ...words } = stored(1, choice);
    const sent = {
      ...words,
      options: [
        { label: 'M', label_it: 'M' },
        { label: 'L', label_it: 'L' },
      ],
    };
    expect(saved([stored(1, choice)], [sent], known([1, { isAnswered: true }]))).toEqual([
      stored(1, {
        ...choice,
        options: [option(7, 'M'), option(8, 'L'), { ...option(4, 'S'), archived: true }],
      }),
    ]);
  });

  it('number a new choice after those that other projects have', () => {
    const other = { kind: 'one_of' as const, health: false, options: [option(1), option(9)] };
    const sent = {
      ...stored(5, { kind: 'one_of' }),
      options: [option(9), { label: 'neu', label_it: 'neu' }],
    };
    expect(saved([], [sent], known([5, { other }]))[0]?.options).toEqual([option(9), option(10, 'neu')]);
  });

  it.each<[string, Partial<KnownQuestion>, Partial<QuestionInput>, string]>([
    ['another kind once answered', { isAnswered: true }, { kind: 'number' }, '0.kind'],
    ['about health once answered', { isAnswered: true }, { health: true }, '0.health'],
    [
      'another kind than in other projects',
      { other: { kind: 'text', health: false, options: [] } },
      { kind: 'number' },
      '0.kind',
    ],
  ])('are refused as %s', (_, facts, change, path) => {
    const { problems } = mergedQuestions([stored(1)], [{ ...stored(1), ...change }], known([1, facts]));
    expect(problems.map((problem) => problem.path)).toEqual([path]);
  });

  it('stay as they are when they are sent as they are read, whatever was answered', () => {
    const kinds = ['text', 'number', 'yes_no', 'one_of', 'some_of'] as const;
    const question = fc
      .record({
        kind: fc.constantFrom(...kinds),
        archived: fc.boolean(),
        answered: fc.boolean(),
        count: fc.integer({ min: 1, max: 4 }),
      })
      .map((one) => one);
    fc.assert(
      fc.property(fc.array(question, { maxLength: 6 }), (drawn) => {
        const before = drawn.map(({ kind, archived, count }, index): StoredQuestion =>
          stored(index + 1, {
            kind,
            options: kind.endsWith('_of') ? Array.from({ length: count }, (_, at) => option(at + 1)) : [],
            ...(archived && { archived: true }),
          }),
        );
        const facts = known(
          ...drawn.map(({ answered }, index): [number, Partial<KnownQuestion>] => [
            index + 1,
            { isAnswered: answered },
          ]),
        );
        const after = saved(before, openQuestions(before), facts);
        expect(openQuestions(after)).toEqual(openQuestions(before));
        // What was archived stays so.
        expect(after.filter(({ archived }) => archived)).toEqual(before.filter(({ archived }) => archived));
      }),
    );
  });
});

describe('the other names of the first question', () => {
  it('make it, change it, and take it away', () => {
    const names = { custom_field: true, custom_field_de: 'Neu', custom_field_it: 'Nuova' };
    expect(withCustomField([], names)).toEqual([
      { id: null, kind: 'text', label: 'Neu', label_it: 'Nuova', options: [], required: true },
    ]);
    const two = [stored(1, { archived: true }), stored(2), stored(3)];
    expect(withCustomField(two, names).map(({ id, label }) => [id, label])).toEqual([
      [2, 'Neu'],
      [3, 'Frage 3'],
    ]);
    expect(withCustomField(two, { custom_field: false }).map(({ id }) => id)).toEqual([3]);
  });
});
