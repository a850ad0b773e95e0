import { expect, test, type Page } from '@playwright/test';
import { addDays } from '@feria/shared/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { logOut } from '../../../shared/tools/e2e/session';
import { ask, staffSession } from '../support/office';
import {
  attendanceOf,
  card,
  giveAnyway,
  keptKeys,
  makeDay,
  moveTime,
  openChild,
  openToday,
  storedTexts,
  sync,
  TODAY_DATE,
  untilKept,
} from '../support/today';

/* What the page of leaders leaves on a device: nothing after a logout, and what a device that is full does to it (product/on-site.md#today). */

test.use({ viewport: { width: 360, height: 740 } });

const HEALTH = { allergies: 'Wespenstiche', health_consent: true };

/** From now on the browser keeps nothing more, as on a device that is full. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
  });
}

test('on the device nothing can be read, and nothing of the children stays after the login has ended', async ({
  page,
  context,
}) => {
  const day = await makeDay(page, { change: HEALTH });
  const [first] = day.children[0]!;
  const leader = day.leaders[0]!;
  await openToday(page, leader);
  await expect(card(page, first!)).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  const kept = await storedTexts(page);
  for (const secret of [
    day.last,
    first!.first,
    'Wespenstiche',
    '777 0000',
    '3337770000',
    'Oma Anna',
    'Gruppe 1',
  ])
    expect(kept).not.toContain(secret);
  expect(kept).toContain('key locked');
  expect(kept).not.toContain('key extractable');
  expect(kept).toContain('feria-today-vault');

  // The office ends the session; the phone learns of it at the next contact.
  await logOut(page.request, leader).catch(() => undefined);
  await context.setOffline(false);
  await logOut(page.request, leader);
  await expect(page.getByRole('heading', { name: 'Sie sind abgemeldet.' })).toBeVisible();
  await expect(page.getByText(first!.first)).toHaveCount(0);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL(/\/login/);
  const left = await storedTexts(page);
  expect(left).not.toContain('key locked');
  expect(left).not.toContain('feria-today-vault');
  // What was marked is not lost: ids and times.
  expect(left).toContain(`"child_id":${first!.id}`);
  await expect(page.getByText(first!.first)).toHaveCount(0);
});

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      why: 'ist abgelaufen oder wurde an anderer Stelle beendet',
      kept: '1 Eintrag ist noch nicht gesendet. Er bleibt verschlüsselt auf diesem Gerät und wird gesendet, sobald sich dieselbe Person hier wieder anmeldet.',
      logIn: 'Anmelden',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      why: 'è scaduto o è stato chiuso altrove',
      kept: '1 voce è ancora da inviare.',
      logIn: 'Accedere',
    },
  ],
] as const)
  test(`in ${language}: a login that was ended elsewhere while a mark is not sent says why, and that it is kept`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    const leader = day.leaders[0]!;
    await openToday(page, leader, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect(sync(page)).toContainText('1 ');
    await logOut(page.request, leader);
    await context.setOffline(false);
    await expect(page.getByText(words.why)).toBeVisible();
    await expect(page.getByText(words.kept)).toBeVisible();
    await expectNoViolations(page);
    // The same after the page was opened anew.
    await page.reload();
    await expect(page.getByText(words.kept)).toBeVisible();
    await page.getByRole('button', { name: words.logIn }).click();
    await page.waitForURL(/\/login/);
  });

test('a logout in the back office takes everything off the device', async ({ page }) => {
  const day = await makeDay(page);
  await openToday(page, day.leaders[0]!);
  await expect(card(page, day.children[0]![0]!)).toBeVisible();
  await untilKept(page);
  expect(await storedTexts(page)).toContain('key locked');
  await page.goto('/be/course/overview');
  await page.getByRole('button', { name: 'Benutzermenü' }).click();
  await page.getByRole('menuitem', { name: 'Ausloggen' }).click();
  await page.waitForURL(/\/login/);
  expect(await storedTexts(page)).not.toContain('feria-today-vault');
});

test('a logout takes everything off the device', async ({ page }) => {
  const day = await makeDay(page);
  await openToday(page, day.leaders[0]!);
  await expect(card(page, day.children[0]![0]!)).toBeVisible();
  await untilKept(page);
  expect(await storedTexts(page)).toContain('key locked');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await page.waitForURL(/\/login/);
  expect(await storedTexts(page)).not.toContain('feria-today-vault');
});

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      more: 'Mehr',
      logOut: 'Abmelden',
      note: 'Notiz',
      draft: 'Notiz noch nicht gespeichert',
      marks: '2 Einträge sind noch nicht gesendet',
      notes: '1 Notiz ist nicht gespeichert',
      stay: 'Angemeldet bleiben',
      leave: 'Trotzdem abmelden',
      out: 'Sie sind abgemeldet.',
      gone: 'nichts mehr zu lesen',
      logIn: 'Anmelden',
      none: 'Noch kein Netz.',
      sealed: '2 Einträge sind noch nicht gesendet. Sie bleiben verschlüsselt',
      office: 'Büro anrufen',
      later: 'Anmelden können Sie sich, sobald es Netz gibt.',
      ended: 'abgelaufen',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      more: 'Altro',
      logOut: 'Uscire',
      note: 'Nota',
      draft: 'Nota ancora da salvare',
      marks: '2 voci sono ancora da inviare',
      notes: '1 nota non è salvata',
      stay: 'Restare nell’account',
      leave: 'Uscire lo stesso',
      out: 'Lei non ha più l’accesso aperto.',
      gone: 'non si legge più nulla',
      logIn: 'Accedere',
      none: 'Ancora senza rete.',
      sealed: '2 voci sono ancora da inviare. Restano cifrate',
      office: 'Chiama l’ufficio',
      later: 'Potrà accedere appena c’è rete.',
      ended: 'scaduto',
    },
  ],
] as const)
  test(`in ${language}: a logout with marks that are not sent says how many, and nothing of a child stays`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page, { change: HEALTH });
    const [first, second] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    for (const child of [first!, second!])
      await card(page, child).getByRole('button', { name: words.arrive }).click();
    const dialog = await openChild(page, first!);
    await dialog.getByLabel(words.note).fill('Knie');
    // Whoever loads the page anew while they write has not saved it.
    await expect(dialog.getByLabel(words.note)).toHaveAccessibleDescription(words.draft);
    await expect.poll(() => keptKeys(page)).toContain('notes');
    await page.reload();
    await expect(card(page, first!)).toContainText(words.draft);
    const logOutOf = async () => {
      await page.getByRole('button', { name: words.more }).click();
      await page.getByRole('menuitem', { name: words.logOut }).click();
    };
    await logOutOf();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(words.marks);
    await expect(question).toContainText(words.notes);
    await expect(question.getByRole('button', { name: words.stay })).toBeFocused();
    await expectNoViolations(page);
    await question.getByRole('button', { name: words.stay }).click();
    await expect(card(page, first!)).toBeVisible();

    await logOutOf();
    await question.getByRole('button', { name: words.leave }).click();
    await expect(page.getByText(first!.first)).toHaveCount(0);
    await expect(page.getByText(second!.first)).toHaveCount(0);
    await expect.poll(() => storedTexts(page)).not.toContain('feria-today-vault');
    const left = await storedTexts(page);
    for (const secret of [day.last, first!.first, 'Knie', 'Wespenstiche', 'key locked'])
      expect(left).not.toContain(secret);

    // Without a network it says what is gone and what waits, and stays; with one it goes to the login.
    for (const again of [false, true]) {
      if (again) await page.reload();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words.out })).toBeVisible();
      await expect(main).toContainText(words.gone);
      await expect(main).toContainText(words.sealed);
      await expect(main).toContainText(words.later);
      await expect(main).not.toContainText(words.ended);
      await expect(main.getByRole('link', { name: words.office })).toBeVisible();
      await main.getByRole('button', { name: words.logIn }).click();
      await expect(main.getByRole('status')).toHaveText(words.none);
      await expectNoViolations(page);
    }
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: words.logIn }).click();
    await page.waitForURL(/\/login/);
  });

test('who a child left with is on the device, but cannot be read there, also after a logout', async ({
  page,
  context,
}) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await openToday(page, day.leaders[0]!);
  await untilKept(page);
  await context.setOffline(true);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await card(page, first!).getByRole('button', { name: 'Geht:' }).click();
  await page.getByRole('button', { name: 'Oma Anna' }).click();
  await giveAnyway(page);
  await expect(card(page, first!)).toContainText('mit Oma Anna');
  const kept = await storedTexts(page);
  expect(kept).toContain('contact:1');
  expect(kept).not.toContain('Oma Anna');
  await page.reload();
  await expect(card(page, first!)).toContainText('mit Oma Anna');
});

test('a device that is full says so at the mark, sends it all the same, and never shows it as kept', async ({
  page,
  context,
}) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await openToday(page, day.leaders[0]!);
  await untilKept(page);
  await context.setOffline(true);
  await fill(page);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(card(page, first!)).toContainText('Nur auf dem Bildschirm, nicht gespeichert!');
  await expect(page.getByRole('alert').filter({ hasText: 'weil sein Speicher voll ist' })).toBeVisible();
  await expectNoViolations(page);
  const dialog = await openChild(page, first!);
  await dialog.getByLabel('Notiz').fill('Knie aufgeschürft');
  await expect(dialog).toContainText(
    'Der Speicher ist voll: Dieser Text bleibt nur, solange die Seite offen ist.',
  );
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  await context.setOffline(false);
  await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
  await expect(sync(page)).toContainText('Alles gesendet');
  await expect(card(page, first!)).not.toContainText('nicht gespeichert');
});

/** Lets databases of the browser answer only after {@link letAnswer}, as on a phone whose storage hangs. */
async function holdUp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    const answered = new Promise((resolve) => window.addEventListener('test.answer', resolve));
    IDBFactory.prototype.open = function (...names) {
      const request = open.apply(this, names);
      const listen = request.addEventListener.bind(request);
      request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
        listen(type, (event) => {
          const tell = () => (typeof listener === 'function' ? listener(event) : listener.handleEvent(event));
          // A database is made while it is opened, or never.
          if (type === 'upgradeneeded') tell();
          else void answered.then(tell);
        });
      return request;
    };
  });
}

