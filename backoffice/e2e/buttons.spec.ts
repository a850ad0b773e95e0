import { expect, test, type Page } from '@playwright/test';
import { signIn, type Account } from './office';

/** What can be done in a section: its menu entry and list, a new record, one changed or deleted, one looked at. */
type Action = 'list' | 'create' | 'update' | 'view';

/** What each section offers at all, by its address and its entry in the menu. */
const SECTIONS: Record<string, { entry: string; actions: Action[] }> = {
  peopleCourseWeekRegistration: { entry: 'Anmeldungen', actions: ['list', 'create', 'update'] },
  course: { entry: 'Projekte', actions: ['list', 'create', 'update', 'view'] },
  child: { entry: 'Kinder', actions: ['list', 'create', 'update'] },
  person: { entry: 'Personen', actions: ['list', 'create', 'update', 'view'] },
  courseCategory: { entry: 'Projektkategorien', actions: ['list', 'create', 'update'] },
  courseType: { entry: 'Projekttypen', actions: ['list', 'create', 'update'] },
  locations: { entry: 'Orte', actions: ['list', 'create', 'update'] },
  user: { entry: 'Benutzer', actions: ['list', 'create', 'update'] },
  roles: { entry: 'Rollen', actions: ['list', 'create', 'update'] },
};

/** What the seeded roles may do there (decisions §3), by hand. A section that is added gets a line here and above. */
const MAY: Record<'admin' | 'office' | 'leader', (section: string) => Action[]> = {
  admin: (section) => SECTIONS[section]?.actions ?? [],
  office: (section) => (['user', 'roles'].includes(section) ? [] : (SECTIONS[section]?.actions ?? [])),
  leader: (section) =>
    (
      ({ peopleCourseWeekRegistration: ['list'], course: ['list', 'view'], child: ['list'] }) as Record<
        string,
        Action[]
      >
    )[section] ?? [],
};
const roles = Object.entries(MAY) as [keyof typeof MAY, (section: string) => Action[]][];
const sections = Object.entries(SECTIONS);

/** What there is to press, in the list that is open: in its first row, and above. */
async function offered(page: Page): Promise<Action[]> {
  const main = page.getByRole('main');
  const row = page.getByRole('row').nth(1);
  const found: [Action, number][] = [
    ['list', 1],
    ['create', await main.getByRole('link', { name: /(anlegen|anmelden)$/i }).count()],
    ['update', await row.getByRole('link', { name: /bearbeiten$/ }).count()],
    ['view', await row.getByRole('link', { name: /ansehen$/ }).count()],
  ];
  const deletes = await row.getByRole('button', { name: /löschen$/ }).count();
  expect(deletes, 'whoever may change may delete').toBe(found[2]![1]);
  return found.filter(([, count]) => count > 0).map(([action]) => action);
}

for (const [role, may] of roles) {
  test(
    `${role} sees the sections and buttons of the role, and no others`,
    { tag: '@core' },
    async ({ page }) => {
      await signIn(page, role);
      await page.goto('/be/course');
      const menu = page.getByRole('menu', { name: 'Hauptmenü' });
      await expect(menu.getByRole('menuitem', { name: 'Projekte', exact: true })).toBeVisible();
      const actual: Record<string, Action[]> = {};
      for (const [section, { entry }] of sections) {
        const item = menu.getByRole('menuitem', { name: entry, exact: true });
        if ((await item.count()) === 0) continue;
        await item.click();
        await expect(page.getByRole('heading', { level: 1, name: entry, exact: true })).toBeVisible();
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        actual[section] = await offered(page);
      }
      const expected = sections.map(([section]) => [section, may(section)] as const);
      expect(actual).toEqual(Object.fromEntries(expected.filter(([, actions]) => actions.length > 0)));
    },
  );
}

/** Where an action has its address. */
const ADDRESS: Record<Action, (section: string) => string> = {
  list: (section) => `/be/${section}`,
  create: (section) => `/be/${section}/create`,
  update: (section) => `/be/${section}/1`,
  view: (section) => `/be/${section}/1/show`,
};

async function expectClosed(page: Page, account: Account, addresses: string[]): Promise<void> {
  await signIn(page, account);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/403$/);
  }
}

for (const [role, may] of roles) {
  for (const [section, { actions }] of sections) {
    const closed = actions.filter((action) => !may(section).includes(action));
    if (closed.length === 0) continue;
    test(`${role} finds ${closed.join(', ')} of ${section} closed`, async ({ page }) => {
      await expectClosed(
        page,
        role,
        closed.map((action) => ADDRESS[action](section)),
      );
    });
  }
}

test('a parent finds the back office closed, wherever the parent tries', async ({ page }) => {
  await expectClosed(page, 'family', ['/be', '/be/child', '/be/course/create', '/be/user/1', '/be/roles']);
});
