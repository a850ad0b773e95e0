import { expect, test } from '@playwright/test';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER } from '../../../shared/tools/e2e/projects';
import { make, row, signIn } from '../support/office';
import { openList, route, someRegistrations, seeOnly } from '../support/registrations';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

for (const { language, words } of [
  {
    language: 'de',
    words: {
      remove: /Kind0 Kofler löschen/,
      cancel: 'Abbrechen',
      moves: 'Von der Warteliste rückt nach: Kofler Kind1.',
      mail: /Eltern per E-Mail benachrichtigen/,
    },
  },
  {
    language: 'it',
    words: {
      remove: /Elimina.*Kind0 Kofler/,
      cancel: 'Annulla',
      moves: 'Dalla lista d’attesa ottiene il posto: Kofler Kind1.',
      mail: /Avvisare i genitori via e-mail/,
    },
  },
] as const) {
  for (const width of [1280, 360]) {
    test(`the question before a delete names the consequences, in ${language} at ${width}`, async ({
      page,
    }) => {
      const { project } = await someRegistrations(page, 2);
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, 'office', language);
      await page.goto(`/be/${route}`);
      await page.locator('input[type="search"]').fill(project.name);
      await seeOnly(page, project);
      await row(page, 'Kind0').getByRole('button', { name: words.remove }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Kind0 Kofler');
      await expect(question).toContainText(project.name);
      await expect(question).toContainText(words.moves);
      await expect(question.getByRole('checkbox', { name: words.mail })).toBeChecked();
      await expect(question.getByRole('button', { name: words.cancel })).toBeFocused();
      await expectNoViolations(page);
      const fits = await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
      expect(fits).toBe(true);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
    });
  }
}

test('nothing is deleted before the consequences are known, and asking again helps', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await openList(page, project);
  await page.route('**/delete-preview', (asked) =>
    asked.fulfill({ status: 500, json: { message: 'Etwas ist schiefgegangen', code: 'internal' } }),
  );
  await row(page, 'Kind0').getByRole('button', { name: 'Kind0 Kofler löschen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('alert')).toContainText('Etwas ist schiefgegangen');
  await expect(question.getByRole('button', { name: 'Löschen' })).toBeDisabled();
  await page.unroute('**/delete-preview');
  await question.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(question.getByRole('button', { name: 'Löschen' })).toBeEnabled();
});

test('the choice of the mail is sent with the delete', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Kind0').getByRole('button', { name: 'Kind0 Kofler löschen' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('checkbox').uncheck();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'DELETE'),
    question.getByRole('button', { name: 'Löschen' }).click(),
  ]);
  expect(sent.url()).toContain('?mail=0');
  await expect(page.getByRole('alert')).toContainText('Die Abmeldung ist eingetragen.');
});

