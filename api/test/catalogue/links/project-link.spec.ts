import { load, type CheerioAPI } from 'cheerio';
import ogs from 'open-graph-scraper';
import type { Event, WithContext } from 'schema-dts';
import { gunzipSync } from 'node:zlib';
import { Logger } from '../../../src/core/logger.js';
import { LINK_TABLES, ListedProjects } from '../../../src/catalogue/links/listed-projects.js';
import type { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someLocation, someStaff, someWeek } from '../../support/builders.js';
import { pagesOf } from './pages.js';

const URL_OF_APP = 'https://ferien.example.org';
/** Whoever writes this wants to leave the text, the attribute, the script or the line. */
const HOSTILE = `"><script>alert(1)</script></title><!-- ' & $& \u202Egnp`;
/** What is left to be read of it. */
const SHOWN = `"><script>alert(1)</script></title><!-- ' & $& gnp`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: URL_OF_APP } });
  await setOption('app_name', 'Ferienverein');
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1_000));

const setOption = (key: 'app_name' | 'app_intro' | 'app_intro_it' | 'app_background', value: string) =>
  app.dataSource.manager.update(OptionEntity, { key }, { value });

const pathOf = ({ id }: { id: number }) => `/courseregistration/${id}`;

/** The page as it is sent, read by a parser of HTML as browsers have one. */
async function read(path: string, status = 200): Promise<CheerioAPI> {
  return load((await pagesOf(app).get(path).expect(status)).text);
}

const og = async (path: string) => {
  const { text: html } = await pagesOf(app).get(path).expect(200);
  const { result } = await ogs({ html });
  return result;
};

const eventOf = ($: CheerioAPI) =>
  JSON.parse($('script[type="application/ld+json"]').text()) as WithContext<Event> & Record<string, unknown>;

/** A project in the wood: two weeks, the first with hours. */
async function wood(overrides: Partial<CourseEntity> = {}) {
  const location = await someLocation(app, {
    name: 'Wald bei Brixen',
    name_it: 'Bosco di Bressanone',
    address: 'Forstweg 3, 39042 Brixen',
    latitude: 46.7159,
    longitude: 11.6576,
  });
  const course = await someCourse(app, {
    name: 'Waldwochen',
    name_it: 'Settimane nel bosco',
    description: '<p>Spielen &amp; <b>Bauen</b> im Wald.</p>',
    description_it: '<p>Giocare e costruire nel bosco.</p>',
    image: '/uploads/abc-1.webp',
    location_id: location.id,
    ...overrides,
  });
  const first = await someWeek(app, course, { time_from: '08:00', time_to: '16:30' });
  const second = await someWeek(app, course);
  return { course, first, second };
}

