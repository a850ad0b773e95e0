import { addDays, type Absence, type MyFamily, type ToldAbsence } from '@feria/shared';
import { AuditEntryEntity } from '../../src/core/audit/audit-entry.entity.js';
import { AbsenceEntity } from '../../src/model/families/absence.entity.js';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { ChildParentEntity, type ChildEntity } from '../../src/model/families/child.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someCourse, someParent, someStaff, someWeek, type Parent, type Staff } from '../support/builders.js';
import { childOf, MONDAY, somePlaceIn, someWeekOnSite } from './support.js';

/* Days on which a child does not come (product/on-site.md#absences). */

const TUESDAY = addDays(MONDAY, 1);

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
let parent: Parent;
let child: ChildEntity;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(`${MONDAY}T10:00:00.000Z`);
  office = await someStaff(app, 'Office');
});
beforeEach(async () => {
  week = await someWeekOnSite(app);
  parent = await someParent(app);
  child = await somePlaceIn(app, week, { parent });
});
afterEach(() => app.clock.set(`${MONDAY}T10:00:00.000Z`));
afterAll(() => app.close());

async function tryTell(user: Staff, body: object) {
  return app
    .as(user)
    .post('/api/my-family/absence')
    .send({ child_id: child.id, from: TUESDAY, to: TUESDAY, ...body });
}

async function tell(user: Staff, body: object = {}): Promise<Absence> {
  const answer = await tryTell(user, body);
  const { is_present, ...absence } = (answer.body.data ?? {}) as ToldAbsence;
  expect([answer.status, answer.body.errors, is_present]).toEqual([201, undefined, false]);
  return absence;
}

async function shown(user: Staff): Promise<Absence[] | undefined> {
  const family = (await app.as(user).get('/api/my-family').expect(200)).body.data as MyFamily;
  return family.childrens.find(({ id }) => id === child.id)?.absences;
}

describe('an absence', () => {
  it('is told with a reason or without, and shown to every parent, the next first', async () => {
    const father = await someParent(app);
    await app.dataSource.manager.insert(ChildParentEntity, {
      child_id: child.id,
      person_id: father.personId,
      invited_by: parent.personId,
    });
    const later = await tell(parent, { from: addDays(MONDAY, 3), to: addDays(MONDAY, 4), reason: ' Arzt ' });
    expect(later).toEqual({
      id: expect.any(Number),
      child_id: child.id,
      from: addDays(MONDAY, 3),
      to: addDays(MONDAY, 4),
      reason: 'Arzt',
    });
    const next = await tell(father);
    expect(next.reason).toBeNull();
    for (const user of [parent, father]) expect(await shown(user)).toEqual([next, later]);
  });

  it('is on the list of the day, as long as it is not taken back', async () => {
    const { id } = await tell(parent, { from: MONDAY, to: TUESDAY, reason: 'Arzt' });
    expect((await childOf(app, office, child))?.absence).toEqual({ reason: 'Arzt' });
    const answer = await app.as(parent).delete(`/api/my-family/absence/${id}`).expect(200);
    expect(answer.body.data).toEqual({ success: true, message: 'Die Abwesenheit ist zurückgenommen.' });
    expect((await childOf(app, office, child))?.absence).toBeNull();
    expect(await shown(parent)).toEqual([]);
  });

  it('keeps its reason encrypted', async () => {
    const { id } = await tell(parent, { reason: 'Migräne' });
    const rows = await app.dataSource.query(`SELECT reason FROM absence WHERE id = ${id}`);
    expect(JSON.stringify(rows)).not.toContain('Migräne');
  });

  it.each([
    [{ from: undefined }, 'from', /ausfüllen/],
    [{ to: '' }, 'to', /ausfüllen/],
    [{ from: '2026-02-30' }, 'from', /Datum/],
    [{ from: addDays(MONDAY, -1) }, 'from', /vorbei/],
    [{ from: addDays(MONDAY, 2), to: TUESDAY }, 'to', /nicht vor/],
    [{ to: '2027-07-07' }, 'to', /06\.07\.2027/],
    [{ from: addDays(MONDAY, 5), to: addDays(MONDAY, 9) }, 'from', /keinen bestätigten Platz/],
    [{ reason: 'a'.repeat(201) }, 'reason', /200/],
    [{ child_id: undefined }, 'child_id', /ausfüllen/],
    [{ child_id: 'x' }, 'child_id', /./],
  ])('is refused at its field: %j', async (body, field, message) => {
    const answer = await tryTell(parent, body);
    const errors = answer.body.errors as Record<string, string[]>;
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
    expect(errors[field]![0]).toMatch(message);
    expect(await shown(parent)).toEqual([]);
  });

  it('may be longer than the week that it touches, up to the same day of the next year', async () => {
    await tell(parent, { from: addDays(MONDAY, 4), to: '2027-07-06', reason: 'a'.repeat(200) });
    await tell(parent, { from: MONDAY, to: MONDAY });
  });

  it('needs a confirmed place in a week that takes place', async () => {
    const { manager } = app.dataSource;
    const waiting = { is_waiting: true, queue_number: 1 };
    const other = await somePlaceIn(app, week, { parent, registration: waiting });
    expect((await tryTell(parent, { child_id: other.id })).body.errors).toHaveProperty('from');
    await manager.update(CourseWeekEntity, { id: week.id }, { cancelled_at: app.clock.now() });
    expect((await tryTell(parent, {})).body.errors).toHaveProperty('from');
    // Nor does the place of a sibling count.
    const later = await someWeek(app, await someCourse(app), { from: '2026-07-20', to: '2026-07-24' });
    await somePlaceIn(app, later, { parent });
    expect((await tryTell(parent, { from: '2026-07-20', to: '2026-07-20' })).status).toBe(422);
  });

  it('is told once for a day', async () => {
    await tell(parent, { from: TUESDAY, to: addDays(MONDAY, 3) });
    for (const days of [
      { from: MONDAY, to: TUESDAY },
      { from: addDays(MONDAY, 3), to: addDays(MONDAY, 4) },
      { from: addDays(MONDAY, 2), to: addDays(MONDAY, 2) },
    ]) {
      const { body } = await tryTell(parent, days);
      expect(body.errors).toEqual({ from: [expect.stringContaining('07.07.2026 – 09.07.2026')] });
    }
    await tell(parent, { from: MONDAY, to: MONDAY });
    await tell(parent, { from: addDays(MONDAY, 4), to: addDays(MONDAY, 4) });
    // Of another child it may be.
    const sibling = await somePlaceIn(app, week, { parent });
    await tell(parent, { child_id: sibling.id });
  });

  it('told twice at once is there once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => tryTell(parent, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await shown(parent)).toHaveLength(1);
  });

  it('of another family’s child is not found', async () => {
    const stranger = await someParent(app);
    expect((await tryTell(stranger, {})).status).toBe(404);
    expect((await tryTell(parent, { child_id: 999_999 })).status).toBe(404);
    const { id } = await tell(parent);
    await app.as(stranger).delete(`/api/my-family/absence/${id}`).expect(404);
    await app.as(parent).delete('/api/my-family/absence/999999').expect(404);
    expect(await shown(parent)).toHaveLength(1);
  });

  it('can be taken back on its last day, not later; then it is not shown any more', async () => {
    const [one, two] = [
      await tell(parent, { from: MONDAY, to: MONDAY }),
      await tell(parent, { from: TUESDAY, to: TUESDAY }),
    ];
    app.clock.set(`${TUESDAY}T21:00:00.000Z`);
    expect(await shown(parent)).toEqual([two]);
    await app.as(parent).delete(`/api/my-family/absence/${one.id}`).expect(404);
    await app.as(office).delete(`/api/absence/${one.id}`).expect(404);
    await app.as(parent).delete(`/api/my-family/absence/${two.id}`).expect(200);
    await app.as(parent).delete(`/api/my-family/absence/${two.id}`).expect(404);
    expect(await app.dataSource.manager.findBy(AbsenceEntity, { child_id: child.id })).toHaveLength(1);
  });

  it('leaves lines in the log of changes about the child, without days and reason', async () => {
    const { id } = await tell(parent, { reason: 'Arzt' });
    await app.as(office).delete(`/api/absence/${id}`).expect(200);
    const lines = await app.dataSource.manager.find(AuditEntryEntity, {
      where: { record_id: child.id },
      order: { id: 'ASC' },
    });
    expect(lines.map(({ action, resource, fields, changes }) => [action, resource, fields, changes])).toEqual(
      [
        ['create', 'my-family/absence', 'absence', null],
        ['delete', 'child/absence', 'absence', null],
      ],
    );
  });
});

