import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import {
  closeRegistration,
  makeProject,
  pdfAddress,
  summerWeek,
  SUMMER,
} from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { mockProject } from '../support/mock';
import { Finder } from '../support/finder';
import { expect, test } from '../support/test';

test.describe('project list', () => {
  test("welcomes with the organiser's text", async ({ page, language }) => {
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText(
      language === 'it' ? 'Associazione Vacanze Marmotta' : 'Ferienverein Murmeltier',
    );
  });

  test('leads from a type to its projects, and the choice stands in the address', async ({ page, t }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Sport/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Sport/ })).toBeVisible();
    await expect(page).toHaveURL(/\?type=\d+$/);
    const inSport = await page.getByRole('article').count();
    expect(inSport).toBeGreaterThan(0);

    const finder = new Finder(page, t);
    const place = finder.sheet.getByRole('checkbox', { name: /Brun(eck|ico)/ });
    await finder.open();
    await place.check();
    await finder.done();
    await expect(page).toHaveURL(/location=\d+/);
    for (const card of await page.getByRole('article').all())
      await expect(card).toContainText(/Brun(eck|ico)/);

    // A shared link and Back find the same.
    await page.reload();
    await finder.open();
    await expect(place).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article').first()).toContainText(/Brun(eck|ico)/);
    await page.goBack();
    await expect(page).not.toHaveURL(/location=/);
    await expect(page.getByRole('article')).toHaveCount(inSport);
    await page.goBack();
    await expect(page.getByRole('link', { name: t('projects.all_types') })).toBeVisible();
  });

  test('takes several places and one type, and says how many it found', async ({ page, t }) => {
    await page.goto('/?type=all');
    const finder = new Finder(page, t);
    const places = finder.group('finder.location').getByRole('checkbox');
    await finder.open();
    await places.nth(0).check();
    await finder.done();
    const one = await page.getByRole('article').count();
    await finder.open();
    await places.nth(1).check();
    await finder.done();
    await expect(page.getByRole('article')).not.toHaveCount(one);
    const both = await page.getByRole('article').count();
    await expect(
      page.getByRole('status').filter({ hasText: t('finder.found', { smart_count: both }) }),
    ).toBeVisible();
    await page.getByRole('button', { name: t('finder.clear') }).click();
    await expect(page).not.toHaveURL(/location=/);

    const types = finder.group('finder.type').getByRole('radio');
    await finder.open();
    await expect(places.nth(0)).not.toBeChecked();
    await types.last().check();
    await expect(types.first()).not.toBeChecked();
    await finder.done();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('projects.all_types'));
  });

  test('shows a project with picture, name, period, place, a text cut to length, and More', async ({
    page,
    language,
    t,
  }) => {
    const long = 'Wir bauen Hütten und lernen Knoten. '.repeat(20);
    const project = await makeProject(page.request, {
      weeks: [summerWeek(0)],
      course: {
        description: `<p>${long}</p>`,
        description_it: `<p>${long}</p>`,
        from: `${SUMMER}-07-05`,
        to: `${SUMMER}-07-09`,
        location_id: 1,
        image: '/uploads/demo-forest-2027.webp',
      },
    });
    await page.goto('/?type=all');
    const card = page.getByRole('article').filter({ hasText: project.name });
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(
      language === 'it' ? `${project.name} it` : project.name,
    );
    await expect(card).toContainText(`05.07.${SUMMER} – 09.07.${SUMMER}`);
    await expect(card).toContainText('Wir bauen Hütten');
    await expect(card).toContainText('…');
    expect((await card.textContent())?.length).toBeLessThan(400);
    const picture = card.locator('img');
    await expect(picture).toHaveAttribute('srcset', /forest-2027-480\.webp 480w/);
    await card.getByRole('link', { name: new RegExp(t('facts.more')) }).click();
    await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible();
  });

  test('shows a drawing if there is no picture, or it does not load', async ({ page }) => {
    const none = await makeProject(page.request, { weeks: [summerWeek(0)] });
    const broken = await makeProject(page.request, {
      weeks: [summerWeek(0)],
      course: { image: '/uploads/demo-lake-2027.webp' },
    });
    await page.route(/demo-lake-2027/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/?type=all');
    for (const { name } of [none, broken]) {
      const card = page.getByRole('article').filter({ hasText: name });
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('svg[viewBox="0 0 600 400"]')).toBeVisible();
      await expect(card.locator('img')).toHaveCount(0);
    }
  });

  test('shows the original picture if there are no smaller variants', async ({ page }) => {
    const project = await makeProject(page.request, {
      weeks: [summerWeek(0)],
      course: { image: '/uploads/demo-lake-2027.webp' },
    });
    await page.route(/-(480|800)\.webp$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/?type=all');
    const picture = page.getByRole('article').filter({ hasText: project.name }).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveAttribute('srcset');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  test('says what to do when no project matches the filters', async ({ page, t }) => {
    await page.goto('/?type=all&location=999999');
    await expect(
      page.getByRole('status').filter({ hasText: t('finder.found', { smart_count: 0 }) }),
    ).toBeVisible();
    await page.getByRole('button', { name: t('finder.show_all') }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('says so when there is no project at all', async ({ page, t }) => {
    await page.route('**/api/frontend?*', (route) =>
      route.fulfill({ json: { data: [], meta: { total: 0 } } }),
    );
    for (const path of ['/', '/?type=all']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: t('projects.empty') })).toBeVisible();
      await expectNoViolations(page, { impact: 'minor' });
    }
  });
});

test.describe('project', () => {
  test('shows everything there is to know, its weeks as a table or as cards', async ({
    page,
    language,
    t,
    week,
  }) => {
    const project = await makeProject(page.request, {
      weeks: [
        {
          ...summerWeek(0),
          time_info_de: 'Von 8 bis 16 Uhr',
          time_info_it: 'Dalle 8 alle 16',
          time_from: '08:00',
          time_to: '16:00',
          time_from_half_day: '08:00',
          time_to_half_day: '12:15',
          program: pdfAddress,
        },
        { ...summerWeek(1), max_participants: 2, half_day: false },
      ],
      course: {
        info: '<p>Bitte feste Schuhe mitbringen.</p>',
        info_it: '<p>Scarpe robuste.</p>',
        from: `${SUMMER}-07-05`,
        to: `${SUMMER}-07-16`,
        register_from_time: '08:30',
        register_to: `${SUMMER}-06-30`,
        location_id: 1,
        program: pdfAddress,
      },
    });
    await page.goto(`/courseregistration/${project.id}`);
    await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(project.name));
    const panel = page.getByRole('complementary');
    await expect(panel).toContainText(`05.07.${SUMMER} – 16.07.${SUMMER}`);
    await expect(panel).toContainText(t('facts.price_from', { price: '90,00 €' }));
    const from = t('project.registration_time', { date: `01.01.${SUMMER - 2}`, time: '08:30' });
    await expect(panel).toContainText(t('project.registration_value', { from, to: `30.06.${SUMMER}` }));
    // The map is a link that opens a tab: nothing is asked of a third party before.
    await expect(panel).toContainText('39042 Brixen / Bressanone');
    const map = panel.getByRole('link', { name: `${t('project.map')} (${t('project.new_tab')})` });
    await expect(map).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=46\.7159&mlon=11\.6576#/,
    );
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', /noopener/);
    const program = panel.getByRole('link', { name: t('project.program_project') });
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const [download] = await Promise.all([page.waitForEvent('download'), program.click()]);
    expect(download.suggestedFilename()).toBe(`${t('project.program')}-${title.replace(/\s+/g, '-')}.pdf`);
    await expect(page).toHaveURL(new RegExp(`/courseregistration/${project.id}$`));
    await expect(page.getByRole('main')).toContainText(language === 'it' ? 'Scarpe robuste' : 'feste Schuhe');

    // One row or card for each week.
    const isPhone = (page.viewportSize()?.width ?? 0) < 900;
    const rows = isPhone
      ? page.getByRole('list', { name: t('project.weeks') }).getByRole('listitem')
      : page
          .getByRole('table', { name: t('project.weeks') })
          .getByRole('row')
          .filter({ hasText: '€' });
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(week(1));
    await expect(rows.nth(0)).toContainText('90,00 €');
    await expect(rows.nth(0)).toContainText(t('common.state.open'));
    for (const hours of ['08:00–16:00', '08:00–12:15']) await expect(rows.nth(0)).toContainText(hours);
    await expect(rows.nth(1)).not.toContainText('–12:15');
    await expect(rows.nth(1)).not.toContainText('90,00 €');
    await expect(rows.nth(1)).toContainText(t('common.seats_left', { smart_count: 2 }));
    const weekProgram = rows.nth(0).getByRole('link', { name: t('project.program_week', { name: week(1) }) });
    const [saved] = await Promise.all([page.waitForEvent('download'), weekProgram.click()]);
    expect(saved.suggestedFilename()).toBe(`${t('project.program')}-${week(1).replace(/\s+/g, '-')}.pdf`);
    await expect(rows.nth(1).getByRole('link')).toHaveCount(0);

    const times = rows.nth(0).getByRole('button', { name: t('project.time_info_of', { name: week(1) }) });
    await times.click();
    const popup = page.getByRole('dialog', { name: t('project.time_info_of', { name: week(1) }) });
    await expect(popup).toContainText(language === 'it' ? 'Dalle 8 alle 16' : 'Von 8 bis 16 Uhr');
    await expectNoViolations(page, { impact: 'minor' });
    await popup.getByRole('button', { name: t('action.close') }).click();
    await expect(popup).toBeHidden();
    await expect(times).toBeFocused();
  });

  test('cannot be booked before registration begins, and says when it does', async ({ page, t }) => {
    const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const project = await makeProject(page.request, {
      weeks: [summerWeek(0)],
      course: { register_from: later },
    });
    await page.goto(`/courseregistration/${project.id}?book=1`);
    const date = later.split('-').reverse().join('.');
    await expect(page.getByText(t('project.reason_before', { from: `${date} 00:00` }))).toBeVisible();
    await expect(page.getByTestId('countdown')).toBeVisible();
    await expect(page.getByRole('button', { name: t('project.book') })).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main')).toContainText(t('common.state.before_registration'));
  });

  test('says why it cannot be booked: not yet fixed, over, full, without weeks', async ({ page, t }) => {
    const unset = await makeProject(page.request, {
      weeks: [summerWeek(0)],
      course: { register_from: null },
    });
    const over = await makeProject(page.request, { weeks: [summerWeek(0)] });
    await closeRegistration(page.request, over);
    const full = await makeProject(page.request, {
      weeks: [{ ...summerWeek(0), max_participants: 0, waiting_list: 0 }],
    });
    const empty = await makeProject(page.request, { weeks: [] });
    for (const [{ id }, reason] of [
      [unset, 'project.reason_unset'],
      [over, 'project.reason_after'],
      [full, 'project.reason_full'],
      [empty, 'project.reason_none'],
    ] as const) {
      await page.goto(`/courseregistration/${id}`);
      await expect(page.getByText(t(reason))).toBeVisible();
      await expect(page.getByRole('button', { name: t('project.book') })).toBeHidden();
    }
    await expect(page.getByRole('heading', { name: t('project.no_weeks') })).toBeVisible();
    await page.goto(`/courseregistration/${full.id}`);
    await expect(page.getByRole('main')).toContainText(t('common.state.full'));
    await page.goto(`/courseregistration/${over.id}`);
    await expect(page.getByRole('main')).toContainText(t('common.state.after_registration'));
  });

  test('offers the waiting list where no seat is left', async ({ page, t }) => {
    const project = await makeProject(page.request, {
      weeks: [{ ...summerWeek(0), max_participants: 0, waiting_list: 3 }],
    });
    await page.goto(`/courseregistration/${project.id}`);
    await expect(page.getByText(t('project.waiting_hint'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('project.book_waiting') })).toBeEnabled();
  });

  test('opens by the clock of the server, without a reload', async ({ page, t }) => {
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    let answers = 0;
    await mockProject(page, project.id, (data) => {
      answers += 1;
      if (answers > 1) return;
      // The server's clock is a day ahead of ours: only the difference to its own opening counts.
      const server = Date.now() + 86_400_000;
      data.server_time = new Date(server).toISOString();
      data.opens_at = new Date(server + 2_000).toISOString();
      for (const week of data.courseWeeks) week.state = 'before_registration';
    });
    await page.goto(`/courseregistration/${project.id}`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect(page.getByTestId('countdown')).toBeVisible();
    await expect(page.getByRole('button', { name: t('project.book') })).toBeEnabled();
    await expect(page.getByTestId('countdown')).toBeHidden();
    await expect.poll(() => answers).toBe(2);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('leads parents to their family', async ({ page, t, language }) => {
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    await signInWithSession(page, sessionOf('family'), language);
    await page.goto(`/courseregistration/${project.id}`);
    await page
      .getByRole('complementary')
      .getByRole('link', { name: t('app.my_family') })
      .click();
    await expect(page).toHaveURL(/\/my-family$/);
  });

  test('that does not exist is not found', async ({ page, t }) => {
    for (const id of ['999999', 'abc']) {
      await page.goto(`/courseregistration/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: t('error.not_found_title') })).toBeVisible();
      await expect(page.getByText(t('error.not_found'))).toBeVisible();
    }
  });
});
