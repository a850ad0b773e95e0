import type { ChangedActive } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someNotices, someStaff, type Staff } from '../../support/builders.js';

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createTestApp();
  office = await someStaff(app, ['course.update']);
});
afterAll(() => app.close());

async function change(ids: number[], active: boolean, lang = 'de'): Promise<ChangedActive> {
  const request = app.as(office).post('/api/course/changeActive').set('api-lang', lang);
  return (await request.send({ ids, active }).expect(200)).body.data as ChangedActive;
}
const isActive = async (id: number): Promise<boolean> =>
  (await app.dataSource.manager.findOneByOrFail(CourseEntity, { id })).active;
const lines = (id: number) =>
  app.dataSource.manager.countBy(AuditEntryEntity, { resource: 'course/changeActive', record_id: id });

it.each(['de', 'it'])(
  'without the notices of the law none becomes active, and each says why (%s)',
  async (lang) => {
    const one = await someCourse(app, { active: false, name: 'Wald', name_it: 'Bosco' });
    const answer = await change([one.id, 999_999], true, lang);
    expect(answer.changed).toEqual([]);
    expect(answer.failed).toEqual([
      {
        id: one.id,
        name: expect.stringContaining(lang === 'de' ? 'Wald' : 'Bosco'),
        message: expect.stringMatching(lang === 'de' ? /Es fehlt: Datenschutz/ : /Manca: Informativa/),
      },
      { id: 999_999, name: null, message: expect.any(String) },
    ]);
    expect(await isActive(one.id)).toBe(false);
  },
);

it('changes each by itself, with a line in the log for those that changed', async () => {
  await someNotices(app);
  const [off, on] = [await someCourse(app, { active: false }), await someCourse(app, { active: true })];
  const answer = await change([off.id, 999_999, on.id], true);
  expect(answer.changed).toEqual([off.id, on.id]);
  expect(answer.failed.map(({ id }) => id)).toEqual([999_999]);
  expect([await isActive(off.id), await isActive(on.id)]).toEqual([true, true]);
  expect([await lines(off.id), await lines(on.id)]).toEqual([1, 0]);
  // The same sent twice is one change.
  await change([off.id, on.id], true);
  expect(await lines(off.id)).toBe(1);
  expect((await change([off.id, on.id], false)).changed).toEqual([off.id, on.id]);
  expect([await isActive(off.id), await isActive(on.id)]).toEqual([false, false]);
});

it.each([
  ['no project', { ids: [], active: true }, 'ids'],
  ['more than 200', { ids: Array.from({ length: 201 }, (_, index) => index + 1), active: true }, 'ids'],
  ['nothing that is wanted', { ids: [1] }, 'active'],
])('%s is refused', async (_, body, field) => {
  const answer = await app.as(office).post('/api/course/changeActive').send(body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});

it('needs the permission of one', async () => {
  const { id } = await someCourse(app, { active: true });
  const reader = await someStaff(app, ['course.index', 'course.view']);
  await app
    .as(reader)
    .post('/api/course/changeActive')
    .send({ ids: [id], active: false })
    .expect(403);
  expect(await isActive(id)).toBe(true);
});
