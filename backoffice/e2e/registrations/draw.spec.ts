import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import type { DrawFile } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeDrawProject, wishAll } from '../../../shared/tools/e2e/draws';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { closeRegistration, type Project } from '../../../shared/tools/e2e/projects';
import { signIn, signInWith } from '../support/office';

const run = promisify(execFile);

const NAMES = ['Alma', 'Beat', 'Carla'];

/** Three children wish both weeks, of which the first has one seat. */
async function makeDraw(page: Page): Promise<Project> {
  const project = await makeDrawProject(page.request, [1, 5]);
  for (const name of NAMES) {
    const family = await makeFamily(page.request);
    await wishAll(page.request, family, project, await makeChild(page.request, family, name));
  }
  return project;
}

/** Nothing is wider than the screen; what is, scrolls by itself. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

test('wishes are named as wishes on the page of the project, and no waiting list', async ({ page }) => {
  const project = await makeDraw(page);
  await signIn(page, 'office');
  await page.goto(`/be/course/${project.id}/show`);
  const wishes = page.getByRole('table', { name: 'Wünsche für die Auslosung (3)' }).first();
  await expect(wishes.getByRole('columnheader').first()).toHaveText('Stand');
  await expect(wishes.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(
    'Wunsch 1, wird ausgelost',
  );
  await expect(page.getByRole('heading', { name: 'Warteliste (0)' })).not.toHaveCount(0);
  await expect(page.getByText(/Warteliste: 0 von/)).toBeVisible();
  await expectNoViolations(page);
});

const LANGUAGES = [
  {
    language: 'de' as const,
    width: 1280,
    title: 'Auslosung',
    how: 'So wird ausgelost',
    early: /Die Anmeldung läuft noch. Ausgelost werden kann ab 02\.06\.\d{4} 00:00 Uhr\./,
    preview: 'Vorschau',
    week: 'Nach Wochen',
    order: 'Nach Kindern',
    cancel: 'Abbrechen',
    cells: ['Woche', 'Wünsche', 'Freie Plätze', 'Ausgelost', 'Von der Warteliste', 'Bleibt frei'],
    any: 'bekommen mindestens eine Woche',
    action: 'Auslosung veröffentlichen',
    confirm: 'Veröffentlichen',
    question: 'und 3 Personen erhalten eine E-Mail. Das lässt sich weder zurücknehmen noch wiederholen.',
    done: 'Die Auslosung ist veröffentlicht',
    download: 'Datei zum Nachrechnen herunterladen',
    changed: 'Seit der Vorschau hat sich etwas geändert.',
  },
  {
    language: 'it' as const,
    width: 390,
    title: 'Sorteggio',
    how: 'Come funziona il sorteggio',
    early: /Le iscrizioni sono ancora aperte. Il sorteggio è possibile dal? .*02\.06\.\d{4} 00:00\./,
    preview: 'Anteprima',
    week: 'Per settimana',
    order: 'Per bambino',
    cancel: 'Annulla',
    cells: [
      'Settimana',
      'Preferenze',
      'Posti liberi',
      'Sorteggiati',
      'Dalla lista d’attesa',
      'Restano liberi',
    ],
    any: 'ricevono almeno una settimana',
    action: 'Pubblica il sorteggio',
    confirm: 'Pubblica',
    question: 'e 3 persone ricevono un’e-mail. Non si può né annullare né ripetere.',
    done: 'Il sorteggio è pubblicato',
    download: 'Scarica il file per la verifica',
    changed: 'Dall’anteprima qualcosa è cambiato.',
  },
];

for (const words of LANGUAGES)
  test(`a draw is seen before, looked at, published and repeated: ${words.language}, ${words.width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const project = await makeDraw(page);
    await page.setViewportSize({ width: words.width, height: 844 });
    await signIn(page, 'office', words.language);

    // From the page of the project; before registration has closed there is nothing to see but how it works.
    await page.goto(`/be/course/${project.id}/show`);
    await page.getByRole('link', { name: words.title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/course/${project.id}/draw$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.title);
    await expect(page.getByRole('heading', { name: words.how })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: words.early })).toBeVisible();
    await expect(page.getByRole('button', { name: words.action })).toHaveCount(0);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);

    await closeRegistration(page.request, project);
    await page.reload();
    await expect(page.getByRole('heading', { name: words.preview })).toBeVisible();
    const table = page.getByRole('table', { name: words.week });
    await expect(table.getByRole('columnheader')).toHaveText(words.cells);
    const rows = table.getByRole('row');
    await expect(rows.nth(1).getByRole('cell')).toHaveText(['3', '1', '1', '0', '0']);
    await expect(rows.nth(2).getByRole('cell')).toHaveText(['3', '5', '3', '0', '2']);
    await expect(page.getByText(words.any).locator('xpath=..')).toContainText('3');
    const order = page.getByRole('list', { name: words.order });
    await expect(order.getByRole('listitem')).toHaveCount(3);
    for (const name of NAMES) await expect(order).toContainText(`${name} Kofler`);
    const previewed = await order.innerText();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);

    // Something changes after the preview: it is shown anew before anything is given.
    const { token } = (await page.evaluate(() =>
      JSON.parse(Object.values(localStorage).find((value) => value.includes('"token"')) ?? '{}'),
    )) as { token: string };
    const change = await page.request.put(`/api/courseWeek/${project.weeks[1]}`, {
      data: { max_participants: 6 },
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(change.status()).toBe(200);
    const action = page.getByRole('button', { name: words.action });
    const dialog = page.getByRole('alertdialog');
    await action.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(words.question);
    await expectNoViolations(page);
    // By the keyboard the harmless answer is the first.
    await expect(dialog.getByRole('button', { name: words.cancel })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await action.click();
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect(page.getByRole('alert').filter({ hasText: words.changed })).toBeVisible();
    await expect(rows.nth(2).getByRole('cell')).toHaveText(['3', '6', '3', '0', '3']);

    await action.click();
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect(page.getByRole('heading', { name: words.done })).toBeFocused();
    await expect(order.getByRole('listitem')).toHaveCount(3);
    expect(await order.innerText()).toBe(previewed);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);

    // It is still there after a reload, and the file is one that anybody can repeat.
    await page.reload();
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
    await expect(action).toHaveCount(0);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: words.download }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`feria-draw-${project.id}.json`);
    const path = await download.path();
    const file = JSON.parse(await readFile(path, 'utf8')) as DrawFile;
    expect(file.outcome.order).toHaveLength(3);
    const { stdout } = await run('npm', ['--silent', 'run', 'draw:verify', path], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    });
    expect(stdout).toContain('The outcome is the same.');
  });

test('who may only see projects sees that nothing is published, and no preview', async ({ page }) => {
  const project = await makeDraw(page);
  await closeRegistration(page.request, project);
  await signInWith(page, ['course.index', 'course.view']);
  await page.goto(`/be/course/${project.id}/draw`);
  await expect(page.getByRole('alert')).toContainText('Die Auslosung ist noch nicht veröffentlicht.');
  await expect(page.getByRole('button', { name: 'Auslosung veröffentlichen' })).toHaveCount(0);
});
