import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppProcess } from '../whole/crash/support/app-process.js';
import { createPlace, type TestPlace } from '../support/database.js';

/** The built app in a process of its own, with every secret in a file. */
describe('secrets in files', () => {
  let place: TestPlace;
  let app: AppProcess;
  const secrets: Record<string, string> = {
    JWT_SECRET: 'marker-jwt-'.repeat(4),
    HEALTH_KEY: Buffer.alloc(32, 'marker').toString('base64'),
    SMTP_URL: 'smtp://marker-user:marker-password@127.0.0.1:1',
    METRICS_TOKEN: 'marker-metrics',
    ADMIN_PASSWORD: 'marker-of-the-admin',
  };

  beforeAll(async () => {
    place = await createPlace();
    if (place.databaseUrl) secrets.DATABASE_URL = place.databaseUrl;
    const directory = join(place.dataDir, 'run-secrets');
    mkdirSync(directory);
    const variables = Object.entries(secrets).map(([name, secret]) => {
      writeFileSync(join(directory, name), `${secret}\n`);
      return [`${name}_FILE`, join(directory, name)];
    });
    app = await AppProcess.start(
      { ...place, databaseUrl: undefined },
      {
        NODE_ENV: 'production',
        APP_URL: 'http://ferien.example',
        RATE_LIMIT: 'on',
        ADMIN_EMAIL: 'chefin@amt.example',
        ...(Object.fromEntries(variables) as Record<string, string>),
      },
    );
  });
  afterAll(async () => {
    await app.kill();
    await place.remove();
  });

  it('are what the app works with', async () => {
    const post = (path: string, body: object) =>
      fetch(`${app.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const login = { email: 'chefin@amt.example', password: secrets.ADMIN_PASSWORD };
    expect((await post('/api/login', login)).status).toBe(200);
    const metrics = (token: string) =>
      fetch(`${app.url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await metrics('marker-metrics')).status).toBe(200);
    expect((await metrics('other')).status).toBe(401);
  });

  const hasProc = process.platform === 'linux';
  (hasProc ? it : it.skip)(
    `do not stand in the environment of the process${hasProc ? '' : ' (not tested: there is no /proc here)'}`,
    () => {
      const environment = readFileSync(`/proc/${app.pid}/environ`, 'utf8');
      expect(environment).toContain('JWT_SECRET_FILE=');
      for (const secret of Object.values(secrets)) expect(environment).not.toContain(secret);
    },
  );
});
