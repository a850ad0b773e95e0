import type { BasketResult, ChildCourseWeek } from '@feria/shared';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek, type Parent } from '../../support/builders.js';
import {
  book,
  createQuietApp,
  editWeek,
  erase,
  firstId,
  kindsTo,
  merge,
  move,
  occupy,
  office,
  placeOf,
  remove,
  someFamily,
  stored,
} from '../support/book.js';
import { basketOf, sendBasket, type Wanted } from './support.js';

/* Lines of a basket that get a seat all, wait all, or are left out all (product/registrations.md#only-together). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

type HasId = { id: number };

const JULY = { from: '2026-07-06', to: '2026-07-10' };

const line = (child: HasId, week: HasId) => ({ child_id: child.id, course_week_id: week.id });

async function sendTogether(
  parent: Parent,
  wanted: Wanted[],
  groups: ReturnType<typeof line>[][],
  path: '' | '/quote' = '',
) {
  return sendBasket(app, parent, { ...basketOf(...wanted), only_together: groups }, { path });
}

async function bookTogether(
  parent: Parent,
  wanted: Wanted[],
  groups: ReturnType<typeof line>[][],
): Promise<BasketResult> {
  const { status, body } = await sendTogether(parent, wanted, groups);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data as BasketResult;
}

/** How the page of the child in the office says that its weeks stand. */
async function weeksOnPage(registrationId: number): Promise<ChildCourseWeek['pivot'][]> {
  const { child_id } = (await stored(app, registrationId))!;
  const { body } = await app
    .as(await office(app))
    .get(`/api/child/${child_id}`)
    .expect(200);
  return (body.data.course_weeks as ChildCourseWeek[]).map(({ pivot }) => pivot);
}

const outcomes = ({ registrations }: Pick<BasketResult, 'registrations'>) =>
  registrations.map(({ outcome }) => outcome);
const idsOf = ({ registrations }: BasketResult) => registrations.map(({ id }) => id!);
const placesOf = (ids: readonly number[]) => Promise.all(ids.map((id) => placeOf(app, id)));
const groupsOf = async (ids: readonly number[]) =>
  (await Promise.all(ids.map((id) => stored(app, id)))).map((row) => row?.together_id);

/** Two siblings who wait together in a week with these seats, of which all but one are taken. */
async function siblings(seats = 2, more: Partial<CourseWeekEntity> = {}) {
  const { parent, children } = await someFamily(app, 2);
  const [one, two] = [children[0]!, children[1]!];
  const week = await someWeek(app, await someCourse(app), { max_participants: seats, ...more });
  const taken = await occupy(app, week, seats - 1);
  const group = [line(one, week), line(two, week)];
  return { parent, one, two, week, taken, group };
}

/** A child who wants weeks of two projects together, both of them full. */
async function twoWeeks() {
  const { parent, child } = await someFamily(app);
  const first = await someWeek(app, await someCourse(app), { max_participants: 1 });
  const second = await someWeek(app, await someCourse(app), { ...JULY, max_participants: 1 });
  const [[inFirst], [inSecond]] = [await occupy(app, first, 1), await occupy(app, second, 1)];
  const booked = await bookTogether(
    parent,
    [
      [child, first],
      [child, second],
    ],
    [[line(child, first), line(child, second)]],
  );
  return { parent, child, first, second, inFirst: inFirst!, inSecond: inSecond!, ids: idsOf(booked), booked };
}

