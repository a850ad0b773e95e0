import type { Page } from '@playwright/test';
import type { FamilyChild } from '@feria/shared';
import { API } from '@feria/shared/routes';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { linkParentAsStaff, makeChild, makeFamily, type Family } from '../../../shared/tools/e2e/families';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily } from '../support/family';
import { CORE_PHONE, expect, test, type Translate } from '../support/test';

/* Both parents of a child have its data open (product.md#changed-meanwhile). */

/** Saves as the other parent, on another device. */
async function saveElsewhere(page: Page, other: Family, path: string, data: object): Promise<void> {
  const answer = await page.request.put(`/${path}`, {
    data,
    headers: { Authorization: `Bearer ${other.session.token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function open(page: Page): Promise<{ family: Family; other: Family; child: FamilyChild }> {
  const [family, other] = [await makeFamily(page.request), await makeFamily(page.request)];
  const child = await makeChild(page.request, family, 'Lea');
  await linkParentAsStaff(page.request, child, other);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  return { family, other, child };
}

async function stored(page: Page, family: Family, child: FamilyChild): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/${API.myFamily}`, {
    headers: { Authorization: `Bearer ${family.session.token}` },
  });
  const { data } = (await answer.json()) as {
    data: { childrens: (Record<string, unknown> & { id: number })[] };
  };
  return data.childrens.find(({ id }) => id === child.id)!;
}

function card(page: Page, t: Translate) {
  return page
    .getByRole('region', { name: t('family.children'), exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Lea Kofler' }) });
}

test(
  'an allergy that the other parent told stays when this one saves a phone number',
  CORE_PHONE,
  async ({ page, t }) => {
    const { family, other, child } = await open(page);
    await card(page, t)
      .getByRole('button', { name: t('family.child_edit', { name: 'Lea Kofler' }) })
      .click();
    const dialog = page.getByRole('dialog', { name: t('family.child_edit_title', { name: 'Lea' }) });
    const phone = dialog.getByRole('textbox', { name: t('field.phone') });
    await expect(phone).toHaveValue('+39 333 4445556');
    await saveElsewhere(page, other, `${API.myFamilyChildren}/${child.id}`, {
      allergies: 'Erdnuss, anaphylaktisch',
      health_consent: true,
    });
    await phone.fill('+39 333 7654321');
    await dialog.getByRole('button', { name: t('action.save') }).click();
    await expect(dialog).toBeHidden();
    expect(await stored(page, family, child)).toMatchObject({
      allergies: 'Erdnuss, anaphylaktisch',
      phone: '+39 333 7654321',
    });
  },
);

test('who changed the same as the other parent chooses; nothing that was typed is lost', async ({
  page,
  t,
}) => {
  const { family, other, child } = await open(page);
  await card(page, t)
    .getByRole('button', { name: t('family.child_edit', { name: 'Lea Kofler' }) })
    .click();
  const dialog = page.getByRole('dialog', { name: t('family.child_edit_title', { name: 'Lea' }) });
  const phone = dialog.getByRole('textbox', { name: t('field.phone') });
  await expect(phone).toHaveValue('+39 333 4445556');
  await saveElsewhere(page, other, `${API.myFamilyChildren}/${child.id}`, {
    phone: '0471 111111',
    school: 'gs_5',
  });
  await phone.fill('0471 222222');
  await dialog.getByRole('combobox', { name: t('field.school') }).selectOption('gs_1');
  await dialog.getByRole('textbox', { name: t('field.first_name'), exact: true }).fill('Lena');
  await dialog.getByRole('button', { name: t('action.save') }).click();

  const question = page.getByRole('dialog', { name: t('changed.title') });
  const ofPhone = question.getByRole('radiogroup', { name: t('field.phone') });
  const ofSchool = question.getByRole('radiogroup', { name: t('field.school') });
  await expect(ofPhone.getByRole('radio', { name: `${t('changed.yours')} 0471 222222` })).toBeVisible();
  await expect(
    ofSchool.getByRole('radio', { name: `${t('changed.theirs')} ${t('common.school.gs_5')}` }),
  ).toBeVisible();
  await expect(question.getByRole('button', { name: t('changed.save') })).toBeDisabled();
  await expectNoViolations(page, { impact: 'minor' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(phone).toHaveValue('0471 222222');
  await expect(phone).toHaveAccessibleDescription(/inzwischen|frattempo/);

  await dialog.getByRole('button', { name: t('action.save') }).click();
  await ofPhone.getByRole('radio', { name: t('changed.yours') }).press('Space');
  await ofSchool.getByRole('radio', { name: t('changed.theirs') }).press('Space');
  await question.getByRole('button', { name: t('changed.save') }).press('Enter');
  await expect(dialog).toBeHidden();
  expect(await stored(page, family, child)).toMatchObject({
    first_name: 'Lena',
    phone: '0471 222222',
    school: 'gs_5',
  });
});

test('what was typed before a reload does not overwrite what the other parent saved since', async ({
  page,
  t,
}) => {
  const { family, other, child } = await open(page);
  const edit = card(page, t).getByRole('button', { name: t('family.child_edit', { name: 'Lea Kofler' }) });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: t('family.child_edit_title', { name: 'Lea' }) });
  const phone = dialog.getByRole('textbox', { name: t('field.phone') });
  await phone.fill('0471 222222');
  await saveElsewhere(page, other, `${API.myFamilyChildren}/${child.id}`, { phone: '0471 111111' });
  // The address says which dialog is open.
  await page.reload();
  await expect(dialog).toContainText(t('field.restored'));
  await expect(phone).toHaveValue('0471 222222');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  const question = page.getByRole('dialog', { name: t('changed.title') });
  await question.getByRole('radio', { name: t('changed.theirs') }).check();
  await question.getByRole('button', { name: t('changed.save') }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(page, family, child)).toMatchObject({ phone: '0471 111111' });
});

test('two lists of pick-up persons are put together', async ({ page, t }) => {
  const { other, child } = await open(page);
  await card(page, t)
    .getByRole('button', { name: t('on_site.pickup_edit_of', { child: 'Lea' }) })
    .click();
  const dialog = page.getByRole('dialog', { name: t('on_site.pickup_title', { child: 'Lea' }) });
  await saveElsewhere(page, other, `${API.myFamilyChildren}/${child.id}/pickup-persons`, {
    persons: [{ name: 'Rosa Moser', phone: '0471 111111', relation: 'Oma' }],
  });
  await dialog.getByRole('textbox', { name: t('on_site.person_name') }).fill('Karl Kofler');
  await dialog.getByRole('textbox', { name: t('field.phone') }).fill('0471 222222');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  const question = page.getByRole('dialog', { name: t('changed.title') });
  await expect(question).toContainText('Rosa Moser, Oma, 0471 111111');
  await question.getByRole('radio', { name: t('changed.both') }).check();
  await question.getByRole('button', { name: t('changed.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, t)).toContainText('Rosa Moser');
  await expect(card(page, t)).toContainText('Karl Kofler');
});

test("a parent's own data that the office has changed meanwhile", async ({ page, t }) => {
  const { family } = await open(page);
  await page.getByRole('button', { name: t('family.parent_edit') }).click();
  const dialog = page.getByRole('dialog', { name: t('family.parent_edit') });
  await saveElsewhere(page, family, API.myFamilyParent, { phone: '0471 111111', place: 'Meran' });
  await dialog.getByRole('textbox', { name: t('field.phone') }).fill('0471 222222');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  const question = page.getByRole('dialog', { name: t('changed.title') });
  await question.getByRole('radio', { name: t('changed.yours') }).check();
  await question.getByRole('button', { name: t('changed.save') }).click();
  await expect(dialog).toBeHidden();
  const section = page.getByRole('region', { name: t('family.parent') });
  await expect(section).toContainText('0471 222222');
  await expect(section).toContainText('Meran');
});
