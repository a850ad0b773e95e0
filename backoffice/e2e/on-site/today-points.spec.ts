import { expect, test, type Page } from '@playwright/test';
import type { AttendanceIssue } from '@feria/shared';
import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, make, signIn } from '../support/office';
import {
  attendanceOf,
  card,
  eraseFamily,
  giveAnyway,
  makeDay,
  markAs,
  openChild,
  openToday,
  points,
  removePlace,
  setGroups,
  sync,
  TODAY_DATE,
  unfoldPoints,
  untilKept,
  type DayOnSite,
} from '../support/today';

/* What becomes of marks that the server cannot apply: open points, in a list that stays (product/on-site.md#open-points). */

test.use({ viewport: { width: 360, height: 740 } });

/** A day on a phone without a network. */
async function goOffline(page: Page, day: DayOnSite, leader = 0): Promise<void> {
  await openToday(page, day.leaders[leader]!);
  await expect(card(page, day.children[leader]![0]!)).toBeVisible();
  await untilKept(page);
  await page.context().setOffline(true);
}

/** The points of a week that the office sees open. */
async function openIssues(page: Page, { weekId }: DayOnSite): Promise<AttendanceIssue[]> {
  const all = await ask<AttendanceIssue[]>(
    page,
    `api/attendance/issues?date=${TODAY_DATE}&course_week_id=${weekId}`,
  );
  return all.filter(({ state }) => state === 'open');
}

test('a mark of a child whose place was cancelled before stands in the list, also after a reload and without a network', async ({
  page,
}) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await goOffline(page, day);
  await removePlace(page, day, first!);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  await page.context().setOffline(false);

  await unfoldPoints(page);
  await expect(points(page)).toContainText(first!.name);
  await expect(points(page)).toContainText(day.leaders[0]!.name);
  await expect(points(page)).toContainText(/da seit \d\d:\d\d/);
  await expect(points(page)).toContainText('schon abgemeldet oder verschoben');
  await expect(sync(page)).toContainText('Alles gesendet');
  await expect(card(page, first!)).toHaveCount(0);
  await expectNoViolations(page);
  await page.reload();
  await unfoldPoints(page);
  await expect(points(page)).toContainText(first!.name);
  await untilKept(page);

  await page.context().setOffline(true);
  await page.reload();
  await unfoldPoints(page);
  await expect(points(page)).toContainText(first!.name);
  await expect(points(page)).toContainText('Entscheiden können Sie, sobald es Netz gibt.');
  await expect(points(page).getByRole('button', { name: 'Abschließen' })).toBeDisabled();
  await page.context().setOffline(false);
  await points(page)
    .getByRole('button', { name: `Abschließen: ${first!.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Den Punkt von ${first!.name} abschließen?` });
  await expect(dialog).toContainText('Am Tag ändert das nichts.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'So lassen' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await openIssues(page, day)).toHaveLength(1);
  await points(page)
    .getByRole('button', { name: `Abschließen: ${first!.name}` })
    .click();
  // It said that the child is there, and the day does not: nobody forgets that in two taps.
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  await expect(dialog).toContainText('Bitte eintragen, wo das Kind ist.');
  await dialog.getByLabel('Wo ist das Kind?').fill('bei der Oma');
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  // An open dialog hides the list from whoever reads by roles.
  await expect(dialog).toHaveCount(0);
  await expect(points(page)).toHaveCount(0);
  expect(await openIssues(page, day)).toEqual([]);
});

