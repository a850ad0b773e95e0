import { parseFeed } from '@rowanmanning/feed-parser';
import { load } from 'cheerio';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { PROGRAMME } from '@feria/shared';
import { LINK_TABLES } from '../../../src/catalogue/links/listed-projects.js';
import { PublicCache } from '../../../src/core/http/public-cache/public-cache.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someLocation, someStaff, someWeek } from '../../support/builders.js';

const URL_OF_APP = 'https://ferien.example.org';
/** Whoever writes this wants to leave the text, the attribute, the element, the line or the property. */
const HOSTILE = `"><script>alert(1)</script>]]></title> & '; X:1\r\nEND:VEVENT\u202E\uFFFF`;
const SHOWN = `"><script>alert(1)</script>]]></title> & '; X:1 END:VEVENT`;

const FEEDS = [PROGRAMME.calendar, PROGRAMME.feed, PROGRAMME.sitemap, PROGRAMME.embed];

let app: TestApp;
let listed: { id: number; name: string; name_it: string };
let weeks: CourseWeekEntity[];
let hostile: { id: number };

beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: URL_OF_APP } });
  await setOption('app_name', 'Ferienverein');
  await setOption('embed_origins', 'https://www.gemeinde.it\nhttps://schule.example:8443/');
  const location = await someLocation(app, {
    name: 'Wald bei Brixen',
    name_it: 'Bosco di Bressanone',
    address: 'Forstweg 3',
    latitude: 46.7159,
    longitude: 11.6576,
  });
  listed = await someCourse(app, {
    name: 'Waldwochen',
    name_it: 'Settimane nel bosco',
    description: '<p>Spielen &amp; Bauen.</p>',
    description_it: '<p>Giocare.</p>',
    image: '/uploads/abc.webp',
    location_id: location.id,
  });
  weeks = [
    await someWeek(app, listed as never, { time_from: '08:00', time_to: '16:30' }),
    await someWeek(app, listed as never, { cancelled_at: app.clock.now() }),
  ];
  hostile = await someCourse(app, { name: HOSTILE, name_it: HOSTILE, from: '2026-07-01' });
  await someWeek(app, hostile as never, { name: HOSTILE, name_it: HOSTILE });
  const draft = await someCourse(app, { name: 'Geheimer Entwurf', name_it: 'Bozza segreta', active: false });
  await someWeek(app, draft);
  const past = await someCourse(app, { name: 'Vorbei', name_it: 'Finito' });
  await someWeek(app, past, { from: '2026-02-23', to: '2026-03-01' });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1_000));

const setOption = (key: 'app_name' | 'embed_origins', value: string | null) =>
  app.dataSource.manager.update(OptionEntity, { key }, { value });

const read = async (address: string, type: string) => {
  const { text, headers } = await app.http().get(address).buffer(true).expect(200);
  expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
  return text;
};
const addressOf = (project: { id: number }, language = 'de') =>
  `${URL_OF_APP}/courseregistration/${project.id}${language === 'it' ? '?lang=it' : ''}`;

describe('the feed', () => {
  it.each([
    [
      'de',
      '',
      'Ferienprojekte – Ferienverein',
      'Waldwochen',
      'Wald bei Brixen · ab 80,00 € pro Woche – Spielen & Bauen.',
    ],
    [
      'it',
      '?lang=it',
      'Progetti per le vacanze – Ferienverein',
      'Settimane nel bosco',
      'Bosco di Bressanone · da 80,00 € a settimana – Giocare.',
    ],
  ])('has the listed projects in %s', async (language, query, title, name, text) => {
    const feed = parseFeed(await read(PROGRAMME.feed + query, 'application/rss+xml'));
    expect(feed).toMatchObject({
      title,
      language,
      self: `${URL_OF_APP}/programme.rss${query}`,
      url: `${URL_OF_APP}/${query}`,
    });
    expect(feed.items.map((item) => ({ ...item.toJSON() }))).toMatchObject([
      {
        title: name,
        url: addressOf(listed, language),
        id: addressOf(listed, language),
        description: `15.06.2026 – 26.06.2026 · ${text}`,
      },
      { title: SHOWN, url: addressOf(hostile, language) },
    ]);
  });
});

