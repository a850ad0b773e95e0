import { expect, test } from '@playwright/test';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, row, search, signIn, signInWith } from '../support/office';
import { openList, route, someRegistrations } from '../support/registrations';

const STEPS = { course: { cancellation: [{ days_before: 0, fee_percent: 40 }] } };

for (const [language, words] of [
  [
    'de',
    {
      selected: /3 ausgewählt/,
      button: 'Abmelden',
      action: 'Abmelden',
      title: '3 Anmeldungen abmelden',
      counts: '2 feste Plätze, 1 auf der Warteliste',
      steps: /Gebühr nach den Bedingungen der Projekte: \d+,00/,
      none: 'Keine Gebühr',
      reason: 'Grund',
      mail: /Eltern per E-Mail benachrichtigen \(3 E-Mails\)/,
      done: '2 abgemeldet',
      mails: 'Die Eltern erhalten darüber 2 E-Mails.',
      failed: /1 konnte nicht abgemeldet werden:.*Die Anmeldung gibt es nicht mehr\./s,
      close: 'Schließen',
    },
  ],
  [
    'it',
    {
      selected: /3 selezionat/,
      button: 'Cancella l’iscrizione',
      action: 'Cancella iscrizioni',
      title: 'Cancellare 3 iscrizioni',
      counts: '2 posti confermati, 1 in lista d’attesa',
      steps: /Costo secondo le condizioni dei progetti: \d+,00/,
      none: 'Nessun costo',
      reason: 'Motivo',
      mail: /Avvisare i genitori per e-mail \(3 e-mail\)/,
      done: '2 cancellate',
      mails: 'I genitori ricevono 2 e-mail al riguardo.',
      failed: /1 non è stata cancellata:.*L’iscrizione non c’è più\./s,
      close: 'Chiudi',
    },
  ],
] as const)
  test(`several are cancelled after a question that says what it does, and what could not be is named (${language})`, async ({
    page,
  }) => {
    const { project, children } = await someRegistrations(page, 3, STEPS);
    await signIn(page, 'office', language);
    // On a phone the rows are cards.
    if (language === 'it') await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/be/${route}`);
    await search(page, project.name);
    for (const { first_name } of children)
      await row(page, project.name).filter({ hasText: first_name }).getByRole('checkbox').check();
    const bar = page.getByRole('toolbar');
    await bar.getByRole('button', { name: words.button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog.getByRole('listitem').first()).toHaveText(words.counts);
    await expect(dialog.getByRole('radio', { name: words.steps })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: words.mail })).toBeChecked();
    await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(4);
    await expectNoViolations(page);
    // No fee needs a reason.
    await dialog.getByRole('radio', { name: words.none }).check();
    const confirm = dialog.getByRole('button', { name: words.action, exact: true });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox', { name: words.reason }).fill('Unwetter');
    const overflow = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBe(0);
    await expectNoViolations(page);
    // A colleague was faster with one.
    const gone = children[1]!.registration;
    const { token } = sessionOf('office');
    const removed = await page.request.delete(`/api/${route}/${gone}?mail=0`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(removed.status()).toBe(200);
    await confirm.click();
    const outcome = page.getByRole('alertdialog', { name: words.done });
    await expect(outcome).toContainText(words.failed);
    await expect(outcome).toContainText(words.mails);
    await expectNoViolations(page);
    await outcome.getByRole('button', { name: words.close }).click();
    await expect(page.getByRole('toolbar')).toHaveCount(0);
    const course = await ask<{ courseWeeks: { registered: number; waiting: number }[] }>(
      page,
      `api/course/${project.id}`,
    );
    expect(course.courseWeeks[0]).toMatchObject({ registered: 0, waiting: 0 });
  });

test('who may not change registrations has no button', async ({ page }) => {
  const { project, children } = await someRegistrations(page, 2);
  await signInWith(page, ['peopleCourseWeekRegistration.index', 'course.index', 'message.create']);
  await openList(page, project);
  await row(page, children[0]!.first_name).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar');
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Abmelden', exact: true })).toHaveCount(0);
});
