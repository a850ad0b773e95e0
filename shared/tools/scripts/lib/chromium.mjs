/**
 * A Chromium for browser tests, screenshots and measurements; found and unpacked as the API does it for its documents.
 */
import { findChromium as find } from '../../../../api/src/core/pdf/find-chromium.mjs';
import { cacheDir } from './paths.mjs';

/**
 * How to launch the browser. `env` is the whole environment of the browser, not an addition: both Playwright and
 * Puppeteer replace theirs by it.
 * @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} Chromium
 */

/**
 * Finds a Chromium, unpacking the bundled one at the first call.
 * @param {{ cache?: string }} [options] `cache`: a directory of ours in which to keep the unpacked browser
 * @returns {Promise<Chromium>}
 */
export async function findChromium({ cache = cacheDir } = {}) {
  const { executablePath, env } = await find(cache);
  return {
    executablePath,
    args: flags(),
    env: /** @type {Record<string, string>} */ ({ ...process.env, ...env }),
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
