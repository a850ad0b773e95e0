import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@feria/shared';
import Libsql from 'libsql';
import { createPlace, ENGINE, type TestPlace } from '../support/database.js';
import { itInWhole, some } from '../support/short.js';

const REPOSITORY = join(import.meta.dirname, '../../..');
const MAIN = join(REPOSITORY, 'api/dist/main.js');
/** Makes the first administrator. */
const ADMIN = { ADMIN_EMAIL: 'chefin@amt.example', ADMIN_PASSWORD: 'chefsache-im-amt' };

/** The built app as an operator starts it. */
describe('the process', () => {
  let place: TestPlace;
  let running: ChildProcess[];

  beforeEach(async () => {
    place = await createPlace();
    running = [];
  });
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL');
    await place.remove();
  });

  const databaseFile = (): string => join(place.dataDir, 'feria.sqlite');

  function start(env: Record<string, string> = {}, [command, ...args]: string[] = [process.execPath, MAIN]) {
    const child = spawn(command ?? '', args, {
      cwd: REPOSITORY,
      env: {
        PATH: process.env.PATH,
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
        PORT: '0',
        RATE_LIMIT: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
    const ended = once(child, 'close');
    const address = async (): Promise<string> => {
      while (!/Parents +http:\S+\//.test(said.out)) {
        await Promise.race([
          once(child.stdout, 'data'),
          ended.then(() => {
            throw new Error(said.out + said.err);
          }),
        ]);
      }
      return /Parents +(http:\S+)\//.exec(said.out)?.[1] as string;
    };
    return { child, said, ended, address };
  }

  it('stops at a wrong configuration with a list of every problem and no stack', async () => {
    const { said, ended } = start({ PORT: 'eighty', SEED: 'everything', JWT_SECRET: 'short' });
    const [code] = await ended;
    expect(code).toBe(1);
    expect(said.out).toBe('');
    expect(said.err.trim().split('\n')).toEqual([
      'The configuration is wrong:',
      expect.stringMatching(/PORT/),
      expect.stringMatching(/SEED/),
      expect.stringMatching(/JWT_SECRET/),
    ]);
  });

  it('ends with a line of the log when its database is out of reach', async () => {
    const { said, ended } = start({ DATABASE_URL: 'mysql://feria:secret-of-feria@127.0.0.1:9/feria' });
    const [code] = await ended;
    expect(code).toBe(1);
    expect(JSON.parse(said.err)).toMatchObject({ level: 'error', message: 'uncaught' });
    expect(said.out + said.err).not.toContain('secret');
  });

  const inWhole = itInWhole('the browser tests start on demo data');
  inWhole('says where it is and who may log in, with demo data that stays as it is', async () => {
    const first = start({ SEED: 'demo' });
    const base = await first.address();
    for (const email of Object.values(DEMO_ACCOUNTS)) expect(first.said.out).toContain(email);
    expect(first.said.out).toContain(DEMO_PASSWORD);
    const projects = async (at: string) =>
      ((await (await fetch(`${at}/api/frontend`)).json()) as { data: { image: string }[] }).data;
    const before = await projects(base);
    expect(before.length).toBeGreaterThanOrEqual(12);
    const pictures = readdirSync(join(place.dataDir, 'uploads'));
    expect((await fetch(`${base}${before[0]?.image}`)).headers.get('content-type')).toBe('image/webp');
    first.child.kill('SIGTERM');
    await first.ended;

    const second = start({ SEED: 'demo' });
    expect(await projects(await second.address())).toEqual(before);
    expect(readdirSync(join(place.dataDir, 'uploads'))).toEqual(pictures);
    // Whose secrets can be read by others are no secrets.
    expect(statSync(join(place.dataDir, 'secrets.json')).mode & 0o077).toBe(0);
  });

  it('ends with 0 when npm, which started it, is told to stop', async () => {
    const { child, ended, address } = start({}, ['npm', 'start']);
    const base = await address();
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`${base}/health/live`)).rejects.toThrow();
  });

  it('writes a line for each request in production, with nothing in it that came from the caller', async () => {
    const { child, said, ended, address } = start({
      NODE_ENV: 'production',
      APP_URL: 'https://feria.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      JWT_SECRET: 'j'.repeat(32),
      HEALTH_KEY: Buffer.alloc(32, 1).toString('base64'),
      RATE_LIMIT: 'on',
    });
    await address().catch(() => undefined);
    const port = /https?:\/\/127\.0\.0\.1:(\d+)/.exec(said.out)?.[1];
    const base = `http://127.0.0.1:${port}`;
    const login = { email: 'eva.rossi@feria.example', password: 'secret-of-eva' };
    const answer = await fetch(`${base}/api/login?token=ticket-of-eva`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(login),
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    child.kill('SIGTERM');
    await ended;
    const lines = said.out.split('\n').filter((line) => line.startsWith('{'));
    const request = answer.headers.get('x-request-id');
    const line = lines
      .map((text) => JSON.parse(text))
      .find((entry) => entry.request === request && entry.message === 'request');
    expect(line).toMatchObject({
      level: 'info',
      message: 'request',
      method: 'POST',
      route: '/api/login',
      status: 401,
    });
    for (const personal of ['eva', 'ticket', 'secret']) expect(said.out + said.err).not.toContain(personal);
  });

  it('lets nobody but its user read the database, uploads, mails and secrets, also those that are there', async () => {
    const old = join(place.dataDir, 'uploads', 'old.webp');
    mkdirSync(join(place.dataDir, 'uploads'), { mode: 0o755 });
    writeFileSync(old, 'x', { mode: 0o644 });
    chmodSync(old, 0o644);
    chmodSync(place.dataDir, 0o755);
    const { child, ended, address } = start({ SEED: 'demo' });
    const base = await address();
    await fetch(`${base}/api/password/forgot`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: DEMO_ACCOUNTS.family }),
    });
    const mails = join(place.dataDir, 'mail');
    while (!existsSync(mails) || !readdirSync(mails).some((name) => name.endsWith('.eml')))
      await (await fetch(`${base}/health/live`)).text();
    const found = [place.dataDir, ...filesBelow(place.dataDir)];
    child.kill('SIGTERM');
    await ended;
    const modes = found.map(
      (path) => [relative(place.dataDir, path), statSync(path, { throwIfNoEntry: false })] as const,
    );
    for (const [path, stats] of modes)
      if (stats)
        expect([path, (stats.mode & 0o777).toString(8)]).toEqual([path, stats.isDirectory() ? '700' : '600']);
    const names = modes.map(([path]) => path);
    expect(names).toEqual(
      expect.arrayContaining(['', 'mail', 'uploads', 'uploads/old.webp', 'secrets.json']),
    );
    expect(names.filter((name) => /^feria\.sqlite/.test(name))).toHaveLength(ENGINE === 'sqlite' ? 3 : 0);
    expect(names.filter((name) => /^(mail|uploads)\//.test(name)).length).toBeGreaterThan(10);
  });

  it.each(some(['SIGTERM', 'SIGINT'] as const, 2))(
    'answers what is in flight before it ends with %s',
    async (signal) => {
      const { child, said, ended, address } = start({ SEED: 'none', ...ADMIN });
      const base = await address();
      // A connection that a browser keeps is not waited for.
      await (await fetch(`${base}/health/live`)).text();
      const logins = await Promise.all(Array.from({ length: 20 }, () => arrive(`${base}/api/login`)));
      child.kill(signal);
      const body = JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
      const answers = await Promise.all(logins.map((finish) => finish(body)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(new Set(answers.map(({ text }) => JSON.parse(text).data.token)).size).toBe(20);
      expect([...(await ended), said.err]).toEqual([0, null, '']);
      await expect(fetch(`${base}/health/live`)).rejects.toThrow();
      if (ENGINE === 'sqlite') {
        // All of it is in the database file: what was stored last, too.
        for (const ending of ['-wal', '-shm']) rmSync(`${databaseFile()}${ending}`, { force: true });
        const database = new Libsql(databaseFile());
        expect(database.prepare('SELECT COUNT(*) AS count FROM session').get()).toMatchObject({
          count: 20,
        });
        database.close();
      }
    },
  );
});

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true }).map((name) => join(directory, String(name)));
}

/** Sends the head of a request and waits until the server has read it; gives how to send the body and get the answer. */
function arrive(url: string): Promise<(body: string) => Promise<{ status: number; text: string }>> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked', Expect: '100-continue' },
    });
    const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.on('error', reject);
    sent.on('continue', () =>
      resolve(async (body) => {
        sent.end(body);
        const [response] = await answer;
        let text = '';
        for await (const chunk of response) text += String(chunk);
        return { status: response.statusCode ?? 0, text };
      }),
    );
    sent.flushHeaders();
  });
}
