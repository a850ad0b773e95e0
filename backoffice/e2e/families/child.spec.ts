import { expect, test } from '@playwright/test';
import type { UserData } from '@feria/shared';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { make, row, search, signIn, unique } from '../support/office';
import { childNamed, makeFamily, personNamed, register, save } from '../support/people';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

const LIST = /\/be\/child$/;
const HEALTH = { with_diagnostics: true, allergies: 'Nüsse', medicaments: 'Ventolin' };

test('the office adds a child, changes it and deletes it', { tag: '@core' }, async ({ page }) => {
  await signIn(page, 'office');
  const name = unique('Rossi');
  await make(page, 'parent', personNamed(name));
  const { tax, birth } = makeTaxCode({ year: 2016, gender: 'f' });
  await page.goto('/be/child');
  await page.getByRole('link', { name: 'Kind anlegen' }).click();
  await page.getByLabel('Vorname').fill('Lena');
  await page.getByLabel('Nachname').fill(name);
  await page.getByLabel('Steuernummer').fill(tax.toLowerCase());
  await expect(page.getByLabel('Steuernummer')).toHaveValue(tax);
  await expect(page.getByLabel('Geburtsdatum')).toHaveValue(birth);
  await expect(page.getByLabel('Geschlecht')).toHaveValue('Weiblich');
  await page.getByLabel('Telefon').fill('+39 333 1234567');
  await page.getByRole('combobox', { name: 'Sprache' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByRole('combobox', { name: 'Besuchte Schule' }).click();
  await page.getByRole('option', { name: 'Grundschule, 2. Klasse' }).click();
  await page.getByRole('combobox', { name: 'Eltern hinzufügen' }).fill(name);
  await page.getByRole('option', { name: `Anna ${name}, Schlanders` }).click();
  await expect(page.getByRole('link', { name: `Anna ${name}, Schlanders` })).toBeVisible();
  const health = page.getByRole('group', { name: 'Gesundheit' });
  // Health data asks how the parents consented; nothing else does.
  const way = health.getByRole('combobox', { name: 'Wie haben die Eltern der Speicherung zugestimmt?' });
  await expect(way).toHaveCount(0);
  await health.getByLabel('Allergien').fill('Nüsse');
  await expect(way).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(way).toHaveAccessibleDescription('Pflichtfeld');
  await way.click();
  await page.getByRole('option', { name: 'Am Telefon' }).click();
  await save(page, 'Angelegt', LIST);

  await search(page, name);
  await expect(row(page, 'Lena').getByRole('link', { name: `Anna ${name}, Schlanders` })).toHaveAttribute(
    'href',
    /\/be\/person\/\d+\/show$/,
  );
  await row(page, 'Lena')
    .getByRole('link', { name: `${name} Lena bearbeiten` })
    .click();
  await expect(page.getByLabel('Steuernummer')).toHaveAttribute('readonly');
  await expect(page.getByLabel('Geburtsdatum')).toHaveValue(birth);
  await expect(page.getByText('Einwilligung zu Gesundheitsdaten: Am Telefon, seit')).toBeVisible();
  await expect(way).toHaveCount(0);
  await page.getByRole('button', { name: `Anna ${name}, Schlanders entfernen` }).click();
  // A consent that is withdrawn is missing, and marked; how it is given again may be told.
  await health.getByLabel(/Die Eltern haben zugestimmt/).uncheck();
  await save(page, 'Gespeichert', LIST);
  await row(page, 'Lena')
    .getByRole('link', { name: `${name} Lena bearbeiten` })
    .click();
  await expect(page.getByText('Es gibt Gesundheitsdaten, aber noch keine Einwilligung')).toBeVisible();
  await way.click();
  await page.getByRole('option', { name: 'Schriftlich auf Papier' }).click();
  await save(page, 'Gespeichert', LIST);
  await expect(row(page, 'Lena').getByRole('link', { name: /Schlanders/ })).toHaveCount(0);

  await row(page, 'Lena')
    .getByRole('button', { name: `${name} Lena löschen` })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Dieses Kind wirklich löschen?' });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('alert')).toHaveText(`„${name} Lena“ wurde gelöscht.`);
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
});

test('a tax code that says nothing clears what follows from it and stops the saving', async ({ page }) => {
  await signIn(page, 'office', 'de');
  await page.goto('/be/child/create');
  const tax = page.getByLabel('Steuernummer');
  await tax.fill(makeTaxCode({ year: 2016 }).tax);
  await expect(page.getByLabel('Geburtsdatum')).not.toHaveValue('');
  await tax.fill('RSSMRA80A01H501A');
  await expect(page.getByLabel('Geburtsdatum')).toHaveValue('');
  await expect(page.getByLabel('Geschlecht')).toHaveValue('');
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'POST')));
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Fehler' });
  const message = 'Bitte überprüfen Sie die Steuernummer, sie scheint nicht gültig zu sein!';
  await expect(dialog).toContainText(message);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(tax).toBeFocused();
  await expect(tax).toHaveAccessibleDescription(message);
  for (const label of ['Vorname', 'Nachname', 'Telefon']) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription('Pflichtfeld');
  }
  expect(sent).toBe(0);
});

