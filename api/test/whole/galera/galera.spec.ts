import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, type SignUpResult } from '@feria/shared';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { lockRows } from '../../../src/core/database/locks.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { AppProcess } from '../crash/support/app-process.js';
import { faultsAfterCrash, inDatabase, openSeason, type Season } from '../crash/support/season.js';
import { MailServer } from '../../mailing/mail-server.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someWeek } from '../../support/builders.js';
import type { TestPlace } from '../../support/database.js';
import { GaleraCluster, whyNoCluster } from './support/cluster.js';
import { conflictsAt, expectSameRows } from './support/contents.js';
import { allMailsSent, expectDelivered } from './support/mails.js';
import { report, rush, seconds, type Rush } from './support/rush.js';

type Parent = Season['crowd'][number];

/** Rounds in which a node and a process are killed; each round kills another node. */
const ROUNDS = Array.from({ length: Number(process.env.GALERA_ROUNDS ?? 3) }, (_, index) => index);
const PARENTS = 240;
const DATABASE = 'feria';

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
  /** Every living node has the same bookings: nothing oversold, nothing lost. */
  const expectConsistent = async (opened: Season, { acknowledged, unexpected }: Rush): Promise<void> => {
    expect(unexpected).toEqual([]);
    await cluster.settled();
    for (const [index, node] of cluster.nodes.entries()) {
      if (!node.isAlive) continue;
      const found = await faultsAfterCrash(placeAt(index), opened, acknowledged, { complete: true });
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
    // At the same time on an empty database: each of them tries to create the tables.
    apps = await Promise.all([0, 1, 2].map(startApp));
  });
  afterAll(async () => {
    await Promise.all(started.map((app) => app.kill()));
    await cluster?.remove();
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

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
    /** Two transactions on two nodes lock the same week, run `change` and commit. Gives their outcomes. */
    const commitOnTwoNodes = async (change: string) => {
      const [here, there] = await Promise.all([0, 1].map((node) => cluster.nodes[node]!.connect('locks')));
      for (const connection of [here!, there!]) {
        await connection.query('BEGIN');
        // Both get the lock: a lock holds on its own node only.
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

    it('conflict when both change the locked row: one commit is refused', async () => {
      const outcomes = await commitOnTwoNodes('UPDATE week SET counter = counter + 1 WHERE id = 1');
      expect(outcomes.map(String).sort()).toEqual(['1213', 'committed']);
    });

    it('of the app hold on both: a transaction that only locked a row is repeated too', async () => {
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

    it('do not conflict when neither changes the row: so every booking must change it', async () => {
      expect(await commitOnTwoNodes('DO 1')).toEqual(['committed', 'committed']);
    });
  });

  it('repeats bookings that conflict between nodes, and oversells and loses nothing', async () => {
    const opened = await season(300);
    const before = await conflictsAt(cluster.nodes);
    const result = await rush(urls(), opened);
    const conflicts = (await conflictsAt(cluster.nodes)) - before;
    report('three nodes written', result, conflicts);
    expect(conflicts).toBeGreaterThan(0);
    // After five repeats the app answers 503, and the parent sends the booking again.
    expect([...result.statuses.keys()].filter((status) => status !== 503)).toEqual([201]);
    await expectConsistent(opened, result);
    await allMailsSent(cluster, placeAt);
  });

  it('has no conflict when all processes write to one node', async () => {
    await Promise.all(apps.slice(1).map((app) => app.kill()));
    apps = [apps[0]!, await startApp(0), await startApp(0)];
    const opened = await season(300);
    const before = await conflictsAt(cluster.nodes);
    const result = await rush(urls(), opened);
    const conflicts = (await conflictsAt(cluster.nodes)) - before;
    report('one node written', result, conflicts);
    expect(conflicts).toBe(0);
    await expectConsistent(opened, result);
    await allMailsSent(cluster, placeAt);
    await Promise.all(apps.slice(1).map((app) => app.kill()));
    apps = [apps[0]!, await startApp(1), await startApp(2)];
  });

  it('shows on one node what another has just committed', async () => {
    const opened = await season(1);
    const blocker = await cluster.nodes[1]!.connect(DATABASE);
    await blocker.query('FLUSH TABLES WITH READ LOCK'); // changes from the other nodes wait here
    const { acknowledged } = await rush([apps[0]!.url], opened);
    const family = request(apps[1]!.url).get('/api/my-family');
    const answer = family.set('Authorization', `Bearer ${opened.crowd[0]!.token}`).then(({ text }) => text);
    await sleep(500); // the request has arrived and waits for the changes
    await blocker.end();
    expect(acknowledged.size).toBe(1);
    expect(await answer).toContain(`"courseWeek":{"id":${opened.largeWeek.id},`);
  });

  it('moves a child up when one node frees the child and another the seat', async () => {
    const opened = await season(2);
    const [mover, leaver] = opened.crowd as [Parent, Parent];
    // Two weeks of the same days, with one seat each. The leaver gets the seat of `wanted`; the mover waits there and has the
    // seat of `other`. So the mover moves up only when both seats are given up.
    const [wanted, other] = await inDatabase(placeAt(0), async (dataSource) => {
      const app = { dataSource } as TestApp;
      const course = await dataSource.manager.findOneByOrFail(CourseEntity, {
        id: opened.smallWeek.course_id,
      });
      const days = { from: addDays(opened.largeWeek.from, 7), to: addDays(opened.largeWeek.to, 7) };
      const week = (): Promise<CourseWeekEntity> =>
        someWeek(app, course, { ...days, max_participants: 1, waiting_list: 1 });
      return [await week(), await week()] as const;
    });
    const [firstApp, secondApp] = apps as [AppProcess, AppProcess];
    const call = (parent: Parent, process: AppProcess) =>
      request.agent(process.url).set('Authorization', `Bearer ${parent.token}`);
    const book = async (parent: Parent, week: { id: number }): Promise<number> => {
      const child = { id: parent.childIds[0]! };
      const { body } = await call(parent, firstApp)
        .post(`/api/send-registration/${opened.smallWeek.course_id}`)
        .send(signUpBody(child, week));
      return (body as { data: SignUpResult }).data.registrations[0]!.id!;
    };
    const connect = (node: number): Promise<Connection> => cluster.nodes[node]!.connect(DATABASE);
    const seat = await book(leaver, wanted);
    const waiting = await book(mover, wanted);
    const otherSeat = await book(mover, other);
    await cluster.settled();

    // The first delete, on node 0, finds no free seat for the mover; a lock stops it at its last statement. The second, on
    // node 1, finds nobody who could take the freed seat, and commits. Node 0 gets that commit late, because it comes after
    // a very large change, so the first delete cannot see it there.
    const [blocker, monitor, filler] = [await connect(0), await connect(0), await connect(1)];
    await filler.query(
      'CREATE TABLE filler (id INT PRIMARY KEY, round INT) SELECT seq AS id, 0 AS round FROM seq_1_to_300000',
    );
    await cluster.settled();
    await blocker.query('BEGIN');
    await blocker.query('SELECT * FROM audit_entry FOR UPDATE');
    const first = call(mover, firstApp)
      .delete(`/api/registration/${otherSeat}`)
      .then(({ body }) => body as unknown);
    const waits = `SELECT 1 FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'`;
    // The server refreshes this view every 100 ms at most.
    while ((await monitor.query<RowDataPacket[]>(waits))[0].length === 0) await sleep(200);
    await filler.query('UPDATE filler SET round = 1');
    const second = await call(leaver, secondApp).delete(`/api/registration/${seat}`);
    await blocker.query('ROLLBACK');
    const answers = [await first, second.body];
    await filler.query('DROP TABLE filler');
    await Promise.all([blocker.end(), monitor.end(), filler.end()]);
    expect(answers).toEqual([
      { data: expect.objectContaining({ success: true }) },
      { data: expect.objectContaining({ success: true }) },
    ]);
    await cluster.settled();
    const row = await inDatabase(placeAt(2), ({ manager }) =>
      manager.findOneBy(RegistrationEntity, { id: waiting }),
    );
    expect(row?.is_waiting).toBe(false);
    await allMailsSent(cluster, placeAt);
  });

  it.each(ROUNDS)(
    'loses nothing when a node and another process are killed in the rush (%i)',
    async (round) => {
      const killedNode = round % 3;
      const killedApp = (round + 1) % 3;
      const opened = await season();
      smtp.mails.length = 0;
      const kills: Promise<unknown>[] = [];
      const [first, second] = [randomInt(1, PARENTS / 3), randomInt(1, PARENTS / 3)];
      const result = await rush(urls(), opened, (count) => {
        if (count === first) kills.push(cluster.nodes[killedNode]!.kill());
        if (count === second) kills.push(apps[killedApp]!.kill());
      });
      await Promise.all(kills);
      report(`node ${killedNode} and process ${killedApp} killed`, result);
      // The kills came during the rush: some parents got no answer, or a 503.
      expect(result.statuses.size).toBeGreaterThan(1);
      await expectConsistent(opened, result);
      expect(await ready(apps[killedNode]!)).toBe(503);

      apps[killedApp] = await startApp(killedApp);
      await allMailsSent(cluster, placeAt);
      await expectDelivered(opened, cluster, placeAt, smtp);
      await expectSameRows(cluster, DATABASE);

      const started = performance.now();
      await cluster.nodes[killedNode]!.start();
      console.log(`the node is back after ${seconds(performance.now() - started)}`);
      await expectConsistent(opened, result);
      await expectSameRows(cluster, DATABASE);
      expect(await ready(apps[killedNode]!)).toBe(200);
    },
  );

  it('books for every parent while a node is stopped for an update', async () => {
    const opened = await season();
    let stopped: Promise<void> | undefined;
    const result = await rush(urls(), opened, () => {
      stopped ??= cluster.nodes[1]!.stop();
    });
    await stopped;
    report('node 1 stopped', result);
    await expectConsistent(opened, result);
    await cluster.nodes[1]!.start();
    await expectConsistent(opened, result);
  });

  it('answers 503 without a majority, and goes on when there is one again', async () => {
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
    // What an operator does who knows that the other nodes are dead.
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
    await allMailsSent(cluster, placeAt);
    await expectSameRows(cluster, DATABASE);
    expect(await Promise.all(apps.map(ready))).toEqual([200, 200, 200]);
  });
});
