import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DOCUMENT } from '@feria/shared';
import { programmePage } from '../../../src/office/programme/programme-page.js';
import { ProgrammeReader } from '../../../src/office/programme/programme-reader.js';
import type { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { readQrCode } from '../../mailing/qr.js';
import { openDocument } from '../../money/documents/support/paid.js';
import { readPdf } from '../../money/documents/support/pdf.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someLocation, someStaff, someWeek, type Staff } from '../../support/builders.js';

const PICTURES = fileURLToPath(new URL('../../../demo/pictures/', import.meta.url));

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example.org' } });
  office = await someStaff(app, 'Office');
  await app.dataSource.manager.update(OptionEntity, { key: 'app_name' }, { value: 'Ferienverein' });
});
afterAll(() => app.close());

async function open(year: number, user = office): Promise<Buffer> {
  const { status, body, headers } = await openDocument(app, user, DOCUMENT.programme(year));
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  return body as Buffer;
}

/** A project of a year with a week from such a Monday on. */
async function project(from: string, values: Partial<CourseEntity> = {}) {
  const year = Number(from.slice(0, 4));
  const to = new Date(Date.parse(from) + 4 * 86_400_000).toISOString().slice(0, 10);
  const course = await someCourse(app, { from, to: `${year}-09-01`, year, ...values });
  await someWeek(app, course, { from, to, time_from: '08:00', time_to: '16:30' });
  return course;
}

