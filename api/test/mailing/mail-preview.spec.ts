import { COURSE_MAILS, DOCUMENT, type CourseMailKind, type ContentLanguage } from '@feria/shared';
import type { CourseEntity } from '../../src/model/catalogue/course.entity.js';
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
async function preview({ id }: { id: number }, kind: CourseMailKind, lang: ContentLanguage | '' = '') {
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

/** The call with which the form shows what is being typed. */
function typed({ id }: { id: number }, body: object) {
  return app.as(staff).post(`/api/course/${id}/mail-preview`).send(body);
}

it.each(COURSE_MAILS)('shows a text of %s that is not saved, and saves nothing', async (kind) => {
  const saved = { [COLUMN[kind]]: '<p>Gespeichert</p>', [`${COLUMN[kind]}_it`]: '<p>Salvato</p>' };
  const course = await someCourse(app, saved as Partial<CourseEntity>);
  for (const [lang, text, shown] of [
    ['de', '<p>Neu für {{name}}</p>', 'Neu für Erika Muster'],
    ['it', '<p>Nuovo per {{name}}</p>', 'Nuovo per Maria Esempio'],
  ] as const) {
    const { body } = await typed(course, { kind, lang, text }).expect(200);
    const { html } = (body as { data: { html: string } }).data;
    expect(html).toContain(shown);
    expect(html).toContain(`<html lang="${lang}">`);
  }
  expect((await preview(course, kind)).text).toContain('Gespeichert');
});

it('shows the saved text where none is sent, and the built-in one where it was emptied', async () => {
  const course = await someCourse(app, { email_new: '<p>Gespeichert</p>' });
  const html = async (body: object): Promise<string> =>
    (await typed(course, { kind: 'new', lang: 'de', ...body }).expect(200)).body.data.html as string;
  expect(await html({})).toContain('Gespeichert');
  for (const text of [null, '', '<p></p>']) {
    const shown = await html({ text });
    expect(shown).not.toContain('Gespeichert');
    expect(shown).toContain('Guten Tag Erika Muster,');
  }
});

it('cleans a typed text, and refuses one, as the form that saves it does', async () => {
  const course = await someCourse(app);
  const bad =
    '<p>a<a href="javascript:alert(1)" onclick="x()">b</a></p><script>alert(1)</script><img src="https://x.test/a">';
  const { body } = await typed(course, { kind: 'new', lang: 'de', text: bad }).expect(200);
  const { html } = (body as { data: { html: string } }).data;
  expect(html).toMatch(/>a<a [^>]*>b<\/a>/);
  expect(html).not.toMatch(/<script|javascript:|onclick|x\.test/);
  for (const text of [`<p>${'a'.repeat(15_000)}</p>`, '<b>'.repeat(2_000), 7]) {
    const refused = await typed(course, { kind: 'new', lang: 'de', text }).expect(422);
    const saved = await app.as(staff).put(`/api/course/${course.id}`).send({ email_new: text }).expect(422);
    expect(refused.body.errors.text).toEqual(saved.body.errors.email_new);
  }
  for (const wrong of [
    { kind: 'password-set' },
    { kind: 'constructor' },
    { lang: 'en' },
    { lang: undefined },
  ])
    await typed(course, { kind: 'new', lang: 'de', text: '', ...wrong }).expect(422);
});

it('shows a footer that is not saved, cleaned, under a mail in either language', async () => {
  const admin = await someStaff(app, ['option.update', 'option.index']);
  const show = async (body: object, status = 200) =>
    (await app.as(admin).post('/api/option/mail-preview').send(body).expect(status)).body;
  const bad = '<p>Bis <b>bald</b></p><script>alert(1)</script><img src="https://x.test/a">';
  const { html } = (await show({ lang: 'de', text: bad })).data;
  expect(html).toMatch(/Bis <b[^>]*>bald<\/b>/);
  expect(html).toContain('Guten Tag Erika Muster,');
  expect(html).not.toMatch(/<script|x\.test/);
  expect((await show({ lang: 'it', text: null })).data.html).toContain('Maria Esempio');
  const stored = (await app.as(admin).get('/api/option').expect(200)).body.data as {
    key: string;
    value: string;
  }[];
  expect(stored.find(({ key }) => key === 'email_footer')?.value ?? '').not.toContain('bald');
  expect((await show({ lang: 'de', text: `<p>${'a'.repeat(15_000)}</p>` }, 422)).errors.text).toBeDefined();
  await app.as(staff).post('/api/option/mail-preview').send({ lang: 'de' }).expect(403);
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