test('marks of a leader who was taken off the week, and marks whose groups were deleted, are not lost', async ({
  page,
}) => {
  const day = await makeDay(page, { leaders: 2 });
  const [removed, stays] = [day.children[0]![0]!, day.children[1]![0]!];
  await goOffline(page, day);
  await setGroups(page, day.weekId, [
    { name: 'Gruppe 2', leaders: [day.leaders[1]!.id], children: day.children[1]!.map(({ id }) => id) },
  ]);
  await card(page, removed).getByRole('button', { name: 'Da:' }).click();
  await page.context().setOffline(false);
  // Who was taken off is told, with what becomes of what was marked.
  const told = page.getByRole('alert').filter({ hasText: 'sind Sie nicht mehr eingeteilt für' });
  await expect(told).toContainText('Erste Woche, eine Gruppe, die es nicht mehr gibt');
  await expect(told).toContainText('wird zum offenen Punkt');
  await expectNoViolations(page);
  await unfoldPoints(page);
  await expect(points(page)).toContainText(removed.name);
  await expect(points(page)).toContainText('Zu dieser Zeit leiteten Sie das Kind nicht mehr.');
  expect(await openIssues(page, day)).toHaveLength(1);

  const other = await page
    .context()
    .browser()!
    .newContext({ viewport: { width: 360, height: 740 } });
  const phone = await other.newPage();
  await goOffline(phone, day, 1);
  await setGroups(page, day.weekId, []);
  await card(phone, stays).getByRole('button', { name: 'Da:' }).click();
  await other.setOffline(false);
  await unfoldPoints(phone);
  await expect(points(phone)).toContainText(stays.name);
  expect((await openIssues(page, day)).map(({ child }) => child.id).sort()).toEqual(
    [removed.id, stays.id].sort(),
  );
  await other.close();
});

