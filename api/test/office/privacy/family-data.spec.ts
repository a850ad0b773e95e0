import type { FamilyExport } from '@feria/shared';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { createQuietApp, send } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { pay } from '../../support/pay.js';

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createQuietApp();
  office = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());

const sick = { with_diagnostics: true, allergies: 'Erdnüsse', medicaments: 'Spray' };

async function booked(parent: Parent, child: ChildEntity, seats = 1) {
  const course = await someCourse(app);
  const week = await someWeek(app, course, { max_participants: seats });
  const answer = await send(app, parent, course, signUpBody(child, week, { comment: 'mit Anna' }));
  expect(answer.status).toBe(201);
  return { course, week };
}

describe('the export of a family', () => {
  it('holds everything of it, with health, and nothing of the other parent', async () => {
    const [mother, father] = [await someParent(app), await someParent(app)];
    const child = await someChild(app, [mother, father], sick);
    const { course, week } = await booked(mother, child);
    const answer = await app.as(mother).get('/api/my-family/export').expect(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="feria-family.json"');
    const family = answer.body.data as FamilyExport;
    expect(family.parent).toMatchObject({ id: mother.personId, email: mother.email });
    expect(family.childrens).toEqual([expect.objectContaining({ tax: child.tax, ...sick })]);
    expect(family.registrations).toEqual([
      expect.objectContaining({
        child_id: child.id,
        course: { name: course.name, name_it: course.name_it },
        courseWeek: { name: week.name, name_it: week.name_it, from: week.from, to: week.to },
        price: 120,
        discount: 0,
        comment: 'mit Anna',
      }),
    ]);
    expect(family.events.map(({ kind }) => kind)).toEqual(['registered']);
    expect(family.mails.map(({ kind }) => kind)).toEqual(['new']);
    expect(JSON.stringify(family)).not.toContain(father.email);
  });

  it('is made by the office too: health only with child.health, and noted', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent, sick);
    const viewer = await someStaff(app, ['person.view', 'child.index']);
    const plain = (await app.as(viewer).get(`/api/parent/${parent.personId}/export`).expect(200)).body.data;
    expect(plain.childrens[0].tax).toBe(child.tax);
    expect(JSON.stringify(plain)).not.toContain('Erdnüsse');
    const nurse = await someStaff(app, ['person.view', 'child.index', 'child.health']);
    const full = (await app.as(nurse).get(`/api/parent/${parent.personId}/export`).expect(200)).body.data;
    expect(full.childrens[0]).toMatchObject(sick);
    const reads = await app.dataSource.manager.findBy(HealthReadEntity, { child_id: child.id });
    expect(reads.map(({ user_id, via }) => [user_id, via])).toEqual([[nurse.id, 'export']]);
  });

  it('belongs to nobody else', async () => {
    const [parent, stranger] = [await someParent(app), await someParent(app)];
    await app.as(stranger).get(`/api/parent/${parent.personId}/export`).expect(403);
    await app.as(office).get('/api/my-family/export').expect(403);
    await app.as(office).get('/api/parent/999999/export').expect(404);
    await app.http().get('/api/my-family/export').expect(401);
  });
});

describe('what the office reads of children', () => {
  it('is noted, for the list and for the record, when health is among it', async () => {
    const child = await someChild(app, await someParent(app), sick);
    const [nurse, clerk] = [
      await someStaff(app, 'Office'),
      await someStaff(app, ['child.index', 'child.update']),
    ];
    for (const reader of [nurse, clerk]) {
      await app.as(reader).get('/api/child').query({ search: child.first_name }).expect(200);
      await app.as(reader).get(`/api/child/${child.id}`).expect(200);
    }
    const reads = await app.dataSource.manager.find(HealthReadEntity, {
      where: { child_id: child.id },
      order: { via: 'ASC' },
    });
    expect(reads.map(({ user_id, via }) => [user_id, via])).toEqual([
      [nurse.id, 'list'],
      [nurse.id, 'record'],
    ]);
  });
});

describe('erasing a family', () => {
  it('leaves nothing that names it, frees its seats, and keeps amounts', async () => {
    const { manager } = app.dataSource;
    const [parent, waiting] = [await someParent(app), await someParent(app)];
    const child = await someChild(app, parent, sick);
    const { course, week } = await booked(parent, child);
    const { id } = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
    await pay(app, id, 5_000);
    await pay(app, id, 0);
    const next = await someChild(app, waiting);
    expect(
      (await send(app, waiting, course, signUpBody(next, week))).body.data.registrations[0].outcome,
    ).toBe('waiting');

    const answer = await app.as(office).post(`/api/parent/${parent.personId}/erase`).expect(200);
    expect(answer.body.data).toEqual({
      success: true,
      message: 'Die Daten von Rossi Eva wurden mit dem Konto und den Daten von 1 Kind gelöscht.',
    });
    await app.as(parent).get('/api/userdata').expect(401);
    for (const { tableName } of app.dataSource.entityMetadatas) {
      const text = JSON.stringify(
        await app.dataSource.query(`SELECT * FROM ${app.dataSource.driver.escape(tableName)}`),
      );
      for (const trace of [parent.email, child.first_name, child.tax])
        expect([tableName, text.includes(trace)]).toEqual([tableName, false]);
    }
    const moved = await manager.findOneByOrFail(RegistrationEntity, { child_id: next.id });
    expect(moved.is_waiting).toBe(false);
    expect(await manager.countBy(OutboxMailEntity, { recipient: waiting.email, kind: 'new-waiting' })).toBe(
      1,
    );
    const removed = await manager.findOneByOrFail(RegistrationEventEntity, {
      child_id: child.id,
      kind: 'removed',
    });
    expect(removed.amount).toBe(0);
    const payments = await manager.findBy(PaymentEntity, { person_id: parent.personId });
    expect(payments.map(({ amount }) => amount)).toEqual([5_000, -5_000]);
  });

  it('leaves a child with its other parent, and its places', async () => {
    const { manager } = app.dataSource;
    const [mother, father] = [await someParent(app), await someParent(app)];
    const child = await someChild(app, [mother, father]);
    await booked(mother, child);
    const answer = await app.as(office).post(`/api/parent/${mother.personId}/erase`).expect(200);
    expect(answer.body.data.message).toMatch(/1 Kind bleibt dem anderen Elternteil zugeordnet/);
    expect(await manager.existsBy(ChildEntity, { id: child.id })).toBe(true);
    expect(await manager.countBy(RegistrationEntity, { child_id: child.id })).toBe(1);
    expect(await manager.existsBy(UserEntity, { id: mother.id })).toBe(false);
  });

  it('keeps an account that is staff’s', async () => {
    const parent = await someParent(app);
    const [role] = await app.dataSource.query(
      `SELECT id FROM ${app.dataSource.driver.escape('role')} LIMIT 1`,
    );
    await app.dataSource.manager.insert('user_role', { user_id: parent.id, role_id: role.id });
    await app.as(office).post(`/api/parent/${parent.personId}/erase`).expect(200);
    const { body } = await app.as(parent).get('/api/userdata').expect(200);
    expect(body.data.people).toBeNull();
  });

  it('is for holders of person.update', async () => {
    const parent = await someParent(app);
    const viewer = await someStaff(app, ['person.view', 'person.index']);
    await app.as(viewer).post(`/api/parent/${parent.personId}/erase`).expect(403);
    await app.as(parent).post(`/api/parent/${parent.personId}/erase`).expect(403);
    await app.as(office).post('/api/parent/999999/erase').expect(404);
  });
});
