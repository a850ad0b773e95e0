import { jest } from '@jest/globals';
import BrowserReporter from './browser-reporter.mjs';

/** What Playwright hands a reporter. @param {string} name @param {string} [outcome] */
const testNamed = (name, outcome = 'expected') => ({
  titlePath: () => ['', 'portal', 'a.spec.ts', name],
  outcome: () => outcome,
});

afterEach(() => jest.restoreAllMocks());

/** @param {'log' | 'error'} method */
function printed(method) {
  /** @type {string[]} */
  const lines = [];
  jest.spyOn(console, method).mockImplementation((text) => void lines.push(String(text)));
  return () => lines.join('\n');
}

test('tests that were repeated are named, the others are not', () => {
  const text = printed('log');
  const reporter = new BrowserReporter();
  reporter.onBegin();
  for (const [test, retry] of [
    [testNamed('holds'), 0],
    [testNamed('sometimes', 'flaky'), 1],
    [testNamed('never', 'unexpected'), 1],
  ]) {
    reporter.onTestBegin(test);
    reporter.onTestEnd(test, { retry });
  }
  reporter.onEnd();
  expect(text()).toContain('2 tests were repeated');
  expect(text()).toContain('passed when repeated: portal › a.spec.ts › sometimes');
  expect(text()).toContain('failed again: portal › a.spec.ts › never');
  expect(text()).not.toContain('holds');
});

test('a run that no longer moves is ended, and the tests that were running are named', () => {
  jest.useFakeTimers();
  try {
    const text = printed('error');
    const kill = jest.spyOn(process, 'kill').mockReturnValue(true);
    const reporter = new BrowserReporter({ stillMs: 60_000 });
    const [slow, stuck] = [testNamed('slow'), testNamed('stuck')];
    reporter.onBegin();
    reporter.onTestBegin(stuck);
    for (let minute = 0; minute < 30; minute += 1) {
      reporter.onTestBegin(slow);
      jest.advanceTimersByTime(50_000);
      reporter.onTestEnd(slow, { retry: 0 });
    }
    expect(kill).not.toHaveBeenCalled(); // slow, but it moves
    jest.advanceTimersByTime(70_000);
    expect(kill).toHaveBeenCalledTimes(1);
    expect(kill).toHaveBeenCalledWith(process.pid, 'SIGINT');
    expect(text()).toContain('portal › a.spec.ts › stuck');
    expect(text()).not.toContain('› slow');
    reporter.onEnd();
  } finally {
    jest.clearAllTimers();
    jest.useRealTimers();
  }
});