test('the name of who took a child is stored as it was on the screen, although the office has changed it since', async ({
  page,
}) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await goOffline(page, day);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await card(page, first!).getByRole('button', { name: 'Geht:' }).click();
  await page.getByRole('button', { name: 'Oma Anna' }).click();
  await giveAnyway(page);
  await expect(card(page, first!)).toContainText('mit Oma Anna');
  await changeContact(page, day, first!.id, 'Onkel Toni');
  await page.reload();
  await expect(sync(page)).toContainText('2 Einträge noch nicht gesendet');
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await attendanceOf(page, day)).get(first!.id))
    .toMatchObject({
      // Another contact stands in that place by now: the name is not put beside it.
      left_with: 'other',
      left_with_name: 'Oma Anna',
      left_with_phone: '+39 333 0000001',
    });
});

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      restore: 'Übernehmen',
      keep: 'So lassen',
      now: 'Jetzt gilt: da seit',
      then: 'Danach gilt: da seit',
      other: 'hat inzwischen etwas anderes eingetragen',
      left: 'gegangen um',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      other: 'ha inserito altro',
      left: 'uscita alle',
      restore: 'Applicare',
      keep: 'Lasciare così',
      now: 'Ora vale: presente dalle',
      then: 'Dopo varrà: presente dalle',
    },
  ],
] as const)
  test(`in ${language}: an old arrival of a second phone does not undo a departure; it can be restored`, async ({
    page,
  }) => {
    const day = await makeDay(page, { leaders: 2 });
    const [first] = day.children[0]!;
    const [leader, other] = day.leaders;
    // Both lead the group.
    await setGroups(page, day.weekId, [
      { name: 'Alle', leaders: [leader!.id, other!.id], children: day.children.flat().map(({ id }) => id) },
    ]);
    await openToday(page, leader!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await page.context().setOffline(true);
    const at = new Date().toISOString();
    await markAs(page, other!, first!, {
      status: 'present',
      arrived_at: at,
      left_at: at,
      left_with: `parent:${day.parent}`,
      left_with_name: 'Oma Anna',
    });
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await page.context().setOffline(false);
    // Told at once, with what counts instead.
    const told = page.getByRole('alert').filter({ hasText: `${other!.name} ${words.other}` });
    await expect(told).toContainText(words.now);
    await expect(told).toContainText(words.left);
    await unfoldPoints(page);
    await expect(points(page)).toContainText(`${other!.name} ${words.other}`);
    await expect(card(page, first!)).toContainText(words.left);
    const known = (await attendanceOf(page, day)).get(first!.id);
    expect(known).toMatchObject({ left_with_name: 'Oma Anna', changed_by: { id: other!.id } });
    expect([known?.arrived_at, known?.left_at]).toEqual([at, at]);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoViolations(page);

    const restore = points(page).getByRole('button', { name: `${words.restore}: ${first!.name}` });
    await page.setViewportSize({ width: 360, height: 740 });
    await restore.click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(words.now)).toContainText(`${words.left}`);
    await expect(question.getByText(words.then)).not.toContainText(words.left);
    await expect(question.getByRole('button', { name: words.keep })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    expect((await attendanceOf(page, day)).get(first!.id)?.arrived_at).toBe(at);

    await restore.click();
    await question.getByRole('button', { name: words.restore }).click();
    await expect(points(page)).toHaveCount(0);
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.arrived_at).not.toBe(at);
  });

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      told: 'Ein Eintrag von Ihnen zählt noch nicht',
      why: 'schon abgemeldet oder verschoben',
      isThere: 'Ist das Kind da? Mit „Übernehmen“',
      show: 'Zum offenen Punkt',
      unfold: 'Anzeigen',
      fold: 'Verbergen',
      today: 'Heute, ',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      told: 'Una Sua voce non vale ancora',
      why: 'già disdetto o spostato',
      isThere: 'Il bambino è qui? Con «Applicare»',
      show: 'Al punto aperto',
      unfold: 'Mostra',
      fold: 'Nascondi',
      today: 'Oggi, ',
    },
  ],
] as const)
  test(`in ${language}: an own mark that becomes a point is told at once, and many points are folded above the children`, async ({
    page,
  }) => {
    const day = await makeDay(page, { each: 12 });
    const [leader] = day.leaders;
    const [removed, ...others] = day.children[0]!;
    // Another phone has not seen what was marked.
    const at = new Date().toISOString();
    const gone = {
      status: 'present',
      left_at: at,
      left_with: `parent:${day.parent}`,
      left_with_name: 'Oma Rosa',
    } as const;
    for (const child of others.slice(0, 10)) {
      await markAs(page, leader!, child, gone);
      await markUnseen(page, leader!, child);
    }
    await openToday(page, leader!, language);
    await expect(points(page).getByRole('button', { name: words.unfold })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(points(page).getByRole('listitem')).toHaveCount(0);
    // The list of children begins on the first screen.
    expect((await card(page, others[10]!).locator('xpath=..').boundingBox())!.y).toBeLessThan(740);
    await untilKept(page);

    await page.context().setOffline(true);
    await removePlace(page, day, removed!);
    await card(page, removed!).getByRole('button', { name: words.arrive }).click();
    await page.context().setOffline(false);
    const notice = page.getByRole('alert').filter({ hasText: words.told });
    await expect(notice).toContainText(removed!.name);
    await expect(notice).toContainText(words.why);
    // It stays until somebody closes it, and leaves room for the last lines of the page.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = (await page.getByRole('main').locator('a, button').last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual((await notice.boundingBox())!.y);
    await expectNoViolations(page);
    await notice.getByRole('button', { name: words.show }).press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(points(page).getByRole('heading', { name: words.today })).toBeVisible();
    const point = points(page).getByRole('listitem').filter({ hasText: removed!.name });
    await expect(point).toBeFocused();
    await expect(point).toBeInViewport();
    // The child may be there: whom to call, and how it comes back to the list.
    await expect(point).toContainText(words.isThere);
    await expect(point.getByRole('link', { name: 'Oma Anna' })).toHaveAttribute('href', 'tel:+393330000001');
    await expect(point.getByRole('link', { name: /^Anna/ })).toHaveAttribute('href', 'tel:+393337770000');
    await expect(points(page).getByRole('listitem')).toHaveCount(11);
    await expectNoViolations(page);
    await points(page).getByRole('button', { name: words.fold }).press('Enter');
    await expect(points(page).getByRole('listitem')).toHaveCount(0);
  });

for (const [language, words] of [
  ['de', { title: '2 offene Punkte: Kind101 V., Kind102 V.', intro: 'Hier ist etwas zu klären' }],
  ['it', { title: '2 punti aperti: Kind101 V., Kind102 V.', intro: 'Qui c’è qualcosa da chiarire' }],
] as const)
  test(`in ${language}: two points are one line that names the children, and the first child stands on the first screen`, async ({
    page,
  }) => {
    const day = await makeDay(page);
    const [leader] = day.leaders;
    const [first, second] = day.children[0]!;
    // The newest one comes first.
    for (const child of [second!, first!]) {
      await markAs(page, leader!, child, { status: 'present', arrived_at: new Date().toISOString() });
      await markUnseen(page, leader!, child);
    }
    await openToday(page, leader!, language);
    await expect(points(page)).toContainText(words.title);
    await expect(points(page)).not.toContainText(words.intro);
    await expect(points(page).getByRole('listitem')).toHaveCount(0);
    const place = (await card(page, first!).boundingBox())!;
    expect(place.y + place.height).toBeLessThanOrEqual(740);
    expect((await points(page).boundingBox())!.height).toBeLessThan(70);
    await expectNoViolations(page);
    await unfoldPoints(page);
    await expect(points(page)).toContainText(words.intro);
    await expect(points(page).getByRole('listitem')).toHaveCount(2);
  });

for (const [language, words] of [
  [
    'de',
    { close: 'Abschließen', also: 'Auch den anderen offenen Punkt dieses Kindes an diesem Tag abschließen' },
  ],
  [
    'it',
    {
      close: 'Chiudere il punto',
      also: 'Chiudere anche l’altro punto aperto di questo bambino in questo giorno',
    },
  ],
] as const)
  test(`in ${language}: one answer on the phone closes all points of a child`, async ({ page }) => {
    const day = await makeDay(page);
    const [leader] = day.leaders;
    const [first, second] = day.children[0]!;
    for (const child of [first!, second!]) {
      await markAs(page, leader!, child, { status: 'present', arrived_at: new Date().toISOString() });
      await markUnseen(page, leader!, child);
    }
    await markUnseen(page, leader!, first!);
    await openToday(page, leader!, language);
    await unfoldPoints(page);
    const ofFirst = points(page).getByRole('listitem').filter({ hasText: first!.name });
    await expect(ofFirst).toHaveCount(2);
    await ofFirst.first().getByRole('button', { name: words.close }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: words.also }).check();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: words.close, exact: true }).click();
    await expect(ofFirst).toHaveCount(0);
    await expect(points(page).getByRole('listitem')).toHaveCount(1);
    expect((await openIssues(page, day)).map(({ child }) => child.id)).toEqual([second!.id]);
  });

