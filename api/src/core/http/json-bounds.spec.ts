import fc from 'fast-check';
import { exceededBound } from './json-bounds.js';

const BOUNDS = { depth: 3, keys: 5, values: 8 };
const bound = (text: string, bounds = BOUNDS) => exceededBound(Buffer.from(text), bounds);

describe('the bounds of a body', () => {
  it.each([
    ['{}', null],
    ['{"a":{"b":[1]}}', null],
    ['{"a":{"b":[{}]}}', 'depth'],
    ['[[[[', 'depth'],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5}', null],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}', 'keys'],
    ['[1,2,3,4,5,6,7]', null],
    ['[1,2,3,4,5,6,7,8]', 'values'],
    ['{"a":[{},{},{},{},{},{}]}', 'values'],
    // What stands in a text does not count, whatever it looks like.
    ['{"a":"{{{{[[[[,,,,,,,,::::::::"}', null],
    ['{"a":"\\\\","b":"\\"{{{{::::,,,,,,,,"}', null],
    ['{"ä😀":"ü,,,,,,,,,"}', null],
    ['', null],
    ['"', null],
    ['\\', null],
  ])('of %s', (text, exceeded) => {
    expect(bound(text)).toBe(exceeded);
  });

  it('agree with what the parser finds, for any JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const { depth, keys, values } = measured(JSON.parse(text));
        expect(bound(text, { depth, keys, values })).toBeNull();
        if (depth > 0) expect(bound(text, { depth: depth - 1, keys, values })).not.toBeNull();
        if (keys > 0) expect(bound(text, { depth, keys: keys - 1, values })).not.toBeNull();
      }),
    );
  });
});

/** The same figures by walking the parsed value. */
function measured(value: unknown): { depth: number; keys: number; values: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, keys: 0, values: 1 };
  const inner = Object.values(value).map(measured);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    keys:
      (Array.isArray(value) ? 0 : Object.keys(value).length) + inner.reduce((sum, { keys }) => sum + keys, 0),
    values:
      1 +
      Math.max(
        1,
        inner.reduce((sum, { values }) => sum + values, 0),
      ),
  };
}