test('a week that is over asks first, and tells the parents nothing by itself', async ({ page }) => {
  const last = SUMMER - 2;
  const project = await makeProject(page.request, {
    weeks: [{ from: `${last}-07-05`, to: `${last}-07-09`, max_participants: 5, waiting_list: 0 }],
  });
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Spaet');
  await signIn(page, 'office');
  await page.goto(`/be/${route}/create`);
  await page.getByRole('combobox', { name: 'Kind' }).fill(child.tax);
  await page.getByRole('option', { name: `Kofler Spaet (${child.tax})` }).click();
  await page.getByRole('combobox', { name: 'Projekt' }).fill(project.name);
  await page.getByRole('option', { name: `${project.name} (${last})` }).click();
  await page.getByRole('combobox', { name: 'Woche' }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByText(`Diese Woche ist am 09.07.${last} zu Ende gegangen.`)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Eltern per E-Mail benachrichtigen' })).not.toBeChecked();
  await page.getByRole('radio', { name: /Ganztags/ }).check();
  await page.getByLabel('Notfallkontakt 1 *').fill('+39 333 1112223');
  await expectNoViolations(page);
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/admin'))));
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${project.name} (${last})`);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toHaveCount(0);
  expect(sent).toBe(0);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const [request] = await Promise.all([
    page.waitForRequest((call) => call.url().endsWith('/admin')),
    question.getByRole('button', { name: 'Trotzdem anmelden' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ mail: false });
  await expect(page.locator('[data-result="success"]')).toBeVisible();
});

for (const { language, words } of [
  {
    language: 'de',
    words: {
      remove: /Kind0 Kofler löschen/,
      confirm: 'Löschen',
      fee: 'Abmeldegebühr',
      reason: 'Grund für die andere Gebühr',
      above: 'Höchstens 75,00 €.',
      owed: 'Von der Abmeldegebühr sind noch 75,00 € zu bezahlen.',
      split:
        'Von bezahlten 150,00 € bleiben 75,00 € für die Abmeldegebühr, 75,00 € werden Guthaben der Familie.',
      credit: 'Die bezahlten 150,00 € werden Guthaben der Familie.',
    },
  },
  {
    language: 'it',
    words: {
      remove: /Elimina.*Kind0 Kofler/,
      confirm: 'Elimina',
      fee: 'Costo di cancellazione',
      reason: 'Motivo dell’importo diverso',
      above: 'Al massimo 75,00 €.',
      owed: 'Del costo di cancellazione restano da pagare 75,00 €.',
      split:
        'Dei 150,00 € pagati, 75,00 € restano per il costo di cancellazione e 75,00 € diventano credito della famiglia.',
      credit: 'I 150,00 € pagati diventano credito della famiglia.',
    },
  },
] as const) {
  for (const width of [1280, 360]) {
    test(`offers the fee of the steps, and asks for a reason of another one, in ${language} at ${width}`, async ({
      page,
    }) => {
      const cancellation = [{ days_before: 0, fee_percent: 50 }];
      const { project } = await someRegistrations(page, 2, { course: { cancellation } });
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, 'office', language);
      await page.goto(`/be/${route}`);
      await page.locator('input[type="search"]').fill(project.name);
      await seeOnly(page, project);
      await row(page, 'Kind0').getByRole('button', { name: words.remove }).click();
      const question = page.getByRole('alertdialog');
      const fee = question.getByRole('textbox', { name: words.fee, exact: true });
      const confirm = question.getByRole('button', { name: words.confirm });
      const reason = question.getByRole('textbox', { name: words.reason });
      await expect(fee).toHaveValue('75,00');
      await expect(question).toContainText(words.owed);
      await expect(reason).toHaveCount(0);
      await expect(confirm).toBeEnabled();
      await fee.fill('75,01');
      await expect(question).toContainText(words.above);
      await expect(confirm).toBeDisabled();
      await fee.fill('20');
      await expect(confirm).toBeDisabled();
      await reason.fill('Kind ist krank');
      await expectNoViolations(page);
      const [sent] = await Promise.all([
        page.waitForRequest((request) => request.method() === 'DELETE'),
        confirm.click(),
      ]);
      expect(Object.fromEntries(new URL(sent.url()).searchParams)).toEqual({
        mail: '1',
        fee: '20',
        reason: 'Kind ist krank',
      });
      await expect(question).toHaveCount(0);
      await expect(row(page, 'Kind0')).toHaveCount(0);
    });

    test(`says with each fee what becomes credit of what is paid, in ${language} at ${width}`, async ({
      page,
    }) => {
      const cancellation = [{ days_before: 0, fee_percent: 50 }];
      const { project, children } = await someRegistrations(page, 2, { course: { cancellation } });
      await make(page, `${route}/${children[0]!.registration}`, { payed_amount: 150 }, 'PUT');
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, 'office', language);
      await page.goto(`/be/${route}`);
      await page.locator('input[type="search"]').fill(project.name);
      await seeOnly(page, project);
      await row(page, 'Kind0').getByRole('button', { name: words.remove }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(words.split);
      await question.getByRole('textbox', { name: words.fee, exact: true }).fill('0');
      await expect(question).toContainText(words.credit);
      await expectNoViolations(page);
    });
  }
}
