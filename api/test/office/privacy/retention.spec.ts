import { ChildEntity, ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { asking } from '../../support/questions.js';
import { pay } from '../../support/pay.js';

/** The weeks of the tests are in June 2026 and end on the 19th; the rule waits for 24 months. */
const LAST_DAY = '2028-06-19T10:00:00.000Z';
const DAY_AFTER = '2028-06-20T10:00:00.000Z';

describe('retention', () => {
  let app: TestApp;
  let parent: Parent;

  beforeEach(async () => {
    app = await createTestApp();
    parent = await someParent(app);
  });
  afterEach(() => app.close());

  async function bookedChild(wanted: Partial<ChildEntity> = {}): Promise<ChildEntity> {
    const child = await someChild(app, parent, {
      with_diagnostics: true,
      allergies: 'Nüsse',
      medicaments: 'Spray',
      ...wanted,
    });
    const course = await someCourse(app, {
      questions: await asking(app),
    });
    const week = await someWeek(app, course);
    const body = signUpBody(child, week, { comment: 'Bitte mit Anna', custom_field: '128' });
    await app.as(parent).post(`/api/send-registration/${course.id}`).send(body).expect(201);
    const { manager } = app.dataSource;
    const { id } = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
    await pay(app, id, 12_000, '2026-05-04');
    await manager.update(RegistrationEntity, { id }, { comment_internal: 'ruft oft an' });
    await app.app.get(OutboxWorker).drain();
    return child;
  }

  async function sweepAt(instant: string): Promise<void> {
    app.clock.set(instant);
    await app.app.get(Housekeeping).sweep();
  }

  const reread = (child: ChildEntity) =>
    app.dataSource.manager.findOneByOrFail(ChildEntity, { id: child.id });

  it('keeps a child for exactly the months that are configured', async () => {
    const child = await bookedChild();
    await sweepAt(LAST_DAY);
    expect(await reread(child)).toMatchObject({
      first_name: child.first_name,
      allergies: 'Nüsse',
      anonymised_at: null,
    });
    await sweepAt(DAY_AFTER);
    expect(await reread(child)).toMatchObject({ first_name: 'anonym', anonymised_at: new Date(DAY_AFTER) });
  });

  it('takes away everything that tells who the child is, in every table', async () => {
    const child = await bookedChild();
    await sweepAt(DAY_AFTER);
    for (const { tableName } of app.dataSource.entityMetadatas) {
      const rows = await app.dataSource.query(`SELECT * FROM ${app.dataSource.driver.escape(tableName)}`);
      const text = JSON.stringify(rows);
      const traces = [
        child.first_name,
        child.tax,
        'Bitte mit Anna',
        'ruft oft an',
        '+39 333 1111111',
        '"128"',
      ];
      for (const trace of traces) expect([tableName, text.includes(trace)]).toEqual([tableName, false]);
    }
    const left = await reread(child);
    expect(left).toMatchObject({
      allergies: null,
      medicaments: null,
      with_diagnostics: false,
      birth: '2016-01-01',
    });
    expect(await app.dataSource.manager.countBy(ChildParentEntity, { child_id: child.id })).toBe(0);
    expect(await app.dataSource.manager.existsBy(ParentEntity, { id: parent.personId })).toBe(true);
  });

  it('leaves figures and payments as they were', async () => {
    const child = await bookedChild();
    const { manager } = app.dataSource;
    const before = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
    await sweepAt(DAY_AFTER);
    const after = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
    const figures = ({
      id,
      course_week_id,
      day_type,
      price,
      payed_amount,
      payed_at,
      created_at,
    }: RegistrationEntity) => ({ id, course_week_id, day_type, price, payed_amount, payed_at, created_at });
    expect(figures(after)).toEqual(figures(before));
    expect((await reread(child)).gender).toBe(child.gender);
  });

  it('spares a child whose family confirmed its data since, and one with a later week', async () => {
    const confirmed = await bookedChild();
    await app.dataSource.manager.update(
      ChildEntity,
      { id: confirmed.id },
      { last_update: new Date('2027-06-01') },
    );
    const later = await bookedChild();
    const nextYear = await someCourse(app, { from: '2027-06-01', to: '2027-07-30' });
    const week = await someWeek(app, nextYear, { from: '2027-06-07', to: '2027-06-11' });
    await app.dataSource.manager.update(
      RegistrationEntity,
      { child_id: later.id },
      { course_week_id: week.id },
    );
    await sweepAt(DAY_AFTER);
    for (const child of [confirmed, later]) expect((await reread(child)).first_name).toBe(child.first_name);
  });

  it('anonymises each once, hundreds too', async () => {
    const { manager } = app.dataSource;
    const old = { last_update: new Date('2020-01-01') };
    const children = [];
    for (let index = 0; index < 210; index += 1) children.push(await someChild(app, parent, old));
    await sweepAt(DAY_AFTER);
    expect(await manager.countBy(ChildEntity, { first_name: 'anonym' })).toBe(children.length);
    const first = await reread(children[0]!);
    await sweepAt('2028-08-01T10:00:00.000Z');
    expect(await reread(children[0]!)).toEqual(first);
  });
});