/** See {@link holdUp}. */
const letAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('test.answer')));

for (const [language, words] of [
  ['de', { arrive: 'Da:', unkept: 'Nur auf dem Bildschirm, nicht gespeichert!', offline: 'Kein Netz' }],
  ['it', { arrive: 'C’è:', unkept: 'Solo sullo schermo, non salvato!', offline: 'Senza rete' }],
] as const)
  test(`in ${language}: where the storage of the browser never answers, the children come from the server, and marks are sent`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page);
    const [first, second] = day.children[0]!;
    await holdUp(page);
    await openToday(page, day.leaders[0]!, language);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
    // Without a network the mark waits on the screen, and says so.
    await context.setOffline(true);
    await card(page, second!).getByRole('button', { name: words.arrive }).click();
    await expect(card(page, second!)).toContainText(words.unkept);
    await expect(sync(page)).toContainText(words.offline);
    await context.setOffline(false);
    await expect.poll(async () => (await attendanceOf(page, day)).get(second!.id)?.status).toBe('present');
    await expect(card(page, second!)).not.toContainText(words.unkept);
  });

test('what is kept in a storage that answers late is shown and sent then', async ({ page, context }) => {
  const day = await makeDay(page);
  const [first, second] = day.children[0]!;
  await openToday(page, day.leaders[0]!);
  await expect(card(page, first!)).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  await holdUp(page);
  await page.reload();
  await expect(sync(page)).toContainText('Kein Netz');
  await expect(card(page, first!)).toHaveCount(0);
  // The list on the device too.
  await letAnswer(page);
  await expect(card(page, first!)).toContainText('da seit');
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');

  await page.reload();
  await expect(sync(page)).toContainText('Kein Netz');
  await context.setOffline(false);
  await card(page, second!).getByRole('button', { name: 'Da:' }).click();
  await expect.poll(async () => (await attendanceOf(page, day)).get(second!.id)?.status).toBe('present');
  expect((await attendanceOf(page, day)).get(first!.id)).toBeNull();
  await letAnswer(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
  await expect(sync(page)).toContainText('Alles gesendet');
});

for (const [language, words] of [
  [
    'de',
    {
      note: 'Notiz',
      save: 'Notiz speichern',
      close: 'Schließen',
      waits: 'wird gesendet, sobald es Netz gibt',
      unsent: 'Notiz noch nicht gesendet',
      waiting: '1 Eintrag noch nicht gesendet',
      sent: 'Alles gesendet',
    },
  ],
  [
    'it',
    {
      note: 'Nota',
      save: 'Salvare la nota',
      close: 'Chiudere',
      waits: 'verrà inviata appena c’è rete',
      unsent: 'Nota ancora da inviare',
      waiting: '1 voce ancora da inviare',
      sent: 'Tutto inviato',
    },
  ],
] as const)
  test(`in ${language}: a note that is saved without a network survives a reload, says that it is not sent, and goes by itself`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    await untilKept(page);
    await context.setOffline(true);
    let dialog = await openChild(page, first!);
    await dialog.getByLabel(words.note).fill('Knie aufgeschürft');
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toContainText(words.waits);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(card(page, first!)).toContainText(words.unsent);
    await expect(sync(page)).toContainText(words.waiting);
    expect(await storedTexts(page)).not.toContain('Knie');
    await page.reload();
    await expect(card(page, first!)).toContainText(words.unsent);
    await expect(sync(page)).toContainText(words.waiting);
    dialog = await openChild(page, first!);
    await expect(dialog.getByLabel(words.note)).toHaveValue('Knie aufgeschürft');
    await dialog.getByRole('button', { name: words.close }).click();

    await context.setOffline(false);
    await expect
      .poll(async () => (await attendanceOf(page, day)).get(first!.id)?.note)
      .toBe('Knie aufgeschürft');
    await expect(sync(page)).toContainText(words.sent);
    await expect(card(page, first!)).not.toContainText(words.unsent);
  });

