import 'reflect-metadata';
import { API, type SentMessage, OFFICE_API } from '@feria/shared';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { RoleEntity, UserRoleEntity } from '../src/core/auth/role.entity.js';
import { readConfig } from '../src/core/config/config.js';
import { openDatabase } from '../src/open-database.js';
import { App, prepare } from './support/app.js';
import type { Crowd } from './support/crowd.js';
import { createPlace, type Engine, type Place } from './support/place.js';
import { percentile } from './support/rush.js';

/**
 * `npm run bench:messages [-- sqlite|mysql]`: how long the mail of a booking takes while a message goes to a thousand parents,
 * beside the same without a message, in one run. The mail server is a real one that takes its time for each mail (ADR 17).
 */
const PARENTS = 1_200;
/** Bookings that are measured, one after the other. */
const BOOKINGS = 20;
/** Milliseconds that the mail server takes for each mail. */
const SERVER_MS = 100;
const SUBJECT = 'Packliste';

/** When each address got a mail, by `performance.now()`. */
class SlowMailServer {
  readonly taken: { to: string; at: number; isMessage: boolean }[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      let mail = '';
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString('latin1')));
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo;
        this.taken.push({ to: to?.address ?? '', at: performance.now(), isMessage: mail.includes(SUBJECT) });
        setTimeout(done, SERVER_MS);
      });
    },
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }
}

const engines: Engine[] = process.argv[2] ? [process.argv[2] as Engine] : ['sqlite', 'mysql'];
for (const engine of engines) console.table(await measure(engine));

async function measure(engine: Engine): Promise<Record<string, string | number>[]> {
  const place = await createPlace(engine);
  const mails = new SlowMailServer();
  process.env.SMTP_URL = await mails.start();
  try {
    const seats = { seats: 1_500, queue: 10 };
    const crowd = await prepare(place, {
      parents: PARENTS,
      projects: 4,
      weeks: 5,
      passwordHash: null,
      opens: 'yesterday',
      hot: seats,
      others: seats,
      choices: [3],
    });
    const writer = await administrator(place, crowd);
    const app = await App.start(place);
    try {
      const quiet = await bookings(app, crowd, mails, 0);
      const { receivers } = await call<SentMessage>(app, OFFICE_API.message, writer, {
        audience: { kind: 'filter' },
        subject: SUBJECT,
        subject_it: SUBJECT,
        body: '<p>Guten Tag {{name}}</p>',
        body_it: '<p>Buongiorno {{name}}</p>',
      });
      const before = mails.taken.length;
      const busy = await bookings(app, crowd, mails, BOOKINGS);
      const meanwhile = mails.taken.length - before - BOOKINGS;
      if (meanwhile > receivers - 100) throw new Error('the message was through before the bookings were');
      const row = (what: string, times: number[]) => ({
        engine,
        'mail of a booking': what,
        'p50 ms': Math.round(percentile(times, 0.5)),
        'most ms': Math.round(Math.max(...times)),
        'of quiet': (percentile(times, 0.5) / percentile(quiet, 0.5)).toFixed(2),
      });
      return [row('nothing else to send', quiet), row(`a message to ${receivers} under way`, busy)];
    } finally {
      await app.stop();
    }
  } finally {
    await mails.stop();
    await place.remove();
  }
}

/** The last parent of the crowd, made an administrator, who books nothing. @returns the session's token */
async function administrator(place: Place, { parents }: Crowd): Promise<string> {
  const { userId, token } = parents.at(-1) as Crowd['parents'][number];
  const dataSource = await openDatabase(
    readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SEED: 'none' }),
  );
  const { id } = await dataSource.manager.findOneByOrFail(RoleEntity, { name: 'Administrator' });
  await dataSource.manager.insert(UserRoleEntity, { user_id: userId, role_id: id });
  await dataSource.destroy();
  return token;
}

/** @returns milliseconds from the answer to each booking until the mail server has its mail */
async function bookings(app: App, crowd: Crowd, mails: SlowMailServer, first: number): Promise<number[]> {
  const times: number[] = [];
  for (const { token, childIds, email } of crowd.parents.slice(first, first + BOOKINGS)) {
    const before = mails.taken.length;
    await call(app, `${API.sendRegistration}/${crowd.courseId}`, token, {
      bookedChildren: [{ id: childIds[0], courseWeeks: [{ id: crowd.weekIds[0], dayType: 'full_day' }] }],
      emergency_contact1_phone: '+39 333 1111111',
      privacy: true,
      photo_privacy: true,
    });
    const booked = performance.now();
    const isThere = () => mails.taken.slice(before).find(({ to, isMessage }) => to === email && !isMessage);
    while (!isThere()) await sleep(2);
    times.push((isThere()?.at ?? booked) - booked);
  }
  return times;
}

async function call<Answer>(app: App, path: string, token: string, body: object): Promise<Answer> {
  const answer = await fetch(`${app.base}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Answer }).data;
}