describe('siblings in one week', () => {
  it('get their seats when there is one for each, and are no group any more', async () => {
    const { parent, one, two, week, taken, group } = await siblings();
    await remove(app, taken[0]!, 'staff');
    const booked = await bookTogether(parent, [[[one, two], week]], [group]);
    expect(outcomes(booked)).toEqual(['confirmed', 'confirmed']);
    expect(await groupsOf(idsOf(booked))).toEqual([null, null]);
  });

  it('wait both where one seat is free, and whoever comes after them gets it', async () => {
    const { parent, one, two, week, group } = await siblings();
    const booked = await bookTogether(parent, [[[one, two], week]], [group]);
    expect(outcomes(booked)).toEqual(['waiting', 'waiting']);
    const ids = idsOf(booked);
    expect(await groupsOf(ids)).toEqual([Math.min(...ids), Math.min(...ids)]);
    const { parent: other, child } = await someFamily(app);
    const { registrations } = await book(app, other, child, week);
    expect(registrations).toMatchObject([{ outcome: 'confirmed' }]);
  });

  it('are left out both where the queue has no place for each, which leaves the rest of the basket', async () => {
    const { parent, one, two, week, group } = await siblings(2, { waiting_list: 1 });
    const other = await someWeek(app, await someCourse(app), JULY);
    const wanted: Wanted[] = [
      [[one, two], week],
      [one, other],
    ];
    expect(outcomes(await bookTogether(parent, wanted, [group]))).toEqual(['full', 'full', 'confirmed']);
    const alone = await sendTogether(parent, [[[one, two], week]], [group]);
    expect([alone.status, alone.body.code]).toEqual([422, 'week_full']);
  });

  it('move up together as soon as there are two seats, with one mail', async () => {
    const { parent, one, two, week, taken, group } = await siblings(3);
    const { parent: other, child } = await someFamily(app);
    await book(app, other, child, week);
    const ids = idsOf(await bookTogether(parent, [[[one, two], week]], [group]));
    expect(await placesOf(ids)).toEqual(['waiting', 'waiting']);
    await remove(app, taken[0]!, 'staff');
    expect(await placesOf(ids)).toEqual(['waiting', 'waiting']);
    await remove(app, taken[1]!, 'staff');
    expect(await placesOf(ids)).toEqual(['confirmed', 'confirmed']);
    expect(await groupsOf(ids)).toEqual([null, null]);
    expect((await kindsTo(app, parent)).filter((kind) => kind === 'new-waiting')).toHaveLength(1);
  });

  it('are passed over by who comes after them and needs one seat only', async () => {
    const { parent, one, two, week, taken, group } = await siblings(1 + 1);
    const last = await someFamily(app);
    await book(app, last.parent, last.child, week);
    const ids = idsOf(await bookTogether(parent, [[[one, two], week]], [group]));
    const behind = await someFamily(app);
    const waiting = firstId(await book(app, behind.parent, behind.child, week));
    await remove(app, taken[0]!, 'staff');
    expect([...(await placesOf(ids)), await placeOf(app, waiting)]).toEqual([
      'waiting',
      'waiting',
      'confirmed',
    ]);
  });

  it.each([
    ['a parent gives one up', (ids: number[], parent: Parent) => remove(app, ids[0]!, parent)],
    [
      'the office moves one',
      async (ids: number[]) => {
        const elsewhere = await someWeek(app, await someCourse(app), JULY);
        expect((await move(app, ids[0]!, elsewhere)).status).toBe(200);
      },
    ],
    [
      'the office erases one child',
      async (ids: number[]) => {
        await erase(app, [{ id: (await stored(app, ids[0]!))!.child_id }]);
      },
    ],
    [
      'the office ends the group',
      async (ids: number[]) => {
        const staff = await office(app);
        const path = `/api/peopleCourseWeekRegistration/${ids[0]}/end-group`;
        expect(await weeksOnPage(ids[0]!)).toEqual([{ is_waiting: true, together: true }]);
        const { body } = await app.as(staff).post(path).expect(200);
        expect(body.data).toMatchObject({ is_waiting: false });
        expect(body.data).not.toHaveProperty('together_id');
        await app.as(staff).post(path).expect(422);
        expect(await weeksOnPage(ids[0]!)).toEqual([{ is_waiting: false }]);
      },
    ],
  ])('are a group no more when %s: who is left gets the free seat', async (_, end) => {
    const { parent, one, two, week, group } = await siblings();
    const ids = idsOf(await bookTogether(parent, [[[one, two], week]], [group]));
    await end(ids, parent);
    const left = [ids[0]!, ids[1]!].map((id) => stored(app, id));
    const rows = (await Promise.all(left)).filter((row) => row?.course_week_id === week.id);
    expect(rows.filter((row) => row?.is_waiting === false)).toHaveLength(1);
    expect(rows.map((row) => row?.together_id)).toEqual(rows.map(() => null));
  });

  it('leave the seat that they are passed over for to whom the office moves there', async () => {
    const { parent, one, two, week, group } = await siblings();
    await bookTogether(parent, [[[one, two], week]], [group]);
    const other = await someFamily(app);
    const from = await someWeek(app, await someCourse(app));
    const id = firstId(await book(app, other.parent, other.child, from));
    expect((await move(app, id, week)).status).toBe(200);
    expect(await stored(app, id)).toMatchObject({ course_week_id: week.id, is_waiting: false });
  });

  it('are a group no more when their week is merged into another', async () => {
    const { parent, one, two, week, group } = await siblings();
    const ids = idsOf(await bookTogether(parent, [[[one, two], week]], [group]));
    const course = { id: week.course_id } as CourseEntity;
    const into = await someWeek(app, course, { ...JULY, max_participants: 2 });
    expect((await merge(app, week, into)).status).toBe(200);
    expect(await groupsOf(ids)).toEqual([null, null]);
  });

  it('are offered their seats together where the project asks first', async () => {
    const { parent, children } = await someFamily(app, 2);
    const course = await someCourse(app, { move_up: 'offer' });
    const week = await someWeek(app, course, { max_participants: 2 });
    const taken = await occupy(app, week, 2);
    const group = children.map((child) => line(child, week));
    const ids = idsOf(await bookTogether(parent, [[children, week]], [group]));
    await remove(app, taken[0]!, 'staff');
    expect((await stored(app, ids[0]!))?.offer_expires_at).toBeNull();
    await remove(app, taken[1]!, 'staff');
    for (const id of ids)
      expect(await stored(app, id)).toMatchObject({ offer_expires_at: expect.any(Date), together_id: null });
  });
});

