/**
 * Which pictures `npm run screenshots` takes. Those of the portal are taken twice: wide in German (`NAME.png`) and on a
 * phone in Italian (`NAME-phone.png`).
 */

/**
 * @typedef {object} Shot
 * @property {string} name of the file
 * @property {string} path `:open`: a project that can be booked; `:soon`: one whose registration opens later; `:family`: a parent;
 *   `:marked`: a child with an open point
 * @property {'family' | 'leader' | 'office' | 'admin'} [as] demo account; nobody when absent
 * @property {boolean} [everywhere] taken in both languages at both widths
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [prepare] what is done before the picture
 */

/**
 * Presses what has one of these names, in either language.
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} name
 * @param {'button' | 'link' | 'checkbox'} role
 */
const press = (page, name, role = 'button') => page.getByRole(role, { name }).first().click();

/**
 * Presses what opens a dialog and waits for that.
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} name
 */
async function open(page, name) {
  await press(page, name);
  await page.locator('[role=dialog], [role=alertdialog]').first().waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function showCard(page) {
  const card = page.getByRole('article').nth(1);
  await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.mouse.wheel(0, -80);
}

/**
 * For the first child that the project is for.
 * @param {import('@playwright/test').Page} page
 */
async function fillSignUp(page) {
  const dialog = page.getByRole('dialog');
  const weeks = dialog.locator('#children li input:enabled');
  await dialog.locator('#children input[type=checkbox]').first().waitFor();
  for (const child of await dialog.locator('#children input[type=checkbox]:not(li input)').all()) {
    await child.check();
    if ((await weeks.count()) > 0) break;
    await child.uncheck();
  }
  await weeks.first().check();
  await dialog.locator('#contact1').fill('+39 333 1234567');
}

/** @param {import('@playwright/test').Page} page */
async function fillRegistration(page) {
  await page.locator('[name=first_name]').fill('Barbara');
  await page.locator('[name=last_name]').fill('Gruber');
  await page.locator('[name=tax]').fill('GRBBBR84C45A952W');
}

/**
 * Unfolds the registrations of my family.
 * @param {import('@playwright/test').Page} page
 */
async function unfold(page) {
  for (const row of await page.locator('li > details > summary').all())
    if (await row.isVisible()) await row.click();
}

/** @type {Shot[]} */
export const portalShots = [
  { name: 'portal-start', path: '/' },
  { name: 'portal-projects', path: '/?type=all', everywhere: true },
  { name: 'portal-card', path: '/?type=all', everywhere: true, prepare: showCard },
  { name: 'portal-projects-empty', path: '/?type=all&location=999999' },
  { name: 'portal-project', path: '/courseregistration/:open' },
  {
    name: 'portal-project-weeks',
    path: '/courseregistration/:open',
    prepare: (page) => page.locator('#weeks').evaluate((heading) => heading.scrollIntoView()),
  },
  { name: 'portal-project-soon', path: '/courseregistration/:soon', prepare: showPanel },
  {
    name: 'portal-time-info',
    path: '/courseregistration/:open',
    prepare: (page) => open(page, /^(Zeiten|Orari): /),
  },
  { name: 'portal-visitor', path: '/courseregistration/:open?book=1' },
  { name: 'portal-login', path: '/login' },
  { name: 'portal-register', path: '/register', prepare: fillRegistration },
  { name: 'portal-password-forgot', path: '/password/forgot' },
  { name: 'portal-password-reset', path: '/password/reset?email=family@feria.example&token=0' },
  { name: 'portal-password-change', path: '/password/change', as: 'family' },
  { name: 'portal-family', path: '/my-family', as: 'family' },
  {
    name: 'portal-registrations',
    path: '/my-family?tab=bookings',
    as: 'family',
    prepare: unfold,
  },
  { name: 'portal-planner', path: '/planner', as: 'family', everywhere: true },
  {
    name: 'portal-planner-fitting',
    path: '/planner',
    as: 'family',
    prepare: (page) => open(page, /^[1-9]\d* .*: Lea/),
  },
  { name: 'portal-child', path: '/my-family?childEditId=new', as: 'family' },
  {
    name: 'portal-parent',
    path: '/my-family?tab=data',
    as: 'family',
    prepare: (page) => open(page, /^(Meine Daten bearbeiten|Modifica i miei dati)$/),
  },
  {
    name: 'portal-password',
    path: '/my-family?tab=data',
    as: 'family',
    prepare: (page) => open(page, /^(Passwort ändern|Cambia la password)$/),
  },
  {
    name: 'portal-registration',
    path: '/my-family?tab=bookings',
    as: 'family',
    prepare: async (page) => {
      await unfold(page);
      await open(page, /^(Anmeldung bearbeiten|Modifica l’iscrizione)/);
    },
  },
  {
    name: 'portal-registration-delete',
    path: '/my-family?tab=bookings',
    as: 'family',
    prepare: async (page) => {
      await unfold(page);
      await open(page, /^(Anmeldung löschen|Elimina l’iscrizione)/);
    },
  },
  { name: 'portal-signup', path: '/courseregistration/:open?book=1', as: 'family', prepare: fillSignUp },
  {
    name: 'portal-signup-end',
    path: '/courseregistration/:open?book=1',
    as: 'family',
    prepare: async (page) => {
      await fillSignUp(page);
      await page.locator('#privacy').check();
    },
  },
  {
    name: 'portal-signup-missing',
    path: '/courseregistration/:open?book=1',
    as: 'family',
    prepare: async (page) => {
      await page.getByRole('dialog').locator('#children').getByRole('checkbox').first().check();
      await page.locator('#privacy').check();
      await press(page, /^(Anmelden|Invia l’iscrizione)$/);
    },
  },
  { name: 'portal-signup-question', path: '/courseregistration/:open?book=1', as: 'family', prepare: ask },
  {
    name: 'portal-signup-result',
    path: '/courseregistration/:open?book=1',
    as: 'family',
    prepare: async (page) => {
      await ask(page);
      await press(page, /^(Verbindlich anmelden|Invia in modo vincolante)$/);
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).nth(1).waitFor();
    },
  },
  { name: 'portal-admin', path: '/my-family', as: 'admin' },
  { name: 'portal-403', path: '/403' },
  { name: 'portal-not-found', path: '/gibt-es-nicht' },
  {
    name: 'portal-error',
    path: '/?type=1',
    prepare: async (page) => {
      await page.route('**/api/frontend?*', (route) => route.abort());
      await page.reload();
      await page.getByRole('alert').waitFor();
    },
  },
];

