import { expect, test, type Page } from '@playwright/test';
import type { AttendanceDay } from '@feria/shared';
import { romeInstant } from '@feria/shared/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, make, staffSession } from '../support/office';
import {
  attendanceOf,
  card,
  giveAnyway,
  makeDay,
  markAs,
  openChild,
  openToday,
  sync,
  TODAY_DATE,
  untilKept,
  type DayOnSite,
} from '../support/today';

/* With whom a child leaves, what is corrected afterwards, and how many are there (product/on-site.md#today). */

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
test.use({ viewport: PHONE });

const WORDS = {
  de: {
    arrive: 'Da:',
    leave: 'Geht:',
    back: 'Da',
    question: /^Ist .* wieder da\?$/,
    no: 'Nein, so lassen',
    yes: 'Ja, ist wieder da',
    may: 'Dürfen abholen',
    contacts: 'Nur Notfallkontakte',
    warning: 'Dürfen nicht abholen',
    other: 'Jemand anderes',
    save: 'Geht mit dieser Person',
    missing: 'Bitte den Namen eintragen.',
    name: 'Vor- und Nachname',
    left: 'mit Nachbar Sepp',
    correct: 'Zeiten oder Person ändern',
    arrived: 'Da seit',
    leftAt: 'Gegangen um',
    with: 'Mit wem',
    keep: 'Speichern',
    order: 'früher als die Ankunft',
    count: 'Zählen',
    counted: 'Gezählte Kinder',
    saveCount: 'Zählung speichern',
    here: /^Jetzt da: 2 \(\d\d:\d\d\)$/,
    close: 'Schließen',
    less: 'Gezählt 1, laut Liste 2: 1 Kind fehlt!',
    names: 'da (2):',
    unauthorised: (person: string, name: string) =>
      `${person} steht nicht bei denen, die ${name} abholen dürfen.`,
    call: 'Bitte zuerst die Eltern anrufen.',
    stays: 'Nicht mitgeben',
    anyway: 'Trotzdem mitgeben',
    notEntitled: '(nicht abholberechtigt)',
    backToForm: 'Zurück',
    enterAnyway: 'Trotzdem eintragen',
  },
  it: {
    arrive: 'C’è:',
    leave: 'Esce:',
    back: 'C’è',
    question: /è di nuovo qui\?$/,
    no: 'No, lasciare così',
    yes: 'Sì, è di nuovo qui',
    may: 'Persone autorizzate al ritiro',
    contacts: 'Solo contatti di emergenza',
    warning: 'Senza autorizzazione al ritiro',
    other: 'Un’altra persona',
    save: 'Esce con questa persona',
    missing: 'Indichi il nome.',
    name: 'Nome e cognome',
    left: 'con Nachbar Sepp',
    correct: 'Cambiare orari o persona',
    arrived: 'Presente dalle',
    leftAt: 'Andato via alle',
    with: 'Con chi',
    keep: 'Salvare',
    order: 'prima dell’arrivo',
    count: 'Contare',
    counted: 'Bambini contati',
    saveCount: 'Salvare il conteggio',
    here: /^Presenti ora: 2 \(\d\d:\d\d\)$/,
    close: 'Chiudere',
    less: 'Contati 1, secondo l’elenco 2: manca 1 bambino!',
    names: 'erano presenti (2):',
    unauthorised: (person: string, name: string) =>
      `${person} non è tra le persone che possono venire a prendere ${name}.`,
    call: 'Chiami prima i genitori.',
    stays: 'Non affidare',
    anyway: 'Affidare comunque',
    notEntitled: '(senza autorizzazione al ritiro)',
    backToForm: 'Indietro',
    enterAnyway: 'Inserire comunque',
  },
} as const;

/** On a phone and on a desk. */
async function expectAccessible(page: Page): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  }
}

const recordOf = async (page: Page, day: DayOnSite) =>
  (await attendanceOf(page, day)).get(day.children[0]![0]!.id);

