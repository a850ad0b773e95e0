import * as actual from '../../../src/core/database/errors.js';
import { guards } from './switches.js';

export * from '../../../src/core/database/errors.js';

export const isDuplicateKey: typeof actual.isDuplicateKey = (error) =>
  guards.keys && actual.isDuplicateKey(error);
export const isForeignKeyViolation: typeof actual.isForeignKeyViolation = (error) =>
  guards.keys && actual.isForeignKeyViolation(error);
