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
/** The one save button of the tab. */
const save = (page: Page, name = 'Speichern') => page.getByRole('button', { name, exact: true });
/** The option as it is stored. */
async function stored(page: Page, key: string): Promise<string | null | undefined> {
  const { data } = (await (await page.request.get('/api/options')).json()) as {
    data: { key: string; value: string | null }[];
  };
  return data.find((one) => one.key === key)?.value;
}

// One after the other: those that change settings share one app.
test.describe.configure({ mode: 'default' });

ownAppTest(
  'the settings of a tab are saved together, and what is wrong stands at its field',
  async ({ page, admin }) => {
    await signInWithSession(page, admin, 'de');
    await page.goto('/be/option');
    await expect(page.getByRole('tab')).toHaveText([
      'Grundeinstellungen',
      'Was wir nutzen',
      'Vorgaben für Projekte',
      'E-Mail-Texte',
      'Zahlungsbestätigung',
      'Quittungen',
      'Erinnerungen',
      'Vor Ort',
      'Förderung',
      'Kontakt und Impressum',
      'Andere Websites',
      'Grenzen',
    ]);
    await expect(page.getByRole('textbox', { name: 'Einleitungstext (Deutsch)' })).toBeVisible();
    await expectNoViolations(page);

    await expect(save(page)).toHaveCount(1);
    await expect(save(page)).toBeDisabled();
    const name = page.getByRole('textbox', { name: 'Name der Anwendung' });
    const address = page.getByRole('textbox', { name: 'Adresse der Anwendung' });
    const intro = page.getByRole('textbox', { name: 'Einleitungstext (Deutsch)' });
    const sent: string[] = [];
    page.on('request', (asked) => {
      if (asked.method() === 'PUT') sent.push((asked.postDataJSON() as { key: string }).key);
    });
    const before = await name.inputValue();
    const welcome = unique('Willkommen');
    // Nothing is sent while one of them is wrong; the cursor stands in the first that is, and nothing typed is lost.
    await name.fill('');
    await address.fill('feria');
    await intro.fill(welcome);
    await save(page).click();
    await expect(name).toHaveAccessibleDescription('Pflichtfeld');
    await expect(address).toHaveAccessibleDescription(/https:/);
    await expect(name).toBeFocused();
    await expect(
      page.getByRole('tab', { name: 'Grundeinstellungen, Angaben fehlen oder sind falsch' }),
    ).toBeVisible();
    expect(sent).toEqual([]);
    await expectNoViolations(page);

    // Another tab has a button of its own, and saves nothing of this one.
    await page.getByRole('tab', { name: 'Kontakt und Impressum' }).click();
    await expect(save(page)).toHaveCount(1);
    await expect(save(page)).toBeDisabled();
    await page.getByRole('textbox', { name: 'Name der Kontaktstelle' }).fill('Ferienbüro');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Gespeichert');
    expect(sent).toEqual(['contact_name']);

    // Name and title change at once; only what was changed is sent.
    await page.getByRole('tab', { name: /^Grundeinstellungen/ }).click();
    await name.fill('Ferien am Berg');
    await address.fill('https://ferien.example');
    await address.press('Enter');
    await expect(page).toHaveTitle(/– Ferien am Berg$/);
    await expect(save(page)).toBeDisabled();
    await expect.poll(() => sent).toEqual(['contact_name', 'app_name', 'app_url', 'app_intro']);
    await expect.poll(() => stored(page, 'app_intro')).toBe(`<p>${welcome}</p>`);

    await address.fill('feria');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await menuEntry(page, 'Orte').click();
    await expect(address).toHaveValue('feria');
    await address.fill('https://berg.example');
    await name.fill(before);
    await name.press('Enter');
    await expect(page).toHaveTitle(new RegExp(`– ${before}$`));
  },
);

ownAppTest(
  'what the server refuses stands at its field, the others of the tab are saved',
  async ({ page, admin }) => {
    await signInWithSession(page, admin, 'it');
    await page.goto('/be/option');
    const logo = field(page, 'app_logo');
    await logo.locator('input[type=file]').setInputFiles(picture('berg.png'));
    await expect(logo.getByRole('link')).toHaveText(/berg\.png/);
    await page.getByRole('textbox', { name: 'Nome dell’applicazione' }).fill('Estate');
    // As if the file were gone meanwhile.
    await page.route('**/api/option/*', async (route) => {
      const body = route.request().postDataJSON() as { key: string } | null;
      if (body?.key !== 'app_logo') return route.continue();
      await route.continue({ postData: { ...body, value: '/uploads/none.png' } });
    });
    await save(page, 'Salva').click();
    await expect(page).toHaveTitle(/– Estate$/);
    await expect(logo).toContainText(/file/i);
    await expect(logo.getByRole('link')).toHaveText(/berg\.png/);
    expect(await stored(page, 'app_name')).toBe('Estate');
    await page.unroute('**/api/option/*');
    await save(page, 'Salva').click();
    await expect(save(page, 'Salva')).toBeDisabled();
    expect(await stored(page, 'app_logo')).toContain('/uploads/');
  },
);

