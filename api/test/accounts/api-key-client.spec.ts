import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someStaff, someWeek } from '../support/builders.js';
import { setPassword, PROOF } from './second-factor/support.js';
import { RoleEntity, RolePermissionEntity } from '../../src/core/auth/role.entity.js';

/** The client of the guide (shared/docs/how-to/api-key.md), run as there. */
const CLIENT = fileURLToPath(new URL('../../../shared/tools/examples/book-a-child.mjs', import.meta.url));

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await createTestApp();
  const { manager } = app.dataSource;
  const admin = await someStaff(app, 'Administrator');
  await setPassword(app, admin);
  const role = await manager.save(manager.create(RoleEntity, { name: 'Website' }));
  await manager.insert(
    RolePermissionEntity,
    (['child.index', 'peopleCourseWeekRegistration.create'] as const).map((permission) => ({
      role_id: role.id,
      permission,
    })),
  );
  const wanted = { name: 'Website', role_id: role.id, expires_on: app.clock.today(), ...PROOF };
  key = (await app.as(admin).post('/api/apiKey').send(wanted).expect(201)).body.data.key as string;
});
afterAll(() => app.close());

async function run(args: string[], FERIA_KEY = key): Promise<{ code: number | null; said: string }> {
  const FERIA_URL = (await app.app.getUrl()).replace('[::1]', '127.0.0.1');
  const client = spawn(process.execPath, [CLIENT, ...args], { env: { FERIA_URL, FERIA_KEY } });
  const [out, errors, code] = await Promise.all([
    text(client.stdout),
    text(client.stderr),
    new Promise<number | null>((resolve) => client.on('close', resolve)),
  ]);
  return { code, said: (out + errors).trim() };
}

it('books a child, once however often it is run', async () => {
  const child = await someChild(app, await someParent(app));
  const week = await someWeek(app, await someCourse(app));
  const args = [`${child.first_name} ${child.last_name}`, String(week.id), '+39 333 1234567'];
  const first = await run(args);
  const { id } = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
  expect(first).toEqual({ code: 0, said: `${args[0]}: registration ${id}` });
  expect(await run(args)).toEqual(first);
  expect(await app.dataSource.manager.countBy(RegistrationEntity, { child_id: child.id })).toBe(1);
});

it.each([
  [
    'a child that nobody knows',
    ['Nemo Niemand', '1', '+39 333 1234567'],
    '0 children are found by "Nemo Niemand".',
  ],
])('says what is wrong: %s', async (_, args, said) => {
  expect(await run(args)).toEqual({ code: 1, said });
});

it('says what is wrong with the fields, and with the key', async () => {
  const child = await someChild(app, await someParent(app));
  const args = [`${child.first_name} ${child.last_name}`, '999999', '+39 333 1234567'];
  const refused = await run(args);
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/^Bitte prüfen Sie Ihre Angaben\. .+/);
  expect(await run(args, 'feria_nobody')).toEqual({ code: 1, said: 'Bitte loggen Sie sich ein.' });
});
