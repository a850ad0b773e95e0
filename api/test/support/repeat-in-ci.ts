/**
 * A test that fails sometimes is a defect. CI repeats it once, so that one slow moment of a shared machine does not throw away
 * a whole run, and prints the first failure, so that somebody sees and corrects it.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
