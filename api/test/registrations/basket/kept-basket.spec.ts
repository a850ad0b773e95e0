import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { BasketLineEntity } from '../../../src/model/registrations/basket-line.entity.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someStaff, someWeek } from '../../support/builders.js';
import { createQuietApp, occupy, someFamily } from '../support/book.js';
import { basketOf, bookBasket, keepBasket, keptBasket, line, putIn, sendBasket } from './support.js';

/* What a parent has put into the basket (product/registrations.md#kept-basket). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

const JULY = { from: '2026-07-06', to: '2026-07-10' };

/** Two projects with a week each, on different days. */
async function twoWeeks(): Promise<[CourseWeekEntity, CourseWeekEntity]> {
  return [
    await someWeek(app, await someCourse(app)),
    await someWeek(app, await someCourse(app), { ...JULY, waiting_list: 0 }),
  ];
}

const pairs = ({ lines }: { lines: readonly { child_id: number; course_week_id: number }[] }) =>
  lines.map(({ child_id, course_week_id }) => [child_id, course_week_id]);

describe('a kept basket', () => {
  it('has what was put into it, in that order, with the projects, and is the account’s own', async () => {
    const { parent, children } = await someFamily(app, 2);
    const [one, other] = await twoWeeks();
    expect((await keptBasket(app, parent)).lines).toEqual([]);
    await putIn(app, parent, line(children[1]!, other), { ...line(children[0]!, one), day_type: 'half_day' });
    expect((await keptBasket(app, parent)).lines).toEqual([
      {
        child_id: children[1]!.id,
        course_id: other.course_id,
        course_week_id: other.id,
        day_type: 'full_day',
      },
      { child_id: children[0]!.id, course_id: one.course_id, course_week_id: one.id, day_type: 'half_day' },
    ]);
    const { parent: stranger } = await someFamily(app);
    expect((await keptBasket(app, stranger)).lines).toEqual([]);
  });

  it('is not overwritten by a device that has not seen it', async () => {
    const { parent, child } = await someFamily(app);
    const [one, other] = await twoWeeks();
    const { version } = await keptBasket(app, parent);
    const { version: newer } = await putIn(app, parent, line(child, one));
    const late = await keepBasket(app, parent, version, [line(child, other)]);
    expect([late.status, late.body.code, late.body.version]).toEqual([409, 'changed_meanwhile', newer]);
    expect(late.body.conflicts.lines.theirs).toEqual([line(child, one)]);
    expect(pairs(await keptBasket(app, parent))).toEqual([[child.id, one.id]]);
    await keepBasket(app, parent, newer, [line(child, one), line(child, other)]);
    expect((await keptBasket(app, parent)).lines).toHaveLength(2);
  });

  it('takes 60 lines, and each child and week once', async () => {
    const { parent, child } = await someFamily(app);
    const [week] = await twoWeeks();
    const { version } = await keptBasket(app, parent);
    const many = await keepBasket(app, parent, version, Array<object>(61).fill(line(child, week)) as []);
    expect([many.status, Object.keys(many.body.errors)]).toEqual([422, ['lines']]);
    const twice = await keepBasket(app, parent, version, [line(child, week), line(child, week)]);
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['lines.1.course_week_id']]);
  });

  it('takes no line of a child of others, and of no week that is not there', async () => {
    const { parent, child } = await someFamily(app);
    const { child: foreign } = await someFamily(app);
    const [week] = await twoWeeks();
    const { version } = await keptBasket(app, parent);
    const { status, body } = await keepBasket(app, parent, version, [
      line(foreign, week),
      line(child, { id: 999_999 }),
    ]);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['lines.0.child_id', 'lines.1.course_week_id']]);
  });

  it('loses what is booked by a basket, and keeps the rest', async () => {
    const { parent, children } = await someFamily(app, 2);
    const [one, other] = await twoWeeks();
    await occupy(app, other, other.max_participants ?? 0);
    const lines = [line(children[0]!, one), line(children[1]!, one), line(children[0]!, other)];
    const { version } = await putIn(app, parent, ...lines);
    await bookBasket(app, parent, [children[0]!, one], [children[0]!, other]);
    // Read by itself: what is booked is not shown in any case.
    const rows = await app.dataSource.manager.find(BasketLineEntity, {
      where: { user_id: parent.id },
      order: { id: 'ASC' },
    });
    expect(pairs({ lines: rows })).toEqual([
      [children[1]!.id, one.id],
      [children[0]!.id, other.id],
    ]);
    expect((await keepBasket(app, parent, version, lines)).status).toBe(409);
  });

  it('keeps everything when the basket is refused', async () => {
    const { parent, child } = await someFamily(app);
    const [one, other] = await twoWeeks();
    await putIn(app, parent, line(child, one), line(child, other));
    const body = basketOf(
      [child, one],
      [child, Object.assign(Object.create(other) as typeof other, { id: 999_999 })],
    );
    expect((await sendBasket(app, parent, body)).status).toBe(422);
    expect((await keptBasket(app, parent)).lines).toHaveLength(2);
  });

  it('does not show what somebody has booked', async () => {
    const { parent, child } = await someFamily(app);
    const { parent: second } = await someFamily(app);
    await app.dataSource.manager.insert(ChildParentEntity, {
      child_id: child.id,
      person_id: second.personId,
      invited_by: null,
    });
    const [one, other] = await twoWeeks();
    await putIn(app, parent, line(child, one), line(child, other));
    await bookBasket(app, second, [child, one]);
    expect(pairs(await keptBasket(app, parent))).toEqual([[child.id, other.id]]);
  });

  it('says who has booked a line and which week was cancelled, until the parent has read it', async () => {
    const { parent, child } = await someFamily(app);
    const { parent: second } = await someFamily(app);
    await app.dataSource.manager.insert(ChildParentEntity, {
      child_id: child.id,
      person_id: second.personId,
      invited_by: null,
    });
    const [one, other] = await twoWeeks();
    const fine = await someWeek(app, await someCourse(app), { from: '2026-07-13', to: '2026-07-17' });
    await putIn(app, parent, line(child, one), line(child, other), line(child, fine));
    await bookBasket(app, second, [child, one]);
    await app.dataSource.manager.update(CourseWeekEntity, other.id, { cancelled_at: app.clock.now() });
    const { left_out, version } = await keptBasket(app, parent);
    expect(pairs({ lines: left_out })).toEqual([
      [child.id, one.id],
      [child.id, other.id],
    ]);
    expect(left_out[0]!.message).toMatch(
      /^\S+ \S\. hat dieses Kind heute um .* schon für die Woche .* eingetragen\.$/,
    );
    expect(left_out[1]!.message).toContain('abgesagt');
    // Another change does not drop what was not read yet.
    const changed = await keepBasket(app, parent, version, []);
    expect(pairs({ lines: changed.body.data.left_out })).toEqual(pairs({ lines: left_out }));
    const read = await app
      .as(parent)
      .put('/api/my-family/basket')
      .send({ version: changed.body.data.version, lines: [], forget_left_out: true });
    expect([read.status, read.body.data.left_out]).toEqual([200, []]);
    expect((await keptBasket(app, parent)).left_out).toEqual([]);
  });

  it('asks the database no more often for many lines that others booked than for one', async () => {
    const { parent, child } = await someFamily(app);
    const { parent: second } = await someFamily(app);
    const link = { child_id: child.id, person_id: second.personId, invited_by: null };
    await app.dataSource.manager.insert(ChildParentEntity, link);
    const weeks = [];
    for (const from of ['2026-07-06', '2026-07-13', '2026-07-20'])
      weeks.push(
        await someWeek(app, await someCourse(app), {
          from,
          to: `${from.slice(0, 8)}${Number(from.slice(8)) + 4}`,
        }),
      );
    await putIn(app, parent, ...weeks.map((week) => line(child, week)));
    const counts = [];
    for (const week of weeks) {
      await bookBasket(app, second, [child, week]);
      const { statements } = await app.countReads(async () => void (await keptBasket(app, parent)));
      counts.push(statements.length);
    }
    expect((await keptBasket(app, parent)).left_out).toHaveLength(3);
    expect(new Set(counts).size).toBe(1);
  });

  it('does not show weeks that are over, cancelled or of a project that is not shown, and children of others', async () => {
    const { manager } = app.dataSource;
    const { parent, children } = await someFamily(app, 2);
    const weeks = [];
    for (let day = 0; day < 4; day += 1) weeks.push(await someWeek(app, await someCourse(app)));
    const [past, cancelled, hidden, fine] = weeks as [
      CourseWeekEntity,
      CourseWeekEntity,
      CourseWeekEntity,
      CourseWeekEntity,
    ];
    const all = weeks.map((week) => line(children[0]!, week));
    await putIn(app, parent, ...all, line(children[1]!, fine));
    await manager.update(CourseWeekEntity, past.id, { from: '2026-01-05', to: '2026-01-09' });
    await manager.update(CourseWeekEntity, cancelled.id, { cancelled_at: app.clock.now() });
    await manager.update(CourseEntity, hidden.course_id, { active: false });
    await manager.delete(ChildParentEntity, { child_id: children[1]!.id });
    expect(pairs(await keptBasket(app, parent))).toEqual([[children[0]!.id, fine.id]]);
  });

  it('is forgotten when its weeks are over or gone', async () => {
    const { manager } = app.dataSource;
    const { parent, child } = await someFamily(app);
    const [one, other] = await twoWeeks();
    const gone = await someWeek(app, await someCourse(app));
    await putIn(app, parent, line(child, one), line(child, other), line(child, gone));
    await manager.update(CourseWeekEntity, one.id, { from: '2026-01-05', to: '2026-01-09' });
    await manager.delete(CourseWeekEntity, gone.id);
    await app.app.get(Housekeeping).sweep();
    const rows = await manager.findBy(BasketLineEntity, { user_id: parent.id });
    expect(pairs({ lines: rows })).toEqual([[child.id, other.id]]);
  });

  it('forgets a child that is deleted', async () => {
    const { parent, children } = await someFamily(app, 2);
    const [week] = await twoWeeks();
    await putIn(app, parent, line(children[0]!, week), line(children[1]!, week));
    const staff = await someStaff(app, 'Administrator');
    await app.as(staff).delete(`/api/child/${children[0]!.id}`).expect(200);
    const rows = await app.dataSource.manager.findBy(BasketLineEntity, { user_id: parent.id });
    expect(pairs({ lines: rows })).toEqual([[children[1]!.id, week.id]]);
  });

  it('stands in the copy of one’s data', async () => {
    const { parent, child } = await someFamily(app);
    const [week] = await twoWeeks();
    await putIn(app, parent, line(child, week));
    const { body } = await app.as(parent).get('/api/my-family/export').expect(200);
    expect(body.data.basket).toMatchObject([
      { child_id: child.id, courseWeek: { from: week.from, to: week.to }, day_type: 'full_day' },
    ]);
  });
});
