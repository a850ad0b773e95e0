import type { Page, Request } from '@playwright/test';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { API } from '@feria/shared/routes';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { mockProject } from '../support/mock';
import { SignUp } from '../support/sign-up';
import { CORE_PHONE, expect, test } from '../support/test';

const MINUTE = 60_000;
/** The clock of the page when it is opened; that of the server is a day ahead. */
const START = Date.UTC(2026, 2, 2, 7);
const AHEAD = 24 * 60 * MINUTE;

/** Notes every request from now on: calls of the API as `GET api/…`, and scripts. */
function watchRequests(page: Page): { calls: string[]; scripts: string[] } {
  const seen = { calls: [] as string[], scripts: [] as string[] };
  page.on('request', (request: Request) => {
    const path = new URL(request.url()).pathname.slice(1);
    if (path.startsWith('api/')) seen.calls.push(`${request.method()} ${path}`);
    if (path.endsWith('.js')) seen.scripts.push(path);
  });
  return seen;
}

/** The time that an answer says is older by the way of the answer. */
const TOLERANCE = 900;
/** Jumps of the clock: the page draws between two of them. The last ten seconds go by in small ones, so that no tick is late. */
const JUMP = 5_000;
const SMALL_JUMP = 500;

/** A page whose clock can be stopped, and then only goes on when it is told to. */
class PageClock {
  /** So long after the start. */
  private stoppedAt = Infinity;

  private constructor(private readonly page: Page) {}

  /** Sets clock and chance of a page before it is opened. */
  static async of(page: Page, random: number): Promise<PageClock> {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, random);
    await page.clock.install({ time: START });
    return new PageClock(page);
  }

  /** The project opens so long after the start. Answers say the time of the page's clock, a day ahead. */
  opens(id: number, delay: number): Promise<void> {
    const opens = START + AHEAD + delay;
    return mockProject(this.page, id, async (data: FrontendProjectDetail) => {
      const now = AHEAD + (await this.page.evaluate(() => Date.now()));
      data.server_time = new Date(now).toISOString();
      data.opens_at = new Date(opens).toISOString();
      if (now < opens) for (const week of data.courseWeeks) week.state = 'before_registration';
    });
  }

  /** Stops so long after the start. */
  async stop(at: number): Promise<void> {
    this.stoppedAt = at;
    await this.page.clock.pauseAt(START + at);
  }

  /** Goes on until so long after the start. */
  async goOn(until: number): Promise<void> {
    while (this.stoppedAt < until) {
      const left = until - this.stoppedAt;
      const step = Math.min(left > 2 * JUMP ? JUMP : SMALL_JUMP, left);
      this.stoppedAt += step;
      await this.page.clock.runFor(step);
    }
  }
}

