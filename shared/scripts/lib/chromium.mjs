/**
 * A Chromium for tests and documents, on any machine: the one that was named, the one that is installed, or the one
 * that came with `npm ci` and needs no system library.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { runNode } from './processes.mjs';
import { cacheDir } from './paths.mjs';

/**
 * How to launch the browser. `env` is the whole environment of the browser, not an addition: both Playwright and
 * Puppeteer replace theirs by it.
 * @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} Chromium
 */

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium, unpacking the bundled one at the first call.
 * @param {{ cache?: string }} [options] `cache`: a directory of ours in which to keep the unpacked browser
 * @returns {Promise<Chromium>}
 */
export async function findChromium({ cache = cacheDir } = {}) {
  const installed = process.env.PUPPETEER_EXECUTABLE_PATH || systemChromium();
  if (installed) return { executablePath: installed, args: flags(), env: environment({}) };

  const directory = await unpackBundled(cache);
  return {
    executablePath: join(directory, 'chromium'),
    args: flags(),
    env: environment({
      LD_LIBRARY_PATH: [join(directory, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(delimiter),
      FONTCONFIG_PATH: join(directory, 'fonts'),
    }),
  };
}

/** Flags of our own: the bundled package's defaults switch off web security and run everything in one process. */
function flags() {
  const isRoot = process.getuid?.() === 0;
  return [
    '--font-render-hinting=none',
    '--disable-dev-shm-usage', // 64 MB in a container, too small for a large page
    ...(isRoot ? ['--no-sandbox'] : []), // as root the sandbox refuses to start
  ];
}

/** @param {Record<string, string>} extra */
function environment(extra) {
  return /** @type {Record<string, string>} */ ({ ...process.env, ...extra });
}

function systemChromium() {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return [...inPath, ...ELSEWHERE].find((file) => existsSync(file));
}

/**
 * Unpacks the bundled browser into a directory named after its version and returns that directory.
 *
 * The package itself unpacks to `<tmpdir>/chromium`, whatever version lies there already, and changes the environment
 * of the process that imports it. So a child process with a temporary directory of its own does it. The result gets
 * its final name in one step at the end: a killed run leaves nothing half, and of two runs at once one wins.
 * @param {string} cache
 */
async function unpackBundled(cache) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chromium found: install Chrome or Chromium, or name one in PUPPETEER_EXECUTABLE_PATH.',
    );
  }
  const require = createRequire(import.meta.url);
  const manifest = join(dirname(require.resolve('@sparticuz/chromium')), '..', '..', 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const directory = join(cache, `chromium-${version}`);
  if (existsSync(directory)) return directory;

  await mkdir(cache, { recursive: true, mode: 0o700 });
  const staging = await mkdtemp(join(cache, 'chromium-unpacking-'));
  try {
    const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
    const { code, output } = await runNode(['--input-type=module', '--eval', script], {
      cwd: dirname(manifest),
      // As if on Lambda with Node 20: only then it unpacks the system libraries that a bare Debian lacks.
      env: { TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      quiet: true,
    });
    if (code !== 0) throw new Error(`The bundled Chromium could not be unpacked:\n${output}`);
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontsConf(directory));
    await rename(staging, directory);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(directory)) throw error;
  }
  return directory;
}

/**
 * The fonts.conf of the package knows `/tmp/fonts` only. The machine's own fonts stay visible, where it has any. The cache
 * is no part of the directory: a browser that outlives its deletion would make it again, with nothing else in it.
 * @param {string} directory
 */
function fontsConf(directory) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(directory, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${directory}-fonts</cachedir>
</fontconfig>
`;
}
