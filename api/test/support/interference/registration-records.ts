import * as actual from '../../../src/registrations/registration-records.js';
import { at, guards } from './switches.js';

export * from '../../../src/registrations/registration-records.js';

export const takeDays: typeof actual.takeDays = async (...args) => {
  await at.days();
  if (guards.days) await actual.takeDays(...args);
};
