import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { courseNamed, unique } from '../support/office';
import { ownAppTest } from '../support/own-app';

/* What the organiser says for all projects, in the settings and in the form of a project. */

ownAppTest.describe.configure({ mode: 'default' });

const IBAN = 'DE89370400440532013000';
const saved = (page: Page, word: string) => expect(page.getByRole('alert').first()).toHaveText(word);
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A project without an account of its own. */
async function makeCourse(page: Page, token: string, body: object): Promise<number> {
  const data = { ...body, bank_name: null, bank_iban: null };
  const answer = await page.request.post('/api/course', { headers: bearer(token), data });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

ownAppTest(
  'account, days, steps and texts are entered once; a project follows, says its own, and follows again',
  async ({ page, admin }, info) => {
    ownAppTest.setTimeout(180_000);
    await signInWithSession(page, admin, 'de');
    await page.goto('/be/option');
    await page.getByRole('tab', { name: 'Vorgaben für Projekte' }).click();
    await page.getByRole('textbox', { name: 'Begünstigter' }).fill('Verein Berg');
    await page.getByRole('textbox', { name: 'IBAN' }).fill('DE89370400440532013001');
    await page.getByRole('textbox', { name: /^Zahlbar innerhalb/ }).fill('14');
    await page.getByRole('button', { name: 'Stufe hinzufügen' }).click();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveAccessibleDescription(/nicht gültig/);
    await page.getByRole('textbox', { name: 'IBAN' }).fill(IBAN);
    await expect(page.getByRole('textbox', { name: 'IBAN' })).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: /Tage vorher/ }).fill('10');
    await page.getByRole('textbox', { name: /Gebühr in Prozent/ }).fill('50');
    await page.getByRole('textbox', { name: 'Plätze je Woche', exact: true }).fill('24');
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath('options-de.png'), fullPage: true });
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await saved(page, 'Gespeichert');
    await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeDisabled();
    await page.getByRole('tab', { name: 'E-Mail-Texte' }).click();
    await page.getByRole('textbox', { name: 'E-Mail zur Anmeldung (Deutsch)' }).fill('Hallo vom Verein');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeDisabled();

    const body = courseNamed(unique('Bergwoche'));
    const id = await makeCourse(page, admin.token, body);
    await page.goto(`/be/course/${id}`);
    await page.getByRole('tab', { name: 'Zahlung', exact: true }).click();
    await expect(field(page, 'payment_days')).toContainText('Vom Veranstalter: 14');
    await expect(field(page, 'cancellation')).toContainText('Vom Veranstalter: ab 10 Tagen vorher 50 %');
    await expect(field(page, 'bank_iban')).toContainText('Vom Veranstalter: DE89 3704 0044 0532 0130 00');
    await expect(field(page, 'bank_name')).toContainText('Vom Veranstalter: Verein Berg');
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath('project-de.png'), fullPage: true });

    // By keyboard: the input takes the focus, and begins with what applied.
    await page.getByRole('button', { name: 'Zahlbar innerhalb von (Tagen) ändern' }).focus();
    await page.keyboard.press('Enter');
    const days = page.getByRole('textbox', { name: /^Zahlbar innerhalb/ });
    await expect(days).toBeFocused();
    await expect(days).toHaveValue('14');
    await days.fill('30');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page).toHaveURL(/\/be\/course(\?|$)/);
    const stored = async () => {
      const answer = await page.request.get(`/api/course/${id}`, { headers: bearer(admin.token) });
      return ((await answer.json()) as { data: object }).data;
    };
    expect(await stored()).toMatchObject({ payment_days: 30, bank_iban: null, cancellation: [] });

    await page.goto(`/be/course/${id}`);
    await page.getByRole('tab', { name: 'E-Mail', exact: true }).click();
    await expect(field(page, 'email_new')).toContainText('Vom Veranstalter: Hallo vom Verein');
    await page.getByRole('tab', { name: 'Zahlung', exact: true }).click();
    await page.getByRole('button', { name: 'Zahlbar innerhalb von (Tagen) wieder vom Veranstalter' }).click();
    await expect(page.getByRole('button', { name: 'Zahlbar innerhalb von (Tagen) ändern' })).toBeFocused();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page).toHaveURL(/\/be\/course(\?|$)/);
    expect(await stored()).toMatchObject({ payment_days: null });
  },
);

ownAppTest('on a phone, in Italian, a project shows what it follows', async ({ page, admin }, info) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithSession(page, admin, 'it');
  const body = courseNamed(unique('Settimana'));
  const id = await makeCourse(page, admin.token, body);
  await page.goto(`/be/course/${id}`);
  await page.getByRole('tab', { name: 'Pagamento', exact: true }).click();
  await expect(field(page, 'bank_iban')).toContainText('Dall’organizzatore: DE89 3704 0044 0532 0130 00');
  await expect(page.getByRole('button', { name: 'IBAN: modifica' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoViolations(page);
  await page.screenshot({ path: info.outputPath('project-it.png'), fullPage: true });
  await page.goto('/be/course/create');
  await expect(page.getByRole('textbox', { name: 'Posti per settimana', exact: true })).toHaveValue('24');
});
