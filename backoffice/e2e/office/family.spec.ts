import { expect, test } from '@playwright/test';
import { inGroupsOfFour } from '../../../shared/src/rules/iban';
import { paymentReference } from '../../../shared/src/rules/payment-reference';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { payAsStaff } from '../../../shared/tools/e2e/registrations';
import { ask, make, signIn, signInWith, unique } from '../support/office';
import { childNamed, makeFamily, personNamed, register } from '../support/people';

test('the office sees the whole family, books a payment and opens the sign-up of a child', async ({
  page,
}) => {
  const name = unique('Familie');
  const mother = await make(page, 'parent', personNamed(name));
  const father = await make(page, 'parent', personNamed(name, { first_name: 'Karl' }));
  const childId = await make(
    page,
    'child',
    childNamed(name, { parents: [mother, father], allergies: 'Nüsse' }),
  );
  const { courseId, course } = await register(page, childId, { active: true });
  await signIn(page, 'office');
  await page.goto(`/be/person/${mother}/show`);

  const children = page.getByRole('region', { name: 'Kinder', exact: true });
  await expect(children.getByRole('link', { name: `Mia ${name}` })).toBeVisible();
  await expect(children).toContainText('Gesundheitsangaben');
  await expect(page.getByText('Nüsse')).toHaveCount(0);
  const others = page.getByRole('region', { name: 'Weitere Eltern der Kinder' });
  await expect(others.getByRole('link', { name: `Karl ${name}, Schlanders` })).toBeVisible();
  await expect(others.getByRole('link', { name: '+39 0473 123456' })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByText('Noch kein Passwort gewählt')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'E-Mails an die Eltern' })).toContainText(course);

  const registrations = page.getByRole('region', { name: 'Anmeldungen' });
  await expect(registrations.getByRole('button', { name: /^2027/ })).toContainText(
    'Bezahlt 0,00 €, offen 100,00 €',
  );
  const reference = paymentReference({ courseId, personId: mother });
  await expect(registrations.getByText(`Zahlungsreferenz ${reference}`)).toBeVisible();
  await expect(registrations).toContainText('Im Notfall: +39 333 0000001');
  const ofFamily = inGroupsOfFour(paymentReference({ courseId: null, personId: mother }));
  const money = page.getByRole('region', { name: 'Zahlungen und Guthaben' });
  await expect(money).toContainText('Offen insgesamt 100,00 €');
  await expect(money).toContainText(
    `100,00 € an Feria, IBAN IT60 X054 2811 1010 0000 0123 456, Referenz ${inGroupsOfFour(reference)}`,
  );
  await expect(money).toContainText(
    `Referenz der Familie, auf jedem Konto für das, was dorthin zu zahlen ist: ${ofFamily}`,
  );
  await expectNoViolations(page);

  await registrations.getByRole('button', { name: /^Einbuchen: Mia/ }).click();
  await page.getByRole('button', { name: 'Offene Beträge einbuchen' }).click();
  await expect(registrations.getByRole('button', { name: /^2027/ })).toContainText(
    'Bezahlt 100,00 €, offen 0,00 €',
  );
  await expect(registrations.getByRole('button', { name: /^Einbuchen/ })).toHaveCount(0);

  await children.getByRole('button', { name: `Mia ${name} anmelden` }).click();
  const dialog = page.getByRole('dialog', { name: `Mia ${name} anmelden` });
  await expect(dialog.getByRole('combobox', { name: 'Kind' })).toHaveValue(new RegExp(`^${name} Mia`));
});

