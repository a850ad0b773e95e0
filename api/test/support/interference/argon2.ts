import * as actual from '@node-rs/argon2';

/** What hashes and checks passwords; a spec puts something between with `jest.spyOn`. */
export const argon2 = { hash: actual.hash, verify: actual.verify };

export const hash: typeof actual.hash = (...args) => argon2.hash(...args);
export const verify: typeof actual.verify = (...args) => argon2.verify(...args);
