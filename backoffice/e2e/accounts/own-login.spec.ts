import { expect, test, type Page } from '@playwright/test';
import type { SessionToken, OfficeLanguage } from '@feria/shared';
import { generateSync } from 'otplib';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { addPasskeyDevice } from '../../../shared/tools/e2e/passkeys';
import { uniqueEmail, waitForMail } from '../../../shared/tools/e2e/app';
import { login, post, signInWithSession } from '../../../shared/tools/e2e/session';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { ask, CHOSEN_PASSWORD, make, staffSession, unique } from '../support/office';

/* Whoever changes the e-mail address of an account is asked again who they are (product/accounts.md#asked-again). */

/** A code of an authenticator app; `later` half minutes from now, as no code counts twice. */
const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * later });

const WORDS = {
  de: {
    email: 'E-Mail-Adresse',
    save: 'Speichern',
    cancel: 'Abbrechen',
    title: 'Sind Sie es?',
    password: 'Aktuelles Passwort',
    required: 'Pflichtfeld',
    wrong: 'Das aktuelle Passwort ist falsch.',
  },
  it: {
    email: 'Indirizzo e-mail',
    save: 'Salva',
    cancel: 'Annulla',
    title: 'È Lei?',
    password: 'Password attuale',
    required: 'Campo obbligatorio',
    wrong: 'La password attuale non è corretta.',
  },
};

/** Somebody who may change the own address, logged in. */
async function someMover(page: Page, lang: OfficeLanguage = 'de') {
  const staff = await staffSession(page, ['course.index', 'user.create', 'user.update']);
  await signInWithSession(page, staff.session, lang);
  return staff;
}

const emailOf = async (page: Page, id: number): Promise<string> =>
  (await ask<{ email: string }>(page, `api/user/${id}`)).email;

for (const [lang, width] of [
  ['de', 1280],
  ['it', 360],
] as const) {
  test(`the own address is changed after the password was typed once more (${lang}, ${width} px)`, async ({
    page,
  }) => {
    const words = WORDS[lang];
    await page.setViewportSize({ width, height: 740 });
    const { id, email } = await someMover(page, lang);
    const moved = uniqueEmail('umgezogen');
    await page.goto(`/be/user/${id}`);
    await page.getByLabel(words.email).fill(moved);
    await page.getByRole('button', { name: words.save }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    const password = dialog.getByLabel(words.password);
    await expect(password).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription(words.required);
    await password.fill('falsch-falsch');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription(words.wrong);
    await expect(password).toBeFocused();
    await expectNoViolations(page);

    // Cancelled, nothing is stored and nothing that was typed is gone.
    await dialog.getByRole('button', { name: words.cancel }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(words.email)).toHaveValue(moved);
    expect(await emailOf(page, id)).toBe(email);

    await page.getByRole('button', { name: words.save }).click();
    await password.fill(CHOSEN_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/be\/?$/);
    expect(await emailOf(page, id)).toBe(moved);
    expect((await waitForMail(email, /E-Mail-Adresse wurde geändert/)).text).toContain(
      '/account/undo?token=',
    );
  });
}

test('the address of somebody else is changed after the own password was typed, in Italian', async ({
  page,
}) => {
  const words = WORDS.it;
  const other = await staffSession(page, ['course.index']);
  await someMover(page, 'it');
  const moved = uniqueEmail('umgezogen');
  await page.goto(`/be/user/${other.id}`);
  await page.getByLabel(words.email).fill(moved);
  await page.getByRole('button', { name: words.save }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  const password = dialog.getByLabel(words.password);
  await expect(password).toBeFocused();
  await expectNoViolations(page);
  expect(await emailOf(page, other.id)).toBe(other.email);
  await password.fill(CHOSEN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => emailOf(page, other.id)).toBe(moved);
});

test('with an authenticator app its code is asked for too', async ({ page }) => {
  const { id, session } = await someMover(page);
  const as = { token: session.token, status: 200 };
  const begun = await post<{ token: string; secret: string }>(
    ...([page.request, 'api/second-factor/app', { password: CHOSEN_PASSWORD }, as] as const),
  );
  const first = { token: begun.token, code: codeOf(begun.secret) };
  await post(page.request, 'api/second-factor/app/confirm', first, as);
  const moved = uniqueEmail('umgezogen');
  await page.goto(`/be/user/${id}`);
  await page.getByLabel('E-Mail-Adresse').fill(moved);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sind Sie es?' });
  const code = dialog.getByLabel('Code');
  await dialog.getByLabel('Aktuelles Passwort').fill(CHOSEN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription('Pflichtfeld');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/falsch oder wurde schon verwendet/);
  await expectNoViolations(page);
  await code.fill(codeOf(begun.secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/be\/?$/);
  expect(await emailOf(page, id)).toBe(moved);
});

test('a passkey does in place of a code', async ({ page, baseURL }) => {
  // Passkeys belong to a domain, and 127.0.0.1 is none.
  const site = baseURL!.replace('127.0.0.1', 'localhost');
  const { id } = await someMover(page);
  await addPasskeyDevice(page);
  await page.goto(`${site}/second-factor`);
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await page.getByLabel('Name des Geräts').fill('Laptop');
  await page.getByLabel('Aktuelles Passwort').fill(CHOSEN_PASSWORD);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();

  const moved = uniqueEmail('umgezogen');
  await page.goto(`${site}/be/user/${id}`);
  await page.getByLabel('E-Mail-Adresse').fill(moved);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await dialog.getByLabel('Aktuelles Passwort').fill(CHOSEN_PASSWORD);
  await expect(dialog.getByLabel('Wiederherstellungscode')).toBeVisible();
  await dialog.getByRole('button', { name: 'Passkey verwenden' }).click();
  await expect(dialog.getByText('Der Passkey ist geprüft')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/be\/?$/);
  expect(await emailOf(page, id)).toBe(moved);
});

test('staff who are parents are asked in the form of their own person too', async ({ page }) => {
  const [email, given] = [uniqueEmail('elternteil'), 'given by the office'];
  const person = {
    first_name: 'Eva',
    last_name: 'Hofer',
    tax: makeTaxCode({ year: 1984 }).tax,
    address: 'Lauben 1',
    email,
    lang: 'de',
    password: given,
    password_confirmation: given,
  };
  const id = await make(page, 'parent', person);
  const role = unique('Elternteil');
  const permissions = ['person.index', 'person.update', 'child.index', 'child.health', 'user.create'];
  await make(page, 'role', { name: role, permissions });
  const [account] = await ask<{ id: number }[]>(page, `api/user?search=${email}`);
  await make(page, `user/${account?.id}`, { roles: [role] }, 'PUT');
  const first = await login(page.request, email, given);
  const change = {
    current_password: given,
    password: CHOSEN_PASSWORD,
    password_confirmation: CHOSEN_PASSWORD,
  };
  const headers = { Authorization: `Bearer ${first.token}` };
  const changed = await page.request.put('/api/password', { data: change, headers });
  await signInWithSession(page, ((await changed.json()) as { data: SessionToken }).data, 'de');

  const moved = uniqueEmail('umgezogen');
  await page.goto(`/be/person/${id}`);
  await page.getByLabel('E-Mail').fill(moved);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await dialog.getByLabel('Aktuelles Passwort').fill(CHOSEN_PASSWORD);
  await page.keyboard.press('Enter');
  // A new address in this form ends every session, the own one too.
  await expect(page).toHaveURL(/\/login/);
  expect(await emailOf(page, account!.id)).toBe(moved);
});
