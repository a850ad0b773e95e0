import { expect, test } from '@playwright/test';
import { romeToday, type OfficeFamily } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, make, signIn, unique } from '../support/office';
import { personNamed } from '../support/people';

const today = romeToday().split('-').reverse().join('.');

for (const { language, words } of [
  {
    language: 'de',
    words: {
      journal: 'Zahlungsjournal',
      until: 'Bis',
      wrong: 'Bitte ein Datum eingeben: TT.MM.JJJJ',
      download: 'Herunterladen',
    },
  },
  {
    language: 'it',
    words: {
      journal: 'Giornale dei pagamenti',
      until: 'A',
      wrong: 'Inserisca una data: GG.MM.AAAA',
      download: 'Scarica',
    },
  },
] as const)
  test(`dates of dialogs are typed as 07.12.2026, and wrong ones are told at their field, in ${language}`, async ({
    page,
  }, info) => {
    await page.setViewportSize(
      language === 'it' ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    );
    await signIn(page, 'admin', language);
    await page.goto('/be/payment');
    await page.getByRole('button', { name: words.journal }).click();
    const dialog = page.getByRole('dialog');
    const until = dialog.getByRole('textbox', { name: words.until, exact: true });
    await expect(until).toHaveValue(today);
    await until.press('ControlOrMeta+a');
    await until.pressSequentially('31.2.2026');
    await expect(until).toHaveAccessibleDescription('');
    await until.press('Tab');
    await expect(until).toHaveAccessibleDescription(words.wrong);
    await expect(until).toHaveAttribute('aria-invalid', 'true');
    await expect(until).toHaveValue('31.2.2026');
    await expect(dialog.getByRole('button', { name: words.download })).toHaveCount(0);
    await page.screenshot({ path: info.outputPath('wrong.png') });
    await expectNoViolations(page);
    await until.fill('7.12.26');
    await until.press('Enter');
    await expect(until).toHaveValue('07.12.2026');
    await expect(until).toHaveAccessibleDescription('');
    await expect(dialog.getByRole('button', { name: words.download })).toBeVisible();
  });

test('a filter by a day waits for the whole year, and says what is no day', async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/payment');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/payment?')) asked.push(decodeURIComponent(request.url()));
  });
  const from = page.getByRole('textbox', { name: 'Von' });
  const answered = page.waitForResponse((response) => response.url().includes('from%7C2026-12-07'));
  await from.pressSequentially('7.12.2026', { delay: 20 });
  await answered;
  expect(asked.filter((url) => /from\|(?!2026-12-07)/.test(url))).toEqual([]);
  await from.press('Tab');
  await expect(from).toHaveValue('07.12.2026');
  await from.fill('morgen');
  await from.press('Tab');
  await expect(from).toHaveAccessibleDescription('Bitte ein Datum eingeben: TT.MM.JJJJ');
  await expect(from).toHaveValue('morgen');
});

test('the day of the list of a day is typed, and goes with the arrows', async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/course/day?date=2026-07-06');
  const day = page.getByRole('textbox', { name: 'Tag' });
  await expect(day).toHaveValue('06.07.2026');
  await day.fill('morgen');
  await day.press('Tab');
  await expect(day).toHaveAccessibleDescription('Bitte ein Datum eingeben: TT.MM.JJJJ');
  await expect(page).toHaveURL(/date=2026-07-06/);
  await day.fill('08.07.2026');
  await expect(page).toHaveURL(/date=2026-07-08/);
  await expect(day).toBeFocused();
  await page.getByRole('link', { name: 'Tag davor' }).click();
  await expect(day).toHaveValue('07.07.2026');
});

test('day and time of a call are typed, by the clock in Rome', async ({ page }, info) => {
  const mother = await make(page, 'parent', personNamed(unique('Anruf')));
  await signIn(page, 'office');
  await page.goto(`/be/person/${mother}/show`);
  await page.getByRole('button', { name: 'Telefonat notieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Telefonat notieren' });
  await dialog.getByRole('textbox', { name: 'Was wurde besprochen?' }).fill('Mia isst kein Fleisch.');
  const at = dialog.getByRole('textbox', { name: 'Wann', exact: true });
  await expect(at).toHaveValue(new RegExp(`^${today} \\d\\d:\\d\\d$`));
  await at.fill('7.7.2026');
  await at.press('Tab');
  await expect(at).toHaveAccessibleDescription('Bitte Datum und Uhrzeit eingeben: TT.MM.JJJJ HH:MM');
  await page.screenshot({ path: info.outputPath('call.png') });
  await at.fill('7.7.2026 14:30');
  await at.press('Tab');
  await expect(at).toHaveValue('07.07.2026 14:30');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  const { calls = [] } = await ask<OfficeFamily>(page, `api/family/${mother}`);
  expect(calls).toMatchObject([{ at: '2026-07-07T12:30:00.000Z' }]);
});
