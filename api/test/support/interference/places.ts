import * as actual from '../../../src/registrations/waiting-list/places.js';
import { guards } from './switches.js';

export * from '../../../src/registrations/waiting-list/places.js';

export const lockCourses: typeof actual.lockCourses = async (...args) => {
  if (guards.lock) await actual.lockCourses(...args);
};
