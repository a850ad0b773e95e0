import { expect, test, type Locator, type Page } from '@playwright/test';
import type { OfficeLanguage, WeekGroupsDetail } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { ask, signIn, signInWith } from '../support/office';

/* Groups of a week (product/on-site.md#groups). */

const NAMES = ['Alma', 'Beat', 'Carla', 'Dario'];

/** A week with four children who have a place. */
async function makeWeek(page: Page): Promise<{ course: number; id: number }> {
  const project = await makeProject(page.request, { weeks: [{ ...summerWeek(2), max_participants: 10 }] });
  const family = await makeFamily(page.request);
  for (const name of NAMES)
    await book(page.request, family, project, await makeChild(page.request, family, name));
  return { course: project.id, id: project.weeks[0]! };
}

const stored = (page: Page, week: { id: number }): Promise<WeekGroupsDetail> =>
  ask<WeekGroupsDetail>(page, `api/courseWeek/${week.id}/groups`);

/** Names of the groups with the first names of their children, as they are stored. */
async function storedGroups(page: Page, week: { id: number }): Promise<Record<string, string[]>> {
  const { groups, children } = await stored(page, week);
  return Object.fromEntries(
    groups.map((group) => [
      group.name,
      group.children.map((id) => children.find((child) => child.id === id)?.first_name ?? '').sort(),
    ]),
  );
}

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const card = (place: Page | Locator, name: string): Locator =>
  place.getByRole('listitem').filter({ hasText: name });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

const LANGUAGES = {
  de: {
    of: /^Gruppen von /,
    none: 'In keiner Gruppe',
    add: 'Gruppe hinzufügen',
    group: 'Gruppe',
    name: 'Name der Gruppe',
    save: 'Speichern',
    saved: 'Alles gespeichert',
    unsaved: 'Noch nicht gespeichert',
    move: 'Carla Kofler verschieben',
    select: 'auswählen',
    selected: '2 Kinder ausgewählt',
    moveSelected: 'Verschieben nach …',
    undo: 'Rückgängig',
    split: 'Nach Alter aufteilen',
    count: 'Anzahl der Gruppen',
    four: '4 Kinder',
    two: '2 Kinder',
    leave: 'Trotzdem verlassen?',
    cancel: 'Abbrechen',
    changed: 'Inzwischen geändert',
    choose: 'Auswahl speichern',
    weekLeaders: 'Leitung der ganzen Woche',
    remove: 'Bären entfernen',
    removed: 'In „Bären“ sind 2 Kinder',
    confirm: 'Entfernen',
    back: 'Zum Projekt',
  },
  it: {
    of: /^Gruppi di /,
    none: 'In nessun gruppo',
    add: 'Aggiungi un gruppo',
    group: 'Gruppo',
    name: 'Nome del gruppo',
    save: 'Salva',
    saved: 'Tutto salvato',
    unsaved: 'Non ancora salvato',
    move: 'Sposta Carla Kofler',
    select: 'Seleziona',
    selected: '2 bambini selezionati',
    moveSelected: 'Sposta in …',
    undo: 'Annulla l’ultimo passo',
    split: 'Dividi per età',
    count: 'Numero di gruppi',
    four: '4 bambini',
    two: '2 bambini',
    leave: 'Uscire comunque?',
    cancel: 'Annulla',
    changed: 'Modificato nel frattempo',
    choose: 'Salva la scelta',
    weekLeaders: 'Responsabili di tutta la settimana',
    remove: 'Elimina Bären',
    removed: 'In «Bären» ci sono 2 bambini',
    confirm: 'Elimina',
    back: 'Al progetto',
  },
};

