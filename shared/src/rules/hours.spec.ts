import { formatHours, hoursOf } from './hours.js';

const week = {
  full_day: true,
  half_day: true,
  time_from: '08:00',
  time_to: '16:30',
  time_from_half_day: '08:15',
  time_to_half_day: '12:00',
};

it('tells the hours of each day type', () => {
  expect(hoursOf(week, 'full_day')).toEqual({ from: '08:00', to: '16:30' });
  expect(hoursOf(week, 'half_day')).toEqual({ from: '08:15', to: '12:00' });
  expect(formatHours({ from: '08:00', to: '16:30' })).toBe('08:00–16:30');
});

it.each([
  ['the week does not offer the day type', { full_day: false }],
  ['there is no beginning', { time_from: null }],
  ['there is no end', { time_to: undefined }],
])('tells none where %s', (_, changes) => {
  expect(hoursOf({ ...week, ...changes }, 'full_day')).toBeNull();
});
