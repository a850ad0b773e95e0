/**
 * `npm run privacy:list`: writes the list of the privacy guide again, of every table that holds or leads to a family, from
 * `api/test/office/privacy/inventory.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { REGISTRY } from '../resource/places.mjs';

/** @type {{ guideWith: (text: string) => string }} */
const { guideWith } = await import(pathToFileURL(fromRoot(REGISTRY.inventory)).href);
const guide = fromRoot(REGISTRY.guide);
await writeFile(guide, guideWith(await readFile(guide, 'utf8')));
