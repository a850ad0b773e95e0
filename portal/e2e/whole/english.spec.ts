import type { Locator, Page } from '@playwright/test';
import { CONTENT_LANGUAGE_KEY } from '@feria/shared/browser/language';
import type { ContentLanguage } from '@feria/shared/config';
import { serverMessage } from '@feria/shared/i18n/server';
import type { Messages } from '@feria/shared/i18n/translate';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { SignUp } from '../support/sign-up';
import { CORE, expect, test, translator, words } from '../support/test';

const en = translator('en');

/** Every text below a node. */
function textsOf(node: Messages): string[] {
  return Object.values(node).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

/** What the page says in another language and says differently in English: without values, long enough to be no name. */
const FOREIGN = new Set(
  [...textsOf(words.de), ...textsOf(words.it)]
    .filter((text) => !text.includes('%{') && text.length > 3)
    .filter((text) => !new Set(textsOf(words.en)).has(text)),
);

/** The texts of the page, of its attributes too, but for those that say that they are in another language. */
async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isEnglish = (node: Element | null): boolean =>
      node?.closest('[lang]')?.getAttribute('lang') === 'en';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isEnglish(node.parentElement)) texts.push(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (isEnglish(element))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          texts.push(element.getAttribute(name)?.trim() ?? '');
    return texts;
  });
}

/** The page is complete, accessible, fits, and says nothing in the words of another language. */
async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect((await textsOn(page)).filter((text) => FOREIGN.has(text))).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, `width of ${page.url()}`).toBeLessThanOrEqual(0);
  await expectNoViolations(page, { impact: 'minor' });
}

/** Chooses English, and the language of what organisers wrote. */
async function chooseEnglish(page: Page | Locator, whole: Page, content: ContentLanguage): Promise<void> {
  await page.getByRole('button', { name: /^EN/ }).click();
  const choice = whole.getByRole('dialog', { name: en('content_language.title') });
  await expect(choice).toHaveAccessibleDescription(en('content_language.text'));
  await expectNoViolations(whole, { impact: 'minor' });
  await choice.getByRole('button', { name: content === 'it' ? 'Italiano' : 'Deutsch' }).click();
  await expect(choice).toBeHidden();
}

test('a visitor reads the whole portal in English', CORE, async ({ page, language }) => {
  await page.goto('/');
  await chooseEnglish(page, page, language);
  for (const path of ['/', '/?type=all', '/login', '/register', '/password/forgot', '/accessibility']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectEnglish(page);
  }
  // Again, on a page that has loaded the words of the first page only.
  await page.goto('/');
  await chooseEnglish(page, page, language);
});

test('what organisers wrote is in the chosen language, and stays so', async ({ page }) => {
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const address = `/courseregistration/${project.id}`;
  await page.goto(address);
  await chooseEnglish(page, page, 'it');
  await expect(page.getByText('Settimana 1').first()).toHaveAttribute('lang', 'it');
  await expectEnglish(page);

  await page.reload();
  await expect(page.getByText('Settimana 1').first()).toBeVisible();
  await expect(page.getByText(en('project.weeks'))).toBeVisible();
  await chooseEnglish(page, page, 'de');
  await expect(page.getByText('Woche 1').first()).toHaveAttribute('lang', 'de');
  expect(await page.evaluate((key) => localStorage.getItem(key), CONTENT_LANGUAGE_KEY)).toBe('de');
});

test('who opens it in English is asked once in which language organisers are to be read', async ({
  browser,
  baseURL,
  language,
}) => {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/');
  const choice = page.getByRole('dialog', { name: en('content_language.title') });
  await choice.getByRole('button', { name: language === 'it' ? 'Italiano' : 'Deutsch' }).click();
  await expect(choice).toBeHidden();
  await expectEnglish(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(choice).toHaveCount(0);
  await context.close();
});

test('without a choice it is in the language of the account', async ({ page, language }) => {
  const other = language === 'it' ? 'de' : 'it';
  const family = await makeFamily(page.request, other);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  await page.goto(`/courseregistration/${project.id}`);
  await page.getByRole('button', { name: /^EN/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(other === 'it' ? 'Settimana 1' : 'Woche 1').first()).toBeVisible();
});

test('a parent sees the family in English, its names in the chosen language', async ({ page, language }) => {
  await signInWithSession(page, sessionOf('family'));
  await page.goto('/my-family');
  await page.getByRole('button', { name: /^EN/ }).click();
  await page
    .getByRole('dialog', { name: en('content_language.title') })
    .getByRole('button', { name: language === 'it' ? 'Italiano' : 'Deutsch' })
    .click();
  const names = { chosen: 'Italian', present: 'German' };
  const mails = page.getByRole('alertdialog', { name: en('mail_language.title', names) });
  if (language === 'it') await mails.getByRole('button', { name: en('mail_language.no', names) }).click();
  // Pressed again, it asks again, as the text says.
  await chooseEnglish(page, page, language);
  await expect(page.getByRole('heading', { level: 1, name: en('family.title') })).toBeVisible();
  await expectEnglish(page);
  for (const path of ['/planner', '/password/change']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectEnglish(page);
  }
});

test('a child is registered in English, and the server answers in English', async ({
  page,
  language,
  week,
}) => {
  const family = await makeFamily(page.request, language);
  await makeChild(page.request, family, 'Ida');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  await page.goto('/');
  await chooseEnglish(page, page, language);
  const signUp = new SignUp(page, en, week, project);
  await signUp.open();
  await signUp.fill('Ida');
  await expectEnglish(page);
  await signUp.comment.fill('x'.repeat(5_000));
  await signUp.send();
  await signUp.dismiss();
  await expect(signUp.dialog.locator('#comment')).toHaveAccessibleDescription(
    serverMessage('en', 'validation.too_long', { max: 2_000 }),
  );
  await signUp.comment.fill('');
  await signUp.send();
  await expect(page.getByText(en('signup.result_title'))).toBeVisible();
  await expect(page.getByText(week(1)).first()).toBeVisible();
  await expectEnglish(page);
});

test('the login is refused in English', async ({ page, language }) => {
  await page.goto('/login');
  await chooseEnglish(page, page, language);
  await page.locator('input[name=email]').fill('nobody@feria.example');
  await page.locator('input[name=password]').fill('not-the-password');
  await page
    .getByRole('main')
    .getByRole('button', { name: en('login.submit'), exact: true })
    .click();
  await expect(page.getByRole('alert')).toHaveText(serverMessage('en', 'error.invalid_credentials'));
});
