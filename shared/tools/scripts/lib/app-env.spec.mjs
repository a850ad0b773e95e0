import { readFile } from 'node:fs/promises';
import { listFiles } from './files.mjs';
import { fromRoot } from './paths.mjs';

/** As `config.ts` reads them: `env.PORT`, or the name given to its own `read`. */
const READ = /\benv\.([A-Z][A-Z_]+)\b|\bread(?:<[^>]*>)?\(\s*'([A-Z][A-Z_]+)'/g;
/** What Node and systems define, and no organiser sets for Feria. */
const OF_THE_SYSTEM = new Set(['NODE_ENV', 'LD_LIBRARY_PATH', 'PATH']);

it('the page of the configuration has each variable that the app reads, and no other', async () => {
  const sources = (await listFiles(fromRoot('api', 'src'))).filter((file) =>
    /(?<!\.spec)\.ts$|\.mjs$/.test(file),
  );
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')));
  const names = texts.flatMap((text) => [...text.matchAll(READ)].map(([, plain, given]) => plain ?? given));
  const read = new Set(names.filter((name) => !OF_THE_SYSTEM.has(name)));

  const page = await readFile(fromRoot('shared', 'docs', 'configuration.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) =>
    [...row.split('|')[1].matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(described.sort()).toEqual([...read].sort());
});
