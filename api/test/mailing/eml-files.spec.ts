import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../support/app.js';
import { someParent } from '../support/builders.js';
import { sentMails } from './mailbox.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('without a mail server each mail is a file that only its owner may read', async () => {
  const { email } = await someParent(app);
  await app.http().post('/api/password/forgot').send({ email }).expect(200);
  const [mail] = await sentMails(app);
  const directory = join(app.config.dataDir, 'mail');
  const names = await readdir(directory);
  expect(names).toEqual([`20260302T090000000Z-${mail?.messageId?.replace(/[<>]/g, '')}.eml`]);
  const { mode } = await stat(join(directory, names[0] as string));
  expect(mode & 0o777).toBe(0o600);
});
