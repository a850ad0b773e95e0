import { expect, test, type Page } from '@playwright/test';
import { demoAccounts, demoPassword, uniqueEmail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { demoLogin } from '../../../shared/tools/e2e/session';
import { ask, make, signIn, signInWith, unique } from '../support/office';
import { childNamed, fact, makeFamily, personNamed } from '../support/people';

/* Parents and children are changed on the page of the family (product/office.md#family-page). */

/** What is sent by the next save of a record. */
function nextSave(page: Page, resource: 'parent' | 'child'): Promise<Record<string, unknown>> {
  return page
    .waitForRequest((sent) => sent.method() === 'PUT' && sent.url().includes(`/api/${resource}/`))
    .then((sent) => sent.postDataJSON() as Record<string, unknown>);
}

test('a parent is changed without leaving the page: only what was changed is sent, and shown at once', async ({
  page,
}) => {
  const { name, personId } = await makeFamily(page);
  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  const address = page.url();
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Anna ${name} bearbeiten` });
  const phone = dialog.getByRole('textbox', { name: 'Telefon' });
  await phone.fill('keine Nummer');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(phone).toHaveAccessibleDescription(/Telefonnummer/);
  await expect(phone).toBeFocused();
  await expectNoViolations(page);

  await phone.fill('+39 0473 654321');
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill('Hauptplatz 3');
  const sent = nextSave(page, 'parent');
  await phone.press('Enter');
  expect(await sent).toEqual({
    phone: '+39 0473 654321',
    address: 'Hauptplatz 3',
    version: expect.anything() as unknown,
  });
  await expect(dialog).toHaveCount(0);
  await expect(fact(page, 'Telefon')).toHaveText('+39 0473 654321');
  await expect(fact(page, 'Adresse')).toHaveText('Hauptplatz 3');
  expect(page.url()).toBe(address);
});

test('the other parent gets another address on the same page; one that is taken is refused at its field', async ({
  page,
}) => {
  const name = unique('Familie');
  const mother = await make(page, 'parent', personNamed(name));
  const father = personNamed(name, { first_name: 'Karl' });
  const fatherId = await make(page, 'parent', father);
  await make(page, 'child', childNamed(name, { parents: [mother, fatherId] }));
  const taken = personNamed(unique('Pichler'));
  await make(page, 'parent', taken);
  await signIn(page, 'admin');
  await page.goto(`/be/person/${mother}/show`);
  const others = page.getByRole('region', { name: 'Weitere Eltern der Kinder' });
  await others.getByRole('button', { name: `Karl ${name} bearbeiten` }).click();
  const dialog = page.getByRole('dialog', { name: `Karl ${name} bearbeiten` });
  const email = dialog.getByRole('textbox', { name: 'E-Mail' });
  await expect(email).toHaveValue(String(father.email));
  await email.fill(String(taken.email));
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  const changed = uniqueEmail('karl');
  await email.fill(changed);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const proof = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await proof.getByLabel('Aktuelles Passwort').fill(demoPassword);
  await proof.getByRole('button', { name: 'Speichern' }).click();
  await expect(others.getByRole('link', { name: changed })).toBeVisible();
});

test('what somebody else changed meanwhile is asked about, with both values', async ({ page }) => {
  const { name, personId, childId } = await makeFamily(page);
  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  const children = page.getByRole('region', { name: 'Kinder', exact: true });
  await children.getByRole('button', { name: `Mia ${name} bearbeiten` }).click();
  const dialog = page.getByRole('dialog', { name: `Mia ${name} bearbeiten` });
  const phone = dialog.getByRole('textbox', { name: 'Telefon' });
  await expect(phone).toHaveValue('+39 333 1234567');
  const { token } = await demoLogin(page.request, demoAccounts.admin);
  const answer = await page.request.put(`/api/child/${childId}`, {
    data: { phone: '0471 111111', allergies: 'Erdnuss', health_consent: true },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  await phone.fill('0471 222222');
  await dialog.getByRole('combobox', { name: 'Besuchte Schule' }).click();
  await page.getByRole('option', { name: 'Grundschule, 3. Klasse' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const question = page.getByRole('dialog', { name: 'Inzwischen geändert' });
  await question.getByRole('radio', { name: 'Inzwischen gespeichert 0471 111111' }).check();
  await question.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(children).toContainText('Grundschule, 3. Klasse');
  expect(await ask(page, `api/child/${childId}`)).toMatchObject({
    phone: '0471 111111',
    school: 'gs_3',
    allergies: 'Erdnuss',
  });
});

for (const seesHealth of [true, false])
  test(`health stands in the form of a child only for who may see it: ${seesHealth}`, async ({ page }) => {
    const { name, personId } = await makeFamily(page, { allergies: 'Nüsse' });
    const more = seesHealth ? (['child.health'] as const) : [];
    await signInWith(page, ['person.index', 'person.view', 'child.index', 'child.update', ...more]);
    await page.goto(`/be/person/${personId}/show`);
    await page.getByRole('button', { name: `Mia ${name} bearbeiten` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Mia');
    const allergies = dialog.getByRole('textbox', { name: 'Allergien' });
    if (seesHealth) await expect(allergies).toHaveValue('Nüsse');
    else await expect(allergies).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    // A parent is not changed without the permission.
    await expect(page.getByRole('heading', { name: `Anna ${name}`, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bearbeiten', exact: true })).toHaveCount(0);
  });

test('a form that cannot be loaded says so and is tried again', async ({ page }) => {
  const { name, personId, childId } = await makeFamily(page);
  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  const path = `**/api/child/${childId}`;
  await page.route(path, (sent) => sent.fulfill({ status: 404, json: { message: 'Nicht gefunden' } }));
  await page.getByRole('button', { name: `Mia ${name} bearbeiten` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await page.unroute(path);
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Mia');
});

test('on a phone, in Italian, the form of a child fits and asks before something typed is lost', async ({
  page,
}) => {
  const { name, personId } = await makeFamily(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'office', 'it');
  await page.goto(`/be/person/${personId}/show`);
  await page.getByRole('button', { name: `Modifica Mia ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Modifica Mia ${name}` });
  await dialog.getByRole('textbox', { name: 'Telefono' }).fill('+39 333 0000009');
  const overflow = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(dialog.getByRole('textbox', { name: 'Telefono' })).toHaveValue('+39 333 0000009');
});

test('where the former number stands, the new one is offered there too', async ({ page }) => {
  const phone = '+39 333 4445556';
  const name = unique('Familie');
  const personId = await make(page, 'parent', personNamed(name, { phone }));
  const childId = await make(page, 'child', childNamed(name, { parents: [personId], phone }));
  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Anna ${name} bearbeiten` });
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('+39 333 4445557');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const offer = page.getByRole('dialog', { name: 'Neue Nummer auch hier eintragen?' });
  await offer.getByRole('button').last().click();
  await expect(offer).toHaveCount(0);
  await expect(fact(page, 'Telefon')).toHaveText('+39 333 4445557');
  expect(await ask(page, `api/child/${childId}`)).toMatchObject({ phone: '+39 333 4445557' });
});
