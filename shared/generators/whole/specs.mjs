/**
 * Tests that only the copy has: of a resource that only the copy has.
 */

/** The resource of the issue, word for word, and one with everything that can be declared. */
export const vehicle = [
  'vehicle',
  '--fields',
  'name:string:required,name_it:string:required,seats:integer,kind:enum(bus|van)',
];
export const everything = [
  'tour-guide',
  '--fields',
  [
    'name:string:required,name_it:string:required,plate:string:max=10,notes:text,long_text:text:required:max=900',
    'description:richtext:required,description_it:richtext:required,label_de:string:max=80,label_it:string:max=80',
    'seats:integer:required:max=60,stars:integer,price:money:required,discount:money,born:date:required,left:date',
    'departure:time:required,arrival:time,active:boolean,kind:enum(inside|far_away):required,level:enum(a)',
    'location_id:reference(location):required,second_location_id:reference(location),top_id:reference(tourGuide)',
    'photo:image:required,picture:image,papers:file:required,contract:file,order:string,group:integer',
  ].join(','),
  ...['--de', 'Reiseleiter|Reiseleiter', '--it', 'Guida|Guide', '--icon', 'TramSharp'],
];

/** An existing database: what its administrator gets, and what is left when the migration is undone. */
export const upgradeSpec = `import { migrate } from '../../src/platform/database/data-source.js';
import { createTestApp } from '../support/app.js';

it('brings an existing database the table and its administrator the permissions, and takes both back', async () => {
  const app = await createTestApp();
  const { dataSource } = app;
  const holders = async (): Promise<string[]> => {
    const rows: { name: string; permission: string }[] = await dataSource.query(
      "SELECT name, permission FROM role_permission JOIN role ON id = role_id WHERE permission LIKE 'vehicle.%'",
    );
    return rows.map(({ name, permission }) => name + ' ' + permission).sort();
  };
  const hasTable = async (): Promise<boolean> => {
    const runner = dataSource.createQueryRunner();
    const answer = await runner.hasTable('vehicle');
    await runner.release();
    return answer;
  };
  while (await hasTable()) await dataSource.undoLastMigration();
  expect(await holders()).toEqual([]);
  await migrate(dataSource);
  expect(await hasTable()).toBe(true);
  expect(await holders()).toEqual(['create', 'index', 'update'].map((action) => 'Administrator vehicle.' + action));
  await app.close();
});
`;

/** The list and the form in the browser. */
export const browserSpec = `import { expect, test } from '@playwright/test';
import { row, signIn } from './office';

test('vehicles have a list and a form', async ({ page }) => {
  await signIn(page);
  await page.goto('/be');
  await page.getByRole('menuitem', { name: 'Vehicles' }).or(page.getByRole('link', { name: 'Vehicles' })).first().click();
  await expect(page.getByText('Noch keine Einträge')).toBeVisible();
  await page.getByRole('link', { name: 'Vehicle anlegen' }).first().click();
  await page.getByLabel('Name (Deutsch)').fill('Dorfbus');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Name (Italienisch)')).toHaveAccessibleDescription('Pflichtfeld');
  await page.getByLabel('Name (Italienisch)').fill('Bus del paese');
  await page.getByLabel('Sitzplätze').fill('19');
  await page.getByLabel('Art').click();
  await page.getByRole('option', { name: 'Van' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Angelegt');
  await expect(row(page, 'Dorfbus')).toContainText('Bus del paese');
  await expect(row(page, 'Dorfbus')).toContainText('19');
  await expect(row(page, 'Dorfbus')).toContainText('Van');
});

test('who lacks the permission sees nothing of them', async ({ page }) => {
  await signIn(page, 'leader');
  await page.goto('/be/course');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Vehicles')).toHaveCount(0);
});
`;
