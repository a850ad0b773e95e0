import { fromRoot } from './paths.mjs';
import StallReporter, { stallMinutes } from './stall-reporter.mjs';

const path = fromRoot('api/test/families/people/person.spec.ts');
const LIMIT = stallMinutes() * 60_000;

/** @type {jest.SpyInstance} */
let exit;
/** @type {jest.SpyInstance} */
let said;

beforeEach(() => {
  jest.useFakeTimers();
  exit = jest.spyOn(process, 'exit').mockImplementation(() => /** @type {never} */ (undefined));
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(process, 'kill').mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function running() {
  const reporter = new StallReporter();
  reporter.onRunStart();
  reporter.onTestFileStart({ path });
  reporter.onTestCaseStart({ path }, { fullName: 'a person is kept' });
  return reporter;
}

it('ends a run in which no test finishes, and names the one that runs', () => {
  running();
  jest.advanceTimersByTime(LIMIT);
  expect(exit).toHaveBeenCalledWith(1);
  expect(said.mock.calls.join()).toContain('api/test/families/people/person.spec.ts: a person is kept');
});

it('ends none in which tests finish, however long it takes', () => {
  const reporter = running();
  for (let finished = 0; finished < 20; finished += 1) {
    jest.advanceTimersByTime(LIMIT - 1);
    reporter.onTestCaseResult();
  }
  expect(exit).not.toHaveBeenCalled();
});
