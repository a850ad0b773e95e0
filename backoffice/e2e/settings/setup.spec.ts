import { expect, test, type Locator, type Page } from '@playwright/test';
import { addDays, romeToday } from '@feria/shared/rules/dates';
import { SESSION_KEY } from '@feria/shared/browser/session';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { signIn } from '../support/office';
import type { BuiltApp } from '../../../shared/tools/scripts/lib/built-app.mjs';
import { FIRST_ADMIN, startEmptyApp } from '../support/empty-app';

// One after the other: the newcomer goes on with what was entered before.
test.describe.configure({ mode: 'serial' });

let app: BuiltApp;
test.beforeAll(async () => {
  app = await startEmptyApp();
});
test.afterAll(() => app.stop());

const step = (page: Page, title: RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button', { name: title });

/** Opens the back office of the empty installation as its first administrator. */
async function open(page: Page, path: string, language: 'de' | 'it'): Promise<void> {
  const { request } = page;
  const answer = await request.post(`${app.base}/api/login`, { data: FIRST_ADMIN });
  await signInWithSession(page, ((await answer.json()) as { data: never }).data, language);
  await page.goto(`${app.base}/be${path}`);
}

const OFFER = 'Waldwochen';

test('an empty installation leads from the first login to a project that parents can book', async ({
  page,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(8_000);
  await page.goto(`${app.base}/login`);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(FIRST_ADMIN.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(FIRST_ADMIN.password);
  await page.getByRole('button', { name: 'Einloggen' }).click();

  const card = page.getByRole('region', { name: 'Erste Schritte' });
  await expect(card.getByText('0 von 7 erledigt')).toBeVisible();
  await expectNoViolations(page);
  await card.getByRole('link', { name: 'Einrichten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erste Schritte');

  // A step is left and the next opens; what is refused keeps it open.
  await expect(step(page, /Veranstalter/)).toHaveAttribute('aria-expanded', 'true');
  const name = page.getByRole('textbox', { name: 'Name der Anwendung' });
  await name.fill('');
  await page.getByRole('button', { name: 'Speichern und weiter' }).click();
  await expect(name).toHaveAccessibleDescription('Pflichtfeld');
  await name.fill('Ferienverein Berg');
  await page.getByRole('textbox', { name: 'Fußzeile der E-Mails' }).fill('Ihr Ferienverein Berg');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Speichern und weiter' }).click();
  await expect(page).toHaveTitle(/Ferienverein Berg$/);
  await expect(step(page, /^erledigt: Veranstalter/)).toBeVisible();
  await expect(step(page, /^offen: Kontakt/)).toBeFocused();
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(step(page, /Farbe und Logo/)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(step(page, /Zahlungsbestätigung/)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Später' }).click();

  await page.getByRole('button', { name: 'Probe-E-Mail an mich senden' }).click();
  await expect(page.getByText(`Gesendet an ${FIRST_ADMIN.email}`)).toBeVisible();
  await expect(async () => {
    const { data } = (await setupOf(page)) as { data: { mails: boolean } };
    expect(data.mails).toBe(true);
  }).toPass();
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(step(page, /^erledigt: E-Mails/)).toBeVisible();

  await page.getByRole('link', { name: 'Projekt anlegen' }).click();
  await fillProject(page);
  await resume(page, 'Erstes Projekt');
  await expect(page.getByText('gebucht werden seine Wochen')).toBeVisible();
  await openProject(page);
  await addWeek(page);
  await resume(page, 'Erstes Projekt');
  await expect(page.getByText('die Anmeldung ist geschlossen')).toBeVisible();
  await openProject(page);
  await page.getByRole('textbox', { name: 'Anmeldung ab', exact: true }).fill(german(romeToday()));
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/be\/option\/setup/);
  await resume(page, 'Erstes Projekt');
  await expect(page.getByText('Es fehlt nur noch, dass Eltern das Projekt sehen.')).toBeVisible();
  await openProject(page);
  await enterNotices(page);
  await resume(page, 'Erstes Projekt');
  await openProject(page);
  await activate(page);
  await resume(page, 'Erstes Projekt');
  await expect(step(page, /^erledigt: Erstes Projekt/)).toBeVisible();
  await page.getByRole('link', { name: 'Im Portal ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFFER);
});

test('on a phone, in Italian, the steps are resumed where they are open, and hidden for everybody', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '', 'it');
  const card = page.getByRole('region', { name: 'Primi passi' });
  await expect(card.getByText('3 su 7 completati')).toBeVisible();
  await card.getByRole('link', { name: 'Continua' }).click();
  await expect(step(page, /^da fare: Contatti/)).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolations(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);

  await page.goto(`${app.base}/be`);
  await expectNoViolations(page);
  expect(await width()).toBe(360);
  await card.getByRole('button', { name: 'Nascondi' }).click();
  await expect(page.getByText('Nelle impostazioni può mostrare di nuovo')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Quasi al completo' })).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto(`${app.base}/be/option`);
  const hidden = page.locator('[data-field="setup_hidden"]').first();
  await hidden.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Salvato');
  await page.goto(`${app.base}/be`);
  await expect(card).toBeVisible();
});

test('who may not change settings finds the steps closed', async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/option/setup');
  await expect(page).toHaveURL(/\/403$/);
});

/** What the API of the empty installation says of the steps. */
async function setupOf(page: Page): Promise<unknown> {
  const token = await page.evaluate(
    (key) =>
      (JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '{}') as { token: string })
        .token,
    SESSION_KEY,
  );
  const headers = { Authorization: `Bearer ${token}` };
  return (await page.request.get(`${app.base}/api/setup`, { headers })).json();
}

/** Goes back to the steps by the start page, and opens one. */
async function resume(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Übersicht' }).first().click();
  await page.getByRole('region', { name: 'Erste Schritte' }).getByRole('link', { name: title }).click();
}

async function fillProject(page: Page): Promise<void> {
  const fill = (label: string, value: string) =>
    page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await fill('Name (Deutsch)', OFFER);
  await fill('Name (Italienisch)', 'Settimane nel bosco');
  await fill('Plätze je Woche', '20');
  await fill('Wartelistenplätze je Woche', '5');
  await fill('Preis', '120');
  await page.getByRole('tab', { name: 'Zahlung', exact: true }).click();
  await fill('Begünstigter', 'Ferienverein Berg');
  await fill('IBAN', 'IT60X0542811101000000123456');
  await page.getByRole('tab', { name: 'Stammdaten' }).click();
  await page.getByRole('switch', { name: 'Aktiv' }).check();
  // The law wants privacy statement and imprint first: the field says so, with a link to where they are entered.
  const save = page.getByRole('button', { name: 'Speichern', exact: true });
  await save.click();
  const field = page.locator('[data-field="active"]');
  await expect(field).toContainText(
    'Es fehlt: Datenschutzerklärung (PDF), Impressum (Deutsch), Impressum (Italienisch).',
  );
  await expectNoViolations(page);
  await expect(
    field.getByRole('link', { name: 'Datenschutzerklärung und Impressum eintragen' }),
  ).toHaveAttribute('href', /option\/setup\?step=contact$/);
  await page.getByRole('switch', { name: 'Aktiv' }).uncheck();
  await save.click();
  await expect(page).toHaveURL(/course\/\d+$/);
}

/** Enters privacy statement and imprint where the field of the project leads. */
async function enterNotices(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Aktiv' }).check();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  // The switch is not saved: leaving is asked.
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('link', { name: 'Datenschutzerklärung und Impressum eintragen' }).click();
  await expect(step(page, /Kontakt/)).toHaveAttribute('aria-expanded', 'true');
  const upload = page.locator('[data-field="app_privacy"] input[type=file]');
  await upload.setInputFiles({
    name: 'datenschutz.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  });
  await page.getByRole('textbox', { name: 'Impressum (Deutsch)' }).fill('Ferienverein Berg');
  await page.getByRole('textbox', { name: 'Impressum (Italienisch)' }).fill('Associazione Berg');
  await page.getByRole('button', { name: 'Speichern und weiter' }).click();
  await expect(step(page, /Farbe und Logo/)).toHaveAttribute('aria-expanded', 'true');
}

async function activate(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Aktiv' }).check();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/be\/option\/setup/);
}

/** Opens the project of the steps. What was read before is shown first: what is typed then would go with the answer. */
async function openProject(page: Page): Promise<void> {
  const read = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && /\/api\/course\/\d+$/.test(answer.url()),
  );
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await read;
}

async function addWeek(page: Page): Promise<void> {
  const from = addDays(romeToday(), 30);
  await page.getByRole('button', { name: 'Woche anlegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name (Deutsch)').fill('Woche 1');
  await dialog.getByLabel('Name (Italienisch)').fill('Settimana 1');
  await dialog.getByLabel(/^Von/).fill(german(from));
  await dialog.getByLabel(/^Bis/).fill(german(addDays(from, 4)));
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toHaveCount(0);
}

/** A date as it is typed: `DD.MM.YYYY`. */
function german(date: string): string {
  return date.split('-').reverse().join('.');
}
