import { ImportTurnEntity } from '../../src/features/import/import-turn.entity.js';
import { lockRows } from '../../src/core/database/locks.js';
import { startTwo } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { ENGINE } from '../support/database.js';
import { somebodyWaits } from '../support/lock-waits.js';
import {
  counts,
  familiesFile,
  importFile,
  projectsFile,
  someChildRow,
  someParentRow,
  someProject,
  someProjectWeek,
} from './support.js';

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
});
afterAll(() => close());

const project = someProject();
const parent = someParentRow();

it.each([
  ['projects' as const, () => projectsFile([project], [someProjectWeek(project)]), [1, 1, 0, 0]],
  ['families' as const, () => familiesFile([parent], [someChildRow([parent])]), [0, 0, 1, 1]],
])('%s are stored once when several people import the same file at once', async (kind, make, more) => {
  const file = await make();
  const before = await counts(app);
  const reports = await Promise.all([app, second, app, second].map((one) => importFile(one, kind, file)));
  const made = reports.flatMap(({ counts: sheets }) => sheets.map((sheet) => sheet.new));
  expect(made.filter(Boolean)).toEqual([1, 1]);
  expect(await counts(app)).toEqual(before.map((count, at) => count + (more[at] ?? 0)));
});

/** The control: without the lock nothing keeps two imports from looking before either has stored. */
(ENGINE === 'mysql' ? it : it.skip)('an import waits for the one before it', async () => {
  const next = someProject();
  const file = await projectsFile([next], []);
  let waited = false;
  const pending = await app.dataSource.transaction(async (manager) => {
    await lockRows(manager, ImportTurnEntity, [1]);
    const started = importFile(second, 'projects', file).finally(() => (waited = true));
    await somebodyWaits(app);
    expect(waited).toBe(false);
    return { started };
  });
  expect((await pending.started).counts[0]).toMatchObject({ new: 1 });
});