test('a note that is left by closing the dialog is saved too; what was not changed is not sent', async ({
  page,
  context,
}) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await openToday(page, day.leaders[0]!);
  await untilKept(page);
  await context.setOffline(true);
  let dialog = await openChild(page, first!);
  await dialog.getByLabel('Notiz').fill('Knie');
  await page.keyboard.press('Escape');
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  // Typed on: the second note is written from the first one.
  dialog = await openChild(page, first!);
  await dialog.getByLabel('Notiz').fill('Knie, Eltern wissen es');
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(sync(page)).toContainText('2 Einträge noch nicht gesendet');
  dialog = await openChild(page, first!);
  await dialog.getByLabel('Notiz').fill('x');
  await dialog.getByLabel('Notiz').fill('Knie, Eltern wissen es');
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(sync(page)).toContainText('2 Einträge noch nicht gesendet');
  await context.setOffline(false);
  await expect(sync(page)).toContainText('Alles gesendet');
  expect((await attendanceOf(page, day)).get(first!.id)?.note).toBe('Knie, Eltern wissen es');
});

test('a note that was typed and not saved when its day goes from the device is sent all the same', async ({
  page,
  context,
}) => {
  const day = await makeDay(page, { days: 1 });
  const [first] = day.children[0]!;
  const time = await moveTime(page, TODAY_DATE, '23:50');
  await openToday(page, day.leaders[0]!);
  await untilKept(page);
  await context.setOffline(true);
  const dialog = await openChild(page, first!);
  await dialog.getByLabel('Notiz').fill('Knie');
  await expect.poll(() => keptKeys(page)).toContain('notes');
  await page.reload();
  await expect(card(page, first!)).toContainText('Notiz noch nicht gespeichert');
  await time.to(addDays(TODAY_DATE, 1), '00:01');
  await expect(card(page, first!)).toHaveCount(0);
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  expect(await storedTexts(page)).not.toContain('Knie');
  await context.setOffline(false);
  await page.clock.runFor(61_000);
  await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.note).toBe('Knie');
});

