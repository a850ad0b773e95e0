import { expect, test } from '@playwright/test';
import type { StaffRegistration } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { waitForMail } from '../../../shared/tools/e2e/app';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER, titleOf } from '../../../shared/tools/e2e/projects';
import { ask, signIn } from '../support/office';

/* Several children and weeks of a family, registered at once (product/registrations.md#several-by-the-office). */

const WORDS = {
  de: {
    open: 'Mehrere Wochen anmelden',
    title: 'Kinder anmelden',
    project: 'Projekt hinzufügen',
    week: 'Woche',
    phone: 'Notfallkontakt 1: Telefon',
    send: 'Anmelden',
    done: 'Angemeldet',
    close: 'Schließen',
    twice: /schon angemeldet|bereits/i,
  },
  it: {
    open: 'Iscrivi a più settimane',
    title: 'Iscrivi bambini',
    project: 'Aggiungi progetto',
    week: 'Settimana',
    phone: 'Contatto di emergenza 1: telefono',
    send: 'Iscrivi',
    done: 'Iscritti',
    close: 'Chiudi',
    twice: /già/i,
  },
} as const;

for (const language of ['de', 'it'] as const) {
  const words = WORDS[language];
  test(`two children go into weeks of two projects with one mail, in ${language}`, async ({ page }, info) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const week = (from: string, to: string) => ({
      from: `${SUMMER}-${from}`,
      to: `${SUMMER}-${to}`,
      max_participants: 5,
      waiting_list: 5,
      half_day: true,
    });
    const one = await makeProject(page.request, { weeks: [week('07-05', '07-09'), week('07-12', '07-16')] });
    const two = await makeProject(page.request, { weeks: [week('08-02', '08-06')] });
    const family = await makeFamily(page.request);
    const greta = await makeChild(page.request, family, 'Greta');
    await makeChild(page.request, family, 'Jakob');
    await signIn(page, 'office', language);
    await page.goto(`/be/child/${greta.id}/show`);
    const { parents } = await ask<{ parents: { id: number }[] }>(page, `api/child/${greta.id}`);
    await page.goto(`/be/person/${parents[0]?.id}/show`);
    await page.getByRole('button', { name: words.open }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog.getByLabel(words.phone)).not.toHaveValue('');
    for (const project of [one, two]) {
      await dialog.getByRole('combobox', { name: words.project }).fill(project.name);
      await page.getByRole('option', { name: new RegExp(project.name) }).click();
    }
    for (const [project, child, number] of [
      [one, 'Greta', 1],
      [one, 'Jakob', 1],
      [one, 'Greta', 2],
      [two, 'Jakob', 1],
    ] as const)
      await dialog
        .getByRole('table', { name: titleOf(project, language) })
        .getByRole('checkbox', { name: new RegExp(`^${child} .*: ${words.week} ${number}$`) })
        .check();
    await expect(dialog.getByRole('status')).toHaveText(/^4 /);
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`several-${language}.png`) });
    await dialog.getByRole('button', { name: words.send, exact: true }).click();
    const done = page.getByRole('dialog', { name: words.done });
    await expect(done.getByRole('listitem')).toHaveCount(4);
    await page.screenshot({ path: info.outputPath(`done-${language}.png`) });
    await done.getByRole('button', { name: words.close }).click();
    for (const { name } of [one, two])
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(name) })
          .first(),
      ).toBeVisible();
    const mail = await waitForMail(family.email, /Anmeldung/);
    for (const text of [one.name, two.name]) expect(mail.text).toContain(text);
    const list = await ask<StaffRegistration[]>(
      page,
      `api/peopleCourseWeekRegistration?filters=course_id|${one.id}&itemsPerPage=50`,
    );
    expect(list).toHaveLength(3);
  });
}
