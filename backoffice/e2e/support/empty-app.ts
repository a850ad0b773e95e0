import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The first administrator of an empty installation. */
export const FIRST_ADMIN = { email: 'erste@feria.example', password: 'ein-langes-passwort' };

/** An installation of its own without any data: its address, and what ends it. */
export interface EmptyApp {
  base: string;
  stop: () => Promise<void>;
}

/** Starts the built app on an empty database, as its operator does for the first time. */
export async function startEmptyApp(): Promise<EmptyApp> {
  const [dataDir, port] = [await mkdtemp(join(tmpdir(), 'feria-empty-')), await freePort()];
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../api/dist/main.js')], {
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, APP_URL: base },
      ...{ SEED: 'none', RATE_LIMIT: 'off' },
      ...{ ADMIN_EMAIL: FIRST_ADMIN.email, ADMIN_PASSWORD: FIRST_ADMIN.password },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await expect
    .poll(async () => (await fetch(`${base}/health/ready`).catch(() => null))?.ok, { timeout: 60_000 })
    .toBe(true);
  return {
    base,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
