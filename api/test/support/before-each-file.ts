import { startParents } from '../accounts/sign-in/parents.js';
import { startNumbers } from './builders.js';
import { writeExamples } from './record-examples.js';

// What builders make must not depend on the files that ran before in this worker.
startNumbers();
startParents();

afterAll(writeExamples);

/*
 * A test that fails sometimes is a defect. CI repeats it once, so that one slow moment of a shared machine does not throw away
 * a whole run; the run names it at its end, so that somebody sees and corrects it.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
