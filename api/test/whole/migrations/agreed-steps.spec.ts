import { migrate } from '../../../src/core/database/data-source.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { book, firstId, someFamily } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { undoMigrationsFrom } from '../../support/undo-migrations.js';

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
  await undoMigrationsFrom(app, 'AgreedSteps1790000000336');
  await migrate(dataSource);
  expect(places).toHaveLength(2);
  expect(await agreed()).toEqual([JSON.stringify(steps), null]);
});