describe('a link to a project', () => {
  it('shows title, days, place, price and picture in a chat', async () => {
    const { course } = await wood();
    const shown = await og(pathOf(course));
    expect(shown).toMatchObject({
      ogTitle: 'Waldwochen',
      ogDescription:
        '15.06.2026 – 26.06.2026 · Wald bei Brixen · ab 80,00 € pro Woche – Spielen & Bauen im Wald.',
      ogUrl: URL_OF_APP + pathOf(course),
      ogType: 'website',
      ogSiteName: 'Ferienverein',
      ogLocale: 'de_DE',
      ogLocaleAlternate: 'it_IT',
      twitterCard: 'summary_large_image',
    });
    expect(shown.ogImage).toMatchObject([{ url: `${URL_OF_APP}/uploads/abc-1-800.webp`, alt: 'Waldwochen' }]);
  });

  it('speaks Italian where it says so', async () => {
    const { course } = await wood();
    expect(await og(`${pathOf(course)}?lang=it`)).toMatchObject({
      ogTitle: 'Settimane nel bosco',
      ogDescription:
        '15.06.2026 – 26.06.2026 · Bosco di Bressanone · da 80,00 € a settimana – Giocare e costruire nel bosco.',
      ogUrl: `${URL_OF_APP}${pathOf(course)}?lang=it`,
      ogLocale: 'it_IT',
      ogLocaleAlternate: 'de_DE',
    });
  });

  it.each([
    ['', 'de', ''],
    ['?lang=it', 'it', '?lang=it'],
    ['?lang=de', 'de', ''],
    ['?lang=fr&book=1', 'de', ''],
    ['?lang=it&lang=de', 'de', ''],
    ['/?lang=it', 'it', '?lang=it'],
  ])('with %j is a page of its own in %s, and names the other language', async (query, language, own) => {
    const { course } = await wood();
    const address = URL_OF_APP + pathOf(course);
    const $ = await read(pathOf(course) + query);
    expect($('html').attr('lang')).toBe(language);
    expect($('link[rel=canonical]').attr('href')).toBe(address + own);
    const alternates = $('link[rel=alternate]').map(
      (_, link) => `${link.attribs.hreflang} ${link.attribs.href}`,
    );
    expect(alternates.get()).toEqual([`de ${address}`, `it ${address}?lang=it`, `x-default ${address}`]);
  });

  it('has one title and one description, and the scripts of the portal', async () => {
    const { course } = await wood();
    const $ = await read(pathOf(course));
    expect(
      $('title')
        .get()
        .map((title) => $(title).text()),
    ).toEqual(['Waldwochen · Ferienverein']);
    expect($('meta[name=description]')).toHaveLength(1);
    expect($('#root')).toHaveLength(1);
    expect($('head script[type=module], body script[type=module]').attr('src')).toBeTruthy();
    expect($('meta[name=robots]')).toHaveLength(0);
  });

  it('lets no name out of its place', async () => {
    const location = await someLocation(app, { name: HOSTILE, name_it: HOSTILE, address: HOSTILE });
    const course = await someCourse(app, {
      name: HOSTILE,
      name_it: HOSTILE,
      description: `<p>${HOSTILE.replaceAll('<', '&lt;')}</p>`,
      location_id: location.id,
    });
    await someWeek(app, course, { name: HOSTILE, name_it: HOSTILE });
    await setOption('app_name', `e.V. ${HOSTILE}`);
    for (const path of [pathOf(course), `${pathOf(course)}?lang=it`]) {
      const $ = await read(path);
      expect($('title').text()).toBe(`${SHOWN} · e.V. ${SHOWN}`);
      expect($('meta[property="og:title"]').attr('content')).toBe(SHOWN);
      expect($('meta[property="og:site_name"]').attr('content')).toBe(`e.V. ${SHOWN}`);
      expect($('meta[name=description]').attr('content')).toContain(SHOWN);
      // One of the portal, one with the data; none of the name.
      expect(
        $('script')
          .map((_, script) => script.attribs.type)
          .get()
          .sort(),
      ).toEqual(['application/ld+json', 'module']);
      expect(eventOf($)).toMatchObject({ name: SHOWN, location: { name: SHOWN, address: SHOWN } });
      expect($('#root')).toHaveLength(1);
    }
    await setOption('app_name', 'Ferienverein');
  });

  it('says its words in another script as they are', async () => {
    const course = await someCourse(app, { name: 'مخيم الصيف', name_it: 'Лето' });
    await someWeek(app, course);
    expect((await og(pathOf(course))).ogTitle).toBe('مخيم الصيف');
    expect((await og(`${pathOf(course)}?lang=it`)).ogTitle).toBe('Лето');
  });

  it('takes the other language where a text is missing, and the picture of the organiser', async () => {
    await setOption('app_background', '/uploads/meadow.webp');
    const { course } = await wood({ description_it: null, image: null });
    const shown = await og(`${pathOf(course)}?lang=it`);
    expect(shown.ogDescription).toContain('Spielen & Bauen im Wald.');
    expect(shown.ogImage).toMatchObject([{ url: `${URL_OF_APP}/uploads/meadow-800.webp` }]);
    await setOption('app_background', '');
    app.clock.advance(1_000);
    const without = await read(pathOf(course));
    expect(without('meta[property="og:image"]')).toHaveLength(0);
    expect(without('meta[name="twitter:card"]').attr('content')).toBe('summary');
  });
});

