import { resources } from '@feria/shared/resources/index';
import { definitionNamed } from '../definitions';
import { validatorOf } from './validate';

const { child, course, courseWeek, location } = resources;

it('asks for what the definition requires', () => {
  expect(validatorOf(location, 'name')(' ', {})).toBe('ra.validation.required');
  expect(validatorOf(location, 'name')('Brixen', {})).toBeUndefined();
});

it('asks for a field behind a switch only while the switch is on', () => {
  const validate = validatorOf(course, 'label_full_day_de');
  expect(validate(null, { custom_labels: false })).toBeUndefined();
  expect(validate(null, { custom_labels: true })).toBe('ra.validation.required');
});

it('names the longest text', () => {
  expect(validatorOf(location, 'name')('x'.repeat(255), {})).toBeUndefined();
  expect(validatorOf(location, 'name')('x'.repeat(256), {})).toEqual({
    message: 'ra.validation.maxLength',
    args: { max: 255 },
  });
});

it.each([
  ['price', 1.234, 'validation.money'],
  ['price', -1, 'validation.money'],
  ['price', 'abc', 'validation.money'],
  ['price', 1_000_000.01, { message: 'validation.money_max', args: { max: '1.000.000,00 €' } }],
  ['max_participants', 1.5, 'validation.integer'],
  ['max_participants', 10_001, { message: 'ra.validation.maxValue', args: { max: 10_000 } }],
  ['from', '2027-02-30', 'validation.date'],
  ['register_from_time', '25:00', 'validation.time'],
])('refuses %s %p', (name, value, message) => {
  expect(validatorOf(course, name)(value, {})).toEqual(message);
});

it('refuses a tax code and a phone number of a wrong form', () => {
  expect(validatorOf(child, 'tax')('XXX', {})).toBe('validation.tax_invalid');
  expect(validatorOf(child, 'phone')('not a number', {})).toBe('validation.phone');
});

it('runs the rules between fields, at the field that they name', () => {
  const dates = { from: '2027-07-02', to: '2027-07-01' };
  expect(validatorOf(course, 'to')(dates.to, dates)).toBe('validation.not_before');
  expect(validatorOf(course, 'from')(dates.from, dates)).toBeUndefined();
  const ages = { age_from: 10, age_to: 6 };
  expect(validatorOf(course, 'age_to')(ages.age_to, ages)).toBe('validation.not_below');
  expect(validatorOf(course, 'age_to')(10, { ...ages, age_to: 10 })).toBeUndefined();
  const days = { full_day: false, half_day: false };
  expect(validatorOf(courseWeek, 'full_day')(false, days)).toBe('validation.day_type_offered');
});

it.each([
  ['latitude', 90.5, { message: 'ra.validation.maxValue', args: { max: 90 } }],
  ['longitude', -180.5, { message: 'ra.validation.minValue', args: { min: -180 } }],
  ['latitude', 46.1234567, 'ra.validation.number'],
  ['latitude', 'Brixen', 'ra.validation.number'],
  ['latitude', null, 'ra.validation.required'],
])('refuses the coordinate %s %p', (name, value, message) => {
  const other = name === 'latitude' ? { longitude: 11.5 } : { latitude: 46.5 };
  expect(validatorOf(location, name)(value, { ...other, [name]: value })).toEqual(message);
});

it('wants hours that end after they begin, of the day types that are offered', () => {
  const hours = { full_day: true, time_from: '16:00', time_to: '08:00' };
  const validate = validatorOf(courseWeek, 'time_to');
  expect(validate(hours.time_to, hours)).toBe('validation.not_after_start');
  expect(validate(hours.time_to, { ...hours, full_day: false })).toBeUndefined();
  expect(validate(null, { ...hours, time_to: null })).toBe('ra.validation.required');
  expect(validate('16:30', { ...hours, time_to: '16:30' })).toBeUndefined();
});

it('refuses a record that refers to itself', () => {
  const validate = validatorOf(definitionNamed('courseCategory'), 'course_category_id');
  expect(validate(7, { id: 7, course_category_id: 7 })).toBe('validation.self_reference');
  expect(validate(8, { id: 7, course_category_id: 8 })).toBeUndefined();
  // A location with the same number is another record.
  expect(validatorOf(course, 'location_id')(7, { id: 7 })).toBeUndefined();
});