ownAppTest(
  'typed settings survive a reload, and ask whose value stays where another has saved meanwhile',
  async ({ page, admin }) => {
    await signInWithSession(page, admin, 'it');
    await page.goto('/be/option');
    await page.getByRole('textbox', { name: 'Nome dell’applicazione' }).fill('Mio');
    await page.getByRole('tab', { name: 'Contatti e note legali' }).click();
    await page.getByRole('textbox', { name: 'Nome del referente o dell’ufficio' }).fill('Ufficio');
    const headers = { Authorization: `Bearer ${admin.token}` };
    const list = await page.request.get('/api/option?itemsPerPage=-1', { headers });
    const { data } = (await list.json()) as { data: { id: number; key: string }[] };
    const { id } = data.find(({ key }) => key === 'app_name')!;
    await page.request.put(`/api/option/${id}`, { headers, data: { value: 'Di altri' } });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const offer = page.getByRole('status').filter({ hasText: 'ci sono ancora' });
    await expect(page.getByRole('textbox', { name: 'Nome dell’applicazione' })).toHaveValue('Di altri');
    await expectNoViolations(page);
    await offer.getByRole('button', { name: 'Riprendi' }).click();
    await expect(page.getByRole('textbox', { name: 'Nome dell’applicazione' })).toHaveValue('Mio');
    await save(page, 'Salva').click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Di altri');
    await question.getByRole('radio', { name: /Mio/ }).check();
    await question.getByRole('button', { name: 'Salva la scelta' }).click();
    await expect.poll(() => stored(page, 'app_name')).toBe('Mio');
    await page.getByRole('tab', { name: 'Contatti e note legali' }).click();
    await save(page, 'Salva').click();
    await expect.poll(() => stored(page, 'contact_name')).toBe('Ufficio');
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
  expect(await stored(page, 'email_footer')).not.toContain(words);
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
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    expect(await stored(page, key)).toBe(`<h1>${words}</h1>`);
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
    await expect(save(page)).toBeDisabled();

    await expect(input).toHaveAccessibleName('Logo Andere Datei wählen');
    await input.setInputFiles(picture('berg.png'));
    await expect(logo.getByRole('link')).toHaveText(/berg\.png/);
    const address = String(await logo.getByRole('link').getAttribute('href'));
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Gespeichert');
    const portal = await page.context().newPage();
    await portal.goto('/');
    await expect(portal.locator(`header img[src="${address}"]`)).toBeVisible();

    await logo.getByRole('button', { name: 'Logo: Datei entfernen' }).click();
    await expect(logo.getByText('Wird beim Speichern entfernt')).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(200);
    await save(page).click();
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
  await phone.fill('niente');
  await save(page, 'Salva').click();
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

ownAppTest(
  'websites that may show the projects are named with https, and the help says what they put in',
  async ({ page, admin }) => {
    await signInWithSession(page, admin, 'de');
    await page.goto('/be/option');
    await page.getByRole('tab', { name: 'Andere Websites' }).click();
    const { origin } = new URL(page.url());
    const codes = [
      ['Deutsch', 'embed', 'Ferienprojekte'],
      ['Italienisch', 'embed?lang=it', 'Progetti per le vacanze'],
    ] as const;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [language, address, title] of codes) {
      const label = `Code zum Einbetten auf ${language}`;
      const code = page.getByRole('textbox', { name: label });
      await expect(code).toHaveValue(
        `<iframe src="${origin}/${address}" title="${title}" style="width:100%;height:600px;border:0"></iframe>`,
      );
      await code.focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: `Kopieren ${label}` })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Kopiert' }).last()).toBeAttached();
      await expect(page.getByRole('button', { name: `Kopiert ${label}` })).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
    }
    // A browser that forbids it leaves the text selected, and says so.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    });
    await page.getByRole('button', { name: 'Code zum Einbetten auf Deutsch' }).click();
    const german = page.getByRole('textbox', { name: 'Code zum Einbetten auf Deutsch' });
    await expect(german).toHaveAccessibleDescription(/Drücken Sie Strg\+C/);
    await expect(page.getByRole('status').filter({ hasText: 'Strg+C' })).toBeAttached();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(await german.inputValue());
    expect((await page.request.get('/embed')).status()).toBe(404);
    const websites = page.getByRole('textbox', { name: /^Websites, die unsere Projekte zeigen dürfen/ });
    await websites.fill('http://www.gemeinde.it');
    await save(page).click();
    await expect(websites).toHaveAccessibleDescription(/mit https:\/\//);
    await expectNoViolations(page);
    await websites.fill('https://www.gemeinde.it\nhttps://www.schule.it');
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Gespeichert');
    const shown = await page.request.get('/embed');
    expect(shown.headers()['content-security-policy']).toContain(
      'frame-ancestors https://www.gemeinde.it https://www.schule.it',
    );
  },
);
