import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { courseNamed, make, menuEntry, signIn, unique } from '../support/office';
import { ownAppTest } from '../support/own-app';

/** An orange PNG, 30 × 20. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAIAAAAVyRqTAAAAH0lEQVR42mM45MhDI8QwavSo0aNGjxo9avSo0UPRaAD+OXtHg8kZHQAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const saveOf = (page: Page, name: string) => field(page, name).getByRole('button', { name: /speichern$/ });

// One after the other: those that change settings share one app.
test.describe.configure({ mode: 'default' });

ownAppTest(
  'settings are saved one by one, and what is wrong stands at its field',
  async ({ page, admin }) => {
    await signInWithSession(page, admin, 'de');
    await page.goto('/be/option');
    await expect(page.getByRole('tab')).toHaveText([
      'Grundeinstellungen',
      'Zahlungsbestätigung',
      'Erinnerungen',
      'Vor Ort',
      'Förderung',
      'Kontakt und Impressum',
      'Grenzen',
    ]);
    await expect(page.getByRole('textbox', { name: 'Einleitungstext (Deutsch)' })).toBeVisible();
    await expectNoViolations(page);

    const name = page.getByRole('textbox', { name: 'Name der Anwendung' });
    const before = await name.inputValue();
    await expect(saveOf(page, 'app_name')).toBeDisabled();
    await name.fill('');
    await saveOf(page, 'app_name').click();
    await expect(name).toHaveAccessibleDescription('Pflichtfeld');
    await name.fill('Ferien am Berg');
    await page.getByRole('textbox', { name: 'Adresse der Anwendung' }).fill('feria');
    await saveOf(page, 'app_name').click();
    // Name and title change at once; what is unsaved beside it stays.
    await expect(page).toHaveTitle(/– Ferien am Berg$/);
    await expect(saveOf(page, 'app_name')).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'Adresse der Anwendung' })).toHaveValue('feria');
    await saveOf(page, 'app_url').click();
    await expect(page.getByRole('textbox', { name: 'Adresse der Anwendung' })).toHaveAccessibleDescription(
      /https:/,
    );

    page.once('dialog', (dialog) => void dialog.dismiss());
    await menuEntry(page, 'Orte').click();
    await expect(page.getByRole('textbox', { name: 'Adresse der Anwendung' })).toHaveValue('feria');
    await name.fill(before);
    await name.press('Enter');
    await expect(page).toHaveTitle(new RegExp(`– ${before}$`));
  },
);

test('the footer of all mails is shown as it is typed, before it is saved', async ({ page }) => {
  await signIn(page, 'admin', 'it');
  await page.goto('/be/option');
  const words = unique('A presto');
  await field(page, 'email_footer').getByRole('textbox').fill(words);
  await page.getByRole('button', { name: 'Anteprima' }).click();
  const dialog = page.getByRole('dialog', { name: /^Anteprima: / });
  const mail = dialog.frameLocator('iframe');
  await expect(mail.getByText(words)).toBeVisible();
  await expect(mail.getByText('Maria Esempio')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Tedesco' }).click();
  await expect(mail.getByText('Erika Muster')).toBeVisible();
  await expect(mail.getByText(words)).toBeVisible();
  await page.keyboard.press('Escape');
  const stored = (await (await page.request.get('/api/options')).json()) as {
    data: { key: string; value: string | null }[];
  };
  expect(JSON.stringify(stored)).not.toContain(words);
});

test('no picture is asked for that is not there', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  await signIn(page);
  const pictures = Promise.all(
    ['demo-logo', 'demo-partner-1', 'demo-partner-2'].map((name) =>
      page.waitForResponse((answer) => answer.url().includes(name)),
    ),
  );
  await page.goto('/be/option');
  await pictures;
  expect(missing).toEqual([]);
});

ownAppTest('rich text is saved in both languages and seen in the portal', async ({ page, admin }) => {
  await signInWithSession(page, admin, 'de');
  await page.goto('/be/option');
  for (const [key, label, words] of [
    ['app_intro', 'Einleitungstext (Deutsch)', unique('Willkommen')],
    ['app_intro_it', 'Einleitungstext (Italienisch)', unique('Benvenuti')],
  ] as const) {
    const editor = page.getByRole('textbox', { name: label });
    await editor.fill(words);
    await editor.selectText();
    await field(page, key).getByRole('button', { name: 'Überschrift 1' }).click();
    await saveOf(page, key).click();
    await expect(saveOf(page, key)).toBeDisabled();
    const { data } = (await (await page.request.get('/api/options')).json()) as {
      data: { key: string; value: string }[];
    };
    expect(data.find((option) => option.key === key)?.value).toBe(`<h1>${words}</h1>`);
  }
});

ownAppTest(
  'a logo is uploaded, seen in the portal, and taken out only when that is saved',
  async ({ page, admin }) => {
    await signInWithSession(page, admin, 'de');
    await page.goto('/be/option');
    const logo = field(page, 'app_logo');
    const input = logo.locator('input[type=file]');
    await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg></svg>') });
    await expect(logo.getByRole('alert')).toHaveText('Bitte ein Bild als JPEG, PNG, WebP oder GIF wählen.');
    await expect(saveOf(page, 'app_logo')).toBeDisabled();

    await expect(input).toHaveAccessibleName('Logo Andere Datei wählen');
    await input.setInputFiles(picture('berg.png'));
    await expect(logo.getByRole('link')).toHaveText(/berg\.png/);
    const address = String(await logo.getByRole('link').getAttribute('href'));
    await saveOf(page, 'app_logo').click();
    await expect(page.getByRole('alert')).toHaveText('Gespeichert');
    const portal = await page.context().newPage();
    await portal.goto('/');
    await expect(portal.locator(`header img[src="${address}"]`)).toBeVisible();

    await logo.getByRole('button', { name: 'Logo: Datei entfernen' }).click();
    await expect(logo.getByText('Wird beim Speichern entfernt')).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(200);
    await saveOf(page, 'app_logo').click();
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
  },
);

test('the second tab holds the payment confirmation, also in Italian', async ({ page }) => {
  await signIn(page, 'admin', 'it');
  await page.goto('/be/option');
  await page.getByRole('tab', { name: 'Conferma di pagamento' }).click();
  await expect(page.getByRole('textbox', { name: 'Introduzione (italiano)' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Luogo (tedesco)' })).toBeVisible();
  await expectNoViolations(page);
});

test('contact and imprint are kept in a tab of their own, and wrong ones are refused', async ({ page }) => {
  await signIn(page, 'admin', 'it');
  await page.goto('/be/option');
  await page.getByRole('tab', { name: 'Contatti e note legali' }).click();
  await expect(page.getByText('Così i genitori possono contattare l’ufficio')).toBeVisible();
  const phone = page.getByRole('textbox', { name: 'Telefono per i genitori' });
  const before = await phone.inputValue();
  const save = field(page, 'contact_phone').getByRole('button', { name: /Salva/ });
  await phone.fill('niente');
  await save.click();
  await expect(phone).toHaveAccessibleDescription(/telefono/i);
  await expectNoViolations(page);
  await phone.fill(before);
});

test('the picture of a course is uploaded in its form and seen in the portal', async ({ page }) => {
  await signIn(page, 'office');
  const name = unique('Bilderwoche');
  const id = await make(page, 'course', courseNamed(name));
  await page.goto(`/be/course/${id}`);
  const cell = field(page, 'image');
  await cell.locator('input[type=file]').setInputFiles(picture('wald.png'));
  await expect(cell.getByRole('link')).toHaveText(/wald\.png/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
  await page.goto('/?type=all');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.locator('img[src^="/uploads/"]')).toBeVisible();
});
