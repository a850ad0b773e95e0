import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { CourseEntity } from '../../src/model/catalogue/course.entity.js';
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

const courseOf = ({ course_id }: { course_id: number }) =>
  app.dataSource.manager.findOneByOrFail(CourseEntity, { id: course_id });

async function run(
  args: string[],
  FERIA_KEY = key,
  url?: string,
): Promise<{ code: number | null; said: string }> {
  const FERIA_URL = url ?? (await app.app.getUrl()).replace('[::1]', '127.0.0.1');
  const client = spawn(process.execPath, [CLIENT, ...args], { env: { FERIA_URL, FERIA_KEY } });
  const [out, errors, code] = await Promise.all([
    text(client.stdout),
    text(client.stderr),
    new Promise<number | null>((resolve) => client.on('close', resolve)),
  ]);
  return { code, said: (out + errors).trim() };
}

it('books the child with that tax code for the week', async () => {
  const parent = await someParent(app);
  const child = await someChild(app, parent);
  const week = await someWeek(app, await someCourse(app));
  const args = [child.tax, String(week.id), '+39 333 1234567'];
  const { code, said } = await run(args);
  const booked = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
  expect([code, booked.course_week_id]).toEqual([0, week.id]);
  expect(said).toBe(
    `${child.first_name} Rossi is in ${week.name}, ${(await courseOf(week)).name}: registration ${booked.id}`,
  );
  // A second run is another order, which the rules refuse.
  expect((await run(args)).code).toBe(1);
  expect(await app.dataSource.manager.countBy(RegistrationEntity, { child_id: child.id })).toBe(1);
});

it('books nobody by a part of a code', async () => {
  const child = await someChild(app, await someParent(app));
  const week = await someWeek(app, await someCourse(app));
  const part = child.tax.slice(0, 15);
  expect(await run([part, String(week.id), '+39 333 1234567'])).toEqual({
    code: 1,
    said: `There is no child with the tax code ${part}.`,
  });
});

it('says what is wrong: with the fields, the key, the server and the command itself', async () => {
  const child = await someChild(app, await someParent(app));
  const args = [child.tax, '999999', '+39 333 1234567'];
  expect(await run(args)).toEqual({ code: 1, said: expect.stringMatching(/^Please check your entries\. ./) });
  expect((await run(args, 'feria_nobody')).said).toContain('This API key does not work');
  expect((await run(args, '')).said).toContain('Wanted: FERIA_KEY');
  expect((await run(args.slice(0, 2))).said).toContain('Wanted: FERIA_KEY');
  expect((await run(args, key, 'http://127.0.0.1:9')).said).toContain('http://127.0.0.1:9 does not answer');
});
