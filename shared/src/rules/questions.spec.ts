import type { Question, StoredQuestion } from '../contracts/question.js';
import {
  answerProblem,
  answerText,
  askedQuestions,
  customFieldOf,
  offeredOptions,
  openQuestions,
  readAnswer,
  trimmedAnswer,
} from './questions.js';

const base: Question = {
  id: 1,
  kind: 'text',
  label: 'Frage',
  label_it: 'Domanda',
  options: [],
  required: false,
  day_types: [],
  health: false,
};
const size: Question = {
  ...base,
  kind: 'one_of',
  options: [
    { id: 2, label: 'Klein, schmal', label_it: 'Piccola' },
    { id: 7, label: 'Groß', label_it: 'Grande' },
  ],
};
const sports: Question = { ...size, kind: 'some_of' };
const WORDS = { yes: 'Ja', no: 'Nein' };

describe('rules of questions', () => {
  it.each<[string, Question, unknown, string | null]>([
    ['no answer to what need not be answered', base, null, null],
    ['no answer to what must be', { ...base, required: true }, null, 'custom_field'],
    ['a text', base, 'M', null],
    ['a text that is too long', base, 'x'.repeat(501), 'answer_long'],
    ['a number for a text', base, 3, 'answer_kind'],
    ['a number', { ...base, kind: 'number' }, 12.5, null],
    ['a number with three decimals', { ...base, kind: 'number' }, 1.234, 'answer_number'],
    ['no number', { ...base, kind: 'number' }, Number.NaN, 'answer_number'],
    ['no', { ...base, kind: 'yes_no', required: true }, false, null],
    ['words for yes', { ...base, kind: 'yes_no' }, 'ja', 'answer_kind'],
    ['a choice', size, 7, null],
    ['a choice that is not offered', size, 3, 'answer_option'],
    ['some choices', sports, [2, 7], null],
    ['some choices of which one is not offered', sports, [2, 3], 'answer_option'],
    ['one choice for some', sports, 2, 'answer_option'],
  ])('%s', (_, question, value, problem) => {
    expect(answerProblem(question, value as never)).toBe(problem);
  });

  it('keeps choices in their order, each once, and takes empty for no answer', () => {
    expect(trimmedAnswer(sports, [7, 2, 7])).toEqual([2, 7]);
    expect(trimmedAnswer(sports, [])).toBeNull();
    expect(trimmedAnswer(base, '  ')).toBeNull();
    expect(trimmedAnswer(base, ' M ')).toBe('M');
  });

  it('reads words in either language, and leaves what it cannot read to be refused', () => {
    const number = { ...base, kind: 'number' as const };
    for (const [words, value] of [
      ['12,5', 12.5],
      ['12.5', 12.5],
      ['1.000', 1000],
      ['-1.234,5', -1234.5],
      ['0x10', '0x10'],
      ['1e3', '1e3'],
    ] as const)
      expect(readAnswer(number, words)).toBe(value);
    expect(readAnswer({ ...base, kind: 'yes_no' }, 'Sì')).toBe(true);
    expect(readAnswer({ ...base, kind: 'yes_no' }, 'nein')).toBe(false);
    expect(readAnswer(size, 'grande')).toBe(7);
    expect(readAnswer(size, 'Klein, schmal')).toBe(2);
    expect(readAnswer(sports, 'Groß, piccola')).toEqual([2, 7]);
    expect(readAnswer(sports, 'Klein, schmal')).toEqual([2]);
    for (const kind of ['number', 'yes_no', 'one_of', 'some_of'] as const) {
      const question = { ...size, kind };
      expect(answerProblem(question, readAnswer(question, 'etwas anderes'))).not.toBeNull();
    }
  });

  it('writes answers in words, with choices that are offered no more', () => {
    const stored: StoredQuestion = {
      ...sports,
      options: [...size.options, { id: 9, label: 'Alt', label_it: 'Vecchia', archived: true }],
    };
    expect(answerText(stored, [2, 9], 'it', WORDS)).toBe('Piccola, Vecchia');
    expect(answerText({ ...base, kind: 'number' }, 12.5, 'de', WORDS)).toBe('12,5');
    expect(answerText({ ...base, kind: 'yes_no' }, false, 'de', WORDS)).toBe('Nein');
    expect(answerText(size, null, 'de', WORDS)).toBe('');
  });

  it('offers what is offered, and what was chosen before; accepts only what is offered', () => {
    const gone = { id: 9, label: 'Alt', label_it: 'Vecchia', archived: true as const };
    const shown = { ...size, options: [...size.options, gone] };
    expect(offeredOptions(shown, null).map(({ id }) => id)).toEqual([2, 7]);
    expect(offeredOptions(shown, 9).map(({ id }) => id)).toEqual([2, 7, 9]);
    expect(answerProblem(shown, 9)).toBe('answer_option');
    expect(readAnswer(shown, 'Alt')).toBe('Alt');
  });

  it('asks what is not archived, of the day types for which it is', () => {
    const lunch: StoredQuestion = { ...base, id: 2, day_types: ['full_day'] };
    const old: StoredQuestion = { ...base, id: 3, archived: true };
    const open = openQuestions([base, lunch, old]);
    expect(open.map(({ id }) => id)).toEqual([1, 2]);
    expect(askedQuestions(open, ['half_day']).map(({ id }) => id)).toEqual([1]);
    expect(askedQuestions(open, ['half_day', 'full_day']).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('says the first question by its other names', () => {
    expect(customFieldOf([])).toEqual({ custom_field: false, custom_field_de: null, custom_field_it: null });
    expect(customFieldOf([base, size])).toEqual({
      custom_field: true,
      custom_field_de: 'Frage',
      custom_field_it: 'Domanda',
    });
  });
});
