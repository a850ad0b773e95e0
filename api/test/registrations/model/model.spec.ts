import fc from 'fast-check';
import type { TestApp } from '../../support/app.js';
import { ENGINE } from '../../support/database.js';
import { SHORT } from '../../support/short.js';
import { createQuietApp } from '../support/book.js';
import { LONG } from '../support/rush.js';
import { anyStory, perform } from './commands.js';
import { Model } from './model.js';
import { createPeople, raise, World, type People } from './world.js';

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await createQuietApp();
  people = await createPeople(app);
});
afterAll(() => app.close());

const RUNS = (ENGINE === 'sqlite' ? (SHORT ? 12 : 60) : SHORT ? 6 : 15) * (LONG ? 20 : 1);

it(
  'whatever parents, staff and time do, the engine does what the model does and every promise holds',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyStory, async ({ setting: chosen, commands }) => {
        const setting = { ...chosen, parentsOf: people.parentsOf };
        const model = new Model(setting);
        const world = await World.create(app, people, setting);
        const highest = new Map<number, number>();
        try {
          world.goTo(model.hour);
          for (const command of commands) {
            raise(highest, model.weeks);
            await perform(command, world, model);
            await world.compare(model, highest);
          }
        } finally {
          await world.clear();
        }
      }),
      // On a busy machine fewer runs are made, rather than none to its end.
      { numRuns: RUNS, endOnFailure: !LONG, ...(LONG ? {} : { interruptAfterTimeLimit: 40_000 }) },
    );
  },
  LONG ? 30 * 60_000 : 60_000,
);