describe('the event of a project', () => {
  /** What search engines want of an event, and what each property has to be. */
  const REQUIRED: Record<string, (value: unknown) => boolean> = {
    '@type': (value) => value === 'Event',
    name: isText,
    startDate: isDate,
    endDate: isDate,
    eventStatus: (value) => /^https:\/\/schema\.org\/Event(Scheduled|Cancelled)$/.test(String(value)),
    eventAttendanceMode: (value) => value === 'https://schema.org/OfflineEventAttendanceMode',
    description: isText,
    url: isAddress,
    location: (value) => isText(at(value, 'name')) && isText(at(value, 'address')),
    organizer: (value) => isText(at(value, 'name')) && isAddress(at(value, 'url')),
  };
  function isText(value: unknown): boolean {
    return typeof value === 'string' && value !== '';
  }
  function isDate(value: unknown): boolean {
    return (
      isText(value) &&
      /^\d{4}-\d{2}-\d{2}(T.*Z)?$/.test(String(value)) &&
      !Number.isNaN(Date.parse(String(value)))
    );
  }
  function isAddress(value: unknown): boolean {
    return isText(value) && URL.canParse(String(value));
  }
  function at(value: unknown, name: string): unknown {
    return (value as Record<string, unknown> | undefined)?.[name];
  }
  const lacks = (event: object) =>
    Object.entries(REQUIRED).flatMap(([name, isRight]) => (isRight(at(event, name)) ? [] : [name]));

  it('has what search engines require, and so has each of its weeks', async () => {
    const { course, first } = await wood();
    const event = eventOf(await read(pathOf(course)));
    const weeks = event.subEvent as unknown as Record<string, unknown>[];
    expect([event, ...weeks].map(lacks)).toEqual([[], [], []]);
    expect(event).toMatchObject({
      '@context': 'https://schema.org',
      startDate: '2026-06-15',
      endDate: '2026-06-26',
      inLanguage: 'de',
      image: [`${URL_OF_APP}/uploads/abc-1-800.webp`],
      location: { geo: { '@type': 'GeoCoordinates', latitude: 46.7159, longitude: 11.6576 } },
      offers: { lowPrice: 80, highPrice: 120, offerCount: 4, priceCurrency: 'EUR' },
    });
    // Clocks in Bolzano are two hours ahead of UTC in summer.
    expect(weeks[0]).toMatchObject({
      name: `Waldwochen: ${first.name}`,
      startDate: '2026-06-15T06:00:00.000Z',
      endDate: '2026-06-19T14:30:00.000Z',
      offers: [
        { name: 'Ganztags', price: 120, priceCurrency: 'EUR', validFrom: '2026-01-31T23:00:00.000Z' },
        { name: 'Halbtags', price: 80 },
      ],
    });
    expect(weeks[1]).toMatchObject({ startDate: '2026-06-22', endDate: '2026-06-26' });
  });

  it('says which weeks are cancelled, and is itself when all are', async () => {
    const { course, first, second } = await wood();
    const cancel = ({ id }: CourseWeekEntity) =>
      app.dataSource.manager.update(CourseWeekEntity, { id }, { cancelled_at: app.clock.now() });
    const states = async () => {
      const event = eventOf(await read(pathOf(course)));
      const weeks = event.subEvent as unknown as { eventStatus: string; offers?: unknown }[];
      return [event, ...weeks].map((each) =>
        String(at(each, 'eventStatus')).replace('https://schema.org/Event', ''),
      );
    };
    await cancel(first);
    expect(await states()).toEqual(['Scheduled', 'Cancelled', 'Scheduled']);
    await cancel(second);
    expect(await states()).toEqual(['Cancelled', 'Cancelled', 'Cancelled']);
    expect(eventOf(await read(pathOf(course))).offers).toBeUndefined();
  });

  it('is not there without any day', async () => {
    const course = await someCourse(app, { from: null, to: '2026-08-28' });
    const $ = await read(pathOf(course));
    expect($('script[type="application/ld+json"]')).toHaveLength(0);
    expect($('meta[property="og:title"]').attr('content')).toBe(course.name);
  });
});

describe('what is not for the world', () => {
  const nothing = async (path: string, status = 200) => {
    const { text } = await pagesOf(app).get(path).expect(status);
    const $ = load(text);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('meta[property], link[rel=canonical], script[type="application/ld+json"]')).toHaveLength(0);
    // Still the portal, which tells the reader.
    expect($('#root')).toHaveLength(1);
    return text;
  };

  it.each([
    ['a draft', { active: false }, {}],
    ['what is over', {}, { from: '2025-06-16', to: '2026-03-01' }],
  ])('is delivered without data: %s', async (_, course, week) => {
    const made = await someCourse(app, { name: 'Geheim', name_it: 'Segreto', ...course });
    await someWeek(app, made, week);
    for (const query of ['', '?lang=it'])
      expect(await nothing(pathOf(made) + query)).not.toMatch(/Geheim|Segreto/);
  });

  it('is listed until the last day of its last week is over', async () => {
    const course = await someCourse(app);
    await someWeek(app, course, { from: '2026-02-23', to: '2026-03-02' });
    const before = app.clock.at;
    app.clock.set('2026-03-02T22:59:59.000Z');
    expect((await read(pathOf(course)))('meta[name=robots]')).toHaveLength(0);
    app.clock.set('2026-03-02T23:00:00.000Z');
    await nothing(pathOf(course));
    app.clock.at = before;
  });

  it('without weeks counts by its own last day', async () => {
    const open = await someCourse(app, { to: '2026-03-02' });
    const over = await someCourse(app, { to: '2026-03-01' });
    expect((await read(pathOf(open)))('meta[name=robots]')).toHaveLength(0);
    await nothing(pathOf(over));
  });

  it.each([
    '/courseregistration/999999',
    '/courseregistration/0',
    '/courseregistration/abc',
    '/courseregistration/9999999999',
  ])('%s is 404, and still the page of the portal', async (path) => {
    await nothing(path, 404);
    expect((await pagesOf(app).head(path)).status).toBe(404);
  });
});

