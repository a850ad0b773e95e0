import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import type { AttendanceIssue } from '@feria/shared';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { ask, signIn } from '../support/office';
import {
  attendanceOf,
  card,
  makeDay,
  markAs,
  openChild,
  openToday,
  points,
  removePlace,
  sync,
  TODAY_DATE,
  untilKept,
  setGroups,
} from '../support/today';

/** The bar that takes a mark back. */
const undoOf = (page: Page) => page.getByRole('button', { name: /^(Rückgängig|Annullare):/ });

/* Taking back the last mark, and dialogs that lie over the list meanwhile (product/on-site.md#today). */

for (const [language, height, words] of [
  ['de', 640, { arrive: 'Da:', undo: 'Rückgängig', close: 'Schließen', excused: 'Entschuldigt' }],
  ['it', 740, { arrive: 'C’è:', undo: 'Annullare', close: 'Chiudere', excused: 'Giustificato' }],
] as const)
  test(`in ${language}, 360×${height}: the bar that takes a mark back never lies over a dialog, and waits until it is closed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    const day = await makeDay(page);
    const [first, second] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    const undo = page.getByRole('button', { name: `${words.undo}: ${first!.name}` });
    await expect(undo).toBeVisible();
    const place = (await undo.boundingBox())!;

    const dialog = await openChild(page, second!);
    await expect(undo).toBeHidden();
    // Whatever stands where the bar was belongs to the dialog.
    await expect
      .poll(() =>
        page.evaluate(
          ([x, y]) => document.elementFromPoint(x!, y!)?.closest('.MuiDialog-root') !== null,
          [place.x + place.width / 2, place.y + place.height / 2],
        ),
      )
      .toBe(true);
    await expectNoViolations(page);
    const close = (await dialog.getByRole('button', { name: words.close }).boundingBox())!;
    const at = { x: close.x + close.width / 2, y: close.y + close.height / 2 };
    await page.mouse.click(at.x, at.y);
    await expect(undo).toBeVisible();
    // The second tap of a double tap is no answer.
    expect(await undo.evaluate((button) => getComputedStyle(button).pointerEvents)).toBe('none');
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');

    // By keyboard.
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBeNull();
    expect((await attendanceOf(page, day)).get(second!.id)).toBeNull();
  });

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      leave: 'Geht:',
      alone: /^Allein/,
      undo: 'Rückgängig:',
      here: 'da seit',
      sent: 'Alles gesendet',
      excused: 'entschuldigt',
      title: 'Offene Punkte',
      undone: 'Zurückgenommen: ',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      leave: 'Esce:',
      alone: /^Da solo/,
      undo: 'Annullare:',
      here: 'presente dalle',
      sent: 'Tutto inviato',
      excused: 'giustificato',
      title: 'Punti aperti',
      undone: 'Annullato: ',
    },
  ],
] as const)
  test(`in ${language}: a departure that was taken back without a network is no open point, whatever the office marked meanwhile`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const day = await makeDay(page, { change: { leave_alone: true } });
    const [first] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
    await untilKept(page);
    await page.context().setOffline(true);
    await card(page, first!).getByRole('button', { name: words.leave }).click();
    await page.getByRole('button', { name: words.alone }).click();
    await page.getByRole('button', { name: words.undo }).click();
    await expect(card(page, first!)).toContainText(words.here);
    await markAs(page, { session: sessionOf('admin') }, first!, { status: 'excused', arrived_at: null });
    // What is queued is read from the device.
    await page.reload();
    await expect(card(page, first!)).toContainText(words.here);
    await page.context().setOffline(false);
    await expect(sync(page)).toContainText(words.sent);
    await expect(card(page, first!)).toContainText(words.excused);
    await expect(points(page)).toHaveCount(0);
    const { left_at, status } = (await attendanceOf(page, day)).get(first!.id)!;
    expect([status, left_at]).toEqual(['excused', null]);
    const issues = await ask<AttendanceIssue[]>(
      page,
      `api/attendance/issues?date=${TODAY_DATE}&course_week_id=${day.weekId}`,
    );
    expect(issues).toMatchObject([{ state: 'undone', mark: { left_with: 'alone' } }]);

    const context = await page.context().browser()!.newContext();
    const office = await context.newPage();
    await signIn(office, 'office', language);
    await office.goto('/be/course/day/points');
    await expect(office.getByRole('heading', { name: words.title })).toBeVisible();
    const point = office.getByRole('listitem', { name: first!.name });
    await expect(point).toContainText(words.undone);
    await expect(point.getByRole('button')).toHaveCount(0);
    await context.close();
  });

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      undo: 'Rückgängig:',
      ended: 'Platz beendet',
      title: 'löschen?',
      list: 'auf keiner Liste mehr',
      no: 'Nein, so lassen',
      yes: 'Ja, löschen',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      undo: 'Annullare:',
      ended: 'posto terminato',
      title: 'Cancellare la voce',
      list: 'in nessun elenco',
      no: 'No, lasciare così',
      yes: 'Sì, cancellare',
    },
  ],
] as const)
  test(`in ${language}: taking back the mark of a child whose place has ended meanwhile asks, because it leaves the lists`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const day = await makeDay(page);
    const [first, second] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    for (const [child, answer] of [
      [first!, words.no],
      [second!, words.yes],
    ] as const) {
      await card(page, child).getByRole('button', { name: words.arrive }).click();
      const undo = page.getByRole('button', { name: `${words.undo} ${child.name}` });
      // Over the bar its time stands still.
      await undo.hover();
      await expect.poll(async () => (await attendanceOf(page, day)).get(child.id)?.status).toBe('present');
      await removePlace(page, day, child);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(card(page, child)).toContainText(words.ended);
      await undo.click();
      const question = page.getByRole('alertdialog').filter({ hasText: words.title });
      await expect(question).toContainText(words.list);
      await question.getByRole('button', { name: answer }).click();
    }
    await expect(card(page, second!)).toHaveCount(0);
    await expect(card(page, first!)).toBeVisible();
    await expect(undoOf(page)).toHaveCount(0);
  });

test('menus lie over the bar that takes a mark back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await openToday(page, day.leaders[0]!);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  const place = (await page.getByRole('button', { name: `Rückgängig: ${first!.name}` }).boundingBox())!;
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(sync(page)).toContainText('Alles gesendet');
  expect((await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
});

test('a count follows the list until it is saved: what is sent is on the screen, and its names stay those of the count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const day = await makeDay(page, { leaders: 2, each: 3 });
  const leader = day.leaders[0]!;
  const [first, second, third] = day.children[0]!;
  const arrive = (child: typeof first) =>
    markAs(page, leader, child!, { status: 'present', arrived_at: new Date().toISOString() });
  const readAnew = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await openToday(page, leader);
  await arrive(first);
  await readAnew();
  await expect(page.getByText('1 von 3 da')).toBeVisible();
  await page.getByRole('button', { name: 'Zählen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Laut Liste ist 1 Kind da.');
  await dialog.getByLabel('Gezählte Kinder').fill('1');

  await arrive(second);
  await readAnew();
  await expect(page.getByText('2 von 3 da')).toBeAttached();
  await expect(dialog).toContainText('Laut Liste sind 2 Kinder da.');
  await expect(dialog.getByLabel('Gezählte Kinder')).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Zählung speichern' }).click();
  await expect(dialog).toContainText('Gezählt 1, laut Liste 2: 1 Kind fehlt!');
  const names = `da (2): ${first!.name}, ${second!.name}`;
  await expect(dialog).toContainText(names);

  // Who comes after the count is no part of it; the page says of when its names are.
  await arrive(third);
  await readAnew();
  await expect(page.getByText('3 von 3 da')).toBeAttached();
  await expect(dialog).toContainText(names);
  await expect(dialog).not.toContainText(third!.name);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('region', { name: 'Kinder zählen' })).toContainText(
    /Gezählt 1, laut Liste 2.*Laut Liste waren um \d\d:\d\d da \(2\)/,
  );
});

test('the result of a count names the children also when who counted is taken off the week meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const day = await makeDay(page);
  const leader = day.leaders[0]!;
  const [first] = day.children[0]!;
  await markAs(page, leader, first!, { status: 'present', arrived_at: new Date().toISOString() });
  await openToday(page, leader);
  await expect(page.getByText('1 von 3 da')).toBeVisible();
  await page.getByRole('button', { name: 'Zählen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Gezählte Kinder').fill('0');
  await dialog.getByRole('button', { name: 'Zählung speichern' }).click();
  await expect(dialog).toContainText(`da (1): ${first!.name}`);

  await setGroups(page, day.weekId, []);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('1 von 3 da')).not.toBeAttached();
  await expect(dialog).toContainText(`da (1): ${first!.name}`);
});
