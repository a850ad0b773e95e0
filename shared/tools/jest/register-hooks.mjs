/**
 * Lets the thread that imports this load TypeScript: the one of the tests, the worker threads of the app under test, and scripts that
 * are run often (`npm run openapi`).
 */
import { register } from 'node:module';
import { join } from 'node:path';

import { cacheDir, root } from '../scripts/lib/paths.mjs';
import { compilers } from './compilers.mjs';
import { graphs } from './graphs.mjs';

register('./module-hooks.mjs', import.meta.url, {
  data: { root, cache: join(cacheDir, 'test-modules'), compilers, graphs },
});
