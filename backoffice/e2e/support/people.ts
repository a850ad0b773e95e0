import { expect, type Page } from '@playwright/test';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { courseNamed, make, unique } from './office';
import { uniqueEmail } from '../../../shared/tools/e2e/app';

/** A parent that nobody else uses. */
export function personNamed(last_name: string, changes: object = {}): Record<string, unknown> {
  return {
    first_name: 'Anna',
    last_name,
    tax: makeTaxCode({ year: 1985 }).tax,
    address: 'Dorf 7',
    plz: '39028',
    place: 'Schlanders',
    phone: '+39 0473 123456',
    email: uniqueEmail('anna'),
    lang: 'de',
    ...changes,
  };
}

/** A child that nobody else uses. */
export function childNamed(last_name: string, changes: object = {}): Record<string, unknown> {
  return {
    first_name: 'Mia',
    last_name,
    tax: makeTaxCode({ year: 2016 }).tax,
    lang: 'de',
    phone: '+39 333 1234567',
    school: 'gs_2',
    ...changes,
  };
}

/** A child of a parent of the same name, both found under it. */
export async function makeFamily(page: Page, changes: object = {}) {
  const name = unique('Familie');
  const personId = await make(page, 'parent', personNamed(name));
  const childId = await make(page, 'child', childNamed(name, { parents: [personId], ...changes }));
  return { name, personId, childId };
}

/** Registers a child for a week of a new course, which is then active or not; answers the course's name and id. */
export async function register(
  page: Page,
  childId: number,
  { active, seats = 5 }: { active: boolean; seats?: number },
): Promise<{ course: string; courseId: number }> {
  const course = unique('Projekt');
  const courseId = await make(page, 'course', { ...courseNamed(course), active });
  const weekId = await make(page, 'courseWeek', {
    course_id: courseId,
    name: 'Erste Woche',
    name_it: 'Prima settimana',
    // Not on the days of another course of the same test.
    ...(active ? { from: '2027-07-05', to: '2027-07-09' } : { from: '2027-07-12', to: '2027-07-16' }),
    full_day: true,
    price: 100,
    max_participants: seats,
    waiting_list: 3,
  });
  await make(page, `send-registration/${courseId}/admin`, {
    bookedChildren: [{ id: childId, courseWeeks: [{ id: weekId, dayType: 'full_day' }] }],
    emergency_contact1_phone: '+39 333 0000001',
  });
  return { course, courseId };
}

/** What `<dt>label</dt><dd>…</dd>` says. */
export function fact(page: Page, label: string) {
  return page
    .getByRole('definition')
    .filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${label}"]`) });
}

/** Saves and waits for the notice and the list. */
export async function save(page: Page, notice: string, list: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
  await expect(page).toHaveURL(list);
}