for (const language of ['de', 'it'] as const) {
  const words = WORDS[language];

  test(`in ${language}: who may pick up comes first, contacts come with a warning, and somebody else needs a name`, async ({
    page,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    await make(
      page,
      `child/${first!.id}/pickup-persons`,
      { persons: [{ name: 'Rosa Kofler', phone: '+39 333 1111111', relation: 'Tante' }] },
      'PUT',
    );
    await openToday(page, day.leaders[0]!, language);
    const own = card(page, first!);
    await own.getByRole('button', { name: words.arrive }).click();
    await own.getByRole('button', { name: words.leave }).click();
    const dialog = page.getByRole('dialog');
    const may = dialog.getByRole('region', { name: words.may, exact: true });
    await expect(may.getByRole('button')).toHaveText([`Anna ${day.last}`, 'Rosa Kofler (Tante)']);
    const contacts = dialog.getByRole('region', { name: words.contacts });
    await expect(contacts).toContainText(words.warning);
    await expect(contacts.getByRole('button')).toHaveText(['Oma Anna']);
    expect(await dialog.getByRole('button').allTextContents()).toEqual([
      `Anna ${day.last}`,
      'Rosa Kofler (Tante)',
      'Oma Anna',
      words.other,
      words.close,
    ]);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: words.other }).click();
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog.getByLabel(words.name)).toHaveAccessibleDescription(words.missing);
    await expectAccessible(page);
    await dialog.getByLabel(words.name).fill('Nachbar Sepp');
    await dialog.getByRole('button', { name: words.save }).click();
    await giveAnyway(page);
    await expect(own).toContainText(words.left);
    await expect
      .poll(async () => recordOf(page, day))
      .toMatchObject({ left_with: 'other', left_with_name: 'Nachbar Sepp', left_with_phone: null });
  });

  test(`in ${language}: who gives a child to somebody who may not pick it up is asked, with whom to call, and it is said afterwards`, async ({
    page,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    const own = card(page, first!);
    await own.getByRole('button', { name: words.arrive }).click();
    await own.getByRole('button', { name: words.leave }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Oma Anna' }).click();
    await expect(dialog).toHaveAccessibleName(words.unauthorised('Oma Anna', first!.name));
    await expect(dialog).toContainText(words.call);
    await expect(dialog.getByRole('link')).toHaveText([/^Anna .*\+39 333 7770000$/]);
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'tel:+393337770000');
    expect(await dialog.getByRole('button').allTextContents()).toEqual([words.stays, words.anyway]);
    await expect(dialog.getByRole('button', { name: words.stays })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: words.may, exact: true })).toBeVisible();
    expect((await recordOf(page, day))?.left_with).toBeNull();

    await dialog.getByRole('button', { name: 'Oma Anna' }).click();
    await dialog.getByRole('button', { name: words.anyway }).click();
    await expect(own).toContainText(`Oma Anna ${words.notEntitled}`);
    await expect.poll(async () => (await recordOf(page, day))?.left_with).toBe('contact:1');
    const details = await openChild(page, first!);
    await expect(details).toContainText(`Oma Anna ${words.notEntitled}`);
    await details.getByRole('button', { name: words.correct }).click();
    const form = page.getByRole('dialog').filter({ has: page.getByLabel(words.arrived) });
    await form.getByRole('button', { name: words.other }).click();
    await form.getByLabel(words.name).fill('Nachbar Sepp');
    await form.getByRole('button', { name: words.keep }).click();
    const question = page.getByRole('alertdialog', {
      name: words.unauthorised('Nachbar Sepp', first!.name),
    });
    await expectAccessible(page);
    await question.getByRole('button', { name: words.backToForm }).click();
    await expect(question).toHaveCount(0);
    expect((await recordOf(page, day))?.left_with).toBe('contact:1');
    await form.getByRole('button', { name: words.keep }).click();
    await question.getByRole('button', { name: words.enterAnyway }).click();
    await expect(own).toContainText(`Nachbar Sepp ${words.notEntitled}`);
    await expect.poll(async () => (await recordOf(page, day))?.left_with).toBe('other');
  });

  test(`in ${language}: an arrival of a child that has left asks first`, async ({ page }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    const at = new Date().toISOString();
    await markAs(page, day.leaders[0]!, first!, {
      status: 'present',
      arrived_at: at,
      left_at: at,
      left_with: 'alone',
    });
    await openToday(page, day.leaders[0]!, language);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postData() ?? '');
    });
    const arrive = async () =>
      (await openChild(page, first!)).getByRole('button', { name: words.back, exact: true }).click();
    await arrive();
    const question = page.getByRole('alertdialog', { name: words.question });
    await expectAccessible(page);
    await question.getByRole('button', { name: words.no }).click();
    await expect(question).toHaveCount(0);
    expect((await recordOf(page, day))?.left_at).toBe(at);
    expect(sent).toEqual([]);
    await arrive();
    await question.getByRole('button', { name: words.yes }).click();
    await expect.poll(async () => recordOf(page, day)).toMatchObject({ status: 'present', left_at: null });
  });

  test(`in ${language}: a wrong person is corrected without the times, and times are entered afterwards`, async ({
    page,
  }) => {
    const day = await makeDay(page);
    const [first, second] = day.children[0]!;
    // A moment of this day that is over, also just after midnight.
    const at = new Date(Date.now() - 1_000).toISOString();
    await markAs(page, day.leaders[0]!, first!, {
      status: 'present',
      arrived_at: at,
      left_at: at,
      left_with: 'contact:1',
    });
    await openToday(page, day.leaders[0]!, language);
    const correct = async (child: typeof first) => {
      await (await openChild(page, child!)).getByRole('button', { name: words.correct }).click();
      return page.getByRole('dialog').filter({ has: page.getByLabel(words.arrived) });
    };
    let dialog = await correct(first);
    await expectAccessible(page);
    const who = dialog.getByRole('group', { name: `${words.with}: ` });
    await expect(who).toHaveAccessibleName(`${words.with}: Oma Anna`);
    const may = who.getByRole('region', { name: words.may, exact: true });
    await expect(may.getByRole('button')).toHaveText([`Anna ${day.last}`]);
    const contacts = who.getByRole('region', { name: words.contacts });
    await expect(contacts).toContainText(words.warning);
    await expect(contacts.getByRole('button')).toHaveText(['Oma Anna']);
    const mother = may.getByRole('button', { name: `Anna ${day.last}` });
    for (const [isChosen, name] of [
      ['true', `Anna ${day.last}`],
      ['false', 'Oma Anna'],
      ['true', `Anna ${day.last}`],
    ] as const) {
      await mother.click();
      await expect(mother).toHaveAttribute('aria-pressed', isChosen);
      await expect(who).toHaveAccessibleName(`${words.with}: ${name}`);
    }
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.keep }).click();
    await expect.poll(async () => (await recordOf(page, day))?.left_with_name).toBe(`Anna ${day.last}`);
    expect(await recordOf(page, day)).toMatchObject({ arrived_at: at, left_at: at });

    dialog = await correct(second);
    await dialog.getByLabel(words.arrived).fill('00:01');
    await dialog.getByLabel(words.leftAt).fill('00:00');
    await dialog.getByRole('button', { name: words.keep }).click();
    await expect(dialog.getByLabel(words.leftAt)).toHaveAccessibleDescription(new RegExp(words.order));
    await dialog.getByLabel(words.arrived).fill('00:00');
    await dialog.getByRole('button', { name: words.keep }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(async () => (await attendanceOf(page, day)).get(second!.id))
      .toMatchObject({ status: 'present', arrived_at: midnight(), left_at: midnight() });
  });

  test(`in ${language}: a count is kept without a network, and a difference names the children of the list`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page);
    const [first, second, third] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    for (const child of [first!, second!])
      await card(page, child).getByRole('button', { name: words.arrive }).click();
    await untilKept(page);
    await expect(page.getByText(words.here)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: words.count, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.saveCount }).click();
    await expect(dialog.getByLabel(words.counted)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(words.counted).fill('1');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.saveCount }).click();
    await expect(dialog).toContainText(words.less);
    await expect(dialog).toContainText(`${words.names} ${first!.name}, ${second!.name}`);
    await expect(dialog).not.toContainText(third!.name);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.close }).click();
    await page.reload();
    await expect(page.getByRole('main')).toContainText(words.less);
    await context.setOffline(false);
    await untilKept(page);
    await expect
      .poll(async () => {
        const { weeks } = await ask<AttendanceDay>(
          page,
          `api/attendance?date=${TODAY_DATE}&course_week_id=${day.weekId}`,
        );
        return weeks[0]?.headcounts;
      })
      .toMatchObject([{ number: 1, expected: 2, counted_by: { name: day.leaders[0]!.name } }]);
    await expect(page.getByRole('main')).toContainText(day.leaders[0]!.name);
    await expect(sync(page)).not.toContainText(/noch nicht gesendet|ancora da inviare/);
  });
}