describe('weeks of one child', () => {
  it('wait both where one of them is full, in projects of their own', async () => {
    const { parent, child } = await someFamily(app);
    const free = await someWeek(app, await someCourse(app));
    const full = await someWeek(app, await someCourse(app), { ...JULY, max_participants: 1 });
    await occupy(app, full, 1);
    const booked = await bookTogether(
      parent,
      [
        [child, free],
        [child, full],
      ],
      [[line(child, free), line(child, full)]],
    );
    expect(outcomes(booked)).toEqual(['waiting', 'waiting']);
    await editWeek(app, full, { max_participants: 2 });
    expect(await placesOf(idsOf(booked))).toEqual(['confirmed', 'confirmed']);
  });

  it('move up together with the second seat, whichever comes first', async () => {
    for (const isFirst of [true, false]) {
      const { ids, inFirst, inSecond } = await twoWeeks();
      await remove(app, isFirst ? inFirst : inSecond, 'staff');
      expect(await placesOf(ids)).toEqual(['waiting', 'waiting']);
      await remove(app, isFirst ? inSecond : inFirst, 'staff');
      expect(await placesOf(ids)).toEqual(['confirmed', 'confirmed']);
    }
  });

  it('take no seat of who waits before them in the other week', async () => {
    const { parent, child } = await someFamily(app);
    const first = await someWeek(app, await someCourse(app), { max_participants: 1 });
    const second = await someWeek(app, await someCourse(app), { ...JULY, max_participants: 1 });
    const [[inFirst], [inSecond]] = [await occupy(app, first, 1), await occupy(app, second, 1)];
    const before = await someFamily(app);
    const waiting = firstId(await book(app, before.parent, before.child, second));
    const ids = idsOf(
      await bookTogether(
        parent,
        [
          [child, first],
          [child, second],
        ],
        [[line(child, first), line(child, second)]],
      ),
    );
    await remove(app, inFirst!, 'staff');
    await remove(app, inSecond!, 'staff');
    expect([...(await placesOf(ids)), await placeOf(app, waiting)]).toEqual([
      'waiting',
      'waiting',
      'confirmed',
    ]);
  });

  it('are a group no more when one of them is given up, which the question before says', async () => {
    const { ids, inSecond } = await twoWeeks();
    await remove(app, inSecond, 'staff');
    const path = `/api/peopleCourseWeekRegistration/${ids[0]}/delete-preview`;
    const { body } = await app
      .as(await office(app))
      .get(path)
      .set('api-lang', 'de')
      .expect(200);
    expect(body.data.consequences.join(' ')).toContain('Von der Warteliste rückt nach: ');
    await remove(app, ids[0]!, 'staff');
    expect(await placesOf(ids)).toEqual([null, 'confirmed']);
  });

  it('are a group no more when one of them is cancelled: the other gets its free seat', async () => {
    const { ids, first, inSecond } = await twoWeeks();
    await remove(app, inSecond, 'staff');
    expect(await placesOf(ids)).toEqual(['waiting', 'waiting']);
    await app
      .as(await office(app))
      .post(`/api/courseWeek/${first.id}/cancel`)
      .send({})
      .expect(200);
    expect(await placesOf(ids)).toEqual([null, 'confirmed']);
  });
});

