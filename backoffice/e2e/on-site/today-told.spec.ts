import { expect, test } from '@playwright/test';
import type { AttendanceDay, WeekGroupsDetail } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, make, signIn } from '../support/office';
import {
  attendanceOf,
  card,
  makeDay,
  openToday,
  points,
  removePlace,
  setGroups,
  TODAY_DATE,
  unfoldPoints,
  untilKept,
} from '../support/today';

/* What a leader is told when the office changes something about children in the middle of the day (product/on-site.md#open-points). */

test.use({ viewport: { width: 360, height: 740 } });

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      leave: 'Geht:',
      left: 'gegangen um',
      toast: 'Bitte gleich klären',
      may: 'nicht abholberechtigt',
      show: 'Zum offenen Punkt',
      point: 'Offener Punkt',
      close: 'Abschließen',
      where: 'Wo ist das Kind?',
      missing: 'Bitte eintragen, wo das Kind ist.',
      told: 'Abgemeldet, aber als anwesend eingetragen',
      absent: 'anwesend eingetragen und für heute abgemeldet',
      away: 'Fehlt',
      sure: 'Ja, zurücknehmen',
      off: 'sind Sie nicht mehr eingeteilt für',
      leads: 'Dort leitet jetzt:',
      handOver: 'Bitte übergeben Sie es:',
      now: 'jetzt bei',
      still: 'Noch bei',
      asPoint: 'Als offenen Punkt eintragen',
      gone: 'noch nicht da',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      leave: 'Esce:',
      left: 'uscita alle',
      toast: 'Da chiarire subito',
      may: 'senza autorizzazione al ritiro',
      show: 'Al punto aperto',
      point: 'Punto aperto',
      close: 'Chiudere il punto',
      where: 'Dove si trova il bambino?',
      missing: 'Indichi dove si trova il bambino.',
      told: 'Assenza comunicata, ma risulta presente',
      absent: 'per oggi ne è stata comunicata l’assenza',
      away: 'Manca',
      sure: 'Sì, annullare',
      off: 'Lei non è più responsabile di',
      leads: 'Ora lì la responsabilità è di:',
      handOver: 'Lo affidi a chi lo segue:',
      now: 'ora con',
      still: 'Ancora con',
      asPoint: 'Inserire come punto aperto',
      gone: 'ma non ancora qui',
    },
  ],
] as const) {
  test(`in ${language}: a child left with somebody whom the office had withdrawn meanwhile: that counts, and must be cleared up`, async ({
    page,
    browser,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    const pickups = (persons: object[]) =>
      make(page, `child/${first!.id}/pickup-persons`, { persons }, 'PUT');
    await pickups([{ name: 'Tante Rosa', phone: '+39 333 5550001' }]);
    await openToday(page, day.leaders[0]!, language);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await untilKept(page);
    await page.context().setOffline(true);
    await pickups([]);
    await card(page, first!).getByRole('button', { name: words.leave }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tante Rosa' }).click();
    await page.context().setOffline(false);

    const toast = page.getByRole('alert').filter({ hasText: words.toast });
    await expect(toast).toContainText(`Tante Rosa (${words.may})`);
    await expectNoViolations(page);
    await toast.getByRole('button', { name: words.show }).click();
    const point = points(page).getByRole('listitem').filter({ hasText: first!.name });
    await expect(point.getByRole('link', { name: '+39 333 7770000' })).toBeVisible();
    await expect(card(page, first!)).toContainText(words.left);
    await expect(card(page, first!)).toContainText(words.point);
    expect((await attendanceOf(page, day)).get(first!.id)?.left_with_name).toBe('Tante Rosa');

    await point.getByRole('button', { name: words.close }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog.getByLabel(words.where)).toHaveAccessibleDescription(words.missing);
    await dialog.getByLabel(words.where).fill('Mama angerufen: ist daheim');
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(points(page)).toHaveCount(0);

    // The day says so too, for the leader and for the office.
    await expect(card(page, first!)).toContainText(`Tante Rosa (${words.may})`);
    const desk = await (await browser.newContext()).newPage();
    await signIn(desk, 'office', language);
    await desk.goto(`/be/course/day?date=${TODAY_DATE}`);
    const child = desk.getByRole('listitem').filter({ hasText: first!.first }).filter({ hasText: day.last });
    await expect(child.first()).toContainText(`Tante Rosa (${words.may})`);
    await desk.context().close();
  });

  test(`in ${language}: an absence that is told of a child that is there stands on its card, and is a point`, async ({
    page,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await untilKept(page);
    await make(page, `child/${first!.id}/absence`, { from: TODAY_DATE, to: TODAY_DATE });
    await page.reload();
    await expect(card(page, first!)).toContainText(words.told);
    await unfoldPoints(page);
    await expect(points(page)).toContainText(words.absent);
    await expectNoViolations(page);
    // Another child was meant: the mark that it is not there answers the point.
    await card(page, first!)
      .getByRole('button', { name: new RegExp(`^${first!.name}`) })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: words.away, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.sure }).click();
    await expect(points(page)).toHaveCount(0);
  });

  test(`in ${language}: who has a child that is put into another group reads to whom it goes, and who gets it with whom it may still be`, async ({
    page,
  }) => {
    const day = await makeDay(page, { leaders: 2 });
    const [[first, second], others] = day.children as [(typeof day.children)[0], (typeof day.children)[0]];
    const [own, next] = [day.leaders[0]!, day.leaders[1]!];
    await openToday(page, own, language);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await untilKept(page);
    const [group] = (await ask<WeekGroupsDetail>(page, `api/courseWeek/${day.weekId}/groups`)).groups;
    await setGroups(page, day.weekId, [
      { ...group!, leaders: [own.id], children: [second!.id] },
      { name: 'Andere', leaders: [next.id], children: [first!, ...others].map(({ id }) => id) },
    ]);
    await page.reload();
    const told = page.getByRole('alert').filter({ hasText: words.handOver });
    await expect(told).toContainText(`${first!.name} (${words.now} ${next.name})`);
    await expectNoViolations(page);

    const context = await page
      .context()
      .browser()!
      .newContext({ viewport: { width: 360, height: 740 } });
    const phone = await context.newPage();
    await openToday(phone, next, language);
    await expect(card(phone, first!)).toContainText(`${words.still} ${own.name}?`);
    await expectNoViolations(phone);
    // It still is when its place ends after that.
    await removePlace(page, day, first!);
    await phone.reload();
    await expect(card(phone, first!)).toContainText(`${words.still} ${own.name}?`);
    await card(phone, first!)
      .getByRole('button', { name: new RegExp(`^${first!.name}`) })
      .click();
    await phone.getByRole('dialog').getByRole('button', { name: words.away, exact: true }).click();
    const question = phone.getByRole('alertdialog');
    await expect(question).toContainText(own.name);
    await question.getByRole('button', { name: words.asPoint }).click();
    await unfoldPoints(phone);
    const asked = points(phone).filter({ hasText: own.name });
    await expect(asked).toContainText(first!.first);
    await page.reload();
    await expect(told).toContainText(first!.name);
    await context.close();
  });

  test(`in ${language}: who is taken off reads whom to hand over and to whom; leaders read whose place has ended`, async ({
    page,
  }) => {
    const day = await makeDay(page, { leaders: 2 });
    const [[first], [other]] = day.children as [(typeof day.children)[0], (typeof day.children)[0]];
    await openToday(page, day.leaders[0]!, language);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await untilKept(page);
    await setGroups(page, day.weekId, [
      { name: 'Alle', leaders: [day.leaders[1]!.id], children: day.children.flat().map(({ id }) => id) },
    ]);
    await page.reload();
    const told = page.getByRole('alert').filter({ hasText: words.off });
    await expect(told).toContainText(`${words.leads} ${day.leaders[1]!.name}`);
    await expect(told).toContainText(`${words.handOver} ${first!.name}`);
    await expectNoViolations(page);
    const { office_phone } = await ask<AttendanceDay>(page, `api/attendance?date=${TODAY_DATE}`);
    await expect(told.getByRole('link')).toHaveCount(office_phone ? 1 : 0);

    await removePlace(page, day, other!);
    const context = await page
      .context()
      .browser()!
      .newContext({ viewport: { width: 360, height: 740 } });
    const phone = await context.newPage();
    await openToday(phone, day.leaders[1]!, language);
    await expect(card(phone, first!)).toBeVisible();
    await expect(phone.getByRole('alert').filter({ hasText: words.gone })).toContainText(other!.name);
    await expect(card(phone, other!)).toHaveCount(0);
    await expectNoViolations(phone);
    await context.close();
  });
}