/** When today begins in Rome. */
function midnight(): string {
  return romeInstant(TODAY_DATE).toISOString();
}

for (const [language, words] of [
  [
    'de',
    {
      hidden: 'Gesundheit: nicht sichtbar',
      long: 'Das heißt nicht, dass nichts bekannt ist.',
      arrive: 'Da:',
    },
  ],
  [
    'it',
    { hidden: 'Salute: non visibile', long: 'Non significa che non ci sia nulla di noto.', arrive: 'C’è:' },
  ],
] as const) {
  test(`in ${language}: the card says what is a medicine and what an allergy`, async ({ page }) => {
    const health = { allergies: 'Haselnüsse', medicaments: 'Zyrtec', health_consent: true };
    const day = await makeDay(page, { each: 1, change: health });
    await openToday(page, day.leaders[0]!, language);
    const line = {
      de: 'Medikamente: Zyrtec · Allergien: Haselnüsse',
      it: 'Farmaci: Zyrtec · Allergie: Haselnüsse',
    };
    await expect(card(page, day.children[0]![0]!)).toContainText(line[language]);
    await expectNoViolations(page);
  });

  test(`in ${language}: a second tap at the same spot marks no other child`, async ({ page }) => {
    const day = await makeDay(page, { each: 3 });
    await openToday(page, day.leaders[0]!, language);
    const expected = { de: /^Erwartet/, it: /^Attesi/ };
    await page.getByRole('button', { name: expected[language] }).click();
    const box = (await page.getByRole('button', { name: words.arrive }).first().boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await expect(page.getByRole('button', { name: words.arrive })).toHaveCount(2);
    await page.mouse.click(x, y);
    await untilKept(page);
    await expect(page.getByRole('button', { name: words.arrive })).toHaveCount(2);
    await expectNoViolations(page);
  });

  test(`in ${language}: a second tap at the spot of the button chooses nobody in the dialog that it opens`, async ({
    page,
  }) => {
    const day = await makeDay(page, { each: 1 });
    const [first] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    const leave = card(page, first!).getByRole('button', { name: { de: 'Geht:', it: 'Esce:' }[language] });
    // Wherever the list stands, the first person is under the finger.
    await page.addStyleTag({
      content: '[data-no-second-tap] section button { position: fixed; inset: 0; z-index: 1; }',
    });
    const box = (await leave.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 2, delay: 20 });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const isUnderFinger = ({ x, y, width, height }: typeof box): boolean =>
      document.elementFromPoint(x + width / 2, y + height / 2)?.closest('section button') !== null;
    expect(await page.evaluate(isUnderFinger, box)).toBe(true);
    expect((await attendanceOf(page, day)).get(first!.id)?.left_at).toBeFalsy();
    // By keyboard nothing is held up, and later neither by a tap.
    const person = dialog.getByRole('button', { name: /^Anna/ });
    await person.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.left_at).toBeTruthy();
  });

  test(`in ${language}: a child that is on no list leads to the office, also without a network`, async ({
    page,
  }) => {
    const day = await makeDay(page, { each: 1 });
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, day.children[0]![0]!)).toBeVisible();
    await page.context().setOffline(true);
    const title = {
      de: 'Ein Kind ist da und steht nicht auf der Liste?',
      it: 'C’è un bambino o una bambina che non è nella lista?',
    };
    await page.getByText(title[language]).click();
    const call = { de: 'Büro anrufen', it: 'Chiama l’ufficio' };
    await expect(page.getByRole('link', { name: call[language] })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expectNoViolations(page);
  });

  test(`in ${language}: who may neither mark nor see health is offered no mark, and told that health is hidden`, async ({
    page,
  }) => {
    const day = await makeDay(page, { each: 1, change: { allergies: 'Haselnuss', health_consent: true } });
    const child = day.children[0]![0]!;
    const kitchen = await staffSession(page, ['peopleCourseWeekRegistration.index'], 'Küche');
    await openToday(page, kitchen, language);
    await expect(card(page, child)).toContainText(words.hidden);
    await expect(page.getByRole('button', { name: `${words.arrive} ${child.name}` })).toHaveCount(0);
    const dialog = await openChild(page, child);
    await expect(dialog).toContainText(words.long);
    await expect(dialog).not.toContainText('Haselnuss');
    await expectNoViolations(page);
  });
}
