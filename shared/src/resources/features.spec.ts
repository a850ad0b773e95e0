import { FEATURES, featureOfOption, featureOption } from '../rules/features.js';
import { course } from './course/index.js';
import { usesFeature } from './features.js';

/** A project as the form starts it. */
const plain = {
  allocation: 'first_come',
  move_up: 'automatic',
  offer_hours: 48,
  priority_places: [],
  questions: [],
  custom_labels: false,
  sibling_discount_2: 0,
};
const usedBy = (change: Record<string, unknown>) =>
  FEATURES.filter((feature) => usesFeature(course, feature, { ...plain, ...change }));

it('is used by no project that holds what it starts with', () => {
  expect(usedBy({})).toEqual([]);
});

it.each([
  ['draw', { allocation: 'draw' }],
  ['draw', { allocation: 'fair_start' }],
  ['priority', { priority_places: ['39100'] }],
  ['priority', { priority_from: '2027-03-01' }],
  ['offers', { move_up: 'offer' }],
  ['questions', { questions: [{ id: 1 }] }],
  ['labels', { custom_labels: true }],
  ['discount', { sibling_discount_2: 10 }],
  ['discount', { sibling_discount_3: 10 }],
])('%s is used by a project with %j', (feature, change) => {
  expect(usedBy(change)).toEqual([feature]);
});

it('is not used by what is left of places or of hours that no longer count', () => {
  expect(usedBy({ places_per_child: 2, offer_hours: 24 })).toEqual([]);
});

it.each(FEATURES)('%s is found by its option', (feature) => {
  expect(featureOfOption(featureOption(feature))).toBe(feature);
});

it('is none of another option', () => {
  expect(featureOfOption('app_name')).toBeUndefined();
});
