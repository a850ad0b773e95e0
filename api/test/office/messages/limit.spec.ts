import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someStaff, someWeek, type Staff } from '../../support/builders.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'on' } });
});
afterAll(() => app.close());

it('a message can be tried sixty times in an hour by one account', async () => {
  const [sender, other] = [await someStaff(app, 'Administrator'), await someStaff(app, 'Administrator')];
  const week = await someWeek(app, await someCourse(app));
  const texts = { subject: 'Info', body: 'Text', subject_it: 'Info', body_it: 'Testo' };
  const test = (who: Staff) =>
    app
      .as(who)
      .post('/api/message/test')
      .send({ audience: { kind: 'week', course_week_id: week.id }, ...texts });
  await test(sender).expect(200);
  await app.dataSource.query('UPDATE rate_limit SET hits = 60');
  expect((await test(sender).expect(429)).headers['retry-after']).toBeDefined();
  await test(other).expect(200);
});
