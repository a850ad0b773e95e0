import { expect, test, type Page } from '@playwright/test';
import { attendanceOf, card, makeDay, openChild, openToday, sync, untilKept } from '../support/today';

/* Two tabs of one account on one phone, or the browser and the page on the home screen (product/on-site.md#today). */

test.use({ viewport: { width: 360, height: 740 } });

const WAITING = '1 Eintrag noch nicht gesendet';

/** Two tabs in which a leader has the same children, from now on without a network. */
async function twoTabs(page: Page) {
  const day = await makeDay(page);
  await openToday(page, day.leaders[0]!);
  await expect(card(page, day.children[0]![0]!)).toBeVisible();
  await untilKept(page);
  const other = await page.context().newPage();
  await other.goto('/be/today');
  await expect(card(other, day.children[0]![0]!)).toBeVisible();
  await untilKept(other);
  await page.context().setOffline(true);
  return { day, other };
}

test('what is marked, counted and sent in one tab stands in the other at once', async ({ page }) => {
  const { day, other } = await twoTabs(page);
  const [first, second] = day.children[0]!;
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(card(other, first!)).toContainText('da seit');
  await expect(sync(other)).toContainText(WAITING);

  await other.getByRole('button', { name: 'Zählen', exact: true }).click();
  await other.getByRole('dialog').getByLabel('Gezählte Kinder').fill('2');
  await other.getByRole('dialog').getByRole('button', { name: 'Zählung speichern' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('main')).toContainText('Gezählt 2, laut Liste 1: 1 Kind zu viel.');

  await card(other, second!).getByRole('button', { name: 'Da:' }).click();
  await expect(card(page, second!)).toContainText('da seit');
  // Taken back in the tab in which it was not made.
  const dialog = await openChild(page, second!);
  await dialog.getByRole('button', { name: 'Fehlt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja, zurücknehmen' }).click();
  await expect(card(other, second!)).toContainText('fehlt');

  await page.context().setOffline(false);
  for (const tab of [page, other]) {
    await expect(sync(tab)).toContainText('Alles gesendet');
    await expect(card(tab, first!)).toContainText('da seit');
    await expect(card(tab, second!)).toContainText('fehlt');
    await expect(tab.getByRole('main')).toContainText(`2 (${day.leaders[0]!.name})`);
  }
  const marked = await attendanceOf(page, day);
  expect([first, second].map((child) => marked.get(child!.id)?.status)).toEqual(['present', 'absent']);
});

test('where tabs cannot tell each other, a tap replaces nothing that its tab has not shown', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    delete (window as Partial<typeof globalThis>).BroadcastChannel;
  });
  const { day, other } = await twoTabs(page);
  const [first] = day.children[0]!;
  const dialog = await openChild(page, first!);
  await dialog.getByRole('button', { name: 'Fehlt' }).click();
  await expect(card(page, first!)).toContainText('fehlt');
  await expect(card(other, first!)).not.toContainText('fehlt');
  await card(other, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(card(other, first!)).toContainText('fehlt');
  await expect(sync(other)).toContainText(WAITING);
  await expect(other.getByRole('button', { name: /^Rückgängig/ })).toHaveCount(0);

  // Who looks at the tab sees what was marked in the other.
  await card(other, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(card(other, first!)).toContainText('da seit');
  await expect(card(page, first!)).toContainText('fehlt');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card(page, first!)).toContainText('da seit');
});