describe('the office', () => {
  const note = (user: Staff, body: object, id = child.id) =>
    app
      .as(user)
      .post(`/api/child/${id}/absence`)
      .send({ from: TUESDAY, to: TUESDAY, ...body });

  it('notes one and takes it back, by the same rules', async () => {
    const answer = await note(office, { reason: 'Anruf der Mutter' });
    expect([answer.status, answer.body.data]).toEqual([
      201,
      {
        id: expect.any(Number),
        child_id: child.id,
        from: TUESDAY,
        to: TUESDAY,
        reason: 'Anruf der Mutter',
        is_present: false,
      },
    ]);
    const { is_present: _, ...absence } = answer.body.data as ToldAbsence;
    expect(await shown(parent)).toEqual([absence]);
    expect((await note(office, {})).body.errors).toHaveProperty('from');
    expect((await note(office, { from: '2026-07-01', to: TUESDAY })).body.errors).toHaveProperty('from');
    await note(office, {}, 999_999).expect(404);
    await app.as(office).delete('/api/absence/999999').expect(404);
    await app.as(office).delete(`/api/absence/${answer.body.data.id}`).expect(200);
    expect(await shown(parent)).toEqual([]);
  });

  it('sees them on the page of the family with the list of registrations only', async () => {
    const absence = await tell(parent);
    const read = async (user: Staff) =>
      (await app.as(user).get(`/api/family/${parent.personId}`).expect(200)).body.data.children[0] as {
        absences?: Absence[];
      };
    expect((await read(office)).absences).toEqual([absence]);
    expect(await read(await someStaff(app, ['person.view', 'child.index']))).not.toHaveProperty('absences');
    app.clock.set(`${addDays(MONDAY, 2)}T10:00:00.000Z`);
    expect((await read(office)).absences).toEqual([]);
  });

  it('needs to be allowed to change registrations', async () => {
    const reader = await someStaff(app, ['child.update', 'peopleCourseWeekRegistration.index']);
    await note(reader, {}).expect(403);
    const { id } = await tell(parent);
    await app.as(reader).delete(`/api/absence/${id}`).expect(403);
  });
});
