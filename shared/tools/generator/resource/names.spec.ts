import { clashForm, nameProblem, namesOf, plural } from './names.mjs';

it.each(['tourGuide', 'tour-guide'])('%s has every form', (name) => {
  expect(namesOf(name)).toEqual({
    camel: 'tourGuide',
    kebab: 'tour-guide',
    pascal: 'TourGuide',
    snake: 'tour_guide',
    words: 'tour guide',
  });
});

it.each(['vehicle', 'tourGuide', 'tour-guide', 'level2', 'type'])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeNull();
});

it.each([
  '',
  'Vehicle',
  'tour_guide',
  'tour guide',
  '2nd',
  'tour--guide',
  'tour-',
  'a.b',
  '../x',
  'größe',
  'aB-c',
  'tourGuidE',
])('"%s" is no name', (name) => {
  expect(nameProblem(name)).toMatch(/is no name for a resource/);
});

it.each(['class', 'default', 'package', 'await', 'constructor', 'toString', 'module', 'record'])(
  '%s is kept for something else',
  (name) => {
    expect(nameProblem(name)).toMatch(/keeps for itself/);
  },
);

it('is short enough for the names of keys', () => {
  expect(nameProblem('a'.repeat(30))).toBeNull();
  expect(nameProblem('a'.repeat(31))).toMatch(/too long/);
});

it.each([
  ['locations', 'location'],
  ['my-family', 'myFamilies'],
  ['buses', 'bus'],
  ['boxes', 'box'],
])('%s and %s clash', (one, other) => {
  expect(clashForm(one)).toBe(clashForm(other));
});

it('does not take two things for one', () => {
  expect(clashForm('course')).not.toBe(clashForm('courseType'));
});

it.each([
  ['tour guide', 'tour guides'],
  ['category', 'categories'],
  ['day', 'days'],
  ['bus', 'buses'],
])('one %s, many %s', (one, many) => {
  expect(plural(one)).toBe(many);
});
