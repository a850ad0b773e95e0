import { migrate } from '../../../src/core/database/data-source.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { book, firstId, someFamily } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

it('gives what is booked the steps of its project', async () => {
  const { dataSource } = app;
  const steps = [{ days_before: 14, fee_percent: 50 }];
  const places: number[] = [];
  for (const cancellation of [steps, []]) {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app, { cancellation }));
    places.push(firstId(await book(app, parent, child, week)));
  }
  const agreed = async () => {
    const rows = await dataSource.manager.find(RegistrationEntity, { order: { id: 'ASC' } });
    return rows.map(({ agreed_steps }) => agreed_steps);
  };
  const count = dataSource.migrations.findIndex(({ name }) => name === 'AgreedSteps1790000000336');
  expect(count).toBeGreaterThan(0);
  // TypeORM switches the keys off when it migrates, but not when it goes back.
  if (ENGINE === 'sqlite') await dataSource.query('PRAGMA foreign_keys = OFF');
  for (let undone = dataSource.migrations.length; undone > count; undone -= 1)
    await dataSource.undoLastMigration();
  if (ENGINE === 'sqlite') await dataSource.query('PRAGMA foreign_keys = ON');
  await migrate(dataSource);
  expect(places).toHaveLength(2);
  expect(await agreed()).toEqual([JSON.stringify(steps), null]);
});
