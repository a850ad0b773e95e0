import { expect, test, type Page } from '@playwright/test';
import { words } from '../../src/i18n/de';
import { ask, mainMenu, make, signIn, unique } from '../support/office';
import { failMail } from '../support/mails';
import { makeFamily, register } from '../support/people';
import { SCREENS, type Screen, type Who } from '../support/screens';
import type { Account } from '../../../shared/tools/e2e/accounts';
import { uniqueEmail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

const STAFF = { admin: 'A', office: 'O', reader: 'R' } as const;
type Staff = keyof typeof STAFF;
const may = (account: Staff, who: Who) => who.includes(STAFF[account]);

/** Records that the screens show: a family with a registration, a mail that failed, somebody with a role. */
async function makeRecords(page: Page): Promise<Record<string, number>> {
  const { personId, childId, name } = await makeFamily(page, { allergies: 'Nüsse' });
  const { courseId } = await register(page, childId, { active: true });
  const course = await ask<{ courseWeeks: { id: number; registered_participants: { id: number }[] }[] }>(
    page,
    `api/course/${courseId}`,
  );
  const role = unique('Kasse');
  failMail(uniqueEmail('verloren'), 'deleted');
  return {
    person: personId,
    child: childId,
    course: courseId,
    message: await make(page, 'message', {
      subject: 'Packliste',
      subject_it: 'Cosa portare',
      body: 'Hallo',
      body_it: 'Ciao',
      audience: { kind: 'family', person_id: personId },
    }),
    week: course.courseWeeks[0]?.id ?? 0,
    registration: course.courseWeeks[0]?.registered_participants[0]?.id ?? 0,
    role: await make(page, 'role', { name: role, permissions: ['course.index'] }),
    user: await make(page, 'user', { name, email: uniqueEmail('matrix') }),
  };
}

function addressOf({ path }: Screen, records: Record<string, number>): string {
  return `/be/${path.replace(/:(\w+)/, (_, name: string) => `${records[name] ?? 'none'}`)}`;
}

/** What there is to press, as the table names it. Sorting, paging and the widgets of fields are no business of roles. */
async function offered(page: Page): Promise<string[]> {
  const names = await page.locator('#main-content').evaluate((main) => {
    const widgets =
      'thead, [contenteditable=true], .MuiTablePagination-root, .MuiAutocomplete-endAdornment, .MuiToggleButtonGroup-root';
    return [
      ...main.querySelectorAll<HTMLElement>(
        'button, label.MuiButton-root, a[href], tbody input[type=checkbox]',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest(widgets))
      .map((element) => {
        const href = element.getAttribute('href');
        if (href === null) return element.ariaLabel ?? element.innerText.trim().split('\n')[0] ?? '';
        const within = /^\/be\/?([^#]*)/.exec(href)?.[1];
        return `→ ${within?.replace(/\d+/g, '#') ?? href.split(/[:/]/).find(Boolean)}`;
      });
  });
  return [...new Set(names.map((name) => withoutRecords(name.replaceAll('\n', ' '))))];
}

function withoutRecords(name: string): string {
  const rules: [RegExp, string][] = [
    // The step depends on what the installation lacks.
    [/^→ option\/setup\?step=\w+$/, '→ option/setup'],
    [/^→.*/, '$&'],
    [
      /^(Kind anmelden|Teilnehmende drucken|Woche absagen|Zusammenlegen mit …|Nachricht schreiben|Interner Kommentar|Kommentar der Eltern): .*/,
      '$1: …',
    ],
    [/^.*(: Datei entfernen)$/, '…$1'],
    [/^(Wer darf) .* (abholen\?)$/, '$1 … $2'],
    [/^(E-Mail an) .* (noch einmal senden|verwerfen)$/, '$1 … $2'],
    [/^(Gesundheit von|Listen von|Abwesenheit von|Portal ansehen wie) .*/, '$1 …'],
    [/^(Alle noch|Diese Zeile|Der Link|Als ganz|Familie löschen).*/, '$&'],
    [
      /^.* (anmelden|abmelden|bearbeiten|verschieben|löschen|kopieren|duplizieren|absagen|aktivieren|deaktivieren|entfernen|speichern|auswählen|übernehmen|abschließen|weitere Punkte zeigen|ändern|wieder vom Veranstalter|Projekte anlegen|Felder zeigen|Feld zeigen)$/,
      '… $1',
    ],
    // A group of entries, its number and sum.
    [/^[^:(]+ \(\d+\)( · .*)?$/, '… (…)'],
    [/^.*: .*/, '…: …'],
  ];
  const found = rules.find(([pattern]) => pattern.test(name));
  return found ? name.replace(...found) : name;
}

/** What every list has, for whoever may see it. */
const EVERY_LIST = ['Ansicht'];

/** What is missing for the account, and what it has too much. */
function difference(
  { offers }: Screen,
  account: Staff,
  found: string[],
): { missing: string[]; tooMuch: string[] } {
  const allowed = Object.entries(offers).filter(([, who]) => may(account, who));
  const names = [...EVERY_LIST, ...allowed.map(([name]) => name.replace(/^\?/, ''))];
  return {
    missing: allowed.map(([name]) => name).filter((name) => !name.startsWith('?') && !found.includes(name)),
    tooMuch: found.filter((name) => !names.includes(name)),
  };
}

/** A text without a translation shows as its key. */
const KEY = new RegExp(`^(ra|resources|${Object.keys(words).join('|')})(\\.[\\w-]+)+$`);
/** And a permission without words as its name. */
const PERMISSION = /^\w+\.(index|create|update|view|updateOwn|health)$/;

/** Lists with ten rows instead of fifty: the other forty say nothing new, and take most of the time. */
async function shortLists(page: Page): Promise<void> {
  await page.route('**/api/*itemsPerPage=50*', (route) =>
    route.continue({ url: route.request().url().replace('itemsPerPage=50', 'itemsPerPage=10') }),
  );
}

/** Opens a screen as a link within the back office would, and waits until nothing is loaded any more. */
async function open(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else {
    await page.evaluate((path) => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
  await expect(
    page.locator('#main-content').locator('[role=progressbar]:not([aria-valuenow]), .RaLoading-root'),
  ).toHaveCount(0);
}

/** Elements with a property of a component among their attributes: it was handed on to an element that does not know it. */
function leakedProps(page: Page): Promise<string[]> {
  return page
    .locator('body')
    .evaluate((body) =>
      [...body.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ value }) => value === '[object Object]')
          .map(({ name }) => `${element.tagName} ${name}`),
      ),
    );
}

/** What the browser complains of while the test runs. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (entry) => {
    // Pictures that are small anyway have no smaller one, and the page then takes the only one.
    if (entry.type() === 'error' && !entry.location().url.endsWith('-480.webp'))
      errors.push(`${page.url()}: ${entry.text()}`);
  });
  return errors;
}

const soft = expect.configure({ soft: true });

for (const account of ['admin', 'office', 'reader'] as const) {
  const mine = SCREENS.filter(({ who }) => may(account, who));
  const closed = SCREENS.filter(({ who }) => !may(account, who));

  test(
    `${account} is offered in each screen what the role may, and nothing else`,
    account === 'office' ? { tag: '@core' } : {},
    async ({ page }) => {
      test.setTimeout(120_000);
      const errors = watchErrors(page);
      const records = await makeRecords(page);
      await signIn(page, account);
      await shortLists(page);
      for (const screen of mine) {
        await open(page, addressOf(screen, records));
        await soft
          .poll(async () => difference(screen, account, await offered(page)), { message: screen.path })
          .toEqual({ missing: [], tooMuch: [] });
        soft(await leakedProps(page), screen.path).toEqual([]);
      }
      await expectMenu(page, mine);
      expect(errors).toEqual([]);
    },
  );

  // The office is offered the same as the administrator in fewer screens: once is enough for it.
  for (const language of account === 'office' ? (['it'] as const) : (['de', 'it'] as const)) {
    test(`${account} finds each screen accessible and in ${language}`, async ({ page }) => {
      test.setTimeout(180_000);
      const errors = watchErrors(page);
      const records = await makeRecords(page);
      await signIn(page, account, language);
      await shortLists(page);
      for (const screen of mine) {
        await open(page, addressOf(screen, records));
        if (screen.entry) {
          await soft(page.getByRole('heading', { level: 1 })).toHaveText(screen.entry[language]);
          await soft(page).toHaveTitle(new RegExp(`^${screen.entry[language]} – `));
        }
        await soft(page.getByText(KEY), screen.path).toHaveCount(0);
        await soft(page.getByText(PERMISSION), screen.path).toHaveCount(0);
        await expectNoViolations(page);
      }
      expect(errors).toEqual([]);
    });
  }

  test(`${account} books payments as far as the role may`, async ({ page }) => {
    await makeRecords(page);
    await signIn(page, account);
    await page.goto('/be/peopleCourseWeekRegistration');
    const first = page.getByRole('row').nth(1);
    await expect(first).toBeVisible();
    const book = page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' });
    await first.click({ button: 'right' });
    await expect(book).toHaveCount(may(account, 'AO') ? 1 : 0);
    if (!may(account, 'AO')) return;
    await page.keyboard.press('Escape');
    await first.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Bezahlungen einbuchen' }).click();
    await expect(page.getByRole('dialog', { name: 'Bezahlungen einbuchen' })).toBeVisible();
  });

  test(`${account} finds the own account in the menu of the account as the role may`, async ({ page }) => {
    await signIn(page, account);
    await page.goto('/be/course/overview');
    await page.getByRole('banner').getByRole('button').last().click();
    const items = ['Passwort ändern', 'Zweiter Faktor', 'Ausloggen'];
    await expect(page.getByRole('menuitem')).toHaveText(may(account, 'A') ? ['Mein Konto', ...items] : items);
  });

  if (closed.length > 0) {
    test(`${account} finds every other screen closed`, ({ page }) => expectClosed(page, account, closed));
  }
}

test('a parent finds every screen closed but the overview', ({ page }) =>
  expectClosed(
    page,
    'family',
    SCREENS.filter(({ who }) => !who.includes('P')),
  ));

/** A program of its own: its buttons stand in today.spec.ts. */
const TODAY_PAGE = { path: 'today', entry: { de: 'Heute vor Ort' } };

/** The entries are those of the table: one that is added without a line in it is found here. */
async function expectMenu(page: Page, screens: readonly Screen[]): Promise<void> {
  const entries = screens
    .filter(({ entry }) => entry !== undefined)
    .flatMap((screen) => (screen.path === 'course/overview' ? [screen, TODAY_PAGE] : [screen]));
  const menu = mainMenu(page).getByRole('link');
  // Failed mails have their number in front.
  await expect(menu).toHaveText(entries.map(({ entry }) => new RegExp(`${entry?.de ?? ''}$`)));
  expect(await menu.evaluateAll((items) => items.map((item) => item.getAttribute('href')))).toEqual(
    entries.map(({ path }) => (path === '' ? '/be' : `/be/${path}`)),
  );
}

async function expectClosed(page: Page, account: Account, screens: readonly Screen[]): Promise<void> {
  test.setTimeout(90_000);
  await signIn(page, account);
  const [first, ...others] = screens.map((screen) =>
    addressOf(screen, { course: 1, registration: 1, child: 1, person: 1, user: 1, role: 1 }),
  );
  await page.goto(first ?? '');
  await expect(page).toHaveURL(/\/403$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Zugriff');
  // The page itself has been seen: from here on it is enough that the screen leaves for it.
  await page.route('**/403', (route) => route.abort());
  for (const address of others) {
    const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/403', {
      timeout: 10_000,
    });
    await page.goto(address, { waitUntil: 'commit' });
    await left;
  }
}