for (const [language, words] of [
  [
    'de',
    {
      label: 'Offener Punkt',
      text: 'fehlt. Inzwischen ist etwas anderes eingetragen.',
      show: 'Zum offenen Punkt',
    },
  ],
  [
    'it',
    {
      label: 'Punto aperto',
      text: 'assente. Nel frattempo è stato inserito altro.',
      show: 'Al punto aperto',
    },
  ],
] as const)
  test(`in ${language}: card and details say that a child has an open point, and lead to it`, async ({
    page,
  }) => {
    const day = await makeDay(page);
    const [leader] = day.leaders;
    const [first, second] = day.children[0]!;
    await markAs(page, leader!, first!, { status: 'present', arrived_at: new Date().toISOString() });
    await markUnseen(page, leader!, first!);
    await openToday(page, leader!, language);
    await expect(card(page, first!)).toContainText(words.label);
    await expect(card(page, second!)).not.toContainText(words.label);
    // Twice: whoever comes back is led there again.
    for (const again of [false, true]) {
      const details = await openChild(page, first!);
      await expect(details.getByRole('alert')).toContainText(words.text);
      if (!again) await expectNoViolations(page);
      await details.getByRole('button', { name: words.show }).click();
      await expect(details).toHaveCount(0);
      const point = points(page).getByRole('listitem').filter({ hasText: first!.name });
      await expect(point).toBeFocused();
      await expect(point).toBeInViewport();
    }
    await points(page)
      .getByRole('button', { name: /^(Abschließen|Chiudere il punto):/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Abschließen|Chiudere il punto)$/ })
      .click();
    await expect(card(page, first!)).not.toContainText(words.label);
  });

/** Sends that a child is absent, from a phone that has seen nothing of its day. */
async function markUnseen(
  page: Page,
  { session }: DayOnSite['leaders'][number],
  child: { id: number },
): Promise<void> {
  const seen = { status: null, arrived_at: null, left_at: null, left_with: null };
  const answer = await page.request.put('/api/attendance', {
    headers: { Authorization: `Bearer ${session.token}` },
    data: {
      changes: [
        {
          id: randomUUID(),
          device: randomUUID(),
          sequence: 1,
          seen,
          child_id: child.id,
          status: 'absent',
          date: TODAY_DATE,
          changed_at: new Date().toISOString(),
        },
      ],
    },
  });
  expect(await answer.json()).toMatchObject({ data: { results: [{ outcome: 'issue' }] } });
}