describe('the calendar', () => {
  it('has the weeks of the listed projects, as two parsers read it', async () => {
    const text = await read(PROGRAMME.calendar, 'text/calendar');
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((each) => ({ event: new ICAL.Event(each), each }));
    expect(
      events.map(({ event, each }) => [
        event.summary,
        String(event.startDate),
        each.getFirstPropertyValue('url'),
        each.getFirstPropertyValue('status'),
      ]),
    ).toEqual([
      ['Waldwochen: Woche 1', '2026-06-15T08:00:00', addressOf(listed), 'CONFIRMED'],
      ['Abgesagt – Waldwochen: Woche 2', '2026-06-22', addressOf(listed), 'CANCELLED'],
      [`${SHOWN}: ${SHOWN}`, '2026-06-15', addressOf(hostile), 'CONFIRMED'],
    ]);
    expect(events[0]!.event.location).toBe('Wald bei Brixen, Forstweg 3');
    expect(events.map(({ event }) => event.uid)[0]).toBe(`week-${weeks[0]!.id}@ferien.example.org`);
    const second = Object.values(ical.sync.parseICS(text)).filter(
      (each) => each?.type === 'VEVENT',
    ) as VEvent[];
    expect(second.map(({ summary }) => summary)).toEqual(events.map(({ event }) => event.summary));
  });

  it('is in Italian where it says so', async () => {
    const text = await read(`${PROGRAMME.calendar}?lang=it`, 'text/calendar');
    const [first, cancelled] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(first!.getFirstPropertyValue('summary')).toBe('Settimane nel bosco: Settimana 1');
    expect(first!.getFirstPropertyValue('url')).toBe(addressOf(listed, 'it'));
    expect(cancelled!.getFirstPropertyValue('summary')).toMatch(/^Annullata – /);
    expect(text).toContain('Progetti per le vacanze');
  });
});

describe('the map for search engines', () => {
  it('names each listed page in both languages, each with the other', async () => {
    const text = await read(PROGRAMME.sitemap, 'application/xml');
    expect(XMLValidator.validate(text)).toBe(true);
    const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(text) as {
      urlset: { url: { loc: string; 'xhtml:link': Record<string, string>[] }[] };
    };
    const pages = [`${URL_OF_APP}/`, addressOf(listed), addressOf(hostile)];
    expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(
      pages.flatMap((page) => [page, `${page}?lang=it`]).sort(),
    );
    for (const { loc, 'xhtml:link': links } of urlset.url) {
      const german = loc.replace('?lang=it', '');
      expect(links.map((link) => [link['@_rel'], link['@_hreflang'], link['@_href']])).toEqual([
        ['alternate', 'de', german],
        ['alternate', 'it', `${german}?lang=it`],
        ['alternate', 'x-default', german],
      ]);
    }
  });

  /** By the rules of RFC 9309: the longest rule that fits decides, of two equally long ones the one that allows. */
  function allows(rules: string, path: string): boolean {
    const fitting = [...rules.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
      .map(([, kind, pattern]) => ({ kind, pattern: pattern! }))
      .filter(({ pattern }) =>
        pattern.endsWith('$') ? path === pattern.slice(0, -1) : path.startsWith(pattern),
      )
      .sort((a, b) => b.pattern.length - a.pattern.length || (a.kind === 'Allow' ? -1 : 1));
    return fitting[0]?.kind !== 'Disallow';
  }

  it('is named by the rules, which keep search engines from what is private', async () => {
    const rules = await read(PROGRAMME.robots, 'text/plain');
    expect(rules).toContain(`\nSitemap: ${URL_OF_APP}/sitemap.xml\n`);
    const open = [
      '/',
      '/?lang=it',
      `/courseregistration/${listed.id}`,
      '/imprint',
      '/uploads/abc.webp',
      '/assets/a.js',
      '/programme.rss',
      '/api/frontend',
      `/api/frontend/${listed.id}`,
      '/api/options',
    ];
    const closed = [
      '/api/login',
      '/api/my-family',
      '/be',
      '/be/today',
      '/my-family',
      '/account/data',
      '/account/delete',
      '/planner',
      '/basket',
      '/password/reset?token=x',
      '/email/confirm',
    ];
    expect(open.filter((path) => !allows(rules, path))).toEqual([]);
    expect(closed.filter((path) => allows(rules, path))).toEqual([]);
  });
});

describe('the list on other websites', () => {
  const page = async (query = '') => load(await read(PROGRAMME.embed + query, 'text/html'));

  it.each([
    ['de', '', 'Waldwochen', ['15.06.2026 – 26.06.2026', 'Wald bei Brixen', 'ab 80,00 € pro Woche']],
    [
      'it',
      '?lang=it',
      'Settimane nel bosco',
      ['15.06.2026 – 26.06.2026', 'Bosco di Bressanone', 'da 80,00 € a settimana'],
    ],
  ])(
    'has the listed projects in %s, and opens the portal in another window',
    async (language, query, name, lines) => {
      const $ = await page(query);
      expect($('html').attr('lang')).toBe(language);
      expect(
        $('h2')
          .get()
          .map((head) => $(head).text()),
      ).toEqual([name, SHOWN]);
      expect(
        $('li')
          .first()
          .find('p')
          .get()
          .map((line) => $(line).text()),
      ).toEqual(lines);
      expect($('img').attr('src')).toBe('/uploads/abc-480.webp');
      expect(
        $('a')
          .get()
          .map(({ attribs: { href, target, rel } }) => ({ href, target, rel })),
      ).toEqual(
        [listed, hostile].map((project) => ({
          href: addressOf(project, language),
          target: '_blank',
          rel: 'noopener',
        })),
      );
      // Nothing runs, nothing is sent.
      expect($('script, form, input, iframe, link')).toHaveLength(0);
    },
  );

  it('may be shown by exactly the websites that the organiser names', async () => {
    const { headers } = await app.http().get(PROGRAMME.embed).expect(200);
    const policy = headers['content-security-policy']!;
    expect(policy.split('; ').find((part) => part.startsWith('frame-ancestors'))).toBe(
      'frame-ancestors https://www.gemeinde.it https://schule.example:8443',
    );
    expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]+=*'; /);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['x-robots-tag']).toBe('noindex');
    // Kept, it says the same.
    const { headers: kept } = await app.http().get(PROGRAMME.embed).expect(200);
    expect([kept['content-security-policy'], kept['x-frame-options']]).toEqual([policy, undefined]);
    // Any other page may be shown by nobody.
    const other = await app.http().get('/api/options').expect(200);
    expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(other.headers['x-frame-options']).toBe('DENY');
  });

  it.each([null, '', 'http://a.it'])('is 404 while the option is %j', async (value) => {
    await setOption('embed_origins', value);
    await app.http().get(PROGRAMME.embed).expect(404);
    await setOption('embed_origins', 'https://www.gemeinde.it');
    app.clock.advance(1_000);
    await app.http().get(PROGRAMME.embed).expect(200);
  });

  it('takes websites with https only, and the world does not read which they are', async () => {
    const admin = await someStaff(app, 'Administrator');
    const { id } = await app.dataSource.manager.findOneByOrFail(OptionEntity, { key: 'embed_origins' });
    const put = (value: string) => app.as(admin).put(`/api/option/${id}`).send({ value });
    for (const wrong of [
      'http://a.it',
      'https://a.it/x',
      "https://a.it 'unsafe-inline'",
      'https://*.it',
      '*',
    ]) {
      const { body } = await put(wrong).expect(422);
      expect(body.errors.value[0]).toContain('https://');
    }
    await put('https://www.gemeinde.it\nhttps://b.it/').expect(200);
    const { headers } = await app.http().get(PROGRAMME.embed).expect(200);
    expect(headers['content-security-policy']).toMatch(
      /frame-ancestors https:\/\/www.gemeinde.it https:\/\/b.it$/,
    );
    expect((await app.http().get('/api/options')).text).not.toContain('gemeinde.it');
  });

  it('says so where nothing is listed', async () => {
    const at = app.clock.at;
    app.clock.set('2027-01-01T09:00:00.000Z');
    expect((await page())('p').text()).toBe('Zurzeit sind keine Projekte ausgeschrieben.');
    app.clock.at = at;
  });
});

