import { In } from 'typeorm';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { TestApp } from '../support/app.js';
import { someCourse, someWeek } from '../support/builders.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  editWeek,
  erase,
  firstId,
  occupy,
  office,
  remove,
  someFamily,
} from './support/book.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

const JULY = { from: '2026-07-06', to: '2026-07-10' };

/**
 * A child with the one seat of `here`, somebody in the queue behind it; it waits in `there` on the same days, where one
 * seat is free, and has nothing to do with `aside`.
 */
async function setTheScene() {
  const [here, there, aside] = [
    await someWeek(app, await someCourse(app), { ...JULY, max_participants: 1 }),
    await someWeek(app, await someCourse(app), { ...JULY, max_participants: 1 }),
    await someWeek(app, await someCourse(app), JULY),
  ];
  const { parent, child } = await someFamily(app);
  const [seat] = await occupy(app, there, 1);
  await book(app, parent, child, there);
  const confirmed = firstId(await book(app, parent, child, here));
  await bookByStaff(app, (await someFamily(app)).child, here);
  await remove(app, seat!, 'staff');
  return { here, there, aside, parent, child, confirmed };
}
type Scene = Awaited<ReturnType<typeof setTheScene>>;

async function rowsOf({ here, there, aside }: Scene): Promise<Map<string, string>> {
  const names = new Map([
    [here.id, 'here'],
    [there.id, 'there'],
    [aside.id, 'aside'],
  ]);
  const rows = await app.dataSource.manager.findBy(CourseWeekEntity, { id: In([...names.keys()]) });
  return new Map(rows.map((row) => [names.get(row.id)!, JSON.stringify(row)]));
}

it.each<[string, (scene: Scene) => Promise<unknown>, string[]]>([
  ['a sign-up', async ({ aside }) => bookByStaff(app, (await someFamily(app)).child, aside), ['aside']],
  [
    'a change of the day type',
    ({ parent, confirmed }) =>
      app.as(parent).put(`/api/save-registration/${confirmed}`).send({ dayType: 'half_day' }).expect(200),
    ['here'],
  ],
  [
    'a change of the day type by staff',
    async ({ confirmed }) =>
      app
        .as(await office(app))
        .put(`/api/peopleCourseWeekRegistration/${confirmed}`)
        .send({ day_type: 'half_day' })
        .expect(200),
    ['here'],
  ],
  [
    'a removal that moves up here and there',
    ({ confirmed }) => remove(app, confirmed, 'staff'),
    ['here', 'there'],
  ],
  ['an erasure', ({ child }) => erase(app, [child]), ['here', 'there']],
  [
    'new dates that free a child for another week',
    async ({ here }) => {
      const answer = await editWeek(app, here, { from: '2026-07-13', to: '2026-07-17' });
      expect(answer.status).toBe(200);
    },
    ['here', 'there'],
  ],
])('%s changes the row of every week whose seats or queue it changes, and of no other', async (...row) => {
  const [, cause, expected] = row;
  const scene = await setTheScene();
  const before = await rowsOf(scene);
  await cause(scene);
  const after = await rowsOf(scene);
  const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
  expect(changed.sort()).toEqual(expected);
});
