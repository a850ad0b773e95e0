import type { MyFamily } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import type { TestApp } from '../../support/app.js';
import { someChild, someParent, type Parent } from '../../support/builders.js';
import { book, firstId, historyOf, placeOf, remove, startTwo, travel } from '../support/book.js';
import { close, CLOSED, OPEN, previewed, published, someDraw, wish, wishing } from './support.js';

/* A parent puts the wishes for a draw into another order (product/registrations.md#order-of-wishes). */

let app: TestApp;
let second: TestApp;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close: end } = await startTwo());
});
beforeEach(() => travel(app, OPEN));
afterAll(() => end());

/** A family with three wishes for a child, one seat in each week. */
async function someWishes() {
  const { course, weeks } = await someDraw(app, [1, 1, 1], { places_per_child: 1 });
  const { parent, child } = await wishing(app, weeks);
  const ids = await wishesOf(parent, child);
  return { course, weeks, parent, child, ids };
}

/** The wishes of a child as my family shows them, dearest first. */
async function wishesOf(parent: { token: string }, child: { id: number }): Promise<number[]> {
  const { body } = await app.as(parent).get('/api/my-family').expect(200);
  return (body as { data: MyFamily }).data.waitingQueue
    .filter(({ people }) => people.id === child.id)
    .sort((a, b) => a.priority! - b.priority!)
    .map(({ id }) => id);
}

function order(who: { token: string } | null, childId: number, body: object, process = app) {
  return process.as(who).put(`/api/my-family/children/${childId}/wishes`).set('api-lang', 'de').send(body);
}

async function anotherParent(child: { id: number }): Promise<Parent> {
  const parent = await someParent(app);
  await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: parent.personId });
  return parent;
}

it('the new order is what the draw reads, and stands in history and log', async () => {
  const { course, parent, child, ids } = await someWishes();
  const [one, two, three] = ids as [number, number, number];
  const answer = await order(parent, child.id, {
    course_id: course.id,
    shown: ids,
    wishes: [three, one, two],
  });
  expect([answer.status, answer.body.data]).toEqual([
    200,
    { course_id: course.id, wishes: [three, one, two] },
  ]);
  expect(await wishesOf(parent, child)).toEqual([three, one, two]);
  const [, event] = await app.dataSource.manager.find(RegistrationEventEntity, {
    where: { registration_id: three },
    order: { id: 'ASC' },
  });
  expect(event).toMatchObject({ kind: 'changed', user_id: parent.id, at: app.clock.now() });
  const line = await app.dataSource.manager.findOneByOrFail(AuditEntryEntity, {
    resource: 'my-family/children/wishes',
    record_id: child.id,
  });
  expect(line).toMatchObject({ action: 'update', user_id: parent.id });

  await close(app);
  expect((await previewed(app, course)).outcome.given).toEqual([
    expect.objectContaining({ child: child.id, round: 1 }),
  ]);
  await published(app, course);
  expect(await Promise.all([three, one, two].map((id) => placeOf(app, id)))).toEqual([
    'confirmed',
    expect.any(String),
    expect.any(String),
  ]);
});

it('a wish that keeps its rank has nothing in its history, and a later wish comes last', async () => {
  const { course, weeks, parent, child, ids } = await someWishes();
  const [one, two, three] = ids as [number, number, number];
  // A gap in the ranks is closed.
  await remove(app, two, parent);
  const body = { course_id: course.id, shown: [one, three], wishes: [three, one] };
  await order(parent, child.id, body).expect(200);
  expect((await historyOf(app, one)).map(({ kind }) => kind)).toEqual(['waiting', 'changed']);
  await order(parent, child.id, { ...body, shown: [three, one], wishes: [three, one] }).expect(200);
  expect((await historyOf(app, one)).map(({ kind }) => kind)).toEqual(['waiting', 'changed']);
  const later = firstId(await book(app, parent, child, weeks[1]!));
  expect(await wishesOf(parent, child)).toEqual([three, one, later]);
});

it('the other parent may too, but neither overwrites what the other has just done', async () => {
  const { course, parent, child, ids } = await someWishes();
  const other = await anotherParent(child);
  const [one, two, three] = ids as [number, number, number];
  const answers = await Promise.all([
    order(parent, child.id, { course_id: course.id, shown: ids, wishes: [three, two, one] }),
    order(other, child.id, { course_id: course.id, shown: ids, wishes: [two, one, three] }, second),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [done] = answers.filter(({ status }) => status === 200);
  const [refused] = answers.filter(({ status }) => status === 409);
  expect(await wishesOf(parent, child)).toEqual(done!.body.data.wishes);
  expect(refused!.body).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('in einer anderen Reihenfolge'),
  });
});

it('a wish that came or went since is a question too', async () => {
  const { course, parent, child, ids } = await someWishes();
  await remove(app, ids[0]!, parent);
  await order(parent, child.id, { course_id: course.id, shown: ids, wishes: ids.toReversed() }).expect(409);
  expect(await wishesOf(parent, child)).toEqual(ids.slice(1));
});

it('all wishes are in the new order, each once, and none of another child', async () => {
  const { course, weeks, parent, child, ids } = await someWishes();
  const sibling = await someChild(app, parent);
  await wish(app, { parent, child: sibling, children: [sibling] }, weeks);
  const [foreign] = await wishesOf(parent, sibling);
  const [one, two] = ids as [number, number, number];
  for (const wishes of [
    [one, two],
    [one, two, two],
    [one, two, foreign],
    [...ids, foreign],
  ]) {
    const answer = await order(parent, child.id, { course_id: course.id, shown: ids, wishes });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['wishes']]);
  }
  expect(await wishesOf(parent, child)).toEqual(ids);
});

it('another family finds no such child, whatever it sends', async () => {
  const { course, parent, child, ids } = await someWishes();
  const stranger = await someParent(app);
  const body = { course_id: course.id, shown: ids, wishes: ids.toReversed() };
  const missing = await order(stranger, 9_999_999, body);
  const foreign = await order(stranger, child.id, body);
  expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  await order(parent, child.id, { ...body, course_id: 9_999_999 }).expect(404);
  await order(null, child.id, body).expect(401);
  expect(await wishesOf(parent, child)).toEqual(ids);
});

it('once registration has ended the order stands, before the draw and after it', async () => {
  const { course, parent, child, ids } = await someWishes();
  const body = { course_id: course.id, shown: ids, wishes: ids.toReversed() };
  const refusal = async (): Promise<string> => {
    const answer = await order(parent, child.id, body);
    expect(answer.status).toBe(422);
    return answer.body.message as string;
  };
  await travel(app, CLOSED, parent);
  expect(await refusal()).toContain('Die Anmeldung ist zu Ende');
  await published(app, course);
  expect(await refusal()).toBe('Die Auslosung ist schon veröffentlicht.');
  const { manager } = app.dataSource;
  await manager.update(CourseEntity, { id: course.id }, { allocation: 'first_come', allocated_at: null });
  expect(await refusal()).toBe('Die Plätze dieses Projekts werden nicht ausgelost.');
});
