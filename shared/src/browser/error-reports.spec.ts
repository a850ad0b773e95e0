import { createErrorReporter, reportUncaughtErrors, type PageErrorReport } from './error-reports.js';

class FailedCall extends Error {}
const sent: PageErrorReport[] = [];
const page = Object.assign(new EventTarget(), { location: { pathname: '/my-family', search: '?email=mia' } });
const reporter = () =>
  createErrorReporter(
    async (report) => {
      sent.push(report);
      throw new Error('nobody is told');
    },
    (error) => error instanceof FailedCall,
  );

beforeAll(() => void Object.assign(globalThis, { window: page }));
beforeEach(() => void sent.splice(0));
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

it('a report holds the class of the error and the path of the page, nothing that was typed', () => {
  reporter()(new RangeError('Mia Rossi'));
  expect(sent).toEqual([{ message: 'RangeError', stack: expect.any(String), url: '/my-family' }]);
  expect(JSON.stringify(sent)).not.toMatch(/mia/i);
});

it('an error is told once, five of them at most, and failed calls never', () => {
  const report = reporter();
  report(new FailedCall('404'));
  for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) report(new Error(name));
  expect(sent).toHaveLength(5);
});

it('what nobody caught is reported', () => {
  const report = jest.fn();
  reportUncaughtErrors(report);
  const error = new TypeError('x');
  page.dispatchEvent(Object.assign(new Event('error'), { error }));
  page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(report.mock.calls).toEqual([[error], ['Script error.'], [error]]);
});
