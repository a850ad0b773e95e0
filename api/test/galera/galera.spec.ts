import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, type SignUpResult } from '@feria/shared';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import type { CourseWeekEntity } from '../../src/catalogue/course-week/course-week.entity.js';
import { CourseEntity } from '../../src/catalogue/course/course.entity.js';
import { lockRows } from '../../src/platform/database/locks.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { OutboxMailEntity } from '../../src/platform/mail/outbox-mail.entity.js';
import { RegistrationEntity } from '../../src/registrations/registration.entity.js';
import { UserEntity } from '../../src/users/user.entity.js';
import { AppProcess } from '../crash/support/app-process.js';
import { inDatabase, openSeason, wrongs, type Season } from '../crash/support/season.js';
import { MailServer } from '../mail/mail-server.js';
import type { TestApp } from '../support/app.js';
import { signUpBody, someWeek } from '../support/builders.js';
import type { TestPlace } from '../support/database.js';
import { GaleraCluster, whyNoCluster } from './support/cluster.js';
import { conflictsAt, contentsOf } from './support/contents.js';
import { rush, type Rush } from './support/rush.js';

type Parent = Season['crowd'][number];

const SETUP = 180_000;
const ROUND = 180_000;
/** Rushes with a death in them; the node that dies takes turns. */
const ROUNDS = Array.from({ length: Number(process.env.GALERA_ROUNDS ?? 3) }, (_, index) => index);
const PARENTS = 240;
const DATABASE = 'feria';
/** Mails that a process has in its hands at most; who dies has told nobody of them. */
const LANES = 4;

const reason = whyNoCluster();
if (reason) console.log(reason);

