import type { FrontendWeek } from '@feria/shared';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { OptionEntity } from '../../src/model/settings/option.entity.js';
import type { TestApp } from '../support/app.js';
import { someCourse, someStaff, someWeek } from '../support/builders.js';
import { quote } from './basket/support.js';
import { createQuietApp, editWeek, firstId, book, occupy, remove, someFamily } from './support/book.js';

/* How many free seats parents are told (product/catalogue.md#availability): the number that the engine would give. */

const OPTION = 'seats_shown_up_to';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

/** The week as a visitor is told, on the page of its project; the list says the same. */
async function told(week: CourseWeekEntity): Promise<FrontendWeek> {
  const own = ({ id }: { id: number }): boolean => id === week.id;
  const page = (await app.http().get(`/api/frontend/${week.course_id}`).expect(200)).body.data;
  const list = (await app.http().get(`/api/frontend?itemsPerPage=-1`).expect(200)).body.data;
  const [shown, listed] = [page, list.find(({ id }: { id: number }) => id === week.course_id)].map(
    ({ courseWeeks }) => courseWeeks.find(own) as FrontendWeek,
  );
  expect(listed!.seats_left).toBe(shown!.seats_left);
  return shown!;
}

/** How many of seven children would get a seat now. */
async function given(week: CourseWeekEntity): Promise<number> {
  const { parent, children } = await someFamily(app, 7);
  const { lines } = await quote(app, parent, [children, week]);
  return lines.filter(({ outcome }) => outcome === 'confirmed').length;
}

async function setOption(value: string, status = 200): Promise<void> {
  const { id } = await app.dataSource.manager.findOneByOrFail(OptionEntity, { key: OPTION });
  const admin = await someStaff(app, 'Administrator');
  await app.as(admin).put(`/api/option/${id}`).send({ value }).expect(status);
}

it('from five seats down, and nothing above, it is what the engine gives', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 7, waiting_list: 3 });
  for (const left of [7, 6, 5, 4, 3, 2, 1, 0]) {
    expect([left, await given(week)]).toEqual([left, left]);
    const shown = await told(week);
    expect([left, shown.seats_left]).toEqual([left, left > 0 && left <= 5 ? left : undefined]);
    expect('seats_left' in shown).toBe(shown.seats_left !== undefined);
    if (left > 0) await occupy(app, week, 1);
  }
});

it('a seat that is offered is held, and one that is given back to nobody is free', async () => {
  const course = await someCourse(app, { move_up: 'offer' });
  const week = await someWeek(app, course, { max_participants: 2, waiting_list: 3 });
  const [seat] = await occupy(app, week, 2);
  const { parent, child } = await someFamily(app);
  const waiting = firstId(await book(app, parent, child, week));
  await remove(app, seat!, 'staff');
  expect([(await told(week)).seats_left, await given(week)]).toEqual([undefined, 0]);
  await remove(app, waiting, parent);
  expect([(await told(week)).seats_left, await given(week)]).toEqual([1, 1]);
});

it('a week with more children than seats has none', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 3, waiting_list: 2 });
  await occupy(app, week, 3);
  await app.dataSource.query('UPDATE course_week SET max_participants = 2 WHERE id = ?', [week.id]);
  expect(await told(week)).not.toHaveProperty('seats_left');
});

describe('nothing is said', () => {
  it.each([
    ['before registration opens', { register_from: '2027-01-01', register_to: null }],
    ['after it closed', { register_to: '2026-02-28' }],
    ['before a draw', { allocation: 'draw' as const }],
  ])('%s', async (_, course) => {
    const week = await someWeek(app, await someCourse(app, course), { max_participants: 2 });
    expect(await told(week)).not.toHaveProperty('seats_left');
  });

  it('of a week that was cancelled', async () => {
    const week = await someWeek(app, await someCourse(app), { max_participants: 2 });
    await app.dataSource.query('UPDATE course_week SET cancelled_at = ? WHERE id = ?', [
      '2026-03-01 10:00:00',
      week.id,
    ]);
    expect(await told(week)).not.toHaveProperty('seats_left');
  });
});

it('the option says up to how many, at once; 0 is never', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 3 });
  expect((await told(week)).seats_left).toBe(3);
  await setOption('2');
  expect(await told(week)).not.toHaveProperty('seats_left');
  await setOption('3');
  expect((await told(week)).seats_left).toBe(3);
  await setOption('0');
  expect(await told(week)).toMatchObject({ availability: 'few' });
  expect(await told(week)).not.toHaveProperty('seats_left');
  await setOption('61', 422);
  await setOption('-1', 422);
  await setOption('', 422);
  await setOption('5');
});

it('what the office changes of the seats is told at once', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 9 });
  expect(await told(week)).not.toHaveProperty('seats_left');
  expect((await editWeek(app, week, { max_participants: 4 })).status).toBe(200);
  expect((await told(week)).seats_left).toBe(4);
});
