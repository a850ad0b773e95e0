import type { FeatureUse, OptionKey, OptionRecord, StoredQuestion } from '@feria/shared';
import { FEATURES, featureOption, type Feature } from '@feria/shared/rules/features';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someParent, someStaff, type Staff } from '../../support/builders.js';

let app: TestApp;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp();
  admin = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());
afterEach(() => app.dataSource.manager.update(CourseEntity, { active: true }, { active: false }));

const features = async (): Promise<FeatureUse[]> =>
  (await app.as(admin).get('/api/option/features').expect(200)).body.data;
const named = async (feature: Feature): Promise<FeatureUse> =>
  (await features()).find((use) => use.feature === feature)!;
const stored = (feature: Feature) =>
  app.dataSource.manager.findOneByOrFail(OptionEntity, { key: featureOption(feature) });
const put = async (feature: Feature, value: string, language = 'de') =>
  app
    .as(admin)
    .put(`/api/option/${(await stored(feature)).id}`)
    .set('api-lang', language)
    .send({ value });

const SIZE: StoredQuestion = {
  id: 1,
  kind: 'text',
  label: 'Größe?',
  label_it: 'Taglia?',
  options: [],
  required: true,
  day_types: [],
  health: false,
};

/** A project that uses a feature. */
const USES = {
  draw: { allocation: 'draw', register_to: '2027-05-01' },
  priority: { priority_places: ['39100'], priority_from: '2026-01-01' },
  offers: { move_up: 'offer', offer_hours: 24 },
  questions: { questions: [SIZE] },
  labels: {
    custom_labels: true,
    label_full_day_de: 'Lang',
    label_full_day_it: 'Lungo',
    label_half_day_de: 'Kurz',
    label_half_day_it: 'Corto',
  },
  discount: { sibling_discount_2: 10 },
} satisfies { [feature in Exclude<Feature, 'funding'>]: Partial<CourseEntity> };
const OF_PROJECTS = Object.keys(USES) as (keyof typeof USES)[];

it('start off, but for the discount', async () => {
  expect(await features()).toEqual(
    FEATURES.map((feature) => ({ feature, on: feature === 'discount', used: false, projects: [] })),
  );
});

it.each(FEATURES)('%s is switched on and off while no active project uses it', async (feature) => {
  await someCourse(app, { active: false, ...(USES as Partial<Record<Feature, object>>)[feature] });
  const { on } = await named(feature);
  expect((await put(feature, '1')).status).toBe(200);
  expect(await named(feature)).toMatchObject({ feature, on: true, used: false });
  expect((await put(feature, '0')).status).toBe(200);
  expect(await named(feature)).toMatchObject({ feature, on: false, used: false });
  await put(feature, on ? '1' : '0');
});

describe.each(OF_PROJECTS)('%s, used by active projects', (feature) => {
  it('is said to be used, and to switch it off is refused with their names', async () => {
    await put(feature, '1');
    await someCourse(app, { active: true, name: 'Wald', name_it: 'Bosco', ...USES[feature] });
    await someCourse(app, { active: true, name: 'Bach', name_it: 'Ruscello', ...USES[feature] });
    const next = { from: '2027-06-15', to: '2027-08-28' };
    await someCourse(app, { active: true, name: 'Wald', name_it: 'Foresta', ...next, ...USES[feature] });
    await someCourse(app, { active: true, name: 'Ohne', name_it: 'Senza' });
    await someCourse(app, { active: false, name: 'Vorbei', name_it: 'Passato', ...USES[feature] });
    const projects = [
      { id: expect.any(Number) as number, name: 'Bach', name_it: 'Ruscello', year: 2026 },
      { id: expect.any(Number) as number, name: 'Wald', name_it: 'Bosco', year: 2026 },
      { id: expect.any(Number) as number, name: 'Wald', name_it: 'Foresta', year: 2027 },
    ];
    expect(await named(feature)).toEqual({ feature, on: true, used: true, projects });
    // Who may not change the options learns no name of a project.
    const { body: others } = await app
      .as(await someStaff(app, ['location.index']))
      .get('/api/option/features')
      .expect(200);
    expect(others.data).toContainEqual({ feature, on: true, used: true });
    for (const [language, names] of [
      ['de', 'Bach, Wald (2026), Wald (2027)'],
      ['it', 'Ruscello, Bosco, Foresta'],
    ] as const) {
      const { status, body } = await put(feature, '0', language);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['value']]);
      const [message] = [body.errors.value].flat() as string[];
      expect(message).toContain(`: ${names}. `);
    }
    expect((await stored(feature)).value).toBe('1');
    await app.dataSource.manager.update(CourseEntity, { active: true }, { active: false });
    expect((await put(feature, '0')).status).toBe(200);
  });

  it('is said to be used also while it is off, and the project keeps what it says', async () => {
    await put(feature, '0');
    const { id } = await someCourse(app, { active: true, ...USES[feature] });
    expect(await named(feature)).toMatchObject({ feature, on: false, used: true });
    await app.as(admin).put(`/api/course/${id}`).send({ name: 'Anders' }).expect(200);
    const kept = await app.dataSource.manager.findOneByOrFail(CourseEntity, { id });
    expect(kept).toMatchObject({ name: 'Anders', ...USES[feature] });
  });
});

it('cannot be stored as off where the switch is missing and a project uses it', async () => {
  await app.dataSource.manager.delete(OptionEntity, { key: featureOption('discount') });
  await someCourse(app, { active: true, ...USES.discount });
  const post = (value: string) =>
    app
      .as(admin)
      .post('/api/option')
      .send({ key: featureOption('discount') satisfies OptionKey, value });
  const { status, body } = await post('0');
  expect([status, Object.keys(body.errors)]).toEqual([422, ['value']]);
  await post('1').expect(201);
});

it('are no public options', async () => {
  const { body } = await app.http().get('/api/options').expect(200);
  const keys = (body.data as OptionRecord[]).map(({ key }) => key as string);
  expect(keys.filter((key) => key.startsWith('use_'))).toEqual([]);
});

it('are told to every account, and to nobody else', async () => {
  const leader = await someStaff(app, []);
  await app.as(leader).get('/api/option/features').expect(200);
  await app
    .as(await someParent(app))
    .get('/api/option/features')
    .expect(200);
  await app.http().get('/api/option/features').expect(401);
});
