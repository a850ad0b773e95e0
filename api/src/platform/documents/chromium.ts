import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'puppeteer';
import type { Config } from '../config/config.js';

const run = promisify(execFile);

/** Where the tests of the screens keep theirs too: `cacheDir` of the scripts. */
const DEVELOPMENT_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/feria', import.meta.url));

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

/** What the browser gets to know of our environment: it renders what people typed, and has no use for our secrets. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'LD_LIBRARY_PATH'] as const;

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
  const { executablePath, environment } = await findChromium(config);
  const inherited = ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const unconfined = process.getuid?.() === 0 || process.env.CHROMIUM_SANDBOX === 'off';
  return puppeteer.launch({
    executablePath,
    args: [...FLAGS, ...(unconfined ? ['--no-sandbox'] : [])],
    env: { ...Object.fromEntries(inherited), ...environment },
    headless: 'shell',
    pipe: true,
    // The app ends it when it shuts down itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

interface Found {
  executablePath: string;
  /** What it needs in its environment beside the usual. */
  environment: Record<string, string>;
}

async function findChromium({ production, dataDir }: Pick<Config, 'production' | 'dataDir'>): Promise<Found> {
  const installed = process.env.PUPPETEER_EXECUTABLE_PATH || installedChromium();
  if (installed) return { executablePath: installed, environment: {} };
  // In production nothing but DATA_DIR need be writable.
  const directory = await unpackBundled(production ? join(dataDir, 'cache') : DEVELOPMENT_CACHE);
  const libraries = [join(directory, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH];
  return {
    executablePath: join(directory, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter),
      FONTCONFIG_PATH: join(directory, 'fonts'),
    },
  };
}

function installedChromium(): string | undefined {
  const directories = (process.env.PATH ?? '').split(delimiter);
  const candidates = directories.flatMap((directory) => NAMES.map((name) => join(directory, name)));
  return [...candidates, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((file) =>
    existsSync(file),
  );
}

/**
 * Unpacks the bundled browser and gives the directory, named after its version.
 *
 * The package itself unpacks to `<tmpdir>/chromium`, whatever version or whoever's file lies there already, and changes
 * the environment of the process that imports it. So a child process with a temporary directory of its own does it. The
 * result gets its name in one step at the end: a killed start leaves nothing half, of two at once one wins.
 * @throws on a machine that the bundled browser does not run on
 */
async function unpackBundled(cache: string): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chromium found: install Chrome or Chromium, or name one in PUPPETEER_EXECUTABLE_PATH.',
    );
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = join(dirname(entry), '..', '..');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const directory = join(cache, `chromium-${version}`);
  if (existsSync(directory)) return directory;

  await mkdir(cache, { recursive: true, mode: 0o700 });
  const staging = await mkdtemp(join(cache, 'chromium-unpacking-'));
  try {
    const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
    await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      // As if on Lambda with Node 20: only then it unpacks the system libraries that a bare Debian lacks.
      env: { TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontsConf(directory));
    await rename(staging, directory);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(directory)) throw error;
  }
  return directory;
}

/**
 * The package's own knows `/tmp/fonts` only. Our documents bring their font; this is for what it lacks. The cache is no part
 * of the directory: a browser that outlives its deletion would make it again, with nothing else in it.
 */
function fontsConf(directory: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(directory, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${directory}-fonts</cachedir>
</fontconfig>
`;
}