describe('each of them', () => {
  it.each(FEEDS)('%s shows neither drafts nor what is over', async (address) => {
    for (const query of ['', '?lang=it']) {
      const { text } = await app
        .http()
        .get(address + query)
        .buffer(true)
        .expect(200);
      expect(text).not.toMatch(/Geheim|segreta|Vorbei|Finito/);
      expect(text.match(/courseregistration\/\d+/g)?.length).toBeGreaterThan(0);
    }
  });

  it.each([...FEEDS, PROGRAMME.robots])(
    '%s is kept, by one key for all that nobody knows',
    async (address) => {
      const first = await app.http().get(address).expect(200);
      expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.any(String) });
      const { size } = app.app.get(PublicCache);
      await app.http().get(address).set('If-None-Match', String(first.headers.etag)).expect(304);
      expect(
        await app.countStatements(async () => {
          for (let time = 0; time < 5; time += 1)
            await app.http().get(`${address}?utm=${time}&lang=de`).expect(200);
        }),
      ).toEqual([]);
      expect(app.app.get(PublicCache).size).toBe(size);
      const head = await app.http().head(address).expect(200);
      expect([head.text, head.headers.etag]).toEqual([undefined, first.headers.etag]);
    },
  );

  it.each(FEEDS)('%s keeps its ETag while nothing changes, all day', async (address) => {
    const { headers } = await app.http().get(address).expect(200);
    app.clock.advance(60_000);
    await app.http().get(address).set('If-None-Match', String(headers.etag)).expect(304);
  });

  it.each(FEEDS)(
    '%s needs as many statements for many projects as for few, of the tables that it names',
    async (address) => {
      const reads = async () => {
        app.clock.advance(1_000);
        return app.countStatements(() => app.http().get(address).expect(200));
      };
      const few = await reads();
      for (let count = 0; count < 3; count += 1)
        await someWeek(app, await someCourse(app, { name: 'Vorerst' }));
      const many = await reads();
      expect(many).toHaveLength(few.length);
      expect(few.length).toBeLessThanOrEqual(3);
      const named = LINK_TABLES.map((entity) => app.dataSource.getMetadata(entity).tableName);
      const tables = many.flatMap((sql) =>
        [...sql.matchAll(/(?:FROM|JOIN)\s+[`"](\w+)/g)].map(([, table]) => table!),
      );
      expect(tables.filter((table) => !named.includes(table))).toEqual([]);
    },
  );

  it('follows a change of the office at once', async () => {
    const admin = await someStaff(app, 'Administrator');
    await app.http().get(PROGRAMME.feed).expect(200);
    await app.as(admin).put(`/api/course/${listed.id}`).send({ name: 'Bachwochen' }).expect(200);
    expect((await app.http().get(PROGRAMME.feed)).text).toContain('Bachwochen');
  });
});
