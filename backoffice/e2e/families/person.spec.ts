import { expect, test } from '@playwright/test';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { make, row, search, signIn, unique } from '../support/office';
import { fact, makeFamily, personNamed, register, save } from '../support/people';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { demoPassword, uniqueEmail, waitForMail } from '../../../shared/tools/e2e/app';

const LIST = /\/be\/person$/;

test('the office adds a parent, who sets a password by the link of a mail', async ({ page, browser }) => {
  await signIn(page, 'office');
  const name = unique('Gruber');
  const email = uniqueEmail('gruber');
  const { tax, birth } = makeTaxCode({ year: 1984, gender: 'm' });
  await page.goto('/be/person');
  await page.getByRole('link', { name: 'Person anlegen' }).click();
  await page.getByLabel('Vorname').fill('Karl');
  await page.getByLabel('Nachname').fill(name);
  await page.getByLabel('Steuernummer').fill(tax);
  await expect(page.getByLabel('Geburtsdatum')).toHaveValue(birth);
  await expect(page.getByLabel('Geschlecht')).toHaveValue('Männlich');
  await page.getByLabel('Adresse', { exact: false }).first().fill('Dorf 7');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('combobox', { name: 'Sprache' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expectNoViolations(page);
  await save(page, 'Angelegt', LIST);
  await search(page, email);
  await expect(row(page, name).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);

  const mail = await waitForMail(email);
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
  const parent = await (await browser.newContext()).newPage();
  await parent.goto(new URL(link).pathname + new URL(link).search);
  await parent.getByLabel(/^Neues Passwort/).fill('sommer-in-meran');
  await parent.getByLabel(/wiederholen|bestätigen/i).fill('sommer-in-meran');
  await parent.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect
    .poll(async () => {
      const answer = await page.request.post('/api/login', {
        data: { email, password: 'sommer-in-meran' },
      });
      return answer.status();
    })
    .toBe(200);
  await parent.context().close();
});

test('saving leads back to where the form of a child was opened', async ({ page }) => {
  const { name, personId, childId } = await makeFamily(page);
  await signIn(page, 'office');
  await page.goto('/be/person');
  await search(page, name);
  await row(page, name)
    .getByRole('link', { name: `${name} Anna ansehen` })
    .click();
  const shown = new RegExp(`/be/person/${personId}/show$`);
  await page
    .getByRole('region', { name: 'Kinder', exact: true })
    .getByRole('link', { name: `Mia ${name}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/be/child/${childId}$`));
  await page.getByLabel('Vorname').fill('Mia Luna');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(shown);
  // Opened by its address there is nothing to go back to.
  await page.goto(`/be/person/${personId}`);
  await page.getByLabel('Telefon').fill('+39 0473 111222');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(LIST);
});

test(
  'a parent is shown with children and registrations, now and before',
  { tag: '@core' },
  async ({ page }) => {
    const { name, personId, childId } = await makeFamily(page);
    const current = await register(page, childId, { active: true, seats: 0 });
    const past = await register(page, childId, { active: false });
    await signIn(page, 'office');
    await page.goto('/be/person');
    await search(page, name);
    await row(page, name)
      .getByRole('link', { name: `${name} Anna ansehen` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/be/person/${personId}/show$`));
    await expect(page.getByRole('heading', { level: 2, name: `Anna ${name}` })).toBeVisible();
    await expect(fact(page, 'Adresse')).toHaveText('Dorf 7');
    await expect(fact(page, 'PLZ')).toHaveText('39028');
    await expect(fact(page, 'Ort')).toHaveText('Schlanders');
    await expect(fact(page, 'Sprache')).toHaveText('Deutsch');
    await expect(fact(page, 'Telefon').getByRole('link')).toHaveAttribute('href', 'tel:+390473123456');
    await expect(fact(page, 'E-Mail').getByRole('link')).toHaveAttribute('href', /^mailto:anna\./);
    await expect(page.getByRole('textbox')).toHaveCount(0);

    const lines = page.getByRole('region', { name: 'Anmeldungen' }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    const line = lines.filter({ hasText: current.course });
    await expect(line).toContainText(`Mia ${name} · ${current.course}`);
    await expect(line).toContainText('Erste Woche · 05.07.2027 – 09.07.2027 · Ganztags');
    await expect(line).toContainText('Warteliste');
    await expect(lines.filter({ hasText: past.course })).not.toContainText('Warteliste');
    await expectNoViolations(page);
    await lines.getByRole('link', { name: past.course, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/be/course/${past.courseId}/show`));

    await page.goBack();
    await page.getByRole('link', { name: `Mia ${name}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/be/child/${childId}$`));
    await page.goBack();
    await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel('Nachname')).toHaveValue(name);
    await expect(page).toHaveURL(new RegExp(`/be/person/${personId}/show$`));
  },
);

test('a parent is changed; what the server refuses stands at its field, in Italian too', async ({ page }) => {
  const taken = personNamed(unique('Pichler'));
  await make(page, 'parent', taken);
  const id = await make(page, 'parent', personNamed(unique('Thaler')));
  await signIn(page, 'office', 'it');
  await page.goto(`/be/person/${id}`);
  await page.getByLabel('E-mail').fill(String(taken.email));
  await page.getByLabel('Codice fiscale').fill('SBAGLIATO');
  await page.getByRole('button', { name: 'Salva' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Errore' });
  await expect(dialog).toContainText('Vi preghiamo di controllare il codice fiscale inserito');
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByLabel('Codice fiscale').fill(makeTaxCode({ year: 1990 }).tax);
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Esiste già un account con questo indirizzo e-mail.',
  );
  await page.getByLabel('E-mail').fill(uniqueEmail('thaler'));
  await page.getByRole('button', { name: 'Salva' }).click();
  // The address of a login is changed by who gives the own password.
  const own = page.getByRole('dialog', { name: 'È Lei?' });
  await own.getByLabel('Password attuale').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LIST);
});

test('a parent whose child has a registration to come is not deleted', async ({ page }) => {
  const { name, childId } = await makeFamily(page);
  await register(page, childId, { active: true });
  await signIn(page);
  await page.goto('/be/person');
  await search(page, name);
  await row(page, name)
    .getByRole('button', { name: `${name} Anna löschen` })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Diese Person wirklich löschen?' });
  await expect(question).toContainText('1 laufende Anmeldung');
  await question.getByRole('button', { name: 'Schließen' }).click();
  await expect(row(page, name)).toBeVisible();
});

test('on a phone a parent can be read', async ({ page }) => {
  const { personId, childId } = await makeFamily(page);
  await register(page, childId, { active: true });
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  await expect(page.getByRole('region', { name: 'Anmeldungen' }).getByRole('listitem')).toHaveCount(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
});
