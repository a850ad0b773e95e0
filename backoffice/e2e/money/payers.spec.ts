import { expect, test, type Page } from '@playwright/test';
import { romeToday } from '@feria/shared/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { make, row, signIn, unique } from '../support/office';
import { childNamed, personNamed, register } from '../support/people';

/* The question who paid (product/money.md#who-paid). */

const WORDS = {
  de: {
    book: 'Zahlung buchen',
    dialog: /^Zahlung von .* buchen$/,
    question: 'Wer hat bezahlt?',
    other: 'Jemand anderer',
    name: 'Name',
    money: 'Zahlungen und Guthaben',
    change: /^Wer hat bezahlt: 40,00 €/,
    payment: /^Zahlung von 40,00 €/,
    save: 'Speichern',
    saved: 'Gespeichert, wer bezahlt hat.',
  },
  it: {
    book: 'Registra pagamento',
    dialog: /^Registra (un )?pagamento di /,
    question: 'Chi ha pagato?',
    other: 'Un’altra persona',
    name: 'Nome',
    money: 'Pagamenti e credito',
    change: /^Chi ha pagato: 40,00 €/,
    payment: /^Pagamento di 40,00 €/,
    save: 'Salva',
    saved: 'Salvato chi ha pagato.',
  },
} as const;

/** Anna owes 100 €, and Karl is the other parent of the child. */
async function someParents(page: Page) {
  const name = unique('Familie');
  const mother = await make(page, 'parent', personNamed(name));
  const father = await make(page, 'parent', personNamed(name, { first_name: 'Karl' }));
  const child = await make(page, 'child', childNamed(name, { parents: [mother, father] }));
  await register(page, child, { active: true });
  return { name, mother };
}

for (const [language, size, viewport] of [
  ['de', 'a desktop', { width: 1280, height: 800 }],
  ['it', 'a phone', { width: 360, height: 740 }],
] as const)
  test.describe(`on ${size} (${language})`, () => {
    test.use({ viewport });
    const words = WORDS[language];

    test('a payment is booked with who paid, and said anew where nobody is on record', async ({ page }) => {
      const { name, mother } = await someParents(page);
      await signIn(page, 'office', language);
      await page.goto(`/be/person/${mother}/show`);
      const money = page.getByRole('region', { name: words.money });
      await money.getByRole('button', { name: words.book }).click();
      const dialog = page.getByRole('dialog', { name: words.dialog });
      await dialog.getByRole('textbox').first().fill('40');
      const question = dialog.getByRole('combobox', { name: words.question });
      await expect(question).toHaveText(new RegExp(`^\\S+ ${name}$`));
      await question.click();
      await expect(page.getByRole('option')).toHaveCount(3);
      await page.getByRole('option', { name: words.other }).click();
      const book = dialog.getByRole('button', { name: words.book });
      await expect(book).toBeDisabled();
      await dialog.getByRole('textbox', { name: words.name, exact: true }).fill('K. Lanz');
      await expectNoViolations(page);
      expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      await book.click();
      await expect(dialog).toBeHidden();
      await expect(money).toContainText('K. Lanz');

      await money.getByRole('button', { name: words.change }).click();
      const payer = page.getByRole('dialog', { name: words.payment });
      await expect(payer.getByRole('textbox', { name: words.name, exact: true })).toHaveValue('K. Lanz');
      const again = payer.getByRole('combobox', { name: words.question });
      await again.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('option', { name: `Karl ${name}` }).click();
      await expectNoViolations(page);
      await payer.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(payer).toBeHidden();
      await expect(money).toContainText(`Karl ${name}`);
      await expect(money).not.toContainText('K. Lanz');
    });
  });

test('what stands in the way of saying who paid is said in the dialog', async ({ page }) => {
  const { name, mother } = await someParents(page);
  await make(page, 'payment', { date: romeToday(), amount: 40, method: 'cash', person_id: mother });
  await signIn(page, 'office');
  await page.goto('/be/payment');
  await page.getByLabel('Suche').fill(name);
  await row(page, name).getByRole('button', { name: WORDS.de.change }).click();
  const dialog = page.getByRole('dialog', { name: WORDS.de.payment });
  await dialog.getByRole('combobox', { name: WORDS.de.question }).click();
  await page.getByRole('option', { name: `Karl ${name}` }).click();
  await page.route('**/payer', (sent) =>
    sent.fulfill({ status: 409, json: { code: 'conflict', message: 'Es gibt eine Quittung.' } }),
  );
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Es gibt eine Quittung.')).toBeVisible();
  await page.unroute('**/payer');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(row(page, name)).toContainText(`Karl ${name}`);
});
