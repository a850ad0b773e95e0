import { isColour } from './colour.js';

it.each([
  ['#c2410c', true],
  ['#C2410C', true],
  ['c2410c', false],
  ['#fff', false],
  ['#c2410c;', false],
])('isColour(%j) is %s', (text, expected) => expect(isColour(text)).toBe(expected));
