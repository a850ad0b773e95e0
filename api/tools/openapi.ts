/**
 * `npm run openapi [-- --check]`: writes what follows from the code of the API, or fails where it is not what stands there:
 *
 * - `api/src/core/http/answer-schemas.generated.ts`: what hand-written handlers answer, from their return types
 * - `shared/src/contracts/openapi.generated.ts`: the types of the whole document, by which both frontends call the API
 *
 * Neither is in git. `--sources=…` goes into their notes: of which state of the sources they are (`generated.mjs`).
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenAPIObject } from '@nestjs/swagger';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { readAnswers } from './answers.js';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const ANSWERS = join(REPOSITORY, 'api/src/core/http/answer-schemas.generated.ts');
const TYPES = join(REPOSITORY, 'shared/src/contracts/openapi.generated.ts');
const sources = process.argv.find((argument) => argument.startsWith('--sources='))?.split('=')[1] ?? '';
const NOTE = `/** Written by \`npm run openapi\`; not by hand. Sources: ${sources} */\n`;

const isCheck = process.argv.includes('--check');
const drifted: string[] = [];

const answers = JSON.stringify(readAnswers(join(REPOSITORY, 'api/tsconfig.json')), null, 2);
await settle(
  ANSWERS,
  `import type { AnswerSchemas } from './answer-schemas.js';\n\n${NOTE}export const answerSchemas: AnswerSchemas = ${answers};\n`,
);
// The document is made with the answers as they stand there: types of wrong ones would only say the same once more.
if (drifted.length === 0) {
  const types = await openapiTypescript(silent(await describe()) as never, { alphabetize: true });
  await settle(TYPES, `${NOTE}${astToString(types)}`);
}
if (drifted.length > 0) {
  console.error(`Not what the code says: ${drifted.join(', ')}. Run \`npm run openapi\`.`);
  process.exit(1);
}

/** Writes a file, or notes that it would change by more than its note. */
async function settle(path: string, text: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => '');
  if (before === text) return;
  const name = relative(REPOSITORY, path);
  if (isCheck) {
    if (withoutNote(before) !== withoutNote(text)) drifted.push(name);
  } else {
    await writeFile(path, text);
    console.log(`wrote ${name}`);
  }
}

function withoutNote(text: string): string {
  return text.replace(/^\/\*\* Written by .*\n/m, '');
}

/** Without its sentences and examples: one that is put better is no other type. */
function silent(document: OpenAPIObject): OpenAPIObject {
  const isSentence = (key: string, value: unknown): boolean =>
    ['description', 'summary'].includes(key) && typeof value === 'string';
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      key === 'example' ? undefined : isSentence(key, value) ? '' : value,
    ),
  ) as OpenAPIObject;
}

/** The document of the app, over an empty database that is thrown away. */
async function describe(): Promise<OpenAPIObject> {
  const [{ createApp }, { readConfig }, { migrate }, { openDatabase }, { describeApi }, { setHealthKey }] =
    await Promise.all([
      import('../src/app.js'),
      import('../src/core/config/config.js'),
      import('../src/core/database/data-source.js'),
      import('../src/open-database.js'),
      import('../src/core/http/openapi.js'),
      import('../src/core/database/health-cipher.js'),
    ]);
  const dataDir = await mkdtemp(join(tmpdir(), 'feria-openapi-'));
  const config = readConfig({ DATA_DIR: dataDir, SEED: 'none' });
  setHealthKey(config.healthKey);
  const dataSource = await openDatabase(config);
  await migrate(dataSource);
  const app = await createApp(config, dataSource);
  try {
    return describeApi(app);
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
