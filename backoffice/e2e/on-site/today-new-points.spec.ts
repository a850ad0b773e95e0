import { expect, test, type Page } from '@playwright/test';
import type { OfficeLanguage } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import {
  attendanceOf,
  card,
  giveAnyway,
  makeDay,
  openChild,
  openToday,
  points,
  removePlace,
  setGroups,
  sync,
  unfoldPoints,
  untilKept,
  type DayOnSite,
} from '../support/today';

/* What is told at once to who made marks that become open points (product/on-site.md#today). */

test.use({ viewport: { width: 360, height: 740 } });

/** The day of the first leader, on a phone without a network from now on. */
async function goOffline(page: Page, day: DayOnSite, language: OfficeLanguage): Promise<void> {
  await openToday(page, day.leaders[0]!, language);
  await expect(card(page, day.children[0]![0]!)).toBeVisible();
  await untilKept(page);
  await page.context().setOffline(true);
}

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      leave: 'Geht:',
      left: 'gegangen um',
      absent: 'Fehlt',
      waiting: '4 Einträge noch nicht gesendet',
      title: '2 Einträge von Ihnen zählen noch nicht. Ein weiterer zählt und ist zu klären',
      more: 'und ein weiterer',
      show: 'Zu den offenen Punkten',
      intro: 'Einträge, die noch nicht zählen, und Kinder, bei denen etwas nicht stimmt.',
      isThere: 'Ist das Kind da?',
      noPlace: 'schon abgemeldet oder verschoben',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      leave: 'Esce:',
      left: 'uscita alle',
      absent: 'Manca',
      waiting: '4 voci ancora da inviare',
      title: '2 Sue voci non valgono ancora. Un’altra vale ed è da chiarire',
      more: 'e un’altra',
      show: 'Ai punti aperti',
      intro: 'voci che non valgono ancora e bambini per i quali qualcosa non torna.',
      isThere: 'Il bambino è qui?',
      noPlace: 'già disdetto o spostato',
    },
  ],
] as const)
  test(`in ${language}: the message tells marks that do not count from one that counts, and only who is there comes back to the list`, async ({
    page,
  }) => {
    const day = await makeDay(page);
    const [present, absent, left] = day.children[0]!;
    await goOffline(page, day, language);
    await removePlace(page, day, present!);
    await removePlace(page, day, absent!);
    await card(page, present!).getByRole('button', { name: words.arrive }).click();
    const details = await openChild(page, absent!);
    await details.getByRole('button', { name: words.absent }).click();
    await expect(details).toHaveCount(0);
    await card(page, left!).getByRole('button', { name: words.arrive }).click();
    await card(page, left!).getByRole('button', { name: words.leave }).click();
    await page.getByRole('button', { name: 'Oma Anna' }).click();
    await giveAnyway(page);
    await expect(sync(page)).toContainText(words.waiting);
    await page.context().setOffline(false);

    const told = page.getByRole('alert').filter({ hasText: words.title });
    await expect(told).toContainText(words.more);
    // Those that do not count are named.
    await expect(told).toContainText(present!.name);
    await expect(told).toContainText(absent!.name);
    await expect(told).not.toContainText(left!.name);
    await expectNoViolations(page);
    await told.getByRole('button', { name: words.show }).click();
    await expect(told).toHaveCount(0);
    await expect(points(page)).toContainText(words.intro);
    const pointOf = ({ name }: { name: string }) =>
      points(page).getByRole('listitem').filter({ hasText: name });
    await expect(pointOf(present!)).toContainText(words.isThere);
    await expect(pointOf(absent!)).toContainText(words.noPlace);
    await expect(pointOf(absent!)).not.toContainText(words.isThere);
    await expect(pointOf(left!)).toContainText('Oma Anna');
    await expect(pointOf(left!)).not.toContainText(words.isThere);
    // It counts.
    await expect(card(page, left!)).toContainText(words.left);
  });

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      waiting: '1 Eintrag noch nicht gesendet',
      sent: 'Alles gesendet',
      title: 'Ein Eintrag von Ihnen zählt noch nicht',
      why: 'Zu dieser Zeit leiteten Sie das Kind nicht mehr.',
      decides: 'Darüber entscheidet, wer das Kind jetzt leitet, oder das Büro.',
      hidden: 'Ein Eintrag ist von einem Kind, das Sie nicht mehr leiten.',
      close: 'Schließen',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      waiting: '1 voce ancora da inviare',
      sent: 'Tutto inviato',
      title: 'Una Sua voce non vale ancora',
      why: 'A quell’ora Lei non seguiva più il bambino.',
      decides: 'Decide chi segue ora il bambino, oppure l’ufficio.',
      hidden: 'Una voce riguarda un bambino che Lei non segue più.',
      close: 'Chiudere',
    },
  ],
] as const)
  for (const isShown of [true, false])
    test(`in ${language}: a leader who was taken off is told that a later mark does not count, ${isShown ? 'with the child' : 'also when the server does not show the point any more'}`, async ({
      page,
    }) => {
      const day = await makeDay(page, { leaders: 2 });
      const other = day.leaders[1];
      const [first] = day.children[0]!;
      await goOffline(page, day, language);
      await setGroups(page, day.weekId, [
        { name: 'Alle', leaders: [other!.id], children: day.children.flat().map(({ id }) => id) },
      ]);
      await card(page, first!).getByRole('button', { name: words.arrive }).click();
      await expect(sync(page)).toContainText(words.waiting);
      if (!isShown)
        await page.route('**/api/attendance/issues?*', (route) => route.fulfill({ json: { data: [] } }));
      await page.context().setOffline(false);

      const told = page.getByRole('alert').filter({ hasText: words.title });
      await expect(sync(page)).toContainText(words.sent);
      if (isShown) {
        await expect(told).toContainText(`${first!.name}: `);
        await expect(told).toContainText(words.why);
        await expect(told).not.toContainText(words.hidden);
        await unfoldPoints(page);
        await expect(points(page)).toContainText(words.decides);
      } else {
        await expect(told).toContainText(words.hidden);
        await expect(points(page)).toHaveCount(0);
      }
      await expectNoViolations(page);
      await told.getByRole('button', { name: words.close }).click();
      await expect(told).toHaveCount(0);
      expect((await attendanceOf(page, day)).get(first!.id)).toBeNull();
    });
