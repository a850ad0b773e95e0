import fc from 'fast-check';
import { sitePath } from './site-path.js';

const ORIGIN = 'https://feria.example';

it.each([
  ['/', '/'],
  ['/my-family?childEditId=3#weeks', '/my-family?childEditId=3#weeks'],
  ['/be/course?a=//b', '/be/course?a=//b'],
  ['/a/../my-family', '/my-family'],
  ['/a//b', '/a//b'],
])('takes %j as a path of this site', (value, path) => expect(sitePath(value, ORIGIN)).toBe(path));

it.each([
  undefined,
  null,
  7,
  '',
  'my-family',
  ' /my-family',
  'https://feria.example/',
  'https://example.org/',
  'javascript:alert(1)',
  '//example.org/x',
  '///example.org/x',
  '/\\example.org/x',
  '/a\\b',
  '/.//example.org/x',
  '/%2e//example.org/x',
  '/..//example.org/x',
  '/be/..//example.org/x',
  '/\t/example.org/x',
  '/\n/example.org/x',
  '/a\u0000b',
])('does not take %j', (value) => expect(sitePath(value, ORIGIN)).toBeNull());

/** Pieces of which addresses that mislead are made. */
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'example.org',
    'be',
  ),
  fc.string({ maxLength: 3 }),
);
const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

it('gives only paths that stay on this site, and reads them again as the same', () => {
  fc.assert(
    fc.property(address, (value) => {
      const path = sitePath(value, ORIGIN);
      if (path === null) return;
      expect(path).toMatch(/^\/(?!\/)/);
      expect(path).not.toContain('\\');
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(new URL(path, ORIGIN).href).toBe(ORIGIN + path);
      expect(sitePath(path, ORIGIN)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
