import { dayTypeLabel, type CourseLabels } from './day-type-label';

const labels: CourseLabels = {
  label_full_day_de: 'Ganzer Tag',
  label_full_day_it: '',
  label_half_day_de: null,
  label_half_day_it: 'Mattina',
};

it('takes the words of the course in the language, else the general ones', () => {
  expect(dayTypeLabel(labels, 'full_day', 'de')).toBe('Ganzer Tag');
  expect(dayTypeLabel(labels, 'half_day', 'it')).toBe('Mattina');
  expect(dayTypeLabel(labels, 'full_day', 'it')).toBe(dayTypeLabel(null, 'full_day', 'it'));
  expect(dayTypeLabel(labels, 'half_day', 'de')).toBe(dayTypeLabel(null, 'half_day', 'de'));
});
