import { expect, test, type Page } from '@playwright/test';
import type { OptionRecord, SessionToken } from '@feria/shared';
import { FEATURES, featureOption, type Feature } from '@feria/shared/rules/features';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import type { BuiltApp } from '../../../shared/tools/scripts/lib/built-app.mjs';
import { FIRST_ADMIN, startEmptyApp } from '../support/empty-app';
import { ownAppTest } from '../support/own-app';

// One after the other: they change what all screens show.
test.describe.configure({ mode: 'serial' });

let app: BuiltApp;
test.beforeAll(async () => {
  app = await startEmptyApp();
});
test.afterAll(() => app.stop());

async function logIn(page: Page): Promise<SessionToken> {
  const answer = await page.request.post(`${app.base}/api/login`, { data: FIRST_ADMIN });
  return ((await answer.json()) as { data: SessionToken }).data;
}

/** Switches features through the API. */
async function set(page: Page, token: string, on: readonly Feature[]): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const list = await page.request.get(`${app.base}/api/option?itemsPerPage=-1`, { headers });
  const { data } = (await list.json()) as { data: OptionRecord[] };
  for (const feature of FEATURES) {
    const { id } = data.find(({ key }) => key === featureOption(feature))!;
    const answer = await page.request.put(`${app.base}/api/option/${id}`, {
      headers,
      data: { value: on.includes(feature) ? '1' : '0' },
    });
    expect(answer.status()).toBe(200);
  }
}

/** The fields of a new project that belong to a feature. */
const FIELDS: { [feature in Feature]?: readonly string[] } = {
  draw: ['allocation'],
  priority: ['priority_places', 'priority_from', 'priority_from_time'],
  offers: ['move_up'],
  questions: ['questions'],
  labels: ['custom_labels'],
  discount: ['sibling_discount_2', 'sibling_discount_3'],
};
const ALL_FIELDS = Object.values(FIELDS).flat();

/** What of all features the screens show. */
async function shown(page: Page): Promise<Record<string, boolean | string[]>> {
  await page.goto(`${app.base}/be/course/create`);
  await expect(page.locator('[data-field="price"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const fields: string[] = [];
  for (const name of ALL_FIELDS)
    if ((await page.locator(`[data-field="${name}"]`).count()) > 0) fields.push(name);
  const tabs = await page.getByRole('tab').allTextContents();
  await page.goto(`${app.base}/be/peopleCourseWeekRegistration`);
  await expect(page.getByRole('combobox', { name: 'Warteliste' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const offered = (await page.getByRole('combobox', { name: 'Angebot' }).count()) > 0;
  await page.goto(`${app.base}/be/payment`);
  await expect(page.getByRole('button', { name: 'Zahlungsjournal' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const report = (await page.getByRole('button', { name: 'Förderbericht' }).count()) > 0;
  await page.goto(`${app.base}/be/option`);
  await expect(page.getByRole('tab', { name: 'Was wir nutzen' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const rates = (await page.getByRole('tab', { name: 'Förderung' }).count()) > 0;
  return { fields, tabs, offered, report, rates };
}

const NOTHING = {
  fields: [],
  tabs: ['Stammdaten', 'Zahlung'],
  offered: false,
  report: false,
  rates: false,
};
const SHOWN: { [feature in Feature]: Partial<typeof NOTHING & { tabs: string[] }> } = {
  draw: { tabs: ['Stammdaten', 'Platzvergabe', 'Zahlung'] },
  priority: { tabs: ['Stammdaten', 'Platzvergabe', 'Zahlung'] },
  offers: { tabs: ['Stammdaten', 'Platzvergabe', 'Zahlung'], offered: true },
  questions: { tabs: ['Stammdaten', 'Fragen', 'Zahlung'] },
  labels: { tabs: ['Stammdaten', 'Erweitert', 'Zahlung'] },
  discount: {},
  funding: { report: true, rates: true },
};

test('what is off does not show', async ({ page }) => {
  const session = await logIn(page);
  await set(page, session.token, []);
  await signInWithSession(page, session, 'de');
  expect(await shown(page)).toEqual(NOTHING);
});

for (const feature of FEATURES)
  test(`${feature} shows once it is on, and nothing else does`, async ({ page }) => {
    const session = await logIn(page);
    await set(page, session.token, [feature]);
    await signInWithSession(page, session, 'de');
    expect(await shown(page)).toEqual({ ...NOTHING, ...SHOWN[feature], fields: FIELDS[feature] ?? [] });
  });

for (const [language, words] of [
  [
    'de',
    { tab: 'Was wir nutzen', save: 'Speichern', offers: 'Angebote beim Nachrücken', saved: 'Gespeichert' },
  ],
  ['it', { tab: 'Cosa usiamo', save: 'Salva', offers: 'Offerte dalla lista d’attesa', saved: 'Salvato' }],
] as const)
  test(`one page switches on and off (${language})`, async ({ page }) => {
    const session = await logIn(page);
    await set(page, session.token, []);
    await signInWithSession(page, session, language);
    await page.goto(`${app.base}/be/option`);
    const tab = page.getByRole('tab', { name: words.tab });
    await tab.click();
    const offers = page.getByRole('switch', { name: words.offers });
    await expect(page.getByRole('switch')).toHaveCount(FEATURES.length);
    await expect(offers).not.toBeChecked();
    await expectNoViolations(page);
    await offers.press('Space');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(words.saved);
    await page.goto(`${app.base}/be/course/create`);
    await expect(page.locator('[data-field="move_up"]')).toBeAttached();
    await page.goto(`${app.base}/be/option`);
    await tab.click();
    await expect(offers).toBeChecked();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoViolations(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

ownAppTest(
  'what an active project uses stays on, and a project shows what it has',
  async ({ page, admin }) => {
    const headers = { Authorization: `Bearer ${admin.token}` };
    const projects = await page.request.get('/api/course?itemsPerPage=-1', { headers });
    const { data } = (await projects.json()) as {
      data: { id: number; name: string; active: boolean; questions: object[] }[];
    };
    const asking = data.find(({ active, questions: asked }) => active && asked.length > 0)!;
    await signInWithSession(page, admin, 'de');
    await page.goto('/be/option');
    await page.getByRole('tab', { name: 'Was wir nutzen' }).click();
    const questions = page.getByRole('switch', { name: 'Eigene Fragen eines Projekts' });
    await expect(questions).toHaveAccessibleDescription(
      new RegExp(`Lässt sich nicht ausschalten, solange aktive Projekte es nutzen: .*${asking.name}`),
    );
    await expect(questions).toBeDisabled();
    await questions.press('Space');
    await expect(questions).toBeChecked();
    await expectNoViolations(page);

    // A project that is no longer active keeps its draw in sight, though it is off.
    const course = await page.request.post('/api/course', {
      headers,
      data: {
        name: 'Alte Auslosung',
        name_it: 'Vecchio sorteggio',
        max_participants: 10,
        waiting_list: 5,
        price: 100,
        register_from: '2020-01-01',
        register_to: '2020-02-01',
        allocation: 'draw',
        active: false,
      },
    });
    expect(course.status()).toBe(201);
    const { id } = ((await course.json()) as { data: { id: number } }).data;
    await page.goto(`/be/course/${id}`);
    await expect(page.locator('[data-field="allocation"]')).toBeAttached();
    await expect(page.locator('[data-field="move_up"]')).toHaveCount(0);
  },
);