test('the tax code of another child is refused at its field, with the name', async ({ page }) => {
  await signIn(page, 'office');
  const name = unique('Moser');
  const first = childNamed(name);
  await make(page, 'child', first);
  const second = childNamed(unique('Huber'));
  const id = await make(page, 'child', second);
  await page.goto(`/be/child/${id}`);
  await expect(page.getByLabel('Nachname')).toHaveValue(String(second.last_name));
  await page.goto('/be/child/create');
  await page.getByLabel('Vorname').fill('Mia');
  await page.getByLabel('Nachname').fill('Huber');
  await page.getByLabel('Telefon').fill('0471 123456');
  await page.getByLabel('Steuernummer').fill(String(first.tax));
  for (const [label, option] of [
    ['Sprache', 'Italienisch'],
    ['Besuchte Schule', 'Andere'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  }
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Steuernummer')).toHaveAccessibleDescription(
    `Diese Steuernummer hat schon ${name} Mia.`,
  );
  await expect(page.getByLabel('Telefon')).toHaveValue('0471 123456');
});

test('a child shows its current weeks, and is not deleted while one is to come', async ({ page }) => {
  await signIn(page, 'office');
  const { name, childId } = await makeFamily(page);
  const current = await register(page, childId, { active: true, seats: 0 });
  const past = await register(page, childId, { active: false });
  await page.goto(`/be/child/${childId}`);
  const weeks = page.getByRole('region', { name: 'Aktuelle Wochen' });
  const entry = weeks.getByRole('link', { name: new RegExp(current.course) });
  await expect(entry).toContainText('Erste Woche · 05.07.2027 – 09.07.2027');
  await expect(entry).toContainText('Warteliste');
  await expect(weeks.getByText(past.course)).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: `${name} Mia löschen` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 laufende Anmeldungen');
  await expect(question.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Schließen' }).click();
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`/be/course/${current.courseId}/show$`));
});

test('a reader reads the health of a child and changes nothing', async ({ page }) => {
  const { name, childId } = await makeFamily(page, HEALTH);
  await signIn(page, 'reader', 'it');
  await page.goto('/be/child');
  await page.getByLabel('Ricerca').fill(`mia ${name}`);
  await expect(row(page, name)).toHaveCount(1);
  await row(page, name)
    .getByRole('button', { name: `Salute di ${name} Mia` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Salute di ${name} Mia` });
  await expect(dialog).toContainText('Nüsse');
  await expect(dialog).toContainText('Ventolin');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(row(page, name).getByRole('button', { name: /^Salute/ })).toBeFocused();
  await expect(row(page, name).getByText(`Anna ${name}, Schlanders`)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Crea|Modifica|Schlanders/ })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /Elimina/ })).toHaveCount(0);
  await page.goto(`/be/child/${childId}`);
  await expect(page).toHaveURL(/\/403$/);
});

test('without the permission there is no health on the screen, nor in what it sends', async ({ page }) => {
  const { childId } = await makeFamily(page, HEALTH);
  await signIn(page, 'office');
  await page.route('**/api/userdata', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: UserData };
    const permissions = data.permissions.filter((permission) => permission !== 'child.health');
    await route.fulfill({ response: answer, json: { data: { ...data, permissions } } });
  });
  await page.goto(`/be/child/${childId}`);
  await page.getByLabel('Vorname').fill('Anna');
  await expect(page.getByRole('group', { name: 'Gesundheit' })).toHaveCount(0);
  await expect(page.getByText('Allergien')).toHaveCount(0);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PUT'),
    page.getByRole('button', { name: 'Speichern' }).click(),
  ]);
  const sent = request.postDataJSON() as Record<string, unknown>;
  expect(sent).toMatchObject({ first_name: 'Anna' });
  for (const field of ['allergies', 'with_diagnostics', 'health_consent'])
    expect(sent).not.toHaveProperty(field);
});

test('on a phone the form stands in one column and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { childId } = await makeFamily(page, HEALTH);
  await signIn(page, 'office', 'it');
  await page.goto(`/be/child/${childId}`);
  await expect(page.getByLabel('Codice fiscale')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
});
