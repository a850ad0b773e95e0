import type { Dashboard } from '@feria/shared';
import { NOTICES, type Notice } from '@feria/shared/rules/setup';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someNotices, someStaff, type Staff } from '../../support/builders.js';

/* A project becomes active only with the notices that the law wants (product/catalogue.md#notices-before-a-project). */

let app: TestApp;
let office: Staff;
beforeEach(async () => {
  app = await createTestApp();
  office = await someStaff(app, 'Office');
});
afterEach(() => app.close());

const fresh = {
  name: 'Wald',
  name_it: 'Bosco',
  max_participants: 10,
  waiting_list: 2,
  price: 0,
  active: true,
  bank_name: 'Verein',
  bank_iban: 'IT60X0542811101000000123456',
};
const isActive = async (id: number): Promise<boolean> =>
  (await app.dataSource.manager.findOneByOrFail(CourseEntity, { id })).active;

describe('without privacy statement and imprint', () => {
  /** Each way to an active project. */
  const ways = {
    'creating it active': () => app.as(office).post('/api/course').send(fresh),
    'setting it active': (id: number) => app.as(office).put(`/api/course/${id}`).send({ active: true }),
    'switching it in the list': (id: number) => app.as(office).post(`/api/course/${id}/changeActive`),
  };

  it.each(Object.entries(ways))(
    '%s is refused at `active`, and says what is missing',
    async (_, activate) => {
      const { id } = await someCourse(app, { active: false });
      const german = await activate(id);
      expect([german.status, Object.keys(german.body.errors as object)]).toEqual([422, ['active']]);
      expect(german.body.errors.active[0]).toMatch(
        /Es fehlt: Datenschutzerklärung \(PDF\), Impressum \(Deutsch\), Impressum \(Italienisch\)\./,
      );
      const italian = await activate(id).set('api-lang', 'it');
      expect(italian.body.errors.active[0]).toMatch(/Manca: Informativa sulla privacy \(PDF\), Note legali/);
      expect(await isActive(id)).toBe(false);
      expect(await app.dataSource.manager.countBy(CourseEntity, { name: 'Wald' })).toBe(0);
      await someNotices(app);
      expect([200, 201]).toContain((await activate(id)).status);
    },
  );

  it.each(NOTICES)('%s alone is enough to refuse it', async (key) => {
    await someNotices(app);
    await app.dataSource.manager.update(OptionEntity, { key }, { value: '' });
    const { id } = await someCourse(app, { active: false });
    await app.as(office).put(`/api/course/${id}`).send({ active: true }).expect(422);
  });

  it('a project that is not active is made, changed and copied', async () => {
    const { body } = await app
      .as(office)
      .post('/api/course')
      .send({ ...fresh, active: false })
      .expect(201);
    const { id } = body.data as { id: number };
    await app.as(office).put(`/api/course/${id}`).send({ price: 12 }).expect(200);
    const { body: copy } = await app.as(office).post(`/api/course/${id}/copy`).expect(201);
    expect(copy.data.active).toBe(false);
  });

  it('one that is active already keeps running: other fields change, and it can be closed', async () => {
    const { id } = await someCourse(app);
    await app.as(office).put(`/api/course/${id}`).send({ price: 12, active: true }).expect(200);
    expect(await isActive(id)).toBe(true);
    await app.as(office).post(`/api/course/${id}/changeActive`).expect(200);
    expect(await isActive(id)).toBe(false);
  });

  it('the start page names what is missing while a project is active', async () => {
    const missing = async () =>
      ((await app.as(office).get('/api/dashboard').expect(200)).body.data as Dashboard).missing_notices;
    expect(await missing()).toEqual([]);
    await someCourse(app);
    expect(await missing()).toEqual([...NOTICES]);
    await someNotices(app);
    await app.dataSource.manager.update(OptionEntity, { key: 'imprint_it' }, { value: null });
    expect(await missing()).toEqual(['imprint_it']);
  });
});

describe('while a project is active', () => {
  const storedAs = (key: Notice) => app.dataSource.manager.findOneByOrFail(OptionEntity, { key });

  it.each(NOTICES)('%s can be neither emptied nor deleted, but changed when it is a text', async (key) => {
    await someNotices(app);
    const { id, value } = await storedAs(key);
    const { id: courseId } = await someCourse(app);
    const admin = await someStaff(app, 'Administrator');
    for (const [language, word] of [
      ['de', 'Solange Projekte aktiv sind'],
      ['it', 'Finché ci sono progetti attivi'],
    ] as const) {
      const emptied = await app
        .as(admin)
        .put(`/api/option/${id}`)
        .set('api-lang', language)
        .send({ value: null });
      expect([emptied.status, emptied.body.errors]).toEqual([
        422,
        { value: [expect.stringContaining(word)] },
      ]);
      const deleted = await app.as(admin).delete(`/api/option/${id}`).set('api-lang', language).expect(200);
      expect(deleted.body.data).toEqual({ success: false, message: expect.stringContaining(word) });
    }
    expect((await storedAs(key)).value).toBe(value);
    if (key !== 'app_privacy')
      await app.as(admin).put(`/api/option/${id}`).send({ value: '<p>Verein Sommer, neu</p>' }).expect(200);

    await app.as(office).post(`/api/course/${courseId}/changeActive`).expect(200);
    await app.as(admin).put(`/api/option/${id}`).send({ value: null }).expect(200);
  });
});
