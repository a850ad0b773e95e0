import { expect, test, type Locator, type Page } from '@playwright/test';
import { addDays, formatDate, romeToday } from '@feria/shared/rules/dates';
import { ask, make, row, signIn } from '../support/office';
import { waitForMail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { openList, route, showOnly, someRegistrations, seeOnly } from '../support/registrations';
import { makeChild } from '../../../shared/tools/e2e/families';
import { SUMMER, type Project } from '../../../shared/tools/e2e/projects';

test('a right-click books what is open', { tag: '@core' }, async ({ page }) => {
  const { project, family } = await someRegistrations(page, 4);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Kind0').click({ button: 'right' });
  // The menu hides the page behind it from screen readers, and so from roles.
  await expect(page.locator('tr', { hasText: 'Kind0' })).toHaveClass(/Mui-selected/);
  await page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bezahlungen einbuchen' });
  await expect(dialog.getByRole('row').nth(1)).toContainText(/Kind0 Kofler.*0,00 €150,00 €/);
  await expect(dialog.getByRole('row', { name: /Offen insgesamt/ })).toContainText('150,00 €');
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(row(page, 'Kind0').getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('toolbar', { name: /ausgewählt/ })).toHaveCount(0);

  // Of several rows all are meant, whichever is clicked; who waits is named and left out.
  for (const name of ['Kind0', 'Kind1', 'Kind2', 'Kind3'])
    await row(page, name).getByRole('checkbox').check();
  await row(page, 'Kind1').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' }).click();
  await expect(dialog.getByRole('row')).toHaveCount(5);
  await expect(dialog.getByRole('row', { name: /Offen insgesamt/ })).toContainText('450,00 €');
  await expect(dialog.getByText('Auf der Warteliste, wird nicht eingebucht: Kind3 Kofler')).toBeVisible();
  expect((await dialog.boundingBox())?.width ?? 800).toBeLessThanOrEqual(800);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Offene Beträge einbuchen' }).click();
  await expect(page.getByRole('alert')).toHaveText('3 Zahlungen wurden eingebucht.');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Kind0').getByRole('img', { name: 'Bezahlt, 150,00 € / 150,00 €' })).toBeVisible();
  await expect(row(page, 'Kind1').getByRole('checkbox')).not.toBeChecked();

  const mail = await waitForMail(family.email, /bezahlt|Zahlung/i);
  for (const name of ['Kind0', 'Kind1', 'Kind2']) expect(mail.text).toContain(name);
  expect(mail.text).not.toContain('Kind3');

  await row(page, 'Kind0').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' }).click();
  await expect(dialog.getByRole('button', { name: 'Offene Beträge einbuchen' })).toBeDisabled();
});

test('the menu opens by keyboard, and a button does the same', async ({ page }) => {
  const { project } = await someRegistrations(page, 3);
  await signIn(page, 'office', 'it');
  await page.goto(`/be/${route}`);
  await page.getByLabel('Ricerca').fill(project.name);
  await expect(page.getByRole('row')).toHaveCount(4);
  const box = row(page, 'Kind1').getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Shift+F10');
  const entry = page.getByRole('menuitem', { name: 'Registra pagamenti' });
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();

  await box.check();
  await row(page, 'Kind0').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Registra pagamenti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registra pagamenti' });
  await expect(dialog.getByRole('row', { name: /Totale da pagare/ })).toContainText('300,00 €');
  await dialog.getByRole('button', { name: 'Registra gli importi da pagare' }).click();
  await expect(page.getByRole('alert')).toHaveText('2 pagamenti sono stati registrati.');
});

test('what stands in the way of booking is said in the dialog', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await openList(page, project);
  await page.route('**/setPayed', (sent) =>
    sent.fulfill({
      status: 422,
      json: { message: 'x', code: 'validation', errors: { 'data.0': ['Diesen Eintrag gibt es nicht.'] } },
    }),
  );
  await row(page, 'Kind0').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Offene Beträge einbuchen' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Diesen Eintrag gibt es nicht.');
  await page.unroute('**/setPayed');
  await dialog.getByRole('button', { name: 'Offene Beträge einbuchen' }).click();
  await expect(dialog).toBeHidden();
});

