import { readFile } from 'node:fs/promises';
import type { UserData } from '@feria/shared';
import { API, OFFICE_API } from '@feria/shared/routes';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, type Family } from '../../../shared/tools/e2e/families';
import { post, signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily } from '../support/family';
import { expect, test } from '../support/test';

/** Enough of a PDF for the server. */
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

type Requests = Parameters<typeof makeFamily>[0];

/** What the office writes to one family, with a file. */
async function write(request: Requests, family: Family, subject: string): Promise<void> {
  const { token } = sessionOf('office');
  const headers = { Authorization: `Bearer ${token}` };
  const upload = await request.post(`/${OFFICE_API.messageUpload}`, {
    headers,
    multipart: { file: { name: 'x.pdf', mimeType: 'application/pdf', buffer: PDF } },
  });
  const { data: file } = (await upload.json()) as { data: string };
  const answer = await request.get(`/${API.userdata}`, {
    headers: { Authorization: `Bearer ${family.session.token}` },
  });
  const { data: user } = (await answer.json()) as { data: UserData };
  const audience = { kind: 'family', person_id: user.people?.id };
  const body = '<p>Guten Tag {{name}},</p><p>es geht um {{children}}.</p>';
  const attachments = [{ file, name: 'Packliste.pdf' }];
  await post(request, OFFICE_API.message, { audience, subject, body, attachments }, { token });
}

test('a parent reads what the office wrote, newest first, and saves its file', async ({
  page,
  context,
  t,
}) => {
  const [family, other] = [await makeFamily(page.request), await makeFamily(page.request)];
  await makeChild(page.request, family, 'Jördis');
  await write(page.request, family, 'Erste Nachricht');
  await write(page.request, family, 'Zweite Nachricht');
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await page.getByRole('heading', { name: t('calendar.title') }).scrollIntoViewIfNeeded();
  const section = page.getByRole('region', { name: t('messages.title') });
  const entries = section.getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('Zweite Nachricht');
  const text = entries.nth(0).getByText('es geht um Jördis Kofler.');
  await expect(text).toBeHidden();
  await entries.nth(0).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });

  const saving = page.waitForEvent('download');
  await entries
    .nth(0)
    .getByRole('button', { name: t('messages.file', { name: 'Packliste.pdf' }) })
    .click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Packliste.pdf');
  expect((await readFile(await saved.path())).equals(PDF)).toBe(true);

  // Another family sees nothing of it.
  const second = await context.newPage();
  await signInWithSession(second, other.session);
  const answer = second.waitForResponse((response) => response.url().endsWith(`/${API.myFamilyMessages}`));
  await openFamily(second, 'data');
  await second.getByRole('heading', { name: t('calendar.title') }).scrollIntoViewIfNeeded();
  expect(((await (await answer).json()) as { data: unknown[] }).data).toEqual([]);
  await expect(second.getByRole('region', { name: t('messages.title') })).toHaveCount(0);
});
