import { readFile } from 'node:fs/promises';
import { isSource } from './generated.mjs';
import { fromRoot } from './paths.mjs';
import { run } from './processes.mjs';

it.each([
  'shared/src/resources/place/index.ts',
  'shared/src/contracts/attendance.ts',
  'api/src/core/http/openapi.ts',
  'api/src/app.module.ts',
  'api/src/money/bank/bank.controller.ts',
  'api/src/on-site/attendance/attendance.dto.ts',
  'api/src/model/on-site/headcount.entity.ts',
  'package-lock.json',
])('%s makes the description of the API old', (path) => {
  expect(isSource(path)).toBe(true);
});

it.each([
  'api/src/money/bank/bank.service.ts',
  'api/src/migrations/0001-first.ts',
  'api/src/core/http/answer-schemas.generated.ts',
  'shared/src/contracts/openapi.generated.ts',
  'shared/src/i18n/translate.spec.ts',
])('%s does not', (path) => {
  expect(isSource(path)).toBe(false);
});

it('no file that is generated is in git', async () => {
  const { code, output } = await run('git', ['ls-files', '*.generated.ts'], { quiet: true });
  expect(code === 0 ? output : '').toBe('');
});

it('every tool and bench of the API in package.json is run by the script that has the description written first', async () => {
  const { scripts } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8'));
  const ofSources = Object.values(scripts).filter((command) => /\sapi\/(tools|bench)\//.test(command));
  expect(ofSources.length).toBeGreaterThan(8);
  for (const command of ofSources) expect(command).toMatch(/^node shared\/tools\/scripts\/source\.mjs /);
});