test('the edit form books a part, then the whole', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Kind0').getByRole('link', { name: 'Kind0 Kofler bearbeiten' }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('textbox', { name: 'T-Shirt-Größe' })).toHaveValue('Größe 128');
  await expect(main).toContainText('150,00 €');
  await expect(page.getByLabel('Kommentar der Eltern')).toHaveValue('Kommt mit dem Rad');
  await expect(page.getByLabel('Kommentar der Eltern')).not.toBeEditable();
  await expectNoViolations(page);

  const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Rome' });
  const today = date.format(new Date());
  await page.getByLabel('Bezahlter Betrag').fill('-3');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Bezahlter Betrag')).toHaveAccessibleDescription(/Betrag/);
  await expect(page.getByRole('textbox', { name: 'Interner Kommentar' })).toHaveAccessibleDescription(
    'Pflichtfeld',
  );
  await expect(page.getByLabel('Zahlungsdatum')).toHaveValue(today);
  // The first field that is wrong gets the focus; whoever types before that types into it.
  await expect(page.getByLabel('Bezahlter Betrag')).toBeFocused();
  await page.getByLabel('Zahlungsdatum').clear();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Zahlungsdatum')).toHaveAccessibleDescription('Pflichtfeld');
  await expect(page.getByLabel('Bezahlter Betrag')).toBeFocused();
  await page.getByLabel('Bezahlter Betrag').fill('50,5');
  await page.getByLabel('Zahlungsdatum').fill('1.1.1990');
  await page.getByRole('textbox', { name: 'Interner Kommentar' }).fill('Rest folgt');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Zahlungsdatum')).toHaveAccessibleDescription(/höchstens ein Jahr zurück/);
  await expect(page.getByLabel('Zahlungsdatum')).toBeFocused();
  await page.getByLabel('Zahlungsdatum').fill(formatDate(addDays(romeToday(), -30)));
  await page.getByRole('button', { name: 'Speichern' }).click();
  // At once, though the notice of the refusal is not five seconds old.
  await expect(page.getByRole('alert')).toHaveText('Gespeichert', { timeout: 4_000 });
  const first = row(page, 'Kind0');
  await expect(first.getByRole('img', { name: 'Teilweise bezahlt, 50,50 € / 150,00 €' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Interner Kommentar: Rest folgt' })).toBeVisible();

  await first.getByRole('link', { name: /bearbeiten/ }).click();
  await page.getByRole('button', { name: 'Als ganz bezahlt eintragen' }).click();
  await expect(page.getByLabel('Bezahlter Betrag')).toHaveValue('150,00');
  await expect(page.getByLabel('Zahlungsdatum')).toHaveValue(today);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const { payed_amount, payed_at } = (await sent).postDataJSON() as Record<string, unknown>;
  expect([payed_amount, payed_at]).toEqual([150, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  await expect(row(page, 'Kind0').getByRole('img', { name: /^Bezahlt/ })).toBeVisible();

  // For parents who ask the office for it.
  await row(page, 'Kind0')
    .getByRole('link', { name: /bearbeiten/ })
    .click();
  for (const [language, file] of [
    ['Deutsch', /^Zahlungsbest.*\.pdf$/],
    ['Italienisch', /^Conferma.*\.pdf$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Zahlungsbestätigung (${language})` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
  }
  await page.getByRole('link', { name: 'Zurück' }).click();

  // Who waits pays nothing yet.
  await row(page, 'Kind1')
    .getByRole('link', { name: /bearbeiten/ })
    .click();
  // The list has neither field, so first the form must be there; its icons have names that begin the same.
  await page.getByRole('textbox', { name: 'Interner Kommentar' }).fill('Ruft an');
  await expect(page.getByLabel('Bezahlter Betrag')).toHaveCount(0);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
});

test('more than the price asks first and is shown as credit', async ({ page }) => {
  const { project, children } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await page.goto(`/be/${route}/${children[0]?.registration}`);
  const amount = page.getByLabel('Bezahlter Betrag');
  await amount.fill('170');
  await page.getByRole('textbox', { name: 'Interner Kommentar' }).fill('Doppelt überwiesen');
  await expect(page.getByText('20,00 € mehr als der Preis')).toBeVisible();
  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
  await page.getByRole('button', { name: 'Speichern' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('20,00 € werden Guthaben der Familie');
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toBeHidden();
  await expect(amount).toHaveAccessibleDescription('Der Betrag ist höher als der Preis.');
  await expect(amount).toHaveValue('170,00');
  expect(puts).toEqual([]);

  await page.getByRole('button', { name: 'Speichern' }).click();
  await question.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
  await showOnly(page, project);
  await expect(row(page, 'Kind0').getByRole('img', { name: /^Bezahlt, 150,00 € \/ 150,00 €/ })).toBeVisible();
  await expectNoViolations(page);
  const parent = (await ask<{ parents: { id: number }[] }>(page, `api/${route}/${children[0]?.registration}`))
    .parents[0]?.id;
  await page.goto(`/be/person/${parent}/show`);
  const money = page.getByRole('region', { name: 'Zahlungen und Guthaben' });
  await expect(money).toContainText('Guthaben 20,00 €');
  // What is stored already is not asked for again.
  await page.goto(`/be/${route}/${children[0]?.registration}`);
  await page.getByRole('textbox', { name: 'Interner Kommentar' }).fill('Rest wird verrechnet');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
});

test('who waits owes nothing: not in the list, not in the detail of the project', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office', 'it');
  await page.goto(`/be/${route}`);
  await page.getByLabel('Ricerca').fill(project.name);
  await expect(page.getByRole('row')).toHaveCount(3);
  const nothing = { name: 'Ancora nulla da pagare' };
  await expect(row(page, 'Kind1').getByRole('img', nothing)).toBeVisible();
  await expect(row(page, 'Kind0').getByRole('img', { name: 'Non pagato, 0 € / 150,00 €' })).toBeVisible();
  await page.goto(`/be/course/${project.id}/show`);
  await expect(page.getByRole('img', nothing)).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^Non pagato/ })).toHaveCount(1);
});

test('a comment is saved without a payment', async ({ page }) => {
  const { project, children } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await page.goto(`/be/${route}/${children[0]?.registration}`);
  await page.getByRole('textbox', { name: 'Interner Kommentar' }).fill('Zahlt bar');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
  await showOnly(page, project);
  await expect(row(page, 'Kind0').getByRole('img', { name: /^Nicht bezahlt/ })).toBeVisible();
  const stored = await ask<{ payed_at: string | null }>(page, `api/${route}/${children[0]?.registration}`);
  expect(stored.payed_at).toBeNull();
});

const summer = { from: `${SUMMER}-07-06`, to: `${SUMMER}-07-10` };
/** A week that has ended: nobody needs to be told any more. */
const ended = { from: `${SUMMER - 2}-07-06`, to: `${SUMMER - 2}-07-10` };

for (const { language, words } of [
  {
    language: 'de',
    words: {
      title: 'Bezahlungen einbuchen',
      book: 'Offene Beträge einbuchen',
      mail: 'Eltern per E-Mail benachrichtigen',
      mixed: 'Über Zahlungen für Wochen, die schon vorbei sind, wird niemand benachrichtigt.',
      amount: 'Bezahlter Betrag',
      comment: 'Interner Kommentar',
      all: 'Als ganz bezahlt eintragen',
      save: 'Speichern',
    },
  },
  {
    language: 'it',
    words: {
      title: 'Registra pagamenti',
      book: 'Registra gli importi da pagare',
      mail: 'Avvisare i genitori via e-mail',
      mixed: 'Per le settimane già concluse non viene avvisato nessuno.',
      amount: 'Importo pagato',
      comment: 'Commento interno',
      all: 'Registra come interamente pagato',
      save: 'Salva',
    },
  },
] as const) {
  /** Opens the list with the rows of a project, and the dialog with the rows of these children. */
  const openDialog = async (page: Page, project: Project, children: readonly string[]) => {
    await page.goto(`/be/${route}`);
    await page.locator('input[type="search"]').fill(project.name);
    await seeOnly(page, project);
    for (const child of children) await row(page, child).getByRole('checkbox').check();
    await page.getByRole('button', { name: words.title }).click();
    return page.getByRole('dialog', { name: words.title });
  };
  /** What the dialog sends. */
  const book = async (page: Page, dialog: Locator) => {
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/setPayed')),
      dialog.getByRole('button', { name: words.book }).click(),
    ]);
    await expect(dialog).toBeHidden();
    return sent.postDataJSON() as { mail?: boolean };
  };

  test(`booking payments tells the parents unless the office says no (${language})`, async ({ page }) => {
    const { project } = await someRegistrations(page, 3);
    await signIn(page, 'office', language);
    await page.setViewportSize({ width: 360, height: 800 });
    const dialog = await openDialog(page, project, ['Kind0']);
    const mail = dialog.getByRole('checkbox', { name: words.mail });
    await expect(mail).toBeChecked();
    await expectNoViolations(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const table = await dialog.getByRole('region').evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(table).toBeLessThanOrEqual(0);
    await mail.focus();
    await page.keyboard.press('Space');
    await expect(mail).not.toBeChecked();
    expect((await book(page, dialog)).mail).toBe(false);

    expect((await book(page, await openDialog(page, project, ['Kind1']))).mail).toBe(true);
  });

  test(`payments of weeks that have ended tell nobody by themselves (${language})`, async ({ page }) => {
    const { project } = await someRegistrations(page, 2, { weeks: [{ ...ended, max_participants: 5 }] });
    await signIn(page, 'office', language);
    const dialog = await openDialog(page, project, ['Kind0']);
    await expect(dialog.getByRole('checkbox', { name: words.mail })).not.toBeChecked();
    expect((await book(page, dialog)).mail).toBe(false);
    await openDialog(page, project, ['Kind1']);
    await dialog.getByRole('checkbox', { name: words.mail }).check();
    expect((await book(page, dialog)).mail).toBe(true);
  });

  test(`of weeks that have ended and others, parents are told of the others (${language})`, async ({
    page,
  }) => {
    const { project, family } = await someRegistrations(page, 2, {
      weeks: [ended, summer].map((dates) => ({ ...dates, max_participants: 5 })),
    });
    const ahead = await makeChild(page.request, family, 'Spaeter');
    await make(page, route, {
      people_id: ahead.id,
      course_week_id: project.weeks[1],
      day_type: 'full_day',
      emergency_contact1_phone: '+39 333 1112223',
      custom_field: 'Größe 128',
    });
    await signIn(page, 'office', language);
    const dialog = await openDialog(page, project, ['Kind0', 'Kind1', 'Spaeter']);
    const mail = dialog.getByRole('checkbox', { name: words.mail });
    await expect(mail).toBeChecked();
    await expect(dialog.getByText(words.mixed)).toBeVisible();
    await mail.uncheck();
    await expect(dialog.getByText(words.mixed)).toHaveCount(0);
    await mail.check();
    await expectNoViolations(page);
    expect(await book(page, dialog)).not.toHaveProperty('mail');
    const told = await waitForMail(family.email, /bezahlt|Zahlung/i);
    expect(told.text).toContain('Spaeter');
    for (const name of ['Kind0', 'Kind1']) expect(told.text).not.toContain(name);
  });

  test(`the edit form asks about the mail once the price is reached (${language})`, async ({ page }) => {
    const { children } = await someRegistrations(page, 2);
    const past = await someRegistrations(page, 2, { weeks: [{ ...ended, max_participants: 5 }] });
    await signIn(page, 'office', language);
    await page.setViewportSize({ width: 360, height: 800 });
    const mail = page.getByRole('checkbox', { name: words.mail });
    for (const [id, told, untick] of [
      [children[0]?.registration, true, true],
      [past.children[0]?.registration, false, false],
    ] as const) {
      await page.goto(`/be/${route}/${id}`);
      await page.getByLabel(words.amount).fill('20');
      await expect(mail).toHaveCount(0);
      await page.getByRole('button', { name: words.all }).click();
      await expect(mail).toBeChecked({ checked: told });
      if (untick) await mail.uncheck();
      await page.getByRole('textbox', { name: words.comment }).fill('bar');
      await expectNoViolations(page);
      const [sent] = await Promise.all([
        page.waitForRequest((request) => request.method() === 'PUT'),
        page.getByRole('button', { name: words.save, exact: true }).click(),
      ]);
      expect(sent.postDataJSON()).toMatchObject({ payed_amount: 150, mail: false });
      await expect(page).toHaveURL(new RegExp(`/be/${route}$`));
    }

    // What is paid already stays as it is, without a question.
    await page.goto(`/be/${route}/${children[0]?.registration}`);
    await expect(page.getByLabel(words.amount)).toHaveValue('150,00');
    await expect(mail).toHaveCount(0);
  });
}
