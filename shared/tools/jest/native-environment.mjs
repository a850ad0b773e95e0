/**
 * The environment of tests that run in Node itself: the global object is Node's own, not that of a sandbox, so that modules
 * are loaded once for each worker and not once for each file. What a test file changes in it is put back afterwards.
 */
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What Jest puts its own in place of, for a sandbox. */
const { exit, getBuiltinModule } = process;
const nodeConsole = console;

export default class NativeEnvironment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config `testEnvironmentOptions.graph` names the graph of modules
   *   that the file wants, see `module-hooks.mjs`; a file says so by `@jest-environment-options {"graph": "…"}` in its
   *   first comment
   */
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.graph = String(projectConfig.testEnvironmentOptions.graph ?? '');
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  /** Lets Node map stacks back to the sources: the handler of jest-runner knows only what it compiled itself. */
  async setup() {
    process.setSourceMapsEnabled(true);
    process.getBuiltinModule = getBuiltinModule;
    Reflect.deleteProperty(Error, 'prepareStackTrace');
    Error.stackTraceLimit = 20; // Jest sets 100, and every expectation of supertest takes a stack
    globalThis.jest = this.#jestObject();
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
    process.exit = exit;
    globalThis.console = nodeConsole;
  }

  getVmContext() {
    return null;
  }

  exportConditions() {
    return [];
  }

  /** What of `jest` works without a sandbox. Modules are not mocked: a graph replaces them. */
  #jestObject() {
    const { moduleMocker: mocker, fakeTimersModern: timers } = this;
    const symbol = (/** @type {string} */ name) => Symbol.for(name);
    const jest = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      mocked: mocker.mocked.bind(mocker),
      isMockFunction: mocker.isMockFunction.bind(mocker),
      clearAllMocks: () => mocker.clearAllMocks(),
      resetAllMocks: () => mocker.resetAllMocks(),
      restoreAllMocks: () => mocker.restoreAllMocks(),
      useFakeTimers: (/** @type {object | undefined} */ config) =>
        (timers.useFakeTimers(config), jest),
      useRealTimers: () => (timers.useRealTimers(), jest),
      setSystemTime: (/** @type {number | Date | undefined} */ now) => timers.setSystemTime(now),
      advanceTimersByTime: (/** @type {number} */ ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (/** @type {number} */ ms) => timers.advanceTimersByTimeAsync(ms),
      runAllTimers: () => timers.runAllTimers(),
      runAllTimersAsync: () => timers.runAllTimersAsync(),
      runOnlyPendingTimers: () => timers.runOnlyPendingTimers(),
      getTimerCount: () => timers.getTimerCount(),
      retryTimes: (
        /** @type {number} */ times,
        /** @type {{ logErrorsBeforeRetry?: boolean }} */ options,
      ) => {
        Object.assign(globalThis, {
          [symbol('RETRY_TIMES')]: times,
          [symbol('LOG_ERRORS_BEFORE_RETRY')]: options?.logErrorsBeforeRetry,
        });
        return jest;
      },
    };
    return jest;
  }
}