test('two marks of one leader on one phone are never a conflict', async ({ page }) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await goOffline(page, day);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await card(page, first!).getByRole('button', { name: 'Geht:' }).click();
  await page.getByRole('button', { name: 'Oma Anna' }).click();
  await giveAnyway(page);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.reload();
  await expect(sync(page)).toContainText('3 Einträge noch nicht gesendet');
  await page.context().setOffline(false);
  await expect(sync(page)).toContainText('Alles gesendet');
  await expect(points(page)).toHaveCount(0);
  expect((await attendanceOf(page, day)).get(first!.id)).toMatchObject({ status: 'present', left_at: null });
});

test('a mark that the server does not take stays on the phone, by name, until it is thrown away', async ({
  page,
}) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await goOffline(page, day);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  const answer = {
    id: '',
    outcome: 'refused',
    message: 'Das Kind ist nicht in Ihrer Woche.',
    issue_id: null,
  };
  let sent = 0;
  await page.route('**/api/attendance', async (route) => {
    sent += 1;
    const { changes } = route.request().postDataJSON() as { changes: { id: string }[] };
    const results = changes.map(({ id }) => ({ ...answer, id }));
    await route.fulfill({ json: { data: { results, attendance: [] } } });
  });
  await page.context().setOffline(false);
  await unfoldPoints(page);
  await expect(points(page)).toContainText(first!.name);
  await expect(points(page)).toContainText('Nicht angenommen: Das Kind ist nicht in Ihrer Woche.');
  await expect(card(page, first!)).toContainText('Offener Punkt');
  await expect(sync(page)).toContainText('1 nicht angenommen');
  await expect(sync(page)).not.toContainText('Alles gesendet');
  await page.reload();
  await unfoldPoints(page);
  await expect(points(page)).toContainText(first!.name);
  const before = sent;
  await points(page)
    .getByRole('button', { name: `Noch einmal senden: ${first!.name}` })
    .click();
  await expect.poll(() => sent).toBeGreaterThan(before);
  await expectNoViolations(page);
  await points(page)
    .getByRole('button', { name: `Verwerfen: ${first!.name}` })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('nur auf diesem Gerät');
  await question.getByRole('button', { name: 'So lassen' }).click();
  await expect(points(page)).toContainText(first!.name);
  await points(page)
    .getByRole('button', { name: `Verwerfen: ${first!.name}` })
    .click();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(points(page)).toHaveCount(0);
  await expect(sync(page)).toContainText('Alles gesendet');
});

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      undo: 'Rückgängig',
      name: 'Kind einer gelöschten Familie',
      what: /da seit \d\d:\d\d, zurückgenommen/,
      help: 'lassen Sie es nicht allein, und rufen Sie das Büro an. Sonst verwerfen Sie es.',
      discard: 'Verwerfen',
      send: 'Noch einmal senden',
      title: '1 offener Punkt',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      undo: 'Annullare',
      name: 'Bambino di una famiglia cancellata',
      what: /presente dalle \d\d:\d\d, annullato/,
      help: 'non lo lasci solo e chiami l’ufficio. Altrimenti elimini queste voci.',
      discard: 'Eliminare',
      send: 'Inviare di nuovo',
      title: '1 punto aperto',
    },
  ],
] as const)
  test(`in ${language}: what waited of a child whose family was erased is one point, without a number, that can only be thrown away`, async ({
    page,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await page.context().setOffline(true);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await page.getByRole('button', { name: `${words.undo}: ${first!.name}` }).click();
    await expect(sync(page)).toContainText('2 ');
    await eraseFamily(page, day);
    await page.context().setOffline(false);
    await expect(points(page)).toContainText(`${words.title}: ${words.name}`);
    await unfoldPoints(page);
    const point = points(page).getByRole('listitem');
    await expect(point).toHaveCount(1);
    await expect(point.getByRole('heading')).toHaveText(words.name);
    await expect(point).toContainText(words.what);
    await expect(point).toContainText(words.help);
    await expect(point).not.toContainText(String(first!.id));
    await expect(point.getByRole('button', { name: words.send })).toHaveCount(0);
    await point.getByRole('button', { name: words.discard }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText(words.what);
    await expectNoViolations(page);
    await page.getByRole('alertdialog').getByRole('button', { name: words.discard }).click();
    await expect(sync(page)).toContainText(/Alles gesendet|Tutto inviato/);
    await page.reload();
    await expect(sync(page)).toContainText(/Alles gesendet|Tutto inviato/);
    await expect(points(page)).toHaveCount(0);
  });

test('marks of an account that may not mark any more stay on the phone until it may again', async ({
  page,
}) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await goOffline(page, day);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  let asked = 0;
  await page.route('**/api/attendance', async (route) => {
    asked += 1;
    await route.fulfill({ status: 403, json: { message: 'Nicht erlaubt', code: 'forbidden' } });
  });
  await page.context().setOffline(false);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  await expect(sync(page)).not.toContainText('Kein Netz');
  await page.reload();
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  // It waits for the next reading, and does not ask at once again.
  expect(asked).toBeLessThan(5);
  await page.unroute('**/api/attendance');
  await page.reload();
  await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
  await expect(sync(page)).toContainText('Alles gesendet');
});

/** The office enters somebody else as the first emergency contact. */
async function changeContact(
  page: Page,
  { weekId }: DayOnSite,
  childId: number,
  name: string,
): Promise<void> {
  const { weeks } = await ask<{ weeks: { children: { child_id: number; registration_id: number }[] }[] }>(
    page,
    `api/attendance?date=${TODAY_DATE}&course_week_id=${weekId}`,
  );
  const place = weeks[0]?.children.find(({ child_id }) => child_id === childId);
  await make(
    page,
    `peopleCourseWeekRegistration/${place!.registration_id}`,
    { emergency_contact1_name: name, emergency_contact1_phone: '+39 333 0000009' },
    'PUT',
  );
}

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      close: 'Abschließen',
      title: 'abschließen?',
      where: 'Wo ist das Kind?',
      missing: 'Bitte eintragen, wo das Kind ist.',
      office: 'Offene Punkte',
      of: ': abschließen',
      told: 'Bitte tragen Sie ein, wo das Kind ist.',
      closed: 'Abgeschlossen: ',
      confirm: 'Abschließen',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      close: 'Chiudere il punto',
      title: 'Chiudere il punto di',
      where: 'Dove si trova il bambino?',
      missing: 'Indichi dove si trova il bambino.',
      office: 'Punti aperti',
      of: ': chiudi',
      told: 'Indichi dove si trova il bambino.',
      closed: 'Chiuso: ',
      confirm: 'Chiudi',
    },
  ],
] as const)
  test(`in ${language}: a point of a child that lost its place is closed by who says where it is, on the phone and in the office`, async ({
    page,
  }) => {
    const day = await makeDay(page);
    const [first, second] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    for (const child of [first!, second!]) {
      await card(page, child).getByRole('button', { name: words.arrive }).click();
      await expect.poll(async () => (await attendanceOf(page, day)).get(child.id)?.status).toBe('present');
      await removePlace(page, day, child);
    }
    await page.reload();
    await unfoldPoints(page);
    await points(page)
      .getByRole('button', { name: `${words.close}: ${first!.name}` })
      .click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog.getByLabel(words.where)).toHaveAccessibleDescription(words.missing);
    await expectNoViolations(page);
    expect(await openIssues(page, day)).toHaveLength(2);
    await dialog.getByLabel(words.where).fill('Bei der Mutter, am Telefon geklärt');
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(points(page).getByRole('listitem')).toHaveCount(1);

    const context = await page.context().browser()!.newContext();
    const office = await context.newPage();
    await signIn(office, 'office', language);
    await office.goto('/be/course/day/points');
    const point = (name: string) => office.getByRole('listitem', { name });
    await expect(point(first!.name)).toContainText(words.closed);
    await expect(point(first!.name)).toContainText('Bei der Mutter, am Telefon geklärt');
    await office.getByRole('button', { name: `${second!.name}${words.of}` }).click();
    const question = office.getByRole('dialog');
    await question.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(question.getByLabel(words.where)).toHaveAccessibleDescription(words.told);
    await expectNoViolations(office);
    await question.getByLabel(words.where).fill('Zu Hause');
    await question.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(point(second!.name)).toContainText('Zu Hause');
    await context.close();
    expect(await openIssues(page, day)).toEqual([]);
  });

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      leave: 'Geht:',
      label: 'Platz beendet',
      long: 'Es bleibt heute auf der Liste',
      there: '1 von 2 da',
      nobody: '0 von 2 da',
      left: 'gegangen um',
      health: 'Gesundheitsangaben beachten',
      show: 'Zum Kind:',
      undo: 'Rückgängig:',
      close: 'Schließen',
      reset: 'Eintrag löschen',
      lost: 'Ohne Eintrag steht es auf keiner Liste mehr',
      no: 'Nein, so lassen',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      leave: 'Esce:',
      label: 'posto terminato',
      long: 'Resta nell’elenco',
      there: 'Presenti: 1 su 2',
      nobody: 'Presenti: 0 su 2',
      left: 'uscita alle',
      health: 'Attenzione ai dati sanitari',
      show: 'Al bambino:',
      undo: 'Annullare:',
      close: 'Chiudere',
      reset: 'Cancellare la voce',
      lost: 'senza voce non sta più in nessun elenco',
      no: 'No, lasciare così',
    },
  ],
] as const)
  test(`in ${language}: a child whose place ends while it is there stays on the list, and is looked for until it has left`, async ({
    page,
  }) => {
    const day = await makeDay(page, { each: 2, change: { allergies: 'Wespenstiche', health_consent: true } });
    const [first] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
    await removePlace(page, day, first!);
    await page.reload();

    await expect(card(page, first!)).toContainText(words.label);
    await expect(card(page, first!)).toContainText('Wespenstiche');
    await expect(page.getByRole('banner')).toContainText(words.there);
    await unfoldPoints(page);
    const point = points(page).getByRole('listitem').filter({ hasText: first!.name });
    await expect(point).toContainText(words.health);
    await expect(point.getByRole('link', { name: '+39 333 7770000' })).toHaveAttribute(
      'href',
      'tel:+393337770000',
    );
    await expectNoViolations(page);
    await point.getByRole('button', { name: words.show }).click();
    const details = page.getByRole('dialog', { name: first!.name });
    await expect(details).toContainText(words.long);
    await expect(details.getByRole('link', { name: /Oma Anna/ })).toBeVisible();
    await expectNoViolations(page);
    await details.getByRole('button', { name: words.reset }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(words.lost);
    await expectNoViolations(page);
    await question.getByRole('button', { name: words.no }).click();
    await details.getByRole('button', { name: words.close }).click();

    const leave = async (): Promise<void> => {
      await card(page, first!).getByRole('button', { name: words.leave }).click();
      await page.getByRole('dialog').getByRole('button', { name: day.last }).click();
      await expect(card(page, first!)).toContainText(words.left);
      await expect(card(page, first!)).toContainText(words.label);
      await expect(page.getByRole('banner')).toContainText(words.nobody);
      // The mark says where the child is.
      await expect(points(page)).toHaveCount(0);
    };
    await leave();
    // A tap by mistake is taken back as of any other child.
    await page.getByRole('button', { name: `${words.undo} ${first!.name}` }).click();
    await expect(page.getByRole('banner')).toContainText(words.there);
    await expect(points(page)).toContainText(first!.name);
    await leave();
    expect((await attendanceOf(page, day)).get(first!.id)?.left_with_name).toContain(day.last);
    expect(await openIssues(page, day)).toEqual([]);
  });

test('the note of a day stands on the card, and the counting fits a narrow phone', async ({ page }) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  const [leader] = day.leaders;
  await setGroups(
    page,
    day.weekId,
    ['Gruppe der Bären und Füchse vom Waldrand', 'Zweite'].map((name, at) => ({
      name,
      leaders: [leader!.id],
      children: at === 0 ? day.children[0]!.map(({ id }) => id) : [],
    })),
  );
  await openToday(page, leader!);
  const details = await openChild(page, first!);
  await details.getByLabel('Notiz').fill('Jause vergessen');
  await details.getByRole('button', { name: 'Notiz speichern' }).click();
  await details.getByRole('button', { name: 'Schließen' }).click();
  await expect(sync(page)).toContainText('Alles gesendet');
  await expect(card(page, first!)).toContainText('Notiz: Jause vergessen');
  await page.getByRole('button', { name: 'Zählen' }).click();
  const counting = page.getByRole('dialog', { name: 'Kinder zählen' });
  await counting.getByLabel('Gezählte Kinder').fill('12');
  await expect(counting.getByText(/^Gruppe der Bären und Füchse vom Waldrand.*: Laut Liste/)).toBeVisible();
  const cut = await counting.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('*')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );
  expect(cut).toEqual([]);
});
