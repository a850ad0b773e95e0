/**
 * `npm start`: builds what is stale, then becomes the app. The app is imported, not spawned: signals reach it
 * directly, and a second Node start is saved.
 */
import './lib/node-version.mjs';
import { buildStale } from './lib/build.mjs';
import { fromRoot } from './lib/paths.mjs';
import { pathToFileURL } from 'node:url';

try {
  await buildStale();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

process.setSourceMapsEnabled(true);
await import(pathToFileURL(fromRoot('api', 'dist', 'main.js')).href);
