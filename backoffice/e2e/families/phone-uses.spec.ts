import { expect, test, type Page } from '@playwright/test';
import type { StaffRegistration } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, courseNamed, make, signIn, unique } from '../support/office';
import { childNamed, personNamed } from '../support/people';

/* A parent's new number is offered where the old one stands (product/registrations.md#a-new-telephone-number). */

const OLD = '+39 0473 123456';
const NEW = '+39 333 9990001';

/** A parent whose number is that of a child, and of a contact of its registration. */
async function makeUses(
  page: Page,
): Promise<{ personId: number; childId: number; course: number; name: string }> {
  const name = unique('Nummer');
  const personId = await make(page, 'parent', personNamed(name, { phone: OLD }));
  const childId = await make(page, 'child', childNamed(name, { parents: [personId], phone: OLD }));
  const course = await make(page, 'course', courseNamed(unique('Projekt')));
  const week = await make(page, 'courseWeek', {
    course_id: course,
    name: 'Erste Woche',
    name_it: 'Prima settimana',
    from: '2027-07-05',
    to: '2027-07-09',
    full_day: true,
    price: 100,
    max_participants: 5,
    waiting_list: 3,
  });
  await make(page, `send-registration/${course}/admin`, {
    bookedChildren: [{ id: childId, courseWeeks: [{ id: week, dayType: 'full_day' }] }],
    emergency_contact1_phone: OLD,
  });
  return { personId, childId, course, name };
}

async function stored(
  page: Page,
  { childId, course }: { childId: number; course: number },
): Promise<string[]> {
  const child = await ask<{ phone: string }>(page, `api/child/${childId}`);
  const [registration] = await ask<StaffRegistration[]>(
    page,
    `api/peopleCourseWeekRegistration?filters=course_id|${course}`,
  );
  return [child.phone, registration!.emergency_contact1_phone];
}

const WORDS = {
  de: {
    phone: 'Telefon',
    save: 'Speichern',
    title: 'Neue Nummer auch hier eintragen?',
    take: 'Neue Nummer eintragen',
    leave: 'So lassen',
    child: /^Telefon von /,
    registration: /^Notfallkontakt: /,
    done: 'Die neue Nummer ist eingetragen.',
  },
  it: {
    phone: 'Telefono',
    save: 'Salva',
    title: 'Inserire il nuovo numero anche qui?',
    take: 'Inserisci il nuovo numero',
    leave: 'Lascia così',
    child: /^Telefono di /,
    registration: /^Contatto di emergenza: /,
    done: 'Il nuovo numero è stato inserito.',
  },
};

for (const [language, width] of [
  ['de', 1280],
  ['it', 360],
] as const) {
  const words = WORDS[language];

  const change = async (page: Page, personId: number): Promise<void> => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, 'office', language);
    await page.goto(`/be/person/${personId}`);
    await page.getByRole('textbox', { name: words.phone, exact: true }).fill(NEW);
    await page.getByRole('button', { name: words.save, exact: true }).click();
  };

  test(`the office takes the new number over where it chooses (${language}, ${width} px)`, async ({
    page,
  }) => {
    const family = await makeUses(page);
    await change(page, family.personId);
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog.getByText(OLD)).toBeVisible();
    const boxes = dialog.getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    await expect(dialog.getByRole('checkbox', { name: words.child })).toBeChecked();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // With nothing chosen there is nothing to do; by keyboard.
    const take = dialog.getByRole('button', { name: words.take });
    for (const box of await boxes.all()) {
      await box.focus();
      await page.keyboard.press('Space');
    }
    await expect(take).toBeDisabled();
    await dialog.getByRole('checkbox', { name: words.registration }).check();
    await take.click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await stored(page, family)).toEqual([OLD, NEW]);
  });

  test(`the office leaves the old number, and sees why it was refused (${language}, ${width} px)`, async ({
    page,
  }) => {
    const family = await makeUses(page);
    await change(page, family.personId);
    const dialog = page.getByRole('dialog', { name: words.title });
    await page.route('**/api/parent/*/phone', (route) => route.abort());
    await dialog.getByRole('button', { name: words.take }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: words.leave }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(page, family)).toEqual([OLD, OLD]);
  });
}