for (const language of ['de', 'it'] as OfficeLanguage[]) {
  const words = LANGUAGES[language];

  test(`groups are made with mouse and keyboard, split, undone and saved: ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    const week = await makeWeek(page);
    await signIn(page, 'office', language);
    await page.goto(`/be/course/${week.course}`);
    await page.getByRole('link', { name: words.of }).click();
    await expect(page).toHaveURL(new RegExp(`/courseWeek/${week.id}/groups$`));
    const none = column(page, words.none);
    await expect(none).toContainText(words.four);
    await expect(page.getByRole('button', { name: words.save })).toBeDisabled();

    // A group, and the first child into it with the mouse.
    await page.getByRole('button', { name: words.add }).click();
    await page.getByLabel(words.name).fill('Bären');
    const bears = column(page, 'Bären');
    await card(none, 'Alma').dragTo(bears);
    await expect(card(bears, 'Alma')).toBeVisible();
    await expect(card(none, 'Alma')).toHaveCount(0);

    // By the keyboard alone; the focus goes along.
    await page.getByRole('button', { name: words.move }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('menuitem', { name: 'Bären' }).focus();
    await page.keyboard.press('Enter');
    await expect(card(bears, 'Carla')).toBeVisible();
    await expect(page.getByRole('button', { name: words.move })).toBeFocused();
    await expect(bears).toContainText(words.two);

    // Several at once, back and forth.
    for (const name of ['Beat', 'Dario'])
      await none.getByRole('checkbox', { name: new RegExp(name) }).check();
    await expect(page.getByText(words.selected)).toBeVisible();
    await page.getByRole('button', { name: words.moveSelected }).click();
    await page.getByRole('menuitem', { name: 'Bären' }).click();
    await expect(bears).toContainText(words.four);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(bears).toContainText(words.two);
    // What is selected is dragged together.
    for (const name of ['Beat', 'Dario'])
      await none.getByRole('checkbox', { name: new RegExp(name) }).check();
    await card(none, 'Dario').dragTo(bears);
    await expect(bears).toContainText(words.four);
    await page.getByRole('button', { name: words.undo }).click();
    await expectNoViolations(page);

    // Leaders of the week, as the menu of accounts has them.
    await page.getByLabel(words.weekLeaders).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');

    // Unsaved: leaving asks.
    await expect(page.getByText(words.unsaved)).toBeVisible();
    await page.getByRole('link', { name: words.back }).click();
    await expect(page.getByRole('alertdialog')).toContainText(words.leave);
    await page.getByRole('button', { name: words.cancel, exact: true }).click();
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    expect(await storedGroups(page, week)).toEqual({ Bären: ['Alma', 'Carla'] });
    expect((await stored(page, week)).leaders).toHaveLength(1);

    // Split into two, undone, again, saved; the group keeps its name.
    await page.getByLabel(words.count).fill('2');
    const split = page.getByRole('button', { name: words.split });
    await split.click();
    await expect(column(page, `${words.group} 2`)).toContainText(words.two);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(column(page, `${words.group} 2`)).toHaveCount(0);
    await split.click();
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    const groups = await storedGroups(page, week);
    expect(Object.keys(groups)).toEqual(['Bären', `${words.group} 2`]);
    expect(Object.values(groups).map(({ length }) => length)).toEqual([2, 2]);

    // A group with children asks before it goes.
    await page.getByRole('button', { name: words.remove }).click();
    await expect(page.getByRole('alertdialog')).toContainText(words.removed);
    await page.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(bears).toHaveCount(0);
    await expect(none).toContainText(words.two);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    expect(Object.keys(await storedGroups(page, week))).toEqual([`${words.group} 2`]);
  });

  test(`groups on a phone: ${language}`, async ({ page }) => {
    const week = await makeWeek(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'office', language);
    await page.goto(`/be/courseWeek/${week.id}/groups`);
    await page.getByRole('button', { name: words.add }).click();
    await page.getByLabel(words.name).fill('Bären');
    await page.getByRole('button', { name: words.move }).click();
    await page.getByRole('menuitem', { name: 'Bären' }).click();
    await expect(card(column(page, 'Bären'), 'Carla')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    expect(await storedGroups(page, week)).toEqual({ Bären: ['Carla'] });
  });

  test(`what two change of different groups stays, and of the same one of them is asked: ${language}`, async ({
    page,
    browser,
  }) => {
    const week = await makeWeek(page);
    const other = await (await browser.newContext()).newPage();
    const save = async (one: Page) => one.getByRole('button', { name: words.save }).click();
    const rename = (one: Page, from: string, to: string) => column(one, from).getByLabel(words.name).fill(to);
    for (const [one, account] of [
      [page, 'office'],
      [other, 'admin'],
    ] as const) {
      await signIn(one, account, language);
      await one.goto(`/be/courseWeek/${week.id}/groups`);
      await one.getByRole('button', { name: words.add }).click();
      await one.getByLabel(words.name).fill(account);
    }
    for (const one of [other, page]) {
      await save(one);
      await expect(one.getByText(words.saved)).toBeVisible();
    }
    await expect(column(page, 'admin')).toBeVisible();
    expect(Object.keys(await storedGroups(page, week))).toEqual(['admin', 'office']);

    await other.reload();
    await rename(other, 'admin', 'Füchse');
    await save(other);
    await expect(other.getByText(words.saved)).toBeVisible();
    await rename(page, 'office', 'Bären');
    await rename(page, 'admin', 'Wölfe');
    await save(page);
    const question = page.getByRole('dialog', { name: words.changed });
    await expect(question.getByRole('radiogroup')).toHaveCount(1);
    await expect(question.getByRole('radiogroup', { name: 'admin' })).toBeVisible();
    await expect(question.getByRole('radio', { name: 'Wölfe' })).toBeVisible();
    await expectNoViolations(page);
    expect(Object.keys(await storedGroups(page, week))).toEqual(['Füchse', 'office']);
    await question.getByRole('radio', { name: 'Füchse' }).check();
    await question.getByRole('button', { name: words.choose }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(column(page, 'Füchse')).toBeVisible();
    expect(Object.keys(await storedGroups(page, week))).toEqual(['Füchse', 'Bären']);
    await other.context().close();
  });
}

test('who may not change projects sees the groups only', async ({ page, browser }) => {
  const week = await makeWeek(page);
  await signIn(page, 'office');
  await page.goto(`/be/courseWeek/${week.id}/groups`);
  await page.getByLabel(LANGUAGES.de.count).fill('1');
  await page.getByRole('button', { name: LANGUAGES.de.split }).click();
  // A name is needed, and one that no other group has.
  await page.getByLabel(LANGUAGES.de.name).fill(' ');
  await page.getByRole('button', { name: LANGUAGES.de.save }).click();
  await expect(page.getByText('Bitte geben Sie der Gruppe einen Namen.')).toBeVisible();
  await expect(page.getByLabel(LANGUAGES.de.name)).toBeFocused();
  await page.getByLabel(LANGUAGES.de.name).fill('Bären');
  await page.getByRole('button', { name: LANGUAGES.de.save }).click();
  await expect(page.getByText(LANGUAGES.de.saved)).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await signInWith(reader, ['course.index', 'course.view']);
  await reader.goto(`/be/courseWeek/${week.id}/groups`);
  await expect(column(reader, 'Bären')).toContainText('4 Kinder');
  await expect(reader.getByText('Sie können die Gruppen ansehen, aber nicht ändern.')).toBeVisible();
  const main = reader.getByRole('main');
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button', { name: LANGUAGES.de.save })).toHaveCount(0);
  await expectNoViolations(reader);
  await reader.context().close();
});
