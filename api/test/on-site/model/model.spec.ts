import fc from 'fast-check';
import { createQuietApp } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { ENGINE } from '../../support/database.js';
import { SHORT } from '../../support/short.js';
import { anyHistory } from './commands.js';
import { checkPromises } from './promises.js';
import { createPeople, World, type People } from './world.js';

/* Phones and an office in any order: every mark is applied, replaced by who had seen it, or an open point (product/on-site.md#open-points). */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await createQuietApp();
  app.clock.set('2026-07-06T06:00:00Z');
  people = await createPeople(app);
});
afterAll(() => app.close());

const FEW = ENGINE === 'sqlite' ? (SHORT ? 12 : 60) : SHORT ? 6 : 15;
/** How many histories; each run of the long form has others, and prints its seed when one fails. */
const HISTORIES = Number(process.env.ON_SITE_HISTORIES ?? FEW);
/** With the seed, the one history that a failure names as its path. */
const PATH = process.env.ON_SITE_PATH;
const SEED = process.env.ON_SITE_SEED ?? (HISTORIES > FEW ? undefined : 20_260_706);

it(
  'no history loses a mark',
  async () => {
    let marks = 0;
    await fc.assert(
      fc.asyncProperty(anyHistory, async (commands) => {
        const world = await World.create(app, people);
        try {
          for (const command of commands) await world.perform(command);
          await world.end();
          await checkPromises(world);
          marks += world.made.length;
        } finally {
          await world.clear();
        }
      }),
      {
        numRuns: HISTORIES,
        ...(SEED === undefined ? {} : { seed: Number(SEED) }),
        ...(PATH ? { path: PATH } : {}),
      },
    );
    // Histories in which nobody marks anything would promise nothing.
    expect(marks).toBeGreaterThan(PATH ? 0 : HISTORIES);
  },
  // The limit of every test does for a few; the long form hangs only when nothing is finished for minutes.
  HISTORIES > FEW ? HISTORIES * 2_000 : undefined,
);
