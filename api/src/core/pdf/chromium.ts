import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer';
import type { Config } from '../config/config.js';
import { findChromium } from './find-chromium.mjs';

/** Where the tests of the screens keep theirs too: `cacheDir` of the scripts. */
const DEVELOPMENT_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/feria', import.meta.url));

/** What the browser gets to know of our environment: it renders what people typed, and has no use for our secrets. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH'] as const;

/** A page that is only printed needs no network, no graphics card and no compiled scripts. */
const FLAGS = [
  '--font-render-hinting=none',
  '--disable-dev-shm-usage', // 64 MB in a container, too small for a large page
  '--disable-gpu',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--js-flags=--jitless',
];

/**
 * Starts a Chromium that only prints: the one named in `PUPPETEER_EXECUTABLE_PATH`, else an installed one, else the one
 * that came with the packages. We talk to it through a pipe: it listens on no port, and ends when this process does,
 * however that ends. It keeps its sandbox, except as root, where it would not start, and with `CHROMIUM_SANDBOX=off`: a
 * container is a sandbox itself, and most forbid the namespaces that Chromium's is made of.
 * @throws when there is none, or it does not start
 */
export async function launchChromium(config: Pick<Config, 'production' | 'dataDir'>): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer');
  // In production nothing but DATA_DIR need be writable.
  const { executablePath, env } = await findChromium(
    config.production ? join(config.dataDir, 'cache') : DEVELOPMENT_CACHE,
  );
  const inherited = ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const unconfined = process.getuid?.() === 0 || process.env.CHROMIUM_SANDBOX === 'off';
  return puppeteer.launch({
    executablePath,
    args: [...FLAGS, ...(unconfined ? ['--no-sandbox'] : [])],
    env: { ...Object.fromEntries(inherited), ...env },
    headless: 'shell',
    pipe: true,
    // The app ends it when it shuts down itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