for (const [language, words] of [
  [
    'de',
    {
      open: 'Notfall (112)',
      call: '112 anrufen',
      address: 'Adresse nicht eingetragen',
      hidden: 'mit diesem Konto nicht sichtbar',
    },
  ],
  [
    'it',
    {
      open: 'Emergenza (112)',
      call: 'Chiamare il 112',
      address: 'Indirizzo non indicato',
      hidden: 'non visibile con questo account',
    },
  ],
] as const)
  test(`in ${language}: what a call to 112 asks for is there without a network; what an account may not see is named`, async ({
    page,
    context,
    browser,
  }) => {
    const day = await makeDay(page, { each: 1, change: HEALTH });
    const [first] = day.children[0]!;
    const { tax } = await ask<{ tax: string }>(page, `api/child/${first!.id}`);
    await openToday(page, day.leaders[0]!, language);
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    let dialog = await openChild(page, first!);
    await dialog.getByRole('button', { name: words.open }).press('Enter');
    await expect(dialog.getByRole('link', { name: words.call })).toHaveAttribute('href', 'tel:112');
    const facts = dialog.getByRole('definition');
    await expect(facts).toHaveCount(4);
    await expect(facts.nth(0)).toContainText(words.address);
    await expect(facts.nth(1)).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
    await expect(facts.nth(2)).toHaveText(tax);
    await expect(facts.nth(3)).toContainText(/\w/);
    await expect(facts.nth(3)).not.toContainText(words.hidden);
    await expect(dialog).toContainText('Wespenstiche');
    await expect(dialog.getByRole('link', { name: /Oma Anna/ })).toHaveAttribute('href', 'tel:+393330000001');
    await expectNoViolations(page);
    expect(await storedTexts(page)).not.toContain(tax);

    const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    const kitchen = await staffSession(page, ['peopleCourseWeekRegistration.index'], 'Küche');
    await openToday(other, { session: kitchen.session }, language);
    dialog = await openChild(other, first!);
    await dialog.getByRole('button', { name: words.open }).click();
    await expect(dialog.getByRole('definition').nth(3)).toContainText(words.hidden);
    await other.context().close();
  });

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      waiting: '1 Eintrag noch nicht gesendet',
      more: 'Mehr',
      logOut: 'Abmelden',
      leave: 'Trotzdem abmelden',
      others: 'ist 1 Eintrag eines anderen Kontos noch nicht gesendet',
      sent: 'Alles gesendet',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      waiting: '1 voce ancora da inviare',
      more: 'Altro',
      logOut: 'Uscire',
      leave: 'Uscire lo stesso',
      others: '1 voce di un altro account è ancora da inviare',
      sent: 'Tutto inviato',
    },
  ],
] as const)
  test(`in ${language}: who logs in reads that marks of another account wait on this phone, and of whom they are not`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page, { leaders: 2 });
    const [first] = day.children[0]!;
    const [leader, other] = day.leaders;
    await openToday(page, leader!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect(sync(page)).toContainText(words.waiting);
    // A page that is left has a network for a moment in this browser, and would send: only a logout keeps the mark here.
    await page.getByRole('button', { name: words.more }).click();
    await page.getByRole('menuitem', { name: words.logOut }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.leave }).click();
    await expect(sync(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.waitForURL(/\/login/);
    await page.close();

    const next = await context.newPage();
    await openToday(next, other!, language);
    await expect(card(next, day.children[1]![0]!)).toBeVisible();
    const alert = next.getByRole('alert').filter({ hasText: words.others });
    await expect(alert).toBeVisible();
    await expect(next.getByText(first!.name)).toHaveCount(0);
    await expect(sync(next)).toContainText(words.sent);
    await expectNoViolations(next);
    expect((await attendanceOf(next, day)).get(first!.id)).toBeNull();
    await next.close();

    // Who made it logs in again: it is sent, and nobody is told of it any more.
    for (const account of [leader!, other!]) {
      const again = await context.newPage();
      await openToday(again, account, language);
      await expect(sync(again)).toContainText(words.sent);
      await expect(again.getByRole('alert').filter({ hasText: words.others })).toHaveCount(0);
      expect((await attendanceOf(again, day)).get(first!.id)?.status).toBe('present');
      await again.close();
    }
  });
