import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, courseNamed, make, row, search, signIn, unique } from '../support/office';

for (const [language, words] of [
  [
    'de',
    {
      filter: 'Aktiv',
      yes: 'Ja',
      no: 'Nein',
      activate: 'Aktivieren',
      deactivate: 'Deaktivieren',
      title: '2 Projekte aktivieren',
      lacks: 'Hindert die Anmeldung: Keine Woche: Eltern finden nichts, wofür sie anmelden können.',
      done: '2 Projekte sind jetzt aktiv.',
      off: '2 Projekte deaktivieren',
      offDone: '2 Projekte sind jetzt inaktiv.',
      close: 'Schließen',
    },
  ],
  [
    'it',
    {
      filter: 'Attivo',
      yes: 'Sì',
      no: 'No',
      activate: 'Attiva',
      deactivate: 'Disattiva',
      title: 'Attivare 2 progetti',
      lacks: /^Impedisce l’iscrizione: /,
      done: '2 progetti ora sono attivi.',
      off: 'Disattivare 2 progetti',
      offDone: '2 progetti ora sono inattivi.',
      close: 'Chiudi',
    },
  ],
] as const)
  test(`several projects become active and inactive after a question that says what they lack (${language})`, async ({
    page,
  }) => {
    const name = unique('Reihe');
    const ids: number[] = [];
    for (const one of [`${name} A`, `${name} B`])
      ids.push(await make(page, 'course', { ...courseNamed(one), name_it: one, active: false }));
    const active = async () => {
      const found = [];
      for (const id of ids) found.push((await ask<{ active: boolean }>(page, `api/course/${id}`)).active);
      return found;
    };
    const select = async (shown: string) => {
      await page.goto('/be/course');
      await page.getByRole('combobox', { name: words.filter }).first().click();
      await page.getByRole('option', { name: shown, exact: true }).click();
      await search(page, name);
      for (const one of ['A', 'B']) await row(page, `${name} ${one}`).getByRole('checkbox').check();
      return page.getByRole('toolbar');
    };
    if (language === 'it') await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'office', language);
    await (await select(words.no)).getByRole('button', { name: words.activate, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog.getByRole('heading', { name: `${name} B` })).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: words.lacks }).first()).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: words.activate, exact: true }).click();
    const done = page.getByRole('alertdialog', { name: words.done });
    await done.getByRole('button', { name: words.close }).click();
    expect(await active()).toEqual([true, true]);

    await (await select(words.yes)).getByRole('button', { name: words.deactivate, exact: true }).click();
    const off = page.getByRole('dialog', { name: words.off });
    await off.getByRole('button', { name: words.deactivate, exact: true }).click();
    await page.getByRole('alertdialog', { name: words.offDone }).getByRole('button').click();
    expect(await active()).toEqual([false, false]);
    await expect(page.getByRole('toolbar')).toHaveCount(0);
  });
