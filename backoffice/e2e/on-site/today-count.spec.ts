import { expect, test } from '@playwright/test';
import type { AttendanceDay } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, signIn } from '../support/office';
import { card, makeDay, openToday, setGroups, TODAY_DATE, untilKept } from '../support/today';

/* Counting where children are in no group (product/on-site.md#headcount). */

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      count: 'Zählen',
      what: 'Was wird gezählt?',
      counted: 'Gezählte Kinder',
      save: 'Zählung speichern',
      close: 'Schließen',
      expected: 'Laut Liste sind 2 Kinder da.',
      alone: 'Laut Liste ist 1 Kind da.',
      all: 'Gruppe 1 + Ohne Gruppe',
      missing: '1 Kind fehlt!',
      not: 'hier nicht mitgezählt: ',
      office: (name: string) => `(Gruppe 1 + in keiner Gruppe): 1, laut Liste 2 (${name})`,
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      count: 'Contare',
      what: 'Che cosa si conta?',
      counted: 'Bambini contati',
      save: 'Salvare il conteggio',
      close: 'Chiudere',
      expected: 'Secondo l’elenco sono presenti 2 bambini.',
      alone: 'Secondo l’elenco è presente 1 bambino.',
      all: 'Gruppe 1 + Senza gruppo',
      missing: 'manca 1 bambino!',
      not: 'qui non contati: ',
      office: (name: string) => `(Gruppe 1 + in nessun gruppo): 1, secondo l’elenco 2 (${name})`,
    },
  ],
] as const)
  test(`in ${language}: who leads the only group counts the children in none with it, and the office reads so`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const day = await makeDay(page);
    const [leader] = day.leaders;
    const [first, second, alone] = day.children[0]!;
    await setGroups(page, day.weekId, [
      { name: 'Gruppe 1', leaders: [leader!.id], children: [first!.id, second!.id] },
    ]);
    await openToday(page, leader!, language);
    for (const child of [first!, alone!])
      await card(page, child).getByRole('button', { name: words.arrive }).click();
    await untilKept(page);
    await page.getByRole('button', { name: words.count, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words.expected);
    await expect(dialog).not.toContainText(words.not);
    // A group alone says whom it leaves out.
    const scope = dialog.getByLabel(words.what);
    const all = await scope.inputValue();
    await scope.selectOption({ index: 1 });
    await expect(dialog).toContainText(words.alone);
    await expect(dialog).toContainText(`${words.not}${alone!.name}`);
    await expectNoViolations(page);
    await scope.selectOption(all);
    await dialog.getByLabel(words.counted).fill('1');
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toContainText(words.missing);
    await expect(dialog).toContainText(alone!.name);
    await dialog.getByRole('button', { name: words.close }).click();
    await untilKept(page);
    await expect(page.getByRole('main')).toContainText(words.all);
    const { weeks } = await ask<AttendanceDay>(
      page,
      `api/attendance?date=${TODAY_DATE}&course_week_id=${day.weekId}`,
    );
    expect(weeks[0]!.headcounts).toMatchObject([{ number: 1, expected: 2 }]);

    const desk = await (await browser.newContext()).newPage();
    await signIn(desk, 'office', language);
    await desk.goto(`/be/course/day?date=${TODAY_DATE}`);
    await expect(desk.getByText(words.office(leader!.name))).toBeVisible();
    await desk.context().close();
  });
