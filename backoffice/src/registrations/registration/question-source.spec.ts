import { questionOf, questionSource, staleFilters } from './question-source';

it('names column, filter and sort of a question, and reads the name', () => {
  expect(questionSource(5)).toBe('question_5');
  expect(questionOf('question_5')).toBe(5);
  expect(questionOf('course_id')).toBeNull();
});

it('finds the filters by questions of another project', () => {
  const filters = { course_id: 7, question_5: 'M', question_6: '-', question_8: '' };
  expect(staleFilters(filters, [5])).toEqual(['question_6']);
  expect(staleFilters(filters, [])).toEqual(['question_5', 'question_6']);
});
