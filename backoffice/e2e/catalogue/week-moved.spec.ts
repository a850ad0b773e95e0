import { expect, test } from '@playwright/test';
import { formatDate, type OfficeLanguage } from '@feria/shared';
import { addDays, romeToday } from '@feria/shared/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { ask, signIn } from '../support/office';

/* The question before the dates of a booked week are saved (product/registrations.md#a-week-that-is-moved). */

const until = `${formatDate(addDays(romeToday(), 14))} 23:59`;
const WORDS = {
  de: {
    edit: 'Woche 1 bearbeiten',
    from: /^Von/,
    to: /^Bis/,
    title: 'Woche mit Anmeldungen ändern',
    subject: 'Neuer Termin: ',
    free: `Bis ${until} können die Eltern den Platz auf jeden Fall kostenlos zurückgeben.`,
    mail: 'Eltern per E-Mail benachrichtigen (1 Person)',
    message: 'Mitteilung an die Eltern, Deutsch',
    cancel: 'Abbrechen',
    save: 'Speichern',
  },
  it: {
    edit: /^Modifica.*Settimana 1/,
    from: /^Dal/,
    to: /^Al/,
    title: 'Modificare una settimana con iscrizioni',
    subject: 'Nuove date: ',
    free: `Fino al ${until} i genitori possono in ogni caso cancellare l’iscrizione gratuitamente.`,
    mail: 'Avvisare i genitori via e-mail (1 persona)',
    message: 'Comunicazione ai genitori, tedesco',
    cancel: 'Annulla',
    save: 'Salva',
  },
} as const satisfies Record<OfficeLanguage, object>;

for (const [language, size] of [
  ['de', { width: 1280, height: 800 }],
  ['it', { width: 360, height: 800 }],
] as const)
  test(`in ${language}: the office reads the mail, writes into it, and saves new dates of a booked week`, async ({
    page,
  }) => {
    const words = WORDS[language];
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    const family = await makeFamily(page.request);
    await book(page.request, family, project, await makeChild(page.request, family, 'Greta'));
    await page.setViewportSize(size);
    await signIn(page, 'office', language);
    await page.goto(`/be/course/${project.id}`);
    await page.getByRole('button', { name: words.edit }).click();
    const form = page.getByRole('dialog').first();
    const { from, to } = summerWeek(1);
    await form.getByLabel(words.from).fill(formatDate(from));
    await form.getByLabel(words.to).fill(formatDate(to));
    const save = form.getByRole('button', { name: words.save, exact: true });
    await save.click();
    const question = page.getByRole('dialog', { name: words.title });
    await expect(question).toContainText(words.subject);
    await expect(question).toContainText(formatDate(from));
    await expect(question).toContainText(words.free);
    await expectNoViolations(page);
    await page.screenshot({ path: test.info().outputPath(`week-moved-${language}.png`) });

    await question.getByRole('button', { name: words.cancel }).click();
    await expect(question).toHaveCount(0);
    expect(await ask(page, `api/courseWeek/${project.weeks[0]!}`)).toMatchObject(summerWeek(0));

    await save.click();
    await expect(question.getByRole('checkbox', { name: words.mail })).toBeChecked();
    await question.getByLabel(words.message).fill('Das Schwimmbad ist gesperrt.');
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'PUT'),
      question.getByRole('button', { name: words.save, exact: true }).click(),
    ]);
    expect(sent.postDataJSON()).toMatchObject({
      from,
      mail: true,
      message: 'Das Schwimmbad ist gesperrt.',
      message_it: null,
    });
    await expect(form).toHaveCount(0);
    expect(await ask(page, `api/courseWeek/${project.weeks[0]!}`)).toMatchObject({ from, to });
  });

test('a week without bookings is saved without a question', async ({ page }) => {
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signIn(page, 'office');
  await page.goto(`/be/course/${project.id}`);
  await page.getByRole('button', { name: WORDS.de.edit }).click();
  const form = page.getByRole('dialog');
  const { from, to } = summerWeek(1);
  await form.getByLabel(WORDS.de.from).fill(formatDate(from));
  await form.getByLabel(WORDS.de.to).fill(formatDate(to));
  await form.getByRole('button', { name: WORDS.de.save, exact: true }).click();
  await expect(form).toHaveCount(0);
});
