import type { LibraryQuestion, Question } from '@feria/shared';
import {
  answerErrors,
  answersInWords,
  changedAnswers,
  copyOf,
  dropIndex,
  EMPTY_QUESTION,
  foundInLibrary,
  fromLibrary,
  isShownInQuestion,
  isThere,
  neededTexts,
  optionsFor,
  previewQuestions,
  sentAnswers,
  withAnswer,
} from './question-values';

const size: Question = {
  id: 5,
  kind: 'one_of',
  label: 'T-Shirt',
  label_it: 'Maglietta',
  options: [
    { id: 1, label: 'Klein', label_it: 'Piccola' },
    { id: 2, label: 'Groß', label_it: 'Grande' },
  ],
  required: true,
  day_types: [],
  health: false,
};
const lunch: Question = {
  ...size,
  id: 6,
  kind: 'text',
  label: 'Essen',
  label_it: '',
  options: [],
  day_types: ['full_day'],
};
const library: LibraryQuestion = { ...size, courses: 2, course: { id: 9, name: 'Zirkus', name_it: 'Circo' } };
const yesNo = { yes: 'Ja', no: 'Nein' };

it('copies a question as another one, and takes one from the library as the same', () => {
  expect(copyOf(size)).toEqual({
    ...EMPTY_QUESTION,
    kind: 'one_of',
    label: 'T-Shirt',
    label_it: 'Maglietta',
    required: true,
    options: [
      { label: 'Klein', label_it: 'Piccola' },
      { label: 'Groß', label_it: 'Grande' },
    ],
  });
  expect(fromLibrary(library)).toEqual(size);
});

it('has choices only where there is something to choose', () => {
  expect(optionsFor('text', size.options)).toEqual([]);
  expect(optionsFor('some_of', size.options)).toEqual(size.options);
  expect(optionsFor('one_of', [])).toHaveLength(2);
  expect(neededTexts(size)).toEqual([
    'label',
    'label_it',
    'options.0.label',
    'options.0.label_it',
    'options.1.label',
    'options.1.label_it',
  ]);
});

it.each([
  [0, 2, false, 1],
  [0, 2, true, 2],
  [3, 1, false, 1],
  [3, 1, true, 2],
  [1, 1, false, 1],
  [1, 1, true, 1],
])('a row dragged from %i to %i (behind: %s) lands at %i', (from, over, isBehind, to) => {
  expect(dropIndex(from, over, isBehind)).toBe(to);
});

it('gives everything new an id of its own in the preview', () => {
  const [first, second] = previewQuestions([copyOf(size), size]);
  const ids = [first!.id, ...first!.options.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(3);
  expect(ids.every((id) => id < 0)).toBe(true);
  expect(second).toEqual(size);
});

it('finds in the library by words of the question, its choices and the project, without what is there already', () => {
  const found = (search: string, has: { id: number }[] = []) =>
    foundInLibrary([library], has, search).map(({ id }) => id);
  expect(found('')).toEqual([5]);
  expect(found('maglietta GROß zirkus')).toEqual([5]);
  expect(found('schwimmen')).toEqual([]);
  expect(found('', [{ id: 5 }])).toEqual([]);
});

it('writes answers in words, and leaves out what was not answered', () => {
  expect(answersInWords([size, lunch], [{ question_id: 5, value: 2 }], 'it', yesNo)).toEqual([
    { id: 5, label: 'Maglietta', text: 'Grande' },
  ]);
  expect(answersInWords([lunch], [{ question_id: 6, value: 'Reis' }], 'it', yesNo)).toEqual([
    { id: 6, label: 'Essen', text: 'Reis' },
  ]);
});

it('sends answers to what is asked for the day type only, without empty ones', () => {
  const answers = withAnswer(withAnswer([], 6, ' Reis '), 5, null);
  expect(sentAnswers([size, lunch], ['full_day'], answers)).toEqual([{ question_id: 6, value: 'Reis' }]);
  expect(sentAnswers([size, lunch], ['half_day'], answers)).toEqual([]);
  expect(sentAnswers([size], ['half_day'], undefined)).toEqual([]);
});

it('sends of a registration only the answers that were changed, also those that were taken away', () => {
  const before = [
    { question_id: 5, value: 1 },
    { question_id: 6, value: 'Reis' },
  ];
  const changed = (answers: typeof before | { question_id: number; value: null }[]) =>
    changedAnswers([size, lunch], 'full_day', before, answers);
  expect(changed(before)).toEqual([]);
  expect(changed([{ question_id: 5, value: 2 }, before[1]!])).toEqual([{ question_id: 5, value: 2 }]);
  expect(changed([{ question_id: 5, value: null }])).toEqual([
    { question_id: 5, value: null },
    { question_id: 6, value: null },
  ]);
  expect(changedAnswers([size, lunch], 'half_day', before, [before[0]!])).toEqual([]);
});

it('puts what the API says of an answer to its input, and leaves the rest', () => {
  const errors = {
    'bookedChildren.0.answers.5': 'Bitte wählen',
    'bookedChildren.0.id': 'Kein Kind',
    'bookedChildren.0.answers.5.value': 'Anders',
  };
  expect(answerErrors(errors, 'bookedChildren.0.answers', 'answers')).toEqual({
    'answers.q5': 'Bitte wählen',
    'bookedChildren.0.id': 'Kein Kind',
    'bookedChildren.0.answers.5.value': 'Anders',
  });
});

it('knows which texts are still there', () => {
  const values = { questions: [{ label: '', options: [{ label: '' }] }] };
  expect(isThere('questions.0.label', values)).toBe(true);
  expect(isThere('questions.0.options.0.label', values)).toBe(true);
  expect(isThere('questions.0.options.1.label', values)).toBe(false);
  expect(isThere('questions.1.label', values)).toBe(false);
});

it.each([
  ['questions.3.label_it', true],
  ['questions.3.options.12.label', true],
  ['questions.3.options', true],
  ['questions.3.kind', true],
  ['questions.3.id', false],
  ['questions.3', false],
  ['questions', false],
])('what is wrong at %s is shown in the form of the question: %s', (path, isShown) => {
  expect(isShownInQuestion(path)).toBe(isShown);
});
