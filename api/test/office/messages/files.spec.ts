import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { MessageEntity, MessageFileEntity } from '../../../src/model/office/message.entity.js';
import { sentMails } from '../../mailing/mailbox.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someParent, someStaff, type Parent, type Staff } from '../../support/builders.js';
import { somePdf, somePicture } from '../../support/files.js';
import { emptied, sendMessage, sent } from './support.js';

const DAY = 24 * 3_600_000;
const TEXT = { subject: 'Programm', body: '<p>Im Anhang.</p>', subject_it: null, body_it: null };

let app: TestApp;
let office: Staff;
let parent: Parent;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-02T09:00:00.000Z');
  await emptied(app);
  await app.dataSource.manager.deleteAll(MessageFileEntity);
  office = await someStaff(app, 'Office');
  parent = await someParent(app);
});

const upload = (bytes: Buffer, part = 'file', staff = office) =>
  app.as(staff).post('/api/message/upload').attach(part, bytes, 'x');
const uploaded = async (bytes = somePdf(), part = 'file', staff = office): Promise<string> =>
  ((await upload(bytes, part, staff).expect(200)).body as { data: string }).data;
const send = (attachments: object[]) =>
  sendMessage(app, office, { kind: 'family', person_id: parent.personId }, { ...TEXT, attachments });
const errorsOf = (body: unknown) => Object.keys((body as { errors: object }).errors);
const folder = (): string[] => {
  const path = join(app.config.dataDir, 'attachments');
  return existsSync(path) ? readdirSync(path) : [];
};
/** A PDF of so many bytes. */
const large = (bytes: number): Buffer =>
  Buffer.concat([somePdf(), Buffer.alloc(bytes - somePdf().length, ' ')]);

it('are in the mail, with the name that the author sees and the ending that they have', async () => {
  const before = folder().length;
  const attachments = [
    { file: await uploaded(), name: 'Packliste 2026.exe' },
    { file: await uploaded(await somePicture('png'), 'image'), name: 'Lageplan.png' },
  ];
  await sent(send(attachments));
  const [mail] = await sentMails(app);
  expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['Packliste-2026.pdf', 'application/pdf'],
    ['Lageplan.jpg', 'image/jpeg'],
  ]);
  expect(mail?.attachments[0]?.content.equals(somePdf())).toBe(true);
  expect((await sharp(mail?.attachments[1]?.content).metadata()).format).toBe('jpeg');
  expect(folder()).toHaveLength(before + 2);
});

it('come with the test, which leaves them for the message', async () => {
  const attachments = [{ file: await uploaded(), name: 'a.pdf' }];
  const audience = { kind: 'family', person_id: parent.personId };
  await app
    .as(office)
    .post('/api/message/test')
    .send({ ...TEXT, audience, attachments })
    .expect(200);
  expect((await sentMails(app))[0]?.attachments).toMatchObject([{ filename: 'a.pdf' }]);
  await sent(send(attachments));
});

it('can be read by who got them and by staff, and by nobody else', async () => {
  const file = await uploaded();
  await sent(send([{ file, name: 'Programm.pdf' }]));
  const [{ files }] = (await app.as(parent).get('/api/my-family/messages').expect(200)).body.data;
  expect(files).toEqual([{ id: expect.any(Number), name: 'Programm.pdf', bytes: somePdf().length }]);
  const address = `/message-file/${files[0].id}`;
  const answer = await app.as(parent).get(address).buffer().expect(200);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="?Programm\.pdf"?$/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const ticket = await app.as(parent).post('/api/ticket').send({ path: address }).expect(200);
  await app.http().get(`${address}?token=${ticket.body.data.token}`).expect(200);
  await app.as(office).get(address).expect(200);
  await app
    .as(await someParent(app))
    .get(address)
    .expect(404);
  await app.http().get(address).expect(401);
  await app
    .http()
    .get(`/attachments/${file}`)
    .redirects(0)
    .expect((found) => {
      expect(found.headers['content-type']).not.toContain('pdf');
    });
  await app.http().get(`/uploads/${file}`).expect(404);
});

it('cannot be read before they are sent', async () => {
  await uploaded();
  const { id } = await app.dataSource.manager.findOneByOrFail(MessageFileEntity, {});
  await app.as(office).get(`/message-file/${id}`).expect(404);
});

it.each([
  ['a page', Buffer.from('<html>'), 'file', 415],
  ['a page for a picture', Buffer.from('<html>'), 'image', 415],
  ['a PDF for a picture', somePdf(), 'image', 415],
  ['more than 5 MB', large(5 * 1024 * 1024 + 1), 'file', 413],
])('are refused: %s', async (_, bytes, part, status) => {
  const { body } = await upload(bytes, part).expect(status);
  expect(errorsOf(body)).toEqual([part]);
  expect(await app.dataSource.manager.count(MessageFileEntity)).toBe(0);
});

it('may have 5 MB together', async () => {
  const half = 2.5 * 1024 * 1024;
  const first = { file: await uploaded(large(half)), name: 'a' };
  const second = { file: await uploaded(large(half)), name: 'b' };
  const third = { file: await uploaded(), name: 'c' };
  expect(errorsOf((await send([first, second, third]).expect(422)).body)).toEqual(['attachments']);
  await sent(send([first, second]));
});

it('belong to who uploaded them, and to one message', async () => {
  const foreign = await uploaded(somePdf(), 'file', await someStaff(app, 'Office'));
  expect(errorsOf((await send([{ file: foreign, name: 'a' }]).expect(422)).body)).toEqual([
    'attachments.0.file',
  ]);
  const file = await uploaded();
  expect(
    errorsOf(
      (
        await send([
          { file, name: 'a' },
          { file, name: 'b' },
        ]).expect(422)
      ).body,
    ),
  ).toEqual(['attachments.1.file']);
  await sent(send([{ file, name: 'a' }]));
  await send([{ file, name: 'a' }]).expect(422);
  await send([{ file: '../../etc/passwd', name: 'a' }]).expect(422);
});

it('go when they are not sent within a day, and with their message', async () => {
  const unsent = await uploaded();
  const file = await uploaded();
  await sent(send([{ file, name: 'a' }]));
  await sentMails(app);
  for (const name of folder()) {
    const old = new Date(Date.now() - 2 * DAY);
    utimesSync(join(app.config.dataDir, 'attachments', name), old, old);
  }
  app.clock.set(new Date(Date.now()).toISOString());
  app.clock.advance(DAY - 60_000);
  const sweep = () => app.app.get(Housekeeping).sweep();
  await app.dataSource.manager.updateAll(MessageFileEntity, { created_at: new Date() });
  await sweep();
  expect(folder()).toEqual(expect.arrayContaining([unsent, file]));
  app.clock.advance(120_000);
  await sweep();
  expect(folder()).toContain(file);
  expect(folder()).not.toContain(unsent);
  await app.dataSource.manager.deleteAll(MessageEntity);
  await sweep();
  expect(folder()).not.toContain(file);
});