test.describe('who waits for the opening', () => {
  test(
    'needs one request when it opens, within two seconds, and can book before its answer',
    CORE_PHONE,
    async ({ page, t, week }) => {
      const family = await makeFamily(page.request);
      await makeChild(page.request, family, 'Lea');
      const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
      const clock = await PageClock.of(page, 0.5);
      await clock.opens(project.id, 10 * MINUTE);
      await signInWithSession(page, family.session);
      const seen = watchRequests(page);
      const loaded = page.waitForResponse(`**/${API.myFamily}`);
      await page.goto(`/courseregistration/${project.id}`);
      await expect(page.getByTestId('countdown')).toBeVisible();
      await loaded;
      await page.waitForLoadState('networkidle');
      await clock.stop(MINUTE);

      // Two minutes to twenty seconds before: login, account and family, each once.
      seen.calls.length = 0;
      const renewed = page.waitForResponse(`**/${API.refresh}`);
      await clock.goOn(9.5 * MINUTE);
      await renewed;
      await expect
        .poll(() => seen.calls.toSorted())
        .toEqual([`GET ${API.myFamily}`, `GET ${API.refresh}`, `GET ${API.userdata}`]);

      // The button is there; the weeks are asked for a second later, half of the spread.
      seen.calls.length = 0;
      seen.scripts.length = 0;
      const book = page.getByRole('button', { name: t('project.book') });
      await clock.goOn(10 * MINUTE - 1_000);
      await expect(book).toBeHidden();
      await clock.goOn(10 * MINUTE + TOLERANCE);
      await expect(book).toBeEnabled();
      expect(seen.calls).toEqual([]);
      await book.click();
      const signUp = new SignUp(page, t, week, project);
      await signUp.child('Lea').check();
      await expect(signUp.choice(1, 'Lea')).toBeEnabled();
      expect(seen).toEqual({ calls: [], scripts: [] });
      const answered = page.waitForResponse(`**/${API.frontend}/${project.id}`);
      await clock.goOn(10 * MINUTE + TOLERANCE + 1_100);
      await answered;
      await clock.goOn(11 * MINUTE);
      expect(seen).toEqual({ calls: [`GET ${API.frontend}/${project.id}`], scripts: [] });
      await expect(signUp.child('Lea')).toBeChecked();
    },
  );

  test('asks again with pauses when the server is busy, and not before it wants', async ({ page, t }) => {
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    const clock = await PageClock.of(page, 0);
    await clock.opens(project.id, MINUTE);
    await page.goto(`/courseregistration/${project.id}`);
    await expect(page.getByTestId('countdown')).toBeVisible();
    await clock.stop(MINUTE / 2);
    let isBusy = true;
    await page.route(`**/${API.frontend}/${project.id}`, async (route) => {
      if (!isBusy) return route.fallback();
      await route.fulfill({ status: 503, headers: { 'Retry-After': '7' }, json: { code: 'busy' } });
    });
    const seen = watchRequests(page);
    const asked = `GET ${API.frontend}/${project.id}`;
    await clock.goOn(MINUTE + TOLERANCE);
    await expect(page.getByRole('button', { name: t('project.book') })).toBeEnabled();
    await clock.goOn(MINUTE + 1_000);
    await expect.poll(() => seen.calls).toEqual([asked]);
    await clock.goOn(MINUTE + 7_500);
    expect(seen.calls).toEqual([asked]);
    isBusy = false;
    const answered = page.waitForResponse(`**/${API.frontend}/${project.id}`);
    await clock.goOn(MINUTE + 9_500);
    await (await answered).finished();
    expect(seen.calls).toEqual([asked, asked]);
  });

  test('without a login is told to log in before, and comes back', async ({ page, t, language }) => {
    const family = await makeFamily(page.request);
    const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const project = await makeProject(page.request, {
      weeks: [summerWeek(0)],
      course: { register_from: later },
    });
    await page.goto(`/courseregistration/${project.id}`);
    const hint = page.getByRole('note').filter({ hasText: t('project.login_hint') });
    await expect(hint).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectNoViolations(page, { impact: 'minor' });
    await hint.getByRole('link', { name: t('project.login_hint_link') }).click();
    const login = page.getByRole('main');
    await login.getByRole('textbox', { name: t('field.email'), exact: true }).fill(family.email);
    await login.getByRole('textbox', { name: t('field.password'), exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: t('login.submit'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/courseregistration/${project.id}$`));
    await expect(page.getByTestId('countdown')).toBeVisible();
    await expect(hint).toBeHidden();
  });
});

test('the button of a loaded page asks for nothing: code and family are there', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  const loaded = page.waitForResponse(`**/${API.myFamily}`);
  await page.goto(`/courseregistration/${project.id}`);
  await loaded;
  await page.waitForLoadState('networkidle');
  const seen = watchRequests(page);
  await page.getByRole('button', { name: t('project.book') }).click();
  const signUp = new SignUp(page, t, week, project);
  await signUp.child('Lea').check();
  await signUp.choice(1, 'Lea').check();
  expect(seen).toEqual({ calls: [], scripts: [] });
  await expectNoViolations(page, { impact: 'minor' });
});