describe('the rules of a project', () => {
  it('hold a group back whole under a fair start, and give it its seats whole at the end', async () => {
    const { parent, children } = await someFamily(app, 2);
    const [one, two] = [children[0]!, children[1]!];
    const course = await someCourse(app, {
      allocation: 'fair_start',
      places_per_child: 1,
      register_to: '2026-05-31',
    });
    const sure = await someWeek(app, course);
    const week = await someWeek(app, course, { ...JULY, waiting_list: 0 });
    await book(app, parent, one, sure);
    const booked = await bookTogether(parent, [[[one, two], week]], [[line(one, week), line(two, week)]]);
    expect(booked.registrations).toMatchObject([
      { outcome: 'waiting', held_back: true },
      { outcome: 'waiting', held_back: true },
    ]);
    const staff = await office(app);
    await app.as(staff).put(`/api/course/${course.id}`).send({ places_per_child: 2 }).expect(200);
    expect(await placesOf(idsOf(booked))).toEqual(['confirmed', 'confirmed']);
  });

  it('keep siblings together before a draw, and no weeks of a child', async () => {
    const { parent, children } = await someFamily(app, 2);
    const [one, two] = [children[0]!, children[1]!];
    const course = await someCourse(app, { allocation: 'draw' as CourseEntity['allocation'] });
    const [week, other] = [await someWeek(app, course), await someWeek(app, course, JULY)];
    const refused = await sendTogether(parent, [[one, [week, other]]], [[line(one, week), line(one, other)]]);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        'only_together.0': ['Vor einer Auslosung können nur Geschwister in derselben Woche zusammenbleiben.'],
      },
    ]);
    const quoted = await sendTogether(
      parent,
      [[one, [week, other]]],
      [[line(one, week), line(one, other)]],
      '/quote',
    );
    expect([quoted.status, quoted.body.errors]).toEqual([422, refused.body.errors]);
    const booked = await bookTogether(parent, [[[one, two], week]], [[line(one, week), line(two, week)]]);
    for (const id of idsOf(booked))
      expect(await stored(app, id)).toMatchObject({ siblings_together: true, together_id: null });
  });
});

it('a quote says what the group would get, and changes nothing', async () => {
  const { parent, one, two, week, group } = await siblings();
  const { body } = await sendTogether(parent, [[[one, two], week]], [group], '/quote');
  expect(body.data.lines).toMatchObject([{ outcome: 'waiting' }, { outcome: 'waiting' }]);
  expect(body.data.total).toBe(0);
  const alone = await sendTogether(parent, [[[one, two], week]], [], '/quote');
  expect(alone.body.data.lines).toMatchObject([{ outcome: 'confirmed' }, { outcome: 'waiting' }]);
});

describe('what is no group is 422 at its place', () => {
  it.each([
    ['one line', 'Eine Gruppe braucht mindestens zwei Zeilen dieses Korbs.', 0],
    ['a line that is not in the basket', 'Eine Gruppe braucht mindestens zwei Zeilen dieses Korbs.', 1],
    ['a line twice', 'Jede Zeile kann nur einmal in einer Gruppe stehen.', 2],
    [
      'several children in several weeks',
      'Zusammen bleiben können Geschwister in derselben Woche oder Wochen desselben Kindes.',
      3,
    ],
  ])('%s', async (_, message, index) => {
    const { parent, one, two, week } = await siblings();
    const other = await someWeek(app, await someCourse(app), JULY);
    const wanted: Wanted[] = [
      [[one, two], week],
      [two, other],
    ];
    const groups = [
      [line(one, week)],
      [line(one, week), line(one, other)],
      [line(one, week), line(one, week)],
      [line(one, week), line(two, other)],
    ];
    const { status, body } = await sendTogether(parent, wanted, [groups[index]!]);
    expect([status, body.errors]).toEqual([422, { 'only_together.0': [message] }]);
  });

  it('a line in two groups', async () => {
    const { parent, one, two, week, group } = await siblings();
    const other = await someWeek(app, await someCourse(app), JULY);
    const wanted: Wanted[] = [
      [[one, two], week],
      [two, other],
    ];
    const { status, body } = await sendTogether(parent, wanted, [group, [line(two, week), line(two, other)]]);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['only_together.1']]);
  });

  it.each([[7], [[7]], [{}], [[[{ child_id: 'x' }]]], [[{ child_id: 1, course_week_id: 1 }]]])(
    '%j',
    async (only_together) => {
      const { parent, one, two, week } = await siblings();
      const body = { ...basketOf([[one, two], week]), only_together };
      expect((await sendBasket(app, parent, body)).status).toBe(422);
    },
  );
});
