/**
 * A Chromium on any machine: the one that was named, the one that is installed, or the one that came with `npm ci` and needs no
 * system library. JavaScript, because the scripts under `shared/tools` use it before anything is compiled.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A UTF-8 locale: without one, as in a bare container, Chromium cannot write an umlaut into the name of a file and calls a
 * download `download`.
 */
const LOCALE = { LC_ALL: 'C.UTF-8' };

/**
 * Finds a Chromium; the bundled one is unpacked into `cache` at the first call.
 * @param {string} cache a directory of ours, made when it is missing
 * @returns {Promise<{ executablePath: string, env: Record<string, string> }>} `env`: what it needs beside the usual environment
 * @throws when there is none for this machine
 */
export async function findChromium(cache) {
  const installed = process.env.PUPPETEER_EXECUTABLE_PATH || installedChromium();
  if (installed) return { executablePath: installed, env: LOCALE };
  const directory = await unpackBundled(cache);
  const libraries = [join(directory, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH];
  return {
    executablePath: join(directory, 'chromium'),
    env: {
      ...LOCALE,
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter),
      FONTCONFIG_PATH: join(directory, 'fonts'),
    },
  };
}

function installedChromium() {
  const directories = (process.env.PATH ?? '').split(delimiter);
  const candidates = directories.flatMap((directory) => NAMES.map((name) => join(directory, name)));
  return [...candidates, ...ELSEWHERE].find((file) => existsSync(file));
}

/**
 * Unpacks the bundled browser into a directory named after its version and returns that directory.
 *
 * We unpack the archives of `@sparticuz/chromium` ourselves. Its own code unpacks to `<tmpdir>/chromium`, whatever version or
 * whoever's file lies there already, and leaves out the system libraries unless it runs on AWS Lambda. The result gets its name
 * in one step at the end: a killed start leaves nothing half, and of two at once one wins.
 * @param {string} cache
 */
async function unpackBundled(cache) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chromium found: install Chrome or Chromium, or name one in PUPPETEER_EXECUTABLE_PATH.',
    );
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = join(dirname(entry), '..', '..');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const directory = join(cache, `chromium-${version}`);
  if (existsSync(directory)) return directory;

  await mkdir(cache, { recursive: true, mode: 0o700 });
  const staging = await mkdtemp(join(cache, 'chromium-unpacking-'));
  const own = { chown: false }; // as root, not the owner that the archive names
  /** @param {string} archive @param {import('node:stream').Writable} target */
  const unpack = (archive, target) =>
    pipeline(createReadStream(join(root, 'bin', archive)), createBrotliDecompress(), target);
  try {
    await unpack('chromium.br', createWriteStream(join(staging, 'chromium'), { mode: 0o700 }));
    await unpack('al2023.tar.br', extract(join(staging, 'al2023'), own));
    await unpack('swiftshader.tar.br', extract(staging, own));
    await unpack('fonts.tar.br', extract(join(staging, 'fonts'), own));
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontsConf(directory));
    await rename(staging, directory);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(directory)) throw error;
  }
  return directory;
}

/**
 * The fonts.conf of the package knows `/tmp/fonts` only. Our documents bring their font; this is for what it lacks, and the
 * machine's own fonts stay visible. The cache is no part of the directory: a browser that outlives its deletion would make it
 * again, with nothing else in it.
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
