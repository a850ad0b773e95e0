import { IMPORT_TURN, ImportTurnEntity } from '../../../src/model/office/import-turn.entity.js';
import { lockRows } from '../../../src/core/database/locks.js';
import { startTwo } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { ENGINE } from '../../support/database.js';
import { somebodyWaits } from '../../support/lock-waits.js';
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

/** The control: without the lock nobody waits, and this never ends. */
(ENGINE === 'mysql' ? it : it.skip)(
  'imports wait for the one before them, and then see what it stored',
  async () => {
    const file = await projectsFile([someProject()], []);
    let ended = 0;
    const { started } = await app.dataSource.transaction(async (manager) => {
      await lockRows(manager, ImportTurnEntity, [IMPORT_TURN]);
      const imports = [app, second].map((one) =>
        importFile(one, 'projects', file).finally(() => (ended += 1)),
      );
      await somebodyWaits(app);
      expect(ended).toBe(0);
      return { started: Promise.all(imports) };
    });
    expect((await started).map(({ counts: [projects] }) => projects?.new).sort()).toEqual([0, 1]);
  },
);
