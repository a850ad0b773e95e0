import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { uniqueEmail } from '../../../shared/tools/e2e/app';
import { make, signInWith, unique } from '../support/office';
import { makeFamily } from '../support/people';

test.describe('what the reader may not grant or change is locked, with the reason', () => {
  test('an account with more permissions is shown without a form', async ({ page }) => {
    const name = unique('Chefin');
    const id = await make(page, 'user', { name, email: uniqueEmail('boss'), roles: ['Administrator'] });
    await signInWith(page, ['user.index', 'user.update', 'user.create']);
    await page.goto(`/be/user/${id}`);
    await expect(page.getByText('Dieses Konto hat Rechte, die Sie selbst nicht haben.')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /löschen/i })).toHaveCount(0);
    await expectNoViolations(page);
  });

  test('permissions that one does not hold cannot be ticked', async ({ page }) => {
    await signInWith(page, ['role.index', 'role.create', 'role.update', 'course.index'], 'it');
    await page.goto('/be/roles/create');
    await expect(page.getByText('Può assegnare solo autorizzazioni che possiede anche Lei.')).toBeVisible();
    const own = page.locator('[title="course.index"]').getByRole('checkbox');
    const other = page.locator('[title="child.health"]').getByRole('checkbox');
    await expect(own).toBeEnabled();
    await expect(other).toBeDisabled();
    await expectNoViolations(page);
  });

  for (const [language, parents, login] of [
    ['de', 'Die Eltern eines Kindes kann nur ändern', 'Die Zugangsdaten von Eltern kann nur ändern'],
    [
      'it',
      'I genitori di un bambino possono essere modificati solo',
      'I dati di accesso dei genitori possono essere modificati solo',
    ],
  ] as const) {
    test(`parents of a child and the login of a parent, on a narrow screen too (${language})`, async ({
      page,
    }) => {
      const { personId, childId } = await makeFamily(page);
      await page.setViewportSize({ width: 360, height: 800 });
      const keeps = ['child.index', 'child.update', 'person.index', 'person.update'] as const;
      await signInWith(page, [...keeps], language);
      await page.goto(`/be/child/${childId}`);
      await expect(page.getByText(parents)).toBeVisible();
      await expect(page.getByRole('combobox', { name: /hinzufügen|aggiungere/i })).toHaveCount(0);
      await expectNoViolations(page);
      await page.goto(`/be/person/${personId}`);
      await expect(page.getByText(login)).toBeVisible();
      await expect(page.locator('input[name="email"]')).not.toBeEditable();
      await expectNoViolations(page);
    });
  }

  for (const [language, label] of [
    ['de', 'Eltern'],
    ['it', 'Genitori'],
  ] as const) {
    test(`who may not list parents sees those of a child by name (${language})`, async ({ page }) => {
      const { name, childId } = await makeFamily(page);
      await signInWith(page, ['child.index', 'child.update'], language);
      await page.goto(`/be/child/${childId}`);
      const parents = page.getByRole('group', { name: label, exact: true });
      await expect(parents).toContainText(`Anna ${name}, Schlanders`);
      await expect(parents).not.toContainText('undefined');
      // Saving does not take the parents away: the form holds only their ids.
      await page.getByRole('button', { name: /Speichern|Salva/ }).click();
      await expect(page).toHaveURL(/\/be\/child$/);
      await page.goto(`/be/child/${childId}`);
      await expect(parents).toContainText(`Anna ${name}, Schlanders`);
    });
  }
});
