import { LEFT_WITH } from './attendance.js';

describe('whom a child left with', () => {
  it.each(['alone', 'other', 'contact:1', 'contact:2', 'parent:7', 'pickup:2147483647'])('%s', (value) => {
    expect(LEFT_WITH.test(value)).toBe(true);
  });

  it.each(['', 'Oma', 'contact:3', 'parent:0', 'parent:', 'pickup:1 ', 'alone\n'])('not %j', (value) => {
    expect(LEFT_WITH.test(value)).toBe(false);
  });
});