test('the page of the family offers to move a registration, and to write to its parents', async ({
  page,
}) => {
  const { personId, childId, name } = await makeFamily(page);
  const { course } = await register(page, childId, { active: true });
  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  const registrations = page.getByRole('region', { name: 'Anmeldungen' });
  await registrations
    .getByRole('button', { name: `Mia ${name}, ${course}, Erste Woche in eine andere Woche verschieben` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Mia ${name} verschieben` });
  await expect(dialog.getByRole('combobox', { name: 'Projekt' })).toHaveValue(new RegExp(course));
  await expectNoViolations(page);
  await expect(page.getByRole('button', { name: /^Nachricht schreiben: / })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Nachricht schreiben: / })).toBeVisible();
});

test('a registration is cancelled on the page of the family, and stays to be seen there', async ({
  page,
}) => {
  const { personId, childId, name } = await makeFamily(page);
  const { course } = await register(page, childId, { active: true });
  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  const registrations = page.getByRole('region', { name: 'Anmeldungen' });
  await registrations
    .getByRole('button', { name: new RegExp(`^Mia ${name}, ${course}.* abmelden$`) })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(course);
  await question.getByRole('button', { name: 'Abmelden' }).click();
  await expect(question).toHaveCount(0);
  await expect(registrations.getByRole('button', { name: /abmelden$/ })).toHaveCount(0);
  await expect(registrations.getByText(/Abgemeldet am .* vom Büro/)).toBeVisible();
  await expectNoViolations(page);
});

test('who may not see children and registrations sees neither of them', async ({ page }) => {
  const { personId, childId, name } = await makeFamily(page);
  await register(page, childId, { active: true });
  await signInWith(page, ['person.index', 'person.view']);
  await page.goto(`/be/person/${personId}/show`);
  await expect(page.getByRole('region', { name: 'E-Mails an die Eltern' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kinder', exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Anmeldungen' })).toHaveCount(0);
  await expect(page.getByText(`Mia ${name}`)).toHaveCount(0);
});

test('a family can be read on a phone, in Italian', async ({ page }) => {
  const { personId, childId } = await makeFamily(page);
  await register(page, childId, { active: true });
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'office', 'it');
  await page.goto(`/be/person/${personId}/show`);
  await expect(page.getByRole('region', { name: 'Iscrizioni' })).toContainText('Da pagare 100,00 €');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
});

test('on a narrow phone no button of the page is cut', async ({ page }) => {
  const { personId, childId } = await makeFamily(page);
  const { courseId } = await register(page, childId, { active: true });
  const [registration] = await ask<{ id: number }[]>(
    page,
    `api/peopleCourseWeekRegistration?filters=course_id|${courseId}`,
  );
  await payAsStaff(page.request, registration!.id);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  await expect(page.getByRole('button', { name: /^Steuerbestätigung/ })).toHaveCount(2);
  const cut = await page
    .getByRole('main')
    .locator('.MuiButton-root')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const card = button.closest('.MuiCardContent-root, section')!.getBoundingClientRect();
          return button.getBoundingClientRect().right > card.right || button.scrollWidth > button.clientWidth;
        })
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test('the office books one payment for two children, uses the credit, and takes the payment back', async ({
  page,
}) => {
  const name = unique('Familie');
  const mother = await make(page, 'parent', personNamed(name));
  // The mother pays; his credit is used for that by hand only.
  const father = await make(page, 'parent', personNamed(name, { first_name: 'Karl' }));
  const parents = [mother, father];
  const childId = await make(page, 'child', childNamed(name, { parents }));
  const second = await make(page, 'child', childNamed(name, { first_name: 'Jan', parents }));
  await register(page, childId, { active: true });
  await signIn(page, 'office');
  await page.goto(`/be/person/${father}/show`);
  const money = page.getByRole('region', { name: 'Zahlungen und Guthaben' });
  await expect(money).toContainText('Noch keine Zahlungen.');

  await money.getByRole('button', { name: 'Zahlung buchen' }).click();
  const dialog = page.getByRole('dialog', { name: /^Zahlung von .* buchen$/ });
  const amount = dialog.getByRole('textbox', { name: 'Betrag', exact: true });
  await expect(amount).toHaveValue('100,00');
  await amount.fill('abc');
  await expect(dialog.getByText('Bitte einen Betrag wie 120 oder 120,50 eingeben.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Zahlung buchen' })).toBeDisabled();
  await amount.fill('220,50');
  await expect(dialog.getByRole('textbox', { name: /^Betrag für Mia/ })).toHaveValue('100,00');
  await expect(
    dialog.getByText('Guthaben: 120,50 €. Damit wird zuerst bezahlt, was sonst offen ist.'),
  ).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Wer hat bezahlt?' }).click();
  await page.getByRole('option', { name: 'Jemand anderer' }).click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Oma Rosa');
  await dialog.getByRole('combobox', { name: 'Zahlungsart' }).click();
  await page.getByRole('option', { name: 'Bar' }).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Zahlung buchen' }).click();
  await expect(dialog).toBeHidden();
  await expect(money).toContainText('Guthaben 120,50 €');
  await expect(money).toContainText('Bar · bezahlt von Oma Rosa');
  await expect(money).toContainText(/100,00 € für Mia .*, Projekt/);

  // A child that comes later is paid with his credit.
  await register(page, second, { active: true });
  await page.reload();
  await money.getByRole('button', { name: 'Guthaben verwenden' }).click();
  const use = page.getByRole('dialog', { name: /^Guthaben von .* verwenden \(120,50 €\)$/ });
  const share = use.getByRole('textbox', { name: /^Betrag für Jan/ });
  await expect(share).toHaveValue('100,00');
  await share.fill('60');
  await use.getByRole('textbox', { name: 'Betrag', exact: true }).fill('50');
  await expect(use.getByText(/10,00 € mehr eingetragen/)).toBeVisible();
  await expect(use.getByRole('button', { name: 'Guthaben verwenden' })).toBeDisabled();
  await use.getByRole('textbox', { name: 'Betrag', exact: true }).fill('60');
  await use.getByRole('button', { name: 'Guthaben verwenden' }).click();
  await expect(use).toBeHidden();
  await expect(money).toContainText('Guthaben 60,50 €');

  await money.getByRole('button', { name: /^Zahlung stornieren: 220,50 €/ }).click();
  const reversal = page.getByRole('alertdialog');
  await expect(reversal.getByRole('button', { name: 'Stornieren' })).toBeDisabled();
  await reversal.getByRole('textbox', { name: 'Grund' }).fill('Falsche Familie');
  await expect(reversal.getByRole('checkbox')).toBeChecked();
  await expectNoViolations(page);
  await reversal.getByRole('button', { name: 'Stornieren' }).click();
  await expect(money.getByText('Storniert', { exact: true })).toBeVisible();
  await expect(money).toContainText('-220,50 €');
  await expect(money).toContainText('Falsche Familie');
  await expect(money).not.toContainText('Guthaben 60,50');
  await expect(page.getByRole('region', { name: 'Anmeldungen' })).toContainText('offen 200,00 €');
});

test('payments are found by who paid them, in the list of all payments', async ({ page }) => {
  const { personId, name } = await makeFamily(page);
  await signIn(page, 'office', 'it');
  await page.goto(`/be/person/${personId}/show`);
  const money = page.getByRole('region', { name: 'Pagamenti e credito' });
  await money.getByRole('button', { name: 'Registra pagamento' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Tutto l’importo diventa credito/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Importo', exact: true }).fill('15');
  await dialog.getByRole('textbox', { name: 'Causale' }).fill(`Estate ${name}`);
  await dialog.getByRole('button', { name: 'Registra pagamento' }).click();
  await expect(money).toContainText('Credito 15,00 €');
  await money.getByRole('button', { name: 'Rimborsa il credito' }).click();
  const back = page.getByRole('dialog', { name: /^Rimborsa il credito di .* \(15,00 €\)$/ });
  await back.getByRole('textbox', { name: 'Importo', exact: true }).fill('15,01');
  await expect(back.getByText('Il credito non è così alto.')).toBeVisible();
  await expect(back.getByRole('button', { name: 'Rimborsa il credito' })).toBeDisabled();
  await back.getByRole('textbox', { name: 'Importo', exact: true }).fill('15');
  await expectNoViolations(page);
  await back.getByRole('button', { name: 'Rimborsa il credito' }).click();
  await expect(money).toContainText('-15,00 €');
  await expect(money).not.toContainText('Credito 15,00 €');
  await page.goto('/be/payment');
  await page.getByLabel('Ricerca', { exact: true }).fill(`Estate ${name}`);
  const row = page.getByRole('row', { name: new RegExp(`Estate ${name}`) });
  await expect(row).toContainText('15,00 €');
  await expect(row.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  await expectNoViolations(page);
});
