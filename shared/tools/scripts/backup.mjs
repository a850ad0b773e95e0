/** `npm run backup -- DIRECTORY` and `npm run restore -- DIRECTORY`: builds what is stale, then becomes the command. */
import './lib/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { buildStale } from './lib/build.mjs';
import { fromRoot } from './lib/paths.mjs';

try {
  await buildStale();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

await import(pathToFileURL(fromRoot('api', 'dist', 'backup', 'cli.js')).href);