(reason ? describe.skip : describe)('three processes, each on its own node of a Galera cluster', () => {
  const smtp = new MailServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'feria-test-'));
  let cluster: GaleraCluster;
  let apps: AppProcess[] = [];

  const placeAt = (node: number): TestPlace => ({
    dataDir,
    databaseUrl: cluster.nodes[node]!.url(DATABASE),
    remove: () => Promise.resolve(),
  });
  const started: AppProcess[] = [];
  const startApp = async (node: number): Promise<AppProcess> => {
    const app = await AppProcess.start(placeAt(node), { SMTP_URL: smtp.url });
    started.push(app);
    return app;
  };
  const urls = (): string[] => apps.map(({ url }) => url);
  const season = async (parents = PARENTS): Promise<Season> => {
    const opened = await openSeason(placeAt(0), { parents });
    await cluster.settled();
    return opened;
  };
  /** Nothing oversold and nothing lost, wherever one looks. */
  const expectWhole = async (opened: Season, { acknowledged, unexpected }: Rush): Promise<void> => {
    expect(unexpected).toEqual([]);
    await cluster.settled();
    for (const [index, node] of cluster.nodes.entries()) {
      if (!node.isAlive) continue;
      const found = await wrongs(placeAt(index), opened, acknowledged, { complete: true });
      expect({ node: index, found }).toEqual({ node: index, found: [] });
    }
  };
  const ready = async (app: AppProcess): Promise<number> =>
    (await request(app.url).get('/health/ready')).status;

  beforeAll(async () => {
    await smtp.start();
    cluster = await GaleraCluster.create();
    await cluster.createDatabase(DATABASE);
    await cluster.settled();
    // All at once on an empty database: each would make the tables.
    apps = await Promise.all([0, 1, 2].map(startApp));
  }, SETUP);
  afterAll(async () => {
    await Promise.all(started.map((app) => app.kill()));
    await cluster?.remove();
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, SETUP);

  it('has migrated once, to tables that a cluster can replicate', async () => {
    const connection = await cluster.nodes[2]!.connect();
    const [tables] = await connection.query<RowDataPacket[]>(
      `SELECT t.table_name AS name, t.engine,
         EXISTS (SELECT 1 FROM information_schema.statistics s WHERE s.table_schema = t.table_schema
           AND s.table_name = t.table_name AND s.index_name = 'PRIMARY') AS has_key
       FROM information_schema.tables t WHERE t.table_schema = ?`,
      [DATABASE],
    );
    const [migrations] = await connection.query<RowDataPacket[]>(
      `SELECT COUNT(*) AS runs, COUNT(DISTINCT name) AS names FROM ${DATABASE}.migrations`,
    );
    await connection.end();
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter(({ engine, has_key }) => engine !== 'InnoDB' || !has_key)).toEqual([]);
    expect(migrations[0]!.runs).toBe(migrations[0]!.names);
  });

  describe('locks of two nodes', () => {
    const begun = async (change: string) => {
      const [here, there] = await Promise.all([0, 1].map((node) => cluster.nodes[node]!.connect('locks')));
      for (const connection of [here!, there!]) {
        await connection.query('BEGIN');
        // Both get it: a lock ends at its node.
        await connection.query('SELECT * FROM week WHERE id = 1 FOR UPDATE');
        await connection.query('INSERT INTO booking (week) VALUES (1)');
        await connection.query(change);
      }
      const commits = await Promise.allSettled([here!.query('COMMIT'), there!.query('COMMIT')]);
      here!.destroy();
      there!.destroy();
      return commits.map((commit) =>
        commit.status === 'fulfilled' ? 'committed' : (commit.reason as { errno: number }).errno,
      );
    };
    beforeAll(async () => {
      await cluster.createDatabase('locks');
      const connection = await cluster.nodes[0]!.connect('locks');
      await connection.query('CREATE TABLE week (id INT PRIMARY KEY, counter INT NOT NULL)');
      await connection.query('CREATE TABLE booking (id INT AUTO_INCREMENT PRIMARY KEY, week INT NOT NULL)');
      await connection.query('INSERT INTO week VALUES (1, 0)');
      await connection.end();
      await cluster.settled();
    });

    it('collide when both change the locked row: one is refused at its commit', async () => {
      const outcomes = await begun('UPDATE week SET counter = counter + 1 WHERE id = 1');
      expect(outcomes.map(String).sort()).toEqual(['1213', 'committed']);
    });

    it('of the app hold at both: who has only locked is repeated too', async () => {
      const { crowd } = await season(2);
      const hold = async (id: number, at: DataSource, both: () => Promise<void>): Promise<number> => {
        let turns = 0;
        await new Transactions(at).run(async (manager) => {
          turns += 1;
          await lockRows(manager, UserEntity, [id]);
          if (turns === 1) await both();
        });
        return turns;
      };
      const turnsOf = (ids: number[]): Promise<number> =>
        inDatabase(placeAt(0), (here) =>
          inDatabase(placeAt(1), async (there) => {
            let holders = 0;
            let go: () => void;
            const all = new Promise<void>((resolve) => (go = resolve));
            const both = (): Promise<void> => {
              holders += 1;
              if (holders === 2) go();
              return all;
            };
            const turns = await Promise.all([hold(ids[0]!, here, both), hold(ids[1]!, there, both)]);
            return turns.reduce((sum, count) => sum + count, 0);
          }),
        );
      const [one, other] = crowd.map(({ id }) => id) as [number, number];
      expect(await turnsOf([one, one])).toBe(3);
      expect(await turnsOf([one, other])).toBe(2);
    });

    it('do not collide when neither changes it: this is what every booking must avoid', async () => {
      expect(await begun('DO 1')).toEqual(['committed', 'committed']);
    });
  });

  it(
    'collides in the rush, repeats, and neither oversells nor loses',
    async () => {
      const opened = await season(300);
      const before = await conflictsAt(cluster.nodes);
      const result = await rush(urls(), opened);
      const conflicts = (await conflictsAt(cluster.nodes)) - before;
      report('three nodes written', result, conflicts);
      expect(conflicts).toBeGreaterThan(0);
      // After five repeats the app says 503, and the parent comes again.
      expect([...result.statuses.keys()].filter((status) => status !== 503)).toEqual([201]);
      await expectWhole(opened, result);
      await allMailsSent();
    },
    ROUND,
  );

  it(
    'collides with nobody in the rush when all write at one node',
    async () => {
      await Promise.all(apps.slice(1).map((app) => app.kill()));
      apps = [apps[0]!, await startApp(0), await startApp(0)];
      const opened = await season(300);
      const before = await conflictsAt(cluster.nodes);
      const result = await rush(urls(), opened);
      const conflicts = (await conflictsAt(cluster.nodes)) - before;
      report('one node written', result, conflicts);
      expect(conflicts).toBe(0);
      await expectWhole(opened, result);
      await allMailsSent();
      await Promise.all(apps.slice(1).map((app) => app.kill()));
      apps = [apps[0]!, await startApp(1), await startApp(2)];
    },
    ROUND,
  );

  it(
    'tells at one node what another has just committed',
    async () => {
      const opened = await season(1);
      const brake = await cluster.nodes[1]!.connect(DATABASE);
      await brake.query('FLUSH TABLES WITH READ LOCK'); // what the others commit waits here
      const { acknowledged } = await rush([apps[0]!.url], opened);
      const family = request(apps[1]!.url).get('/api/my-family');
      const answer = family.set('Authorization', `Bearer ${opened.crowd[0]!.token}`).then(({ text }) => text);
      await sleep(500); // it has asked, and waits
      await brake.end();
      expect(acknowledged.size).toBe(1);
      expect(await answer).toContain(`"courseWeek":{"id":${opened.wide.id},`);
    },
    ROUND,
  );

  it(
    'moves up who is freed at one node for the seat that is freed at another',
    async () => {
      const opened = await season(2);
      const [mover, leaver] = opened.crowd as [Parent, Parent];
      const [wanted, taken] = await inDatabase(placeAt(0), async (dataSource) => {
        const app = { dataSource } as TestApp;
        const course = await dataSource.manager.findOneByOrFail(CourseEntity, { id: opened.hot.course_id });
        const days = { from: addDays(opened.wide.from, 7), to: addDays(opened.wide.to, 7) };
        const week = (): Promise<CourseWeekEntity> =>
          someWeek(app, course, { ...days, max_participants: 1, waiting_list: 1 });
        return [await week(), await week()] as const;
      });
      const [app, other] = apps as [AppProcess, AppProcess];
      const call = (parent: Parent, process: AppProcess) =>
        request.agent(process.url).set('Authorization', `Bearer ${parent.token}`);
      const book = async (parent: Parent, week: { id: number }): Promise<number> => {
        const child = { id: parent.childIds[0]! };
        const { body } = await call(parent, app)
          .post(`/api/send-registration/${opened.hot.course_id}`)
          .send(signUpBody(child, week));
        return (body as { data: SignUpResult }).data.registrations[0]!.id!;
      };
      const connect = (node: number): Promise<Connection> => cluster.nodes[node]!.connect(DATABASE);
      const seat = await book(leaver, wanted);
      const place = await book(mover, wanted);
      const instead = await book(mover, taken);
      await cluster.settled();

      // The first has found no seat, and is held up at its last statement. The second finds nobody who could take its seat,
      // and commits at its node; at the first's it waits behind much else, so nothing there tells the first.
      const [brake, watch, much] = [await connect(0), await connect(0), await connect(1)];
      await much.query(
        'CREATE TABLE much (id INT PRIMARY KEY, turn INT) SELECT seq AS id, 0 AS turn FROM seq_1_to_300000',
      );
      await cluster.settled();
      await brake.query('BEGIN');
      await brake.query('SELECT * FROM audit_entry FOR UPDATE');
      const first = call(mover, app)
        .delete(`/api/registration/${instead}`)
        .then(({ body }) => body as unknown);
      const waits = `SELECT 1 FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'`;
      while ((await watch.query<RowDataPacket[]>(waits))[0].length === 0) await sleep(200); // read anew after 100 ms only
      await much.query('UPDATE much SET turn = 1');
      const second = await call(leaver, other).delete(`/api/registration/${seat}`);
      await brake.query('ROLLBACK');
      const answers = [await first, second.body];
      await much.query('DROP TABLE much');
      await Promise.all([brake.end(), watch.end(), much.end()]);
      expect(answers).toEqual([
        { data: expect.objectContaining({ success: true }) },
        { data: expect.objectContaining({ success: true }) },
      ]);
      await cluster.settled();
      const row = await inDatabase(placeAt(2), ({ manager }) =>
        manager.findOneBy(RegistrationEntity, { id: place }),
      );
      expect(row?.is_waiting).toBe(false);
      await allMailsSent();
    },
    ROUND,
  );

  it.each(ROUNDS)(
    'loses nothing when a node and another process are killed in the rush (%i)',
    async (round) => {
      const dead = round % 3;
      const bereft = (round + 1) % 3;
      const opened = await season();
      smtp.mails.length = 0;
      const blows: Promise<unknown>[] = [];
      const [first, second] = [randomInt(1, PARENTS / 3), randomInt(1, PARENTS / 3)];
      const result = await rush(urls(), opened, (count) => {
        if (count === first) blows.push(cluster.nodes[dead]!.kill());
        if (count === second) blows.push(apps[bereft]!.kill());
      });
      await Promise.all(blows);
      report(`node ${dead} and process ${bereft} killed`, result);
      // The blows fell in the rush: somebody was left without an answer, or told to come again.
      expect(result.statuses.size).toBeGreaterThan(1);
      await expectWhole(opened, result);
      expect(await ready(apps[dead]!)).toBe(503);

      apps[bereft] = await startApp(bereft);
      await allMailsSent();
      await expectDelivered(opened);
      await expectSame();

      const started = performance.now();
      await cluster.nodes[dead]!.start();
      console.log(`the node is back after ${seconds(performance.now() - started)}`);
      await expectWhole(opened, result);
      await expectSame();
      expect(await ready(apps[dead]!)).toBe(200);
    },
    ROUND,
  );

  it(
    'refuses nobody for good while a node is stopped for an update',
    async () => {
      const opened = await season();
      let stopped: Promise<void> | undefined;
      const result = await rush(urls(), opened, () => {
        stopped ??= cluster.nodes[1]!.stop();
      });
      await stopped;
      report('node 1 stopped', result);
      await expectWhole(opened, result);
      await cluster.nodes[1]!.start();
      await expectWhole(opened, result);
    },
    ROUND,
  );

  it(
    'answers 503 without a majority, and goes on when there is one again',
    async () => {
      const opened = await season(5);
      await Promise.all([cluster.nodes[1]!.kill(), cluster.nodes[2]!.kill()]);
      const [parent] = opened.crowd as [Season['crowd'][number]];
      const ask = (): Promise<number> =>
        request(apps[0]!.url)
          .get('/api/my-family')
          .set('Authorization', `Bearer ${parent.token}`)
          .then(({ status }) => status);
      const trying = rush([apps[0]!.url], opened);
      while ((await ready(apps[0]!)) === 200) await sleep(100);
      expect(await ask()).toBe(503);
      // What the operator does who knows that the others are dead.
      const connection = await cluster.nodes[0]!.connect();
      await connection.query(`SET GLOBAL wsrep_provider_options = 'pc.bootstrap=YES'`);
      await connection.end();
      const result = await trying;
      report('majority lost', result);
      expect(result.statuses.get(503)).toBeGreaterThan(0);
      expect(result.unexpected).toEqual([]);
      expect(result.acknowledged.size).toBe(5);
      await cluster.nodes[1]!.start();
      await cluster.nodes[2]!.start();
      await allMailsSent();
      await expectSame();
      expect(await Promise.all(apps.map(ready))).toEqual([200, 200, 200]);
    },
    ROUND,
  );

  /** Mails of those that died wait for the end of their lease; the test does not. */
  async function allMailsSent(): Promise<void> {
    const living = cluster.nodes.findIndex(({ isAlive }) => isAlive);
    await inDatabase(placeAt(living), async ({ manager }) => {
      const open = (attempts?: number): Promise<number> =>
        manager.countBy(OutboxMailEntity, {
          state: 'queued',
          ...(attempts === undefined ? {} : { attempts }),
        });
      while ((await open(0)) > 0) await sleep(100);
      await sleep(1_000); // whoever lives has noted what it has sent
      await manager.update(OutboxMailEntity, { state: 'queued' }, { due_at: new Date() });
      while ((await open()) > 0) await sleep(100);
    });
    await cluster.settled();
  }

  /** Each mail was accepted once; twice at most those that a process had in its hands when it, or its node, died. */
  async function expectDelivered({ crowd }: Season): Promise<void> {
    const emails = new Set(crowd.map(({ email }) => email));
    const living = cluster.nodes.findIndex(({ isAlive }) => isAlive);
    const rows = await inDatabase(placeAt(living), ({ manager }) => manager.find(OutboxMailEntity));
    const wanted = rows
      .filter(({ recipient }) => emails.has(recipient))
      .map(({ message_id }) => `<${message_id}>`);
    const copies = new Map<string, number>();
    for (const id of await smtp.ids()) copies.set(id, (copies.get(id) ?? 0) + 1);
    expect([...copies.keys()].sort()).toEqual(wanted.sort());
    const twice = [...copies.values()].filter((count) => count === 2).length;
    expect(Math.max(...copies.values())).toBeLessThanOrEqual(2);
    expect(twice).toBeLessThanOrEqual(2 * LANES);
    console.log(`${copies.size} mails, ${twice} of them twice`);
  }

  /** Every living node has the same rows in every table. */
  async function expectSame(): Promise<void> {
    await cluster.settled();
    const [one, ...others] = await Promise.all(cluster.living.map((node) => contentsOf(node, DATABASE)));
    for (const other of others) expect(other).toEqual(one);
  }
});

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

function report(title: string, { acknowledged, statuses, took }: Rush, conflicts?: number): void {
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const collisions = conflicts === undefined ? '' : `, ${conflicts} conflicts`;
  const rate = Math.round((acknowledged.size * 1_000) / took);
  console.log(
    `${title}: ${acknowledged.size} bookings in ${seconds(took)} (${rate}/s), ${answers}${collisions}`,
  );
}