/** @param {import('@playwright/test').Page} page */
async function ask(page) {
  await fillSignUp(page);
  await page.locator('#privacy').check();
  await press(page, /^(Anmelden|Invia l’iscrizione)$/);
  await page.getByRole('alertdialog').waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function showPanel(page) {
  await page.getByRole('complementary').evaluate((panel) => panel.scrollIntoView({ block: 'end' }));
}

/** @type {Shot[]} wide only: the office works at a desk */
export const backofficeShots = [
  { name: 'backoffice-dashboard', path: '/be/', as: 'office' },
  { name: 'backoffice-courses', path: '/be/course', as: 'office' },
  { name: 'backoffice-course', path: '/be/course/:open', as: 'office' },
  { name: 'backoffice-course-detail', path: '/be/course/:open/show', as: 'office' },
  { name: 'backoffice-overview', path: '/be/course/overview', as: 'office' },
  { name: 'backoffice-children', path: '/be/child', as: 'office' },
  { name: 'backoffice-people', path: '/be/person', as: 'office' },
  { name: 'backoffice-family', path: '/be/person/:family/show', as: 'office' },
  { name: 'backoffice-credit', path: '/be/credit', as: 'admin' },
  { name: 'backoffice-books', path: '/be/books', as: 'admin' },
  { name: 'backoffice-rollover', path: '/be/course/rollover', as: 'office' },
  { name: 'backoffice-users', path: '/be/user', as: 'admin' },
  { name: 'backoffice-roles', path: '/be/roles', as: 'admin' },
  { name: 'backoffice-options', path: '/be/option', as: 'admin' },
  { name: 'backoffice-registrations', path: '/be/peopleCourseWeekRegistration', as: 'office' },
];
