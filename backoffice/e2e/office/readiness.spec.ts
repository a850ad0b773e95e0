import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, make, signIn, unique } from '../support/office';

const course = (name: string) => ({
  name,
  name_it: name,
  from: '2071-06-01',
  to: '2071-08-31',
  max_participants: 10,
  waiting_list: 2,
  price: 100,
  bank_name: 'Feria',
  bank_iban: 'IT60X0542811101000000123456',
  email_new: '<p>Hallo</p>',
});

for (const [language, words] of [
  [
    'de',
    {
      title: 'Bereit zum Öffnen?',
      lacks: ['Keine Woche', 'Kein Beginn der Anmeldung', 'Kein Ort', 'nur in einer Sprache'],
      edit: 'Projekt bearbeiten',
      active: 'Aktiv',
      no: 'Nein',
      search: 'Suche',
      activate: (name: string) => `${name} aktivieren`,
      asked: 'Bitte vorher ansehen:',
      confirm: 'Bestätigen',
      installation: 'Bereit für Anmeldungen?',
      smtp: 'Kein Mailserver eingestellt',
    },
  ],
  [
    'it',
    {
      title: 'Pronto per l’apertura?',
      lacks: ['Nessuna settimana', 'Nessun inizio delle iscrizioni', 'Nessun luogo', 'in una sola lingua'],
      edit: 'Modifica il progetto',
      active: 'Attivo',
      no: 'No',
      search: 'Ricerca',
      activate: (name: string) => `Attiva ${name}`,
      asked: 'Da vedere prima:',
      confirm: 'Conferma',
      installation: 'Pronti per le iscrizioni?',
      smtp: 'Nessun server di posta impostato',
    },
  ],
] as const)
  test(`a project says what it lacks before it opens, and activating asks (${language})`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, 'admin', language);
    const name = unique('Offen');
    const id = await make(page, 'course', course(name));

    await page.goto(`/be/course/${id}/show`);
    const section = page.getByRole('region', { name: words.title });
    for (const lack of words.lacks) await expect(section).toContainText(lack);
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`readiness-${language}.png`) });
    await section.getByRole('link', { name: words.edit }).first().click();
    await expect(page).toHaveURL(new RegExp(`/be/course/${id}$`));

    await page.goto('/be/course');
    await page.getByRole('combobox', { name: words.active }).click();
    await page.getByRole('option', { name: words.no, exact: true }).click();
    await page.getByLabel(words.search, { exact: true }).fill(name);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: words.activate(name), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(words.asked);
    await expect(question).toContainText(words.lacks[0]);
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`activate-${language}.png`) });
    await question.getByRole('button', { name: words.confirm }).click();
    await expect(question).toBeHidden();
    expect(await ask<{ active: boolean }>(page, `api/course/${id}`)).toMatchObject({ active: true });

    await page.goto('/be/option/setup');
    const installation = page.getByRole('region', { name: words.installation });
    await expect(installation).toContainText(words.smtp);
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`installation-${language}.png`) });
    await page.goto('/be/');
    await expect(page.getByRole('region', { name: words.installation })).toContainText(words.smtp);
    await page.screenshot({ path: info.outputPath(`start-${language}.png`) });
  });