describe('the page of a link', () => {
  it('is kept: whoever has it is told so, and it is read once for all', async () => {
    const { course } = await wood();
    const pages = pagesOf(app);
    const { headers } = await pages.get(pathOf(course)).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"/),
    });
    await pages.get(pathOf(course)).set('If-None-Match', String(headers.etag)).expect(304);
    const italian = await pages.get(`${pathOf(course)}?lang=it`).set('If-None-Match', String(headers.etag));
    expect(italian.status).toBe(200);
    app.clock.advance(1_000);
    const ask = () => pages.get(pathOf(course)).expect(200);
    const one = await app.countStatements(ask);
    expect(await app.countStatements(() => Promise.all(Array.from({ length: 20 }, ask)))).toEqual([]);
    expect(one.length).toBeLessThanOrEqual(3);
  });

  it('needs no more statements for many weeks', async () => {
    const { course } = await wood();
    const statements = async () => {
      app.clock.advance(1_000);
      return (await app.countStatements(() => pagesOf(app).get(pathOf(course)))).length;
    };
    const few = await statements();
    for (let week = 0; week < 8; week += 1) await someWeek(app, course);
    expect(await statements()).toBe(few);
  });

  it('reads the tables that it names, and no other', async () => {
    const { course } = await wood();
    const named = LINK_TABLES.map((entity) => app.dataSource.getMetadata(entity).tableName);
    const statements = await app.countStatements(() => pagesOf(app).get(pathOf(course)));
    const tables = statements.flatMap((sql) =>
      [...sql.matchAll(/(?:FROM|JOIN)\s+[`"](\w+)/g)].map(([, table]) => table!),
    );
    expect([...new Set(tables)].sort()).toEqual([...named].sort());
  });

  it('is compressed, and answers HEAD without a body', async () => {
    const { course } = await wood();
    const pages = pagesOf(app);
    const packed = await pages
      .get(pathOf(course))
      .set('Accept-Encoding', 'gzip')
      .buffer(true)
      .parse((answer, done) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done(null, Buffer.concat(parts)));
      });
    const plain = await pages.get(pathOf(course)).set('Accept-Encoding', 'identity');
    // The client of the test unpacks what it is told is packed.
    expect(packed.headers['content-encoding']).toBe('gzip');
    const body = packed.body as Buffer;
    const bytes = body[0] === 0x1f ? gunzipSync(body) : body;
    expect(bytes.toString()).toBe(plain.text);
    const head = await pages.head(pathOf(course)).set('Accept-Encoding', 'identity').expect(200);
    expect([head.text, head.headers['content-length'], head.headers.etag]).toEqual([
      undefined,
      plain.headers['content-length'],
      plain.headers.etag,
    ]);
  });

  it('follows a change of the office at once', async () => {
    const { course } = await wood();
    const admin = await someStaff(app, 'Administrator');
    await read(pathOf(course));
    await app.as(admin).put(`/api/course/${course.id}`).send({ name: 'Bachwochen' }).expect(200);
    expect((await og(pathOf(course))).ogTitle).toBe('Bachwochen');
    await app.as(admin).post(`/api/course/${course.id}/changeActive`).send({ active: false }).expect(200);
    expect((await read(pathOf(course)))('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('is sent as it was built when it cannot be described', async () => {
    const { course } = await wood();
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    jest
      .spyOn(app.app.get(ListedProjects, { strict: false }), 'find')
      .mockRejectedValue(new Error('no database'));
    const $ = await read(pathOf(course));
    expect([$('title').text(), $('#root').length]).toEqual(['Feria', 1]);
    expect(log).toHaveBeenCalledWith('a page could not be described', expect.any(Error));
  });

  it('of another screen is sent as it was built', async () => {
    const $ = await read('/imprint?lang=it');
    expect([$('title').text(), $('html').attr('lang'), $('meta[property]').length]).toEqual([
      'Feria',
      'de',
      0,
    ]);
  });
});

describe('the start page', () => {
  it('says who the organiser is, in both languages, whatever is looked for', async () => {
    await setOption('app_intro', '<p>Ferien im Wald.</p>');
    await setOption('app_intro_it', '<p>Vacanze nel bosco.</p>');
    await setOption('app_background', '/uploads/meadow.webp');
    expect(await og('/?type=all&q=wald')).toMatchObject({
      ogTitle: 'Ferienverein',
      ogDescription: 'Ferien im Wald.',
      ogUrl: `${URL_OF_APP}/`,
      ogImage: [{ url: `${URL_OF_APP}/uploads/meadow-800.webp` }],
    });
    const $ = await read('/?lang=it');
    expect($('title').text()).toBe('Ferienverein');
    expect($('meta[name=description]').attr('content')).toBe('Vacanze nel bosco.');
    expect($('link[rel=canonical]').attr('href')).toBe(`${URL_OF_APP}/?lang=it`);
    expect($('meta[name=robots], script[type="application/ld+json"]')).toHaveLength(0);
  });
});
