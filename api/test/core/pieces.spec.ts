import { PIECE } from '../../src/core/pieces.js';
import { insertRows } from '../../src/core/database/insert-rows.js';
import { LocationEntity } from '../../src/model/catalogue/location.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someStaff, someWeek, signUpBody } from '../support/builders.js';

/** What is read in pieces is what would be read at once: everything, once, in its order. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('all rows of a list, however many pieces they are', async () => {
  const count = 2 * PIECE + 7;
  const { manager } = app.dataSource;
  const office = await someStaff(app, 'Office');
  // Numbers go up and down in turns, so that the order of the names is not that of the ids.
  const numberAt = (at: number): number => (at % 2 === 0 ? at : count - at - 1);
  await manager.save(
    LocationEntity,
    Array.from({ length: count }, (_row, at) => {
      const name = `Ort ${String(numberAt(at)).padStart(5, '0')}`;
      return manager.create(LocationEntity, { name, name_it: name });
    }),
    { chunk: 100 },
  );
  const { body } = await app
    .as(office)
    .get('/api/location?itemsPerPage=-1&search=ort&sortBy=name&sortDesc=true')
    .expect(200);
  const names = (body.data as { name: string }[]).map(({ name }) => name);
  expect(body.meta.total).toBe(count);
  expect(names).toHaveLength(count);
  expect(names).toEqual([...names].sort().reverse());
});

it('all registrations of a project, each week in the order of its names and of its queue', async () => {
  const { manager } = app.dataSource;
  const parent = await someParent(app);
  const course = await someCourse(app);
  const first = await someWeek(app, course);
  const children: Awaited<ReturnType<typeof someChild>>[] = [];
  for (let count = 0; count < 30; count += 1) children.push(await someChild(app, parent));
  await app
    .as(parent)
    .post(`/api/send-registration/${course.id}`)
    .send(signUpBody(children[0]!, [first]))
    .expect(201);
  const { id: _, ...row } = await manager.findOneByOrFail(RegistrationEntity, { course_week_id: first.id });
  const weeks = [];
  for (let count = 0; count < 40; count += 1) weeks.push(await someWeek(app, course));
  await insertRows(
    manager,
    RegistrationEntity,
    weeks.flatMap(({ id: course_week_id }) =>
      children.map(({ id: child_id }, at) => ({
        ...row,
        child_id,
        course_week_id,
        ...(at % 3 === 0 ? { is_waiting: true, queue_number: children.length - at } : {}),
      })),
    ),
  );
  const leader = await someStaff(app, ['course.view', 'child.index']);
  const { body } = await app.as(leader).get(`/api/course/${course.id}`).expect(200);
  type Row = { child_id: number; last_name: string; first_name: string; id: number };
  const shown = body.data.courseWeeks as {
    id: number;
    registered: number;
    waiting: number;
    registered_participants: Row[];
    waiting_queue_participants: (Row & { queue_position: number })[];
  }[];
  for (const week of shown.filter(({ id }) => id !== first.id)) {
    const queue = week.waiting_queue_participants;
    expect([week.registered, week.waiting, week.registered_participants.length]).toEqual([20, 10, 20]);
    expect(queue.map(({ child_id }) => child_id)).toEqual(
      children
        .filter((_child, at) => at % 3 === 0)
        .map(({ id }) => id)
        .reverse(),
    );
    expect(queue.map(({ queue_position }) => queue_position)).toEqual(queue.map((_row, at) => at + 1));
  }
  expect(shown).toHaveLength(41);
});
