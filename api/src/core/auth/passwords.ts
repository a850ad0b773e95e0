import { hash, verify } from '@node-rs/argon2';
import { BusyError } from '../database/errors.js';
import { Limiter } from '../limiter.js';

/** argon2id with 19 MiB and two passes, OWASP's first choice. The numbers stand in the hash, so they can be raised. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes that may run at once: each takes a core and 19 MiB, and the opening minute must keep cores for bookings. More
 * wait their turn; beyond the queue's limit the caller is answered 503.
 */
const hashing = new Limiter({ atOnce: 2, waiting: 2_000, refusal: () => new BusyError() });

/**
 * Hash of a password, to be stored.
 * @throws BusyError when too many wait.
 */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password, PARAMETERS));
}

let dummyHash: Promise<string> | undefined;

/** Makes what {@link verifyPassword} compares with for unknown accounts; at the start, so that the first is not slower. */
export function preparePasswords(): Promise<string> {
  return (dummyHash ??= hash('no account has this password', PARAMETERS));
}

/**
 * Whether the password is the one hashed. Without a hash (no such account, no password yet) it takes as long and says
 * no, so that the time of the answer does not tell which e-mail addresses have accounts.
 * @throws BusyError when too many wait.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await preparePasswords());
  const matches = await hashing.run(() => verify(against, password));
  return matches && stored != null;
}
