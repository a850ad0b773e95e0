import { COURSE_MAILS, DOCUMENT, type CourseMailKind, type UiLanguage } from '@feria/shared';
import type { CourseEntity } from '../../src/features/courses/course.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someStaff, type Staff } from '../support/builders.js';
import { readQrCode } from './qr.js';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await someStaff(app, ['course.update']);
});
afterAll(() => app.close());

/** The page as the frame loads it: with a download token in its address. */
async function preview({ id }: { id: number }, kind: CourseMailKind, lang: UiLanguage | '' = '') {
  const path = DOCUMENT.mailPreview(id, kind);
  const { body } = await app.as(staff).post('/api/ticket').send({ path }).expect(200);
  return app
    .http()
    .get(path)
    .query({ token: (body as { data: { token: string } }).data.token, ...(lang ? { lang } : {}) });
}

const COLUMN = {
  new: 'email_new',
  'new-waiting': 'email_new_waiting',
  waiting: 'email_waiting',
  moved: 'email_moved',
  deleted: 'email_deleted',
  payed: 'email_payed',
} as const;

it.each(COURSE_MAILS)('shows the saved text of %s, in the language asked for', async (kind) => {
  const course = await someCourse(app, {
    [COLUMN[kind]]: `<p>Liebe {{name}}, ${kind}</p>`,
    [`${COLUMN[kind]}_it`]: `<p>Cara {{name}}, ${kind}</p>`,
  } as Partial<CourseEntity>);
  expect((await preview(course, kind)).text).toContain(`Liebe Erika Muster, ${kind}`);
  expect((await preview(course, kind, 'it')).text).toContain(`Cara Maria Esempio, ${kind}`);
});

it('shows the built-in text where the course has none, and how to pay with its code', async () => {
  const course = await someCourse(app, { name_it: 'Settimane nel bosco' });
  const { text } = await preview(course, 'new', 'it');
  expect(text).toContain('abbiamo ricevuto l’iscrizione al progetto «Settimane nel bosco».');
  expect(text).toContain('<html lang="it">');
  const code = /src="data:image\/png;base64,([^"]+)"/.exec(text)?.[1] ?? '';
  expect(await readQrCode(Buffer.from(code, 'base64'))).toContain('\nEUR240.00\n');
  expect((await preview(course, 'deleted')).text).not.toContain('IBAN');
});

it('names no real family', async () => {
  const parent = await someParent(app);
  const child = await someChild(app, parent, { first_name: 'Wilhelmine' });
  for (const kind of COURSE_MAILS) {
    const { text } = await preview(await someCourse(app), kind);
    expect(text).not.toContain(child.first_name);
    expect(text).not.toContain(parent.email);
  }
});

it('can run nothing, load nothing and be kept nowhere', async () => {
  const course = await someCourse(app, {
    email_new: '<p>a</p><script>alert(1)</script><img src="https://x.test/a">',
  });
  const { headers, text } = await preview(course, 'new');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(text).not.toMatch(/<script|x\.test/);
});

it('is for those who change courses, with a download token or a login', async () => {
  const path = DOCUMENT.mailPreview((await someCourse(app)).id, 'new');
  await app.http().get(path).expect(401);
  await app.http().get(path).query({ token: staff.token }).expect(200);
  await app
    .as(await someStaff(app, ['course.view', 'course.index']))
    .get(path)
    .expect(403);
  await app
    .as(await someParent(app))
    .get(path)
    .expect(403);
  // A download token opens its own page only.
  const { body } = await app.as(staff).post('/api/ticket').send({ path }).expect(200);
  const other = DOCUMENT.mailPreview((await someCourse(app)).id, 'new');
  await app
    .http()
    .get(other)
    .query({ token: (body as { data: { token: string } }).data.token })
    .expect(401);
});

it('is there for courses and mails that there are', async () => {
  const { id } = await someCourse(app);
  for (const path of [
    `/mail-preview/${id}/password-set`,
    `/mail-preview/${id}/constructor`,
    '/mail-preview/999999/new',
    '/mail-preview/x/new',
  ]) {
    await app.as(staff).get(path).expect(404);
  }
});
