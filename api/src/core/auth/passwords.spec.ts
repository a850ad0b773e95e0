/** @jest-environment-options {"graph": "interference"} */
import { argon2 } from '../../../test/support/interference/argon2.js';
import { hashPassword, verifyPassword } from './passwords.js';

/** Checks of passwords that are being made, by password; each ends when it is told to. */
const running = new Map<string, () => void>();

/** Lets everything go on that waits for nothing. */
const settle = () => new Promise((resume) => setImmediate(resume));

describe('checks of passwords', () => {
  beforeEach(() => {
    running.clear();
    jest
      .spyOn(argon2, 'verify')
      .mockImplementation(
        (_hash, password) => new Promise((resolve) => running.set(String(password), () => resolve(true))),
      );
  });

  const logIn = (password: string) => verifyPassword('a hash', password);

  async function finish(password: string): Promise<void> {
    running.get(password)?.();
    running.delete(password);
    await settle();
  }

  it('run two at a time, and the next begins wherever one ends', async () => {
    const logins = ['slow', 'a', 'b', 'c', 'd'].map(logIn);
    await settle();
    expect([...running.keys()]).toEqual(['slow', 'a']);
    // Whoever stands behind a slow one does not wait for it while the other place is free.
    for (const next of ['b', 'c', 'd']) {
      await finish([...running.keys()].find((name) => name !== 'slow') ?? '');
      expect([...running.keys()]).toEqual(['slow', next]);
    }
    await finish('d');
    await finish('slow');
    expect(await Promise.all(logins)).toEqual([true, true, true, true, true]);
  });

  it('wait in one queue with the hashes of new passwords', async () => {
    jest.spyOn(argon2, 'hash').mockResolvedValue('made');
    const logins = ['a', 'b'].map(logIn);
    await settle();
    let made = '';
    const making = hashPassword('new').then((result) => (made = result));
    await settle();
    expect(made).toBe('');
    await finish('b');
    await making;
    expect([made, [...running.keys()]]).toEqual(['made', ['a']]);
    await finish('a');
    await Promise.all(logins);
  });
});