describe('the programme of a year', () => {
  it('has its active projects in both languages, with weeks, hours, prices and where to register', async () => {
    const location = await someLocation(app, {
      name: 'Wald bei Brixen',
      name_it: 'Bosco di Bressanone',
      address: 'Forstweg 3',
    });
    const course = await project('2031-07-07', {
      name: 'Waldwochen',
      name_it: 'Settimane nel bosco',
      description: '<h2>Spielen</h2><p>Bauen &amp; Schnitzen</p>',
      description_it: '<p>Giocare</p>',
      location_id: location.id,
      age_from: 6,
      age_to: 10,
      register_from: '2031-02-01',
      register_from_time: '08:00',
    });
    await someWeek(app, course, {
      name: 'Abgesagte Woche',
      from: '2031-07-14',
      to: '2031-07-18',
      cancelled_at: app.clock.now(),
    });
    await project('2031-06-16', { name: 'Geheimer Entwurf', active: false });
    await project('2032-06-14', { name: 'Nächstes Jahr' });
    const { text, title, language, links } = await readPdf(await open(2031));
    const all = text.join(' ');
    for (const part of [
      'Ferienprogramm 2031',
      'Programma delle vacanze 2031',
      'Waldwochen',
      'Settimane nel bosco',
      'Wald bei Brixen · Bosco di Bressanone',
      'Forstweg 3',
      '6 bis 10 Jahre · da 6 a 10 anni',
      '01.02.2031, 08:00',
      'Bauen & Schnitzen',
      'Giocare',
      'Woche 1 · Settimana 1',
      '07.07.2031 – 11.07.2031',
      'Ganztags · Giornata intera',
      '08:00–16:30 · 120,00 €',
      '80,00 €',
      `/courseregistration/${course.id}`,
    ])
      expect(all).toContain(part);
    expect(all).not.toMatch(/Geheim|Nächstes|Abgesagte/);
    expect(links).toContain(`https://ferien.example.org/courseregistration/${course.id}`);
    expect([title, language]).toEqual([
      'Ferienprogramm 2031 · Programma delle vacanze 2031 – Ferienverein',
      'de',
    ]);
  });

  it('says on which page each project is, by its first day, and numbers its pages', async () => {
    const long = `<p>${'Ein langer Absatz über den Wald. '.repeat(120)}</p>`;
    for (let week = 0; week < 12; week += 1)
      await project(`2033-0${6 + Math.floor(week / 4)}-${10 + (week % 4) * 5}`, {
        name: `Projekt ${'ABCDEFGHIJKL'[week]}.`,
        name_it: `Progetto ${'ABCDEFGHIJKL'[week]}.`,
        description: week % 3 ? null : long,
      });
    const pdf = await open(2033);
    const { text, pages, roles } = await readPdf(pdf);
    expect(pages).toBeGreaterThan(4);
    const contents = [...text[0]!.matchAll(/Projekt (\w)\. · Progetto \w\. \S+ – \S+ (\d+)/g)];
    expect(contents.map(([, letter]) => letter).join('')).toBe('ABCDEFGHIJKL');
    for (const [, letter, page] of contents) {
      const heading = `Projekt ${letter}. · Progetto ${letter}. Anmeldung`;
      const found = text.findIndex((words) => words.includes(heading)) + 1;
      expect([letter, Number(page)]).toEqual([letter, found]);
    }
    text.forEach((words, index) => expect(words).toContain(`${index + 1} / ${pages}`));
    // A reader that reads it aloud finds headings, lists and tables.
    for (const role of ['H1', 'H2', 'L', 'Table', 'TH', 'Figure']) expect(roles).toContain(role);
  });

  it('has two projects of usual length on a page, and begins after its table of contents', async () => {
    for (let number = 1; number < 6; number += 1) {
      const course = await project('2037-06-15', {
        name: `Usual ${number}`,
        image: '/uploads/missing.webp',
        description: `<p>${'Wandern und spielen. '.repeat(10)}</p>`,
        description_it: `<p>${'Camminare e giocare. '.repeat(10)}</p>`,
      });
      for (const [from, to] of [
        ['2037-06-22', '2037-06-26'],
        ['2037-06-29', '2037-07-03'],
        ['2037-07-06', '2037-07-10'],
      ] as const)
        await someWeek(app, course, {
          from,
          to,
          name: 'Woche der Bäche und der Seen',
          name_it: 'Settimana dei torrenti',
        });
    }
    const { text } = await readPdf(await open(2037));
    const found = text.map((words) => (words.match(/Anmeldung · Iscrizione/g) ?? []).length);
    expect(found).toEqual([1, 2, 2]);
  });

  it('goes on with a long project on the next page, whose weeks stay together and name it', async () => {
    const lines = (count: number) =>
      `<p>${'Ein langer Absatz über den Wald und den Bach darin. '.repeat(count)}</p>`;
    for (const name of ['Lang A', 'Lang B', 'Lang C']) {
      const course = await project('2038-06-14', {
        name,
        name_it: name,
        description: lines(30),
        description_it: lines(30),
      });
      for (let week = 1; week < 6; week += 1)
        await someWeek(app, course, { from: `2038-07-${10 + week}`, to: `2038-07-${11 + week}` });
    }
    const { text } = await readPdf(await open(2038));
    const days = '14.06.2038 – 16.07.2038';
    // None begins a page of its own.
    expect(text[0]).toContain(`Lang A ${days} 1 Lang B ${days} 2 Lang C ${days} 3 Lang A`);
    for (const words of text) {
      const rows = (words.match(/120,00 €/g) ?? []).length;
      expect(rows % 6).toBe(0);
      if (rows) expect(words).toMatch(/Lang [ABC] Woche · Settimana/);
    }
  });

  it('has a description in the language in which it is, headings as bold lines, and none that says nothing', async () => {
    await project('2039-06-13', {
      name: 'A',
      description: '<p></p>',
      description_it: '<h2>Bosco</h2><p>Qui</p>',
    });
    await project('2039-06-20', { name: 'B', description: '<p>Nur deutsch</p>', description_it: null });
    await project('2039-06-27', { name: 'C', description: '<p>&nbsp;</p>', description_it: null });
    const facts = await app.app.get(ProgrammeReader, { strict: false }).read(2039);
    const { projects } = programmePage(facts, { photos: new Map(), logo: null, pages: new Map() });
    expect(projects.map(({ texts }) => texts)).toEqual([
      [{ lang: 'it', html: '<p><b>Bosco</b></p><p>Qui</p>' }],
      [{ lang: 'de', html: '<p>Nur deutsch</p>' }],
      [],
    ]);
    expect(projects[0]!.addressParts).toEqual([
      'ferien.',
      'example.',
      'org',
      `/courseregistration`,
      `/${projects[0]!.address.split('/').at(-1)}`,
    ]);
  });

  it('is tagged, with bookmarks and with its fonts', async () => {
    const pdf = await open(2033);
    const { isTagged, fonts, scripts } = await readPdf(pdf);
    expect([isTagged, scripts, fonts.filter(({ embedded }) => !embedded)]).toEqual([true, null, []]);
    expect(pdf.toString('latin1')).toMatch(/\/Type \/Outlines/);
  });

  it('leads by its codes to the projects', async () => {
    const course = await project('2034-07-03');
    const facts = await app.app.get(ProgrammeReader, { strict: false }).read(2034);
    const { projects } = programmePage(facts, { photos: new Map(), logo: null, pages: new Map() });
    const svg = Buffer.from(projects[0]!.code.split(',')[1]!, 'base64');
    const png = await sharp(svg).resize(400, 400, { kernel: 'nearest' }).png().toBuffer();
    expect(await readQrCode(png)).toBe(`https://ferien.example.org/courseregistration/${course.id}`);
  });

  it('shows what people typed as they typed it', async () => {
    const hostile = '<img src=x onerror=alert(1)>{{year}}</h2>';
    await project('2035-07-02', {
      name: hostile,
      name_it: hostile,
      description: '<script>alert(1)</script><p>Gut</p>',
    });
    const { text, scripts } = await readPdf(await open(2035));
    expect(text.join(' ')).toContain(hostile);
    expect(text.join(' ')).toContain('Gut');
    expect([text.join(' ').includes('alert(1)</script>'), scripts]).toEqual([false, null]);
  });

  it('says so where there are no projects', async () => {
    const { text, pages } = await readPdf(await open(2040));
    expect(text.join(' ')).toContain('In diesem Jahr sind keine Projekte aktiv.');
    expect(text.join(' ')).toContain('In quest’anno non ci sono progetti attivi.');
    expect(pages).toBe(1);
  });

  it.each(['1999', '2100', 'x'])('is 404 for the year %s', async (year) => {
    await app.as(office).get(`/export/programme/${year}`).expect(404);
  });

  it('needs as many statements for many projects as for few', async () => {
    const reader = app.app.get(ProgrammeReader, { strict: false });
    const count = async (year: number) => (await app.countStatements(() => reader.read(year))).length;
    expect(await count(2033)).toBe(await count(2034));
  });

  it('is of at most 15 MB with sixty pictures, and one that is missing takes no room', async () => {
    const folder = join(app.config.dataDir, 'uploads');
    await mkdir(folder, { recursive: true });
    const names = (await readdir(PICTURES)).filter((name) => !/^(?:logo|partner)/.test(name));
    for (let number = 0; number < 60; number += 1) {
      // No two alike: Chromium would put both into the file once. As large as an upload becomes.
      const picture = sharp(join(PICTURES, names[number % names.length]!)).modulate({ hue: number * 6 });
      const image = `/uploads/programme-${number}.webp`;
      if (number > 0)
        await picture
          .resize({ width: 1_600 })
          .webp({ effort: 0 })
          .toFile(join(folder, `programme-${number}.webp`));
      const course = await project('2036-06-16', {
        name: `Projekt ${number}`,
        name_it: `Progetto ${number}`,
        description: `<p>${'Spielen, bauen, wandern und abends am Feuer sitzen. '.repeat(6)}</p>`,
        description_it: `<p>${'Giocare, costruire, camminare e la sera stare intorno al fuoco. '.repeat(6)}</p>`,
        image,
      });
      for (let week = 1; week < 4; week += 1)
        await someWeek(app, course, { from: `2036-07-${10 + week}`, to: `2036-07-${11 + week}` });
    }
    const began = performance.now();
    const pdf = await open(2036);
    process.stdout.write(
      `sixty projects: ${Math.round(performance.now() - began)} ms, ${pdf.length} bytes\n`,
    );
    if (process.env.PROGRAMME_FILE) await writeFile(process.env.PROGRAMME_FILE, pdf);
    expect(pdf.length).toBeLessThan(15 * 1024 * 1024);
    // As JPEG in the file, each once.
    expect(pdf.toString('latin1').match(/\/Filter \/DCTDecode/g)).toHaveLength(59);
  });
});
