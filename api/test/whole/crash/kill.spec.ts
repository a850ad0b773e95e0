import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlace, ENGINE, type TestPlace } from '../../support/database.js';
import { AppProcess } from './support/app-process.js';
import { mariadbIsInstalled, PrivateMariadb } from './support/mariadb.js';
import { repeatUntilAnswered, ROUNDS, rushAndKill } from './support/rush.js';
import { faultsAfterCrash, openSeason, prepare } from './support/season.js';

const rounds = Array.from({ length: ROUNDS }, (_, index) => [index + 1]);

describe('kill -9 of the app in the rush', () => {
  /** Several processes share a MySQL/MariaDB; an SQLite file has one. */
  const processes = ENGINE === 'mysql' ? 2 : 1;
  let place: TestPlace;
  let apps: AppProcess[] = [];
  beforeAll(async () => {
    place = await createPlace();
    await prepare(place);
    apps = await Promise.all(Array.from({ length: processes }, () => AppProcess.start(place)));
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.kill()));
    await place.remove();
  });

  it.each(rounds)('loses no acknowledged booking and stores no booking in part (%i)', async () => {
    const season = await openSeason(place);
    const urls = (): string[] => apps.map(({ url }) => url);
    const acknowledged = await rushAndKill(urls(), season, () => apps[0]!.kill());
    expect(await faultsAfterCrash(place, season, acknowledged, { complete: false })).toEqual([]);
    apps[0] = await AppProcess.start(place);
    await repeatUntilAnswered(urls(), season, acknowledged);
    expect(await faultsAfterCrash(place, season, acknowledged, { complete: true })).toEqual([]);
  });
});

if (ENGINE === 'mysql') {
  if (!mariadbIsInstalled) console.log('mariadbd is not installed: no database server is killed');
  const whenInstalled = mariadbIsInstalled ? describe : describe.skip;

  whenInstalled('kill -9 of the database server in the rush', () => {
    let mariadb: PrivateMariadb | undefined;
    let app: AppProcess | undefined;
    let place: TestPlace;
    beforeAll(async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'feria-test-'));
      const remove = (): Promise<void> => Promise.resolve(rmSync(dataDir, { recursive: true, force: true }));
      place = { dataDir, databaseUrl: undefined, remove };
      mariadb = await PrivateMariadb.create();
      place.databaseUrl = await mariadb.createDatabase('feria');
      await prepare(place);
      app = await AppProcess.start(place);
    });
    afterAll(async () => {
      await app?.kill();
      await mariadb?.remove();
      await place.remove();
    });

    it.each(rounds)('loses no acknowledged booking and stores no booking in part (%i)', async () => {
      const season = await openSeason(place);
      const acknowledged = await rushAndKill([app!.url], season, () => mariadb!.kill());
      await mariadb!.start();
      expect(await faultsAfterCrash(place, season, acknowledged, { complete: false })).toEqual([]);
      // The app is the same process: it finds its database again by itself.
      await repeatUntilAnswered([app!.url], season, acknowledged);
      expect(await faultsAfterCrash(place, season, acknowledged, { complete: true })).toEqual([]);
    });
  });
}
