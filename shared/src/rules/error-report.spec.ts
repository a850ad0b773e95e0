import fc from 'fast-check';
import { errorClass, errorReport, stackFrames } from './error-report.js';

describe('the class of an error', () => {
  it.each([
    ['TypeError', 'TypeError'],
    ['Uncaught RangeError: Invalid array length', 'RangeError'],
    ['DOMException: The quota has been exceeded.', 'DOMException'],
    ['Error', 'Error'],
    ['Script error.', 'other'],
    ['Mia Rossi, RSSMIA15A41A952X', 'other'],
    ['+39 333 1234567', 'other'],
    ['eva@feria.example Error', 'other'],
    ['', 'other'],
  ])('of %j is %s', (text, name) => {
    expect(errorClass(text)).toBe(name);
  });
});

describe('the frames of a stack', () => {
  it('of Chromium are file, line and column, without the message and the names of functions', () => {
    const stack = [
      'TypeError: Cannot read "Mia Rossi" of eva@feria.example',
      '    at Rossi (https://ferien.example/assets/index-B3x_9-aZ.js:10:2345)',
      '    at https://ferien.example/be/assets/vendor-12345678.js:7:1',
      '    at async Promise.all (index 0)',
      '    at chrome-extension://abc/content.html:1:1',
    ].join('\n');
    expect(stackFrames(stack)).toEqual(['index-B3x_9-aZ.js:10:2345', 'vendor-12345678.js:7:1']);
  });

  it('of Firefox and Safari too', () => {
    const stack = 'save@https://ferien.example/assets/index-B3x_9-aZ.js:10:2345\nanonymous@';
    expect(stackFrames(stack)).toEqual(['index-B3x_9-aZ.js:10:2345']);
  });

  it('are twenty at most', () => {
    expect(stackFrames('at /assets/a.js:1:2\n'.repeat(100))).toHaveLength(20);
  });

  it('come out of themselves unchanged', () => {
    const frames = stackFrames('at f (/assets/a-1.js:1:2)\nat /src/b.tsx:3');
    expect(stackFrames(frames.join('\n'))).toEqual(frames);
  });

  it('hold nothing but names of scripts and numbers, whatever is sent', () => {
    const piece = fc.constantFrom(
      'at ',
      'Rossi',
      '@',
      '/',
      '.js',
      ':1',
      ':22',
      ')',
      '(',
      '\n',
      '"',
      'a',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const frame of stackFrames(pieces.join(''))) expect(frame).toMatch(/^[\w.-]+\.js:\d+(:\d+)?$/);
      }),
    );
  });
});

it('the report of a frontend holds neither message nor address', () => {
  const error = new TypeError('broken for eva@feria.example');
  error.stack = `${error.stack?.split('\n')[0]}\n    at save (http://127.0.0.1/assets/form-1.js:3:4)`;
  expect(errorReport(error)).toEqual({ message: 'TypeError', stack: 'form-1.js:3:4' });
  expect(errorReport('Uncaught SyntaxError: x')).toEqual({ message: 'SyntaxError', stack: '' });
  expect(errorReport({ name: 'Mia' })).toEqual({ message: 'other', stack: '' });
});
