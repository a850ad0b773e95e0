import type { CourseDetailWeek } from '@feria/shared';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  READER,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { asking } from '../../support/questions.js';
import { book, occupy, outcomes } from '../../registrations/support/book.js';
import { pay } from '../../support/pay.js';

describe('detail of a course', () => {
  let app: TestApp;
  let leader: Staff;
  let parent: Parent;

  beforeAll(async () => {
    app = await createTestApp();
    leader = await someStaff(app, READER);
    parent = await someParent(app);
  });
  afterAll(() => app.close());

  const weeksOf = async (course: { id: number }): Promise<CourseDetailWeek[]> =>
    (await app.as(leader).get(`/api/course/${course.id}`).expect(200)).body.data.courseWeeks;

  it('lists weeks by date with their counts, also those that nobody has booked', async () => {
    const course = await someCourse(app);
    const late = await someWeek(app, course, { from: '2026-07-06', to: '2026-07-10' });
    const early = await someWeek(app, course, { from: '2026-06-15', to: '2026-06-19', max_participants: 1 });
    await occupy(app, early, 1);
    expect(await weeksOf(course)).toMatchObject([
      {
        id: early.id,
        course_id: course.id,
        name: early.name,
        price: 120,
        max_participants: 1,
        state: 'open',
      },
      { id: late.id, registered: 0, waiting: 0, registered_participants: [], waiting_queue_participants: [] },
    ]);
  });

  it('shows of a participant what the list needs, money in euros, and nothing of the health data', async () => {
    const course = await someCourse(app, {
      questions: await asking(app),
    });
    const week = await someWeek(app, course);
    const child = await someChild(app, parent, { allergies: 'Erdnüsse', with_diagnostics: true });
    const result = await book(app, parent, child, week, {
      custom_field: 'M',
      emergency_contact1_name: 'Oma Rosa',
    });
    const id = result.registrations[0]?.id as number;
    await pay(app, id, 5_050);
    const answer = await app.as(leader).get(`/api/course/${course.id}`).expect(200);
    expect(answer.body.data.courseWeeks[0].registered_participants).toEqual([
      {
        id,
        child_id: child.id,
        first_name: child.first_name,
        last_name: 'Rossi',
        tax: child.tax,
        created_at: app.clock.now().toISOString(),
        day_type: 'full_day',
        price: 120,
        discount: 0,
        payed: false,
        payed_amount: 50.5,
        answers: [{ question_id: course.questions[0]?.id, value: 'M' }],
        custom_field: 'M',
        emergency_contact1_name: 'Oma Rosa',
        emergency_contact1_phone: '+39 333 1111111',
        emergency_contact2_name: null,
        emergency_contact2_phone: '+39 333 2222222',
      },
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/Erdn|diagnos/);
  });

  it('lists participants by name and the queue in its order', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 3, waiting_list: 3 });
    const named = (first_name: string, last_name: string) =>
      someChild(app, parent, { first_name, last_name });
    for (const child of [
      await named('Zoe', 'Öberg'),
      await named('Anna', 'Zanon'),
      await named('Adam', 'öberg'),
      await named('Wim', 'Zuerst'),
      await named('Ada', 'Amort'),
    ]) {
      await book(app, parent, child, week);
    }
    const [detail] = await weeksOf(course);
    expect(detail).toMatchObject({ registered: 3, waiting: 2 });
    expect(detail?.registered_participants.map(({ first_name }) => first_name)).toEqual([
      'Adam',
      'Zoe',
      'Anna',
    ]);
    expect(
      detail?.waiting_queue_participants.map(({ first_name, queue_position }) => [
        first_name,
        queue_position,
      ]),
    ).toEqual([
      ['Wim', 1],
      ['Ada', 2],
    ]);
  });

  it('numbers the queue anew when somebody leaves it', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 1, waiting_list: 2 });
    await occupy(app, week, 1);
    const children = [await someChild(app, parent), await someChild(app, parent)];
    const results = [];
    for (const child of children) results.push(await book(app, parent, child, week));
    expect(results.flatMap(outcomes)).toEqual(['waiting', 'waiting']);
    await app.as(parent).delete(`/api/registration/${results[0]?.registrations[0]?.id}`).expect(200);
    expect((await weeksOf(course))[0]?.waiting_queue_participants).toMatchObject([
      { child_id: children[1]?.id, queue_position: 1 },
    ]);
  });

  it('counts a full week and its full queue as full', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 1, waiting_list: 0 });
    await occupy(app, week, 1);
    expect(await weeksOf(course)).toMatchObject([{ full: true, registered: 1 }]);
  });

  it('needs as many statements for many weeks and rows as for none', async () => {
    const [empty, full] = [await someCourse(app), await someCourse(app)];
    for (let number = 0; number < 4; number += 1) await occupy(app, await someWeek(app, full), 3);
    const statements = async ({ id }: { id: number }) =>
      (await app.countStatements(() => app.as(leader).get(`/api/course/${id}`).expect(200))).length;
    expect(await statements(full)).toBe(await statements(empty));
  });

  it('is for holders of course.view, and no part of lists and of answers to a change', async () => {
    const course = await someCourse(app);
    await someWeek(app, course);
    const address = `/api/course/${course.id}`;
    const editor = await someStaff(app, ['course.update', 'course.index']);
    await app.as(editor).get(address).expect(403);
    await app.as(parent).get(address).expect(403);
    const changed = await app.as(editor).put(address).send({ name: 'Neu' }).expect(200);
    expect(changed.body.data).not.toHaveProperty('courseWeeks');
    const list = await app
      .as(editor)
      .get('/api/course')
      .query({ filters: `id|${course.id}` })
      .expect(200);
    expect(list.body.data[0]).not.toHaveProperty('courseWeeks');
  });
});
