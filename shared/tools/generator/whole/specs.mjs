/**
 * Tests that only the copy has: of a resource that only the copy has.
 */

/** A plain resource, and one with everything that can be declared. Nobody calls a real one so. */
export const quokka = [
  'quokka',
  '--fields',
  'name:string:required,name_it:string:required,seats:integer,kind:enum(bus|van),since:datetime:label=Seit|Dal,places:references(location):label=Orte|Luoghi',
  '--show',
];
export const everything = [
  'quokka-guide',
  '--fields',
  [
    'name:string:required,name_it:string:required,plate:string:max=10,notes:text,long_text:text:required:max=900',
    'description:richtext:required,description_it:richtext:required,label_de:string:max=80,label_it:string:max=80',
    'seats:integer:required:max=60,stars:integer,price:money:required,discount:money,born:date:required,left:date',
    'departure:time:required,arrival:time,active:boolean,kind:enum(inside|far_away):required,level:enum(a)',
    'spots:references(location),friends:references(quokkaGuide),location_id:reference(location):required,second_location_id:reference(location),top_id:reference(quokkaGuide)',
    'photo:image:required,picture:image,papers:file:required,contract:file,order:string,group:integer',
    'mail:email:required,call:phone,site:url,tint:colour:required,open:boolean:default=on,rooms:integer:required:default=4,size:enum(s|m):default=m',
    'code:string:max=10:required:unique,badge:integer:unique,partner_id:reference(quokkaGuide):unique,hired:date:index,seen:datetime:required,next_visit:datetime:index',
  ].join(','),
  '--de',
  'Reiseleiter|Reiseleiter',
  '--it',
  'Guida|Guide',
  '--icon',
  'TramSharp',
];

/** An existing database: what its administrator gets, and what is left when the migration is undone. */
export const upgradeSpec = `import { migrate } from '../../../src/core/database/data-source.js';
import { createTestApp } from '../../support/app.js';

it('brings an existing database the table and its administrator the permissions, and takes both back', async () => {
  const app = await createTestApp();
  const { dataSource } = app;
  const holders = async (): Promise<string[]> => {
    const rows: { name: string; permission: string }[] = await dataSource.query(
      "SELECT name, permission FROM role_permission JOIN role ON id = role_id WHERE permission LIKE 'quokka.%'",
    );
    return rows.map(({ name, permission }) => name + ' ' + permission).sort();
  };
  const hasTable = async (): Promise<boolean> => {
    const runner = dataSource.createQueryRunner();
    const answer = await runner.hasTable('quokka');
    await runner.release();
    return answer;
  };
  while (await hasTable()) await dataSource.undoLastMigration();
  expect(await holders()).toEqual([]);
  await migrate(dataSource);
  expect(await hasTable()).toBe(true);
  expect(await holders()).toEqual(['create', 'index', 'update', 'view'].map((action) => 'Administrator quokka.' + action));
  await app.close();
});
`;

/** What refers to a record keeps it from being deleted, without a line of code: a required and an optional reference. */
export const dependentsSpec = `import { location } from '@feria/shared/resources/location/index';
import { quokkaGuide } from '@feria/shared/resources/quokkaGuide/index';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someStaff, type Staff } from '../../support/builders.js';
import { sampleOf } from '../../support/sample.js';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());

it.each(['location_id', 'second_location_id'])('a location that a guide names as %s is not deleted', async (field) => {
  const create = async (name: string, body: object): Promise<number> =>
    (await app.as(staff).post('/api/' + name).send(body).expect(201)).body.data.id as number;
  const [own, other] = [
    await create('location', await sampleOf(location)(app, 1)),
    await create('location', await sampleOf(location)(app, 2)),
  ];
  const references = { location_id: other, second_location_id: null, top_id: null, [field]: own };
  const guide = await create('quokkaGuide', { ...(await sampleOf(quokkaGuide)(app, 3)), ...references });
  const address = '/api/location/' + own;
  const preview = await app.as(staff).get(address + '/delete-preview').expect(200);
  const refused = await app.as(staff).delete(address).expect(200);
  expect(refused.body.data).toEqual({ success: false, message: expect.stringContaining('1 Reiseleiter – ') });
  expect(preview.body.data.refusal).toBe(refused.body.data.message);
  await app.as(staff).delete('/api/quokkaGuide/' + guide).expect(200);
  const done = await app.as(staff).delete(address).expect(200);
  expect(done.body.data.success).toBe(true);
});

it('a location that is one of the spots of a guide is not deleted, and is free when the guide goes', async () => {
  const create = async (name: string, body: object): Promise<number> =>
    (await app.as(staff).post('/api/' + name).send(body).expect(201)).body.data.id as number;
  const spot = await create('location', await sampleOf(location)(app, 4));
  const guide = await create('quokkaGuide', { ...(await sampleOf(quokkaGuide)(app, 5)), spots: [spot] });
  const refused = await app.as(staff).delete('/api/location/' + spot).expect(200);
  expect(refused.body.data).toEqual({ success: false, message: expect.stringContaining('1 Reiseleiter – ') });
  await app.as(staff).delete('/api/quokkaGuide/' + guide).expect(200);
  const done = await app.as(staff).delete('/api/location/' + spot).expect(200);
  expect(done.body.data.success).toBe(true);
});
`;

/** The list and the form in the browser. */
export const browserSpec = `import { expect, test } from '@playwright/test';
import { menuEntry, row, signIn } from '../support/office';

test('quokkas have a list and a form', async ({ page }) => {
  await signIn(page);
  await page.goto('/be');
  await menuEntry(page, 'Quokkas').click();
  await expect(page.getByText('Noch keine Einträge')).toBeVisible();
  await page.getByRole('link', { name: 'Quokka anlegen' }).first().click();
  await page.getByLabel('Name (Deutsch)').fill('Dorfbus');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Name (Italienisch)')).toHaveAccessibleDescription('Pflichtfeld');
  await page.getByLabel('Name (Italienisch)').fill('Bus del paese');
  await page.getByLabel('Sitzplätze').fill('19');
  await page.getByLabel('Räder').fill('4');
  await page.getByLabel('Art').click();
  await page.getByRole('option', { name: 'Van' }).click();
  await page.getByLabel('Seit').fill('5.7.2027 8.30');
  await page.getByLabel('Orte').click();
  const place = page.getByRole('option').first();
  const placeName = (await place.textContent()) ?? '';
  await place.click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Angelegt');
  await expect(row(page, 'Dorfbus')).toContainText('Bus del paese');
  await expect(row(page, 'Dorfbus')).toContainText('19');
  await expect(row(page, 'Dorfbus')).toContainText('Van');
  await expect(row(page, 'Dorfbus')).toContainText('05.07.2027 08:30');
  await expect(row(page, 'Dorfbus')).toContainText(placeName);
  await row(page, 'Dorfbus').getByRole('link', { name: 'Dorfbus ansehen' }).click();
  await expect(page.getByRole('heading', { name: 'Quokka: Dorfbus' })).toBeVisible();
  await expect(page.getByText('05.07.2027 08:30')).toBeVisible();
  await expect(page.getByText(placeName, { exact: true })).toBeVisible();
});

test('who lacks the permission sees nothing of them', async ({ page }) => {
  await signIn(page, 'reader');
  await page.goto('/be/course');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Quokkas')).toHaveCount(0);
});
`;
