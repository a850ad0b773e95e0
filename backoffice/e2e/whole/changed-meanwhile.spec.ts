import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { demoAccounts } from '../../../shared/tools/e2e/app';
import { demoLogin } from '../../../shared/tools/e2e/session';
import { courseNamed, make, signIn, unique } from '../support/office';
import { fact, makeFamily, save } from '../support/people';
import { route as registrations, someRegistrations } from '../support/registrations';

/* Two people have the same record open (product.md#changed-meanwhile). */

/** Saves as somebody else, through the API. */
async function saveElsewhere(page: Page, path: string, data: object): Promise<void> {
  const { token } = await demoLogin(page.request, demoAccounts.admin);
  const answer = await page.request.put(`/api/${path}`, {
    data,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function read(page: Page, path: string): Promise<Record<string, unknown>> {
  const { token } = await demoLogin(page.request, demoAccounts.admin);
  const answer = await page.request.get(`/api/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

const question = (page: Page, title = 'Inzwischen geändert'): Locator =>
  page.getByRole('dialog', { name: title });

test('an allergy and the consent stay when another session saves the phone', async ({ page }) => {
  await signIn(page, 'admin');
  const { childId } = await makeFamily(page);
  await page.goto(`/be/child/${childId}`);
  const phone = page.getByLabel('Telefon');
  await expect(phone).toHaveValue('+39 333 1234567');
  const health = { allergies: 'Erdnuss, anaphylaktisch', medicaments: 'EpiPen', health_consent: true };
  await saveElsewhere(page, `child/${childId}`, health);
  await phone.fill('+39 333 7654321');
  await save(page, 'Gespeichert', /\/be\/child$/);
  expect(await read(page, `child/${childId}`)).toMatchObject({ ...health, phone: '+39 333 7654321' });
});

test('who changed the same field chooses between both values; what else was typed is saved', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { childId } = await makeFamily(page);
  await page.goto(`/be/child/${childId}`);
  await expect(page.getByLabel('Telefon')).toHaveValue('+39 333 1234567');
  await saveElsewhere(page, `child/${childId}`, { phone: '0471 111111', school: 'gs_5', leave_alone: true });
  await page.getByLabel('Telefon').fill('0471 222222');
  await page.getByRole('combobox', { name: 'Besuchte Schule' }).click();
  await page.getByRole('option', { name: 'Grundschule, 3. Klasse' }).click();
  await page.getByLabel('Vorname').fill('Marie');
  await page.getByRole('button', { name: 'Speichern' }).click();

  const dialog = question(page);
  await expect(dialog).toContainText('Was Sie sonst eingegeben haben, wird mitgespeichert.');
  const phone = dialog.getByRole('radiogroup', { name: 'Telefon' });
  const school = dialog.getByRole('radiogroup', { name: 'Besuchte Schule' });
  await expect(phone.getByRole('radio', { name: 'Ihre Eingabe 0471 222222' })).toBeVisible();
  await expect(
    school.getByRole('radio', { name: 'Inzwischen gespeichert Grundschule, 5. Klasse' }),
  ).toBeVisible();
  // A switch that only the other one touched is no question.
  await expect(dialog.getByRole('radiogroup')).toHaveCount(2);
  const choose = dialog.getByRole('button', { name: 'Auswahl speichern' });
  await expect(choose).toBeDisabled();
  await expectNoViolations(page);

  // Cancelled: everything that was typed is still there, with the message at its field.
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByLabel('Telefon')).toHaveValue('0471 222222');
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(/inzwischen jemand anders geändert/);
  await expect(page.getByLabel('Vorname')).toHaveValue('Marie');

  await page.getByRole('button', { name: 'Speichern' }).click();
  // By keyboard: one field mine, the other theirs.
  await phone.getByRole('radio', { name: /Ihre Eingabe/ }).press('Space');
  await school.getByRole('radio', { name: /Inzwischen gespeichert/ }).press('Space');
  await choose.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await expect(page).toHaveURL(/\/be\/child$/);
  expect(await read(page, `child/${childId}`)).toMatchObject({
    phone: '0471 222222',
    school: 'gs_5',
    first_name: 'Marie',
    leave_alone: true,
  });
});

/** Reads everything on the page anew, and waits for the record. */
async function refresh(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith(`/api/${path}`));
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await answer;
}

/** Lets the record be read anew, and its answer wait until the function that is given back is called. */
async function refreshSlowly(page: Page, path: string): Promise<() => void> {
  let go = (): void => undefined;
  const wait = new Promise<void>((resolve) => (go = resolve));
  await page.route(`**/api/${path}`, async (call) => {
    await wait;
    await call.continue();
  });
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  return go;
}

test('what is typed outlives that the record is read anew, and is compared with what its writer saw', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { childId } = await makeFamily(page);
  const path = `child/${childId}`;
  await page.goto(`/be/${path}`);
  const phone = page.getByLabel('Telefon');
  await expect(phone).toHaveValue('+39 333 1234567');
  // Nothing is typed yet: the form shows what is stored.
  await saveElsewhere(page, path, { phone: '0471 111111' });
  await refresh(page, path);
  await expect(phone).toHaveValue('0471 111111');

  await phone.fill('0471 222222');
  await saveElsewhere(page, path, {
    phone: '0471 333333',
    first_name: 'Marie',
    allergies: 'Nüsse',
    health_consent: true,
  });
  await refresh(page, path);
  // The title has the new name, so the answer is there.
  await expect(page).toHaveTitle(/Marie/);
  await expect(phone).toHaveValue('0471 222222');
  await expect(page.getByLabel('Vorname')).toHaveValue('Mia');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = question(page);
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: 'Inzwischen gespeichert 0471 333333' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Ihre Eingabe 0471 222222' }).check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(page).toHaveURL(/\/be\/child$/);
  expect(await read(page, path)).toMatchObject({
    phone: '0471 222222',
    first_name: 'Marie',
    allergies: 'Nüsse',
  });
});

test('a form whose input was taken back shows what was read meanwhile', async ({ page }) => {
  await signIn(page, 'admin');
  const { childId } = await makeFamily(page);
  const path = `child/${childId}`;
  await page.goto(`/be/${path}`);
  const phone = page.getByLabel('Telefon');
  await expect(phone).toHaveValue('+39 333 1234567');
  await phone.fill('0471 222222');
  await saveElsewhere(page, path, { first_name: 'Marie' });
  await refresh(page, path);
  await expect(page.getByLabel('Vorname')).toHaveValue('Mia');
  await phone.fill('+39 333 1234567');
  await expect(page.getByLabel('Vorname')).toHaveValue('Marie');
});

test('a registration keeps what is typed, and sends nothing that a colleague has changed', async ({
  page,
}) => {
  const { children } = await someRegistrations(page, 2);
  const path = `${registrations}/${children[0]!.registration}`;
  await signIn(page, 'admin');
  await page.goto(`/be/${path}`);
  const comment = page.getByLabel('Interner Kommentar');
  await comment.fill('ruft an');
  await saveElsewhere(page, path, { custom_field: 'Größe 140', day_type: 'half_day' });
  await refresh(page, path);
  await expect(fact(page, 'Preis')).toHaveText('90,00 €');
  await expect(comment).toHaveValue('ruft an');
  await save(page, 'Gespeichert', new RegExp(`/be/${registrations}$`));
  expect(await read(page, path)).toMatchObject({
    comment_internal: 'ruft an',
    custom_field: 'Größe 140',
    day_type: 'half_day',
  });
});

test('an amount that somebody else took as well is asked about, also when it is the same', async ({
  page,
}) => {
  const { children } = await someRegistrations(page, 2);
  const id = children[0]!.registration;
  const path = `${registrations}/${id}`;
  await signIn(page, 'admin');
  await page.goto(`/be/${path}`);
  const amount = page.getByLabel('Bezahlter Betrag');
  await amount.fill('50');
  await page.getByLabel('Interner Kommentar').fill('bar');
  await saveElsewhere(page, path, { payed_amount: 50 });
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = question(page);
  await expect(dialog).toContainText('Sind es zwei Zahlungen, brechen Sie ab und tragen die Summe ein.');
  await expect(dialog.getByRole('radio', { name: /^Inzwischen gespeichert 50,00/ })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await amount.fill('100');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByRole('radio', { name: /^Ihre Eingabe 100,00/ }).check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(page).toHaveURL(new RegExp(`/be/${registrations}$`));
  expect(await read(page, path)).toMatchObject({ payed_amount: 100, comment_internal: 'bar' });
});

test('a new week keeps what is typed when its course is read anew', async ({ page }) => {
  await signIn(page, 'admin');
  const courseId = await make(page, 'course', courseNamed(unique('Zirkus')));
  const path = `course/${courseId}`;
  await page.goto(`/be/${path}`);
  await expect(page.getByLabel('Name (Deutsch)')).not.toHaveValue('');
  const renamed = unique('Akrobatik');
  await saveElsewhere(page, path, { name: renamed, max_participants: 77 });
  const answer = await refreshSlowly(page, path);
  await page.getByRole('button', { name: 'Woche anlegen' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name (Deutsch)');
  await name.fill('Erste Woche');
  answer();
  await expect(page).toHaveTitle(new RegExp(renamed));
  await expect(name).toHaveValue('Erste Woche');
});

test('a list of pick-up persons is compared with what its writer saw, whatever is read meanwhile', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { childId } = await makeFamily(page);
  const path = `child/${childId}`;
  await page.goto(`/be/${path}`);
  await expect(page.getByLabel('Vorname')).toHaveValue('Mia');
  await saveElsewhere(page, path, { first_name: 'Marie' });
  await saveElsewhere(page, `${path}/pickup-persons`, {
    persons: [{ name: 'Tante Rosa', phone: '+39 333 5550001' }],
  });
  const answer = await refreshSlowly(page, path);
  await page.getByRole('button', { name: 'Liste bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wer darf Mia' });
  await dialog.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Opa Kurt');
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('+39 333 5550002');
  answer();
  await expect(page).toHaveTitle(/Marie/);
  await page.getByRole('button', { name: 'Speichern' }).last().click();
  await expect(question(page)).toContainText('Tante Rosa');
  await question(page)
    .getByRole('radio', { name: /^Beides zusammen/ })
    .check();
  await question(page).getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(async () => ((await read(page, path)).pickup_persons as object[]).length).toBe(2);
});

test('a setting asks as well, by itself', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/be/option');
  const { token } = await demoLogin(page.request, demoAccounts.admin);
  const answer = await page.request.get('/api/option?itemsPerPage=-1', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { id: number; key: string; value: string }[] };
  const { id, value } = data.find(({ key }) => key === 'app_name')!;
  const name = page.getByRole('textbox', { name: 'Name der Anwendung' });
  await expect(name).toHaveValue(value);
  await saveElsewhere(page, `option/${id}`, { value: 'Sommer 1' });
  await name.fill('Sommer 2');
  await name.press('Enter');
  const dialog = question(page);
  await dialog.getByRole('radio', { name: 'Ihre Eingabe Sommer 2' }).check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'Gespeichert' })).toBeVisible();
  expect(await read(page, `option/${id}`)).toMatchObject({ value: 'Sommer 2' });
  await saveElsewhere(page, `option/${id}`, { value });
});
