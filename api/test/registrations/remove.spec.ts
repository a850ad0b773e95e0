import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { TestApp } from '../support/app.js';
import { someCourse, someParent, someWeek, type Parent } from '../support/builders.js';
import {
  book,
  createQuietApp,
  daysOf,
  firstId,
  occupy,
  office,
  placeOf,
  remove,
  someFamily,
  historyOf,
  travel,
} from './support/book.js';
import { pay } from '../support/pay.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

/** A family with a confirmed registration in a week of two seats, and one that waits behind a full week. */
async function setTheScene() {
  const course = await someCourse(app, { register_to: '2026-05-31' });
  const week = await someWeek(app, course, { max_participants: 2 });
  const full = await someWeek(app, course, { max_participants: 1 });
  const [seat] = await occupy(app, full, 1);
  const { parent, child } = await someFamily(app);
  const confirmed = firstId(await book(app, parent, child, week));
  const waiting = firstId(await book(app, parent, child, full));
  return { course, week, full, seat: seat!, parent, child, confirmed, waiting };
}

describe('a parent', () => {
  it('removes a registration while the week is open: row and days go, the history stays', async () => {
    const { parent, child, confirmed } = await setTheScene();
    expect(await remove(app, confirmed, parent)).toEqual({
      success: true,
      message: 'Die Abmeldung ist eingetragen.',
    });
    expect(await placeOf(app, confirmed)).toBeNull();
    expect(await daysOf(app, child)).toEqual([]);
    expect(await historyOf(app, confirmed)).toEqual([
      { kind: 'registered', user_id: parent.id, amount: 12_000 },
      { kind: 'removed', user_id: parent.id, amount: 0 },
    ]);
  });

  it('leaves a waiting list', async () => {
    const { parent, waiting } = await setTheScene();
    expect(await remove(app, waiting, parent)).toEqual({
      success: true,
      message: 'Das Kind steht nicht mehr auf der Warteliste.',
    });
    expect(await placeOf(app, waiting)).toBeNull();
  });

  it('cannot remove a registration once the week is not open', async () => {
    const { parent, confirmed } = await setTheScene();
    await travel(app, '2026-05-31T22:00:00Z', parent);
    expect(await remove(app, confirmed, parent)).toEqual({
      success: false,
      message: 'Für diese Woche ist die Anmeldung nicht mehr offen. Bitte wenden Sie sich an das Büro.',
    });
    expect(await placeOf(app, confirmed)).toBe('confirmed');
  });

  it('leaves a waiting list also when registration is closed, until the week starts', async () => {
    const { parent, waiting, full } = await setTheScene();
    await travel(app, startOf(full, 0), parent);
    expect(await remove(app, waiting, parent)).toMatchObject({ success: false });
    await travel(app, startOf(full, -1), parent);
    expect(await remove(app, waiting, parent)).toMatchObject({ success: true });
  });

  it('cannot remove a registration with a payment on it', async () => {
    const { parent, confirmed } = await setTheScene();
    await pay(app, confirmed, 1);
    expect(await remove(app, confirmed, parent)).toEqual({
      success: false,
      message: 'Für diese Anmeldung ist schon etwas bezahlt. Bitte wenden Sie sich an das Büro.',
    });
    expect(await placeOf(app, confirmed)).toBe('confirmed');
  });

  it.each([
    [72 * 3_600_000, true],
    [72 * 3_600_000 + 1, false],
  ])('gives back a place one moved up to after %s ms: %s', async (after, success) => {
    const { parent, waiting, seat } = await setTheScene();
    await travel(app, '2026-06-02T10:00:00Z', parent);
    await remove(app, seat, 'staff');
    expect(await placeOf(app, waiting)).toBe('confirmed');
    app.clock.advance(after);
    expect(await remove(app, waiting, parent)).toMatchObject({ success });
  });

  it('gives such a place back within 72 hours even when the week starts meanwhile', async () => {
    const { parent, waiting, seat, full } = await setTheScene();
    await travel(app, startOf(full, -1), parent);
    await remove(app, seat, 'staff');
    app.clock.advance(60_000);
    expect(await remove(app, waiting, parent)).toMatchObject({ success: true });
  });

  it('sees what may be done in my family', async () => {
    const { parent, confirmed, waiting } = await setTheScene();
    await travel(app, '2026-05-31T22:00:00Z', parent);
    const { body } = await app.as(parent).get('/api/my-family').expect(200);
    expect(body.data.registrations).toEqual([
      expect.objectContaining({ id: confirmed, editable: false, deletable: false, delete_refusal: 'closed' }),
    ]);
    expect(body.data.waitingQueue).toEqual([
      expect.objectContaining({
        id: waiting,
        editable: false,
        deletable: true,
        delete_refusal: null,
        queue_position: 1,
      }),
    ]);
  });

  it('sees in my family that a payment keeps a registration from being removed', async () => {
    const { parent, confirmed } = await setTheScene();
    await pay(app, confirmed, 1);
    const { body } = await app.as(parent).get('/api/my-family').expect(200);
    expect(body.data.registrations).toEqual([
      expect.objectContaining({ id: confirmed, editable: true, deletable: false, delete_refusal: 'payment' }),
    ]);
  });

  it('cannot touch what is another family’s, or is not there', async () => {
    const { confirmed } = await setTheScene();
    const stranger = await someParent(app);
    for (const id of [confirmed, 999_999]) {
      await app.as(stranger).delete(`/api/registration/${id}`).expect(404);
    }
    expect(await placeOf(app, confirmed)).toBe('confirmed');
  });

  it('without a person cannot remove anything', async () => {
    const { confirmed } = await setTheScene();
    const answer = await app.as(await office(app)).delete(`/api/registration/${confirmed}`);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('no_person');
  });

  it('can book again what was removed, at the end of the queue', async () => {
    const { parent, child, full, waiting } = await setTheScene();
    const behind = await someFamily(app);
    const next = firstId(await book(app, behind.parent, behind.child, full));
    await remove(app, waiting, parent);
    const again = firstId(await book(app, parent, child, full));
    const position = async (by: Parent) => {
      const { body } = await app.as(by).get('/api/my-family');
      return body.data.waitingQueue[0];
    };
    expect(await position(behind.parent)).toMatchObject({ id: next, queue_position: 1 });
    expect(await position(parent)).toMatchObject({ id: again, queue_position: 2 });
  });
});

describe('the office', () => {
  it('removes at any time, also with a payment, and the history keeps the amount', async () => {
    const { confirmed, week } = await setTheScene();
    await pay(app, confirmed, 5_000);
    await travel(app, startOf(week, 3_600_000));
    expect(await remove(app, confirmed, 'staff')).toMatchObject({ success: true });
    expect((await historyOf(app, confirmed)).at(-1)).toEqual({
      kind: 'removed',
      user_id: (await office(app)).id,
      amount: 5_000,
    });
  });

  it('gets 404 for what is gone already', async () => {
    const { confirmed } = await setTheScene();
    await remove(app, confirmed, 'staff');
    await app
      .as(await office(app))
      .delete(`/api/peopleCourseWeekRegistration/${confirmed}`)
      .expect(404);
  });
});

/** An instant relative to the start of a week in Rome, in summer. */
function startOf(week: CourseWeekEntity, milliseconds: number): string {
  return new Date(Date.parse(`${week.from}T00:00:00+02:00`) + milliseconds).toISOString();
}
