import { DOCUMENT, type IsoDate, type ContentLanguage } from '@feria/shared';
import { AbsenceEntity } from '../../src/model/families/absence.entity.js';
import { HealthReadEntity } from '../../src/model/accounts/health-read.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { ChildEntity } from '../../src/model/families/child.entity.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { PickupPersonEntity } from '../../src/model/families/pickup-person.entity.js';
import { PdfPrinter } from '../../src/core/pdf/pdf-printer.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { openDocument } from '../money/documents/support/paid.js';
import { readPdf, type ReadPdf } from '../money/documents/support/pdf.js';
import { readXlsx, values, type ReadSheet } from '../money/documents/support/xlsx.js';
import { remove } from '../registrations/support/book.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someParent, someStaff, type Staff, someLocation } from '../support/builders.js';
import {
  change,
  dayOf,
  issuesOf,
  MONDAY,
  MORNING,
  Phone,
  send,
  settlePoint,
  someGroup,
  somePlaceIn,
  someWeekLeader,
  someWeekOnSite,
} from './support.js';

/* Sheets of a week (product/office.md#sheets), read back as other programs read them. */

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.at = new Date('2026-07-06T12:00:00Z');
  office = await someStaff(app, 'Office');
});
afterAll(() => app.close());

type Kind = 'week' | 'day' | 'emergency' | 'meals';

function pathOf(
  kind: Kind,
  week: { id: number },
  lang: ContentLanguage = 'de',
  date: IsoDate = MONDAY,
): string {
  if (kind === 'day') return DOCUMENT.daySheet(week.id, date, lang as 'de');
  const document = { week: DOCUMENT.weekSheet, emergency: DOCUMENT.emergencySheet, meals: DOCUMENT.meals };
  return document[kind](week.id, lang as 'de');
}

async function pdfOf(
  kind: Kind,
  week: { id: number },
  user = office,
  lang: ContentLanguage = 'de',
): Promise<ReadPdf> {
  const answer = await openDocument(app, user, pathOf(kind, week, lang));
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return readPdf(answer.body as Buffer);
}

async function xlsxOf(
  kind: Kind,
  week: { id: number },
  user = office,
  lang: ContentLanguage = 'de',
): Promise<ReadSheet[]> {
  const answer = await openDocument(app, user, pathOf(kind, week, lang), { format: 'xlsx' });
  expect(answer.status).toBe(200);
  return readXlsx(answer.body as Buffer);
}

const statusOf = async (kind: Kind, week: { id: number }, user: Staff, date = MONDAY): Promise<number> =>
  (await openDocument(app, user, pathOf(kind, week, 'de', date))).status;

const childrenOf = (sheets: ReadSheet[]): unknown[][] =>
  sheets.map((sheet) => values(sheet).map((row) => row.Kind ?? row['Bambino/a']));

/** What is printed, without a printer. */
async function htmlOf(kind: Kind, week: { id: number }): Promise<string> {
  const print = jest.spyOn(app.app.get(PdfPrinter), 'print').mockResolvedValue(Buffer.from('%PDF-'));
  await openDocument(app, office, pathOf(kind, week));
  const [[html]] = print.mock.calls as [[string]];
  print.mockRestore();
  return html;
}

const readsOf = async (user: Staff): Promise<[number, string][]> =>
  (await app.dataSource.manager.findBy(HealthReadEntity, { user_id: user.id })).map(({ child_id, via }) => [
    child_id,
    via,
  ]);

function absent(child: { id: number }, from: IsoDate, to = from): Promise<unknown> {
  return app.dataSource.manager.insert(AbsenceEntity, {
    child_id: child.id,
    from,
    to,
    reason: 'Windpocken',
    created_at: app.clock.now(),
  });
}

/** A week with a group of two children, and one child in no group. */
async function someFilledWeek(): Promise<{
  week: CourseWeekEntity;
  group: { id: number; leader: Staff };
  children: [ChildEntity, ChildEntity, ChildEntity];
}> {
  const week = await someWeekOnSite(app, { name: 'Zeltlager', name_it: 'Campeggio' });
  const anna = await somePlaceIn(app, week, {
    child: {
      first_name: 'Anna',
      last_name: 'Ärmel',
      birth: '2017-07-07',
      leave_alone: true,
      swimming_help: true,
      allergies: 'Nüsse',
      medicaments: 'Insulin',
    },
  });
  const bruno = await somePlaceIn(app, week, {
    child: { first_name: 'Bruno', last_name: 'Berger', leave_alone: false, swimming_help: false },
    registration: { day_type: 'half_day' },
  });
  const carla = await somePlaceIn(app, week, {
    child: { first_name: 'Carla', last_name: 'Conci', allergies: ' nüsse ', incompatibilities: 'Laktose' },
  });
  const group = await someGroup(app, week, [anna, bruno]);
  return { week, group, children: [anna, bruno, carla] };
}

describe('the week sheet', () => {
  it('has the children by group, with a box for each day', async () => {
    const { week, children } = await someFilledWeek();
    await absent(children[0], '2026-07-07', '2026-07-08');
    const sheets = await xlsxOf('week', week);
    expect(childrenOf(sheets)).toEqual([['Ärmel Anna', 'Berger Bruno'], ['Conci Carla']]);
    expect(sheets[1]?.name).toBe('In keiner Gruppe');
    expect(sheets[0]?.heads).toEqual([
      'Kind',
      'Alter',
      'Betreuung',
      'Geht allein',
      'Schwimmen',
      'Gesundheit',
      'Notfallkontakt',
      'Mo 06.07.',
      'Di 07.07.',
      'Mi 08.07.',
      'Do 09.07.',
      'Fr 10.07.',
    ]);
    const [anna, bruno] = values(sheets[0]);
    expect(anna).toEqual({
      Kind: 'Ärmel Anna',
      Alter: 8,
      Betreuung: 'Ganztags',
      'Geht allein': 'Ja',
      Schwimmen: 'Hilfe',
      Gesundheit: 'Ja',
      Notfallkontakt: 'Oma Anna, +39 333 1111111',
      'Di 07.07.': 'fehlt',
      'Mi 08.07.': 'fehlt',
    });
    expect(bruno).toMatchObject({ Betreuung: 'Halbtags' });
    expect(bruno).not.toHaveProperty('Gesundheit');
    expect(bruno).not.toHaveProperty('Geht allein');
  });

  it('is a tagged PDF in the language of its address, a group on each page', async () => {
    const { week } = await someFilledWeek();
    const german = await pdfOf('week', week);
    expect(german).toMatchObject({ pages: 2, isTagged: true, language: 'de', scripts: null });
    expect(german.title).toMatch(/^Wochenliste – Zeltlager · .* · 06\.07\.2026 – 10\.07\.2026$/);
    expect(german.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']));
    expect(german.text[0]).toMatch(/Ärmel Anna.*Berger Bruno/);
    expect(german.text[0]).toContain('Stand: 06.07.2026 14:00 Uhr');
    expect(german.text[1]).toMatch(/In keiner Gruppe.*Conci Carla/);
    expect(german.fonts.every(({ embedded }) => embedded)).toBe(true);
    const italian = await pdfOf('week', week, office, 'it');
    expect(italian.language).toBe('it');
    expect(italian.title).toMatch(/^Elenco settimanale – Campeggio/);
    expect(italian.text[0]).toContain('Contatto d’emergenza');
    expect(childrenOf(await xlsxOf('week', week, office, 'it'))[1]).toEqual(['Conci Carla']);
  });

  it('repeats its headings on each page and prints every child once', async () => {
    const week = await someWeekOnSite(app);
    for (let count = 10; count < 50; count += 1)
      await somePlaceIn(app, week, { child: { first_name: `Kind${count}`, last_name: 'Zanon' } });
    const { pages, text } = await pdfOf('week', week);
    expect(pages).toBeGreaterThan(1);
    for (const page of text) expect(page).toMatch(/Alle Kinder.*Kind Alter.*Mo 06\.07\./);
    const printed = text.join(' ').match(/Zanon Kind\d\d/g);
    expect(printed).toHaveLength(40);
    expect(new Set(printed).size).toBe(40);
  });

  it('continues in a further table where a week has more days than a page', async () => {
    const week = await someWeekOnSite(app);
    await app.dataSource.manager.update('course_week', { id: week.id }, { to: '2026-07-17' });
    await somePlaceIn(app, week, { child: { first_name: 'Anna', last_name: 'Lang' } });
    const { pages, text } = await pdfOf('week', week);
    expect(pages).toBe(2);
    expect(text[0]).toContain('So 12.07.');
    expect(text[1]).toMatch(/Lang Anna/);
    expect(text[1]).toContain('Mo 13.07.');
    expect((await xlsxOf('week', week))[0]?.heads.slice(-12)).toHaveLength(12);
  });
});

describe('the day sheet', () => {
  it('has boxes, what was marked, who is excused, and who may pick up the child', async () => {
    const { week, children } = await someFilledWeek();
    const [anna, bruno, carla] = children;
    await app.dataSource.manager.insert(PickupPersonEntity, {
      child_id: anna.id,
      name: 'Rosa Huber',
      phone: '+39 333 7654321',
      relation: 'Oma',
    });
    await absent(bruno, MONDAY);
    await app.dataSource.manager.update(ChildEntity, { id: carla.id }, { leave_alone: true });
    const at = { arrived_at: '2026-07-06T06:05:00.000Z', left_at: '2026-07-06T10:30:00.000Z' };
    await send(app, office, change(carla, { status: 'present', ...at, left_with: 'alone' }));
    const sheets = await xlsxOf('day', week);
    expect(sheets[0]?.heads).toEqual([
      'Kind',
      'Alter',
      'Betreuung',
      'Geht allein',
      'Gekommen',
      'Gegangen',
      'Mit wem',
      'Eltern und Abholberechtigte',
    ]);
    const [first, second] = values(sheets[0]);
    expect(first).not.toHaveProperty('Gekommen');
    expect(first?.['Eltern und Abholberechtigte']).toMatch(/\nRosa Huber \(Oma\), \+39 333 7654321$/);
    expect(second).toMatchObject({ Kind: 'Berger Bruno', Gekommen: 'Entschuldigt' });
    expect(values(sheets[1])).toEqual([
      expect.objectContaining({ Gekommen: '08:05', Gegangen: '12:30', 'Mit wem': 'Allein' }),
    ]);
    const { text, title } = await pdfOf('day', week);
    expect(title).toMatch(/^Tagesliste 06\.07\.2026/);
    expect(text[0]).toMatch(/Rosa Huber \(Oma\), \+39 333 7654321/);
    expect(text.join()).not.toContain('Windpocken');
    // Two boxes for the child that has neither come nor is excused, one for the other.
    expect((await htmlOf('day', week)).match(/class="box"/g)).toHaveLength(3);
  });

  it('says of whoever could not pick up the child that they may not, also of one who leaves alone', async () => {
    const { week, children } = await someFilledWeek();
    const [anna, bruno, carla] = children;
    await app.dataSource.manager.update(ChildEntity, { id: carla.id }, { leave_alone: true });
    const at = { status: 'present', arrived_at: MORNING, left_at: '2026-07-06T10:30:00.000Z' };
    await send(
      app,
      office,
      change(anna, { ...at, left_with: 'pickup:999999', left_with_name: 'Tante Rosa' }),
      change(bruno, { ...at, left_with: 'alone' }),
      change(carla, { ...at, left_with: 'alone' }),
    );
    // Below the children stands that two points are open.
    const rows = (await xlsxOf('day', week)).flatMap(values).filter((row) => row['Mit wem']);
    expect(rows.map((row) => row['Mit wem'])).toEqual([
      'Tante Rosa (nicht abholberechtigt)',
      'Allein (darf nicht allein gehen)',
      'Allein',
    ]);
  });

  it('is there for the days of the week only', async () => {
    const { week } = await someFilledWeek();
    for (const date of ['2026-07-05', '2026-07-11'])
      expect([date, await statusOf('day', week, office, date)]).toEqual([date, 404]);
    const none = `/export/day-sheet/${week.id}/2026-07-32/`;
    expect((await openDocument(app, office, none)).status).toBe(404);
  });
});

describe('what is not clear', () => {
  const DE = '1 offener Punkt: Was bei dem Kind steht, kann falsch sein.';
  const DE_TWO = '2 offene Punkte: Was bei den Kindern mit „Offener Punkt“ steht, kann falsch sein.';
  const IT_TWO = '2 punti aperti: ciò che risulta per i bambini con «Punto aperto» può essere sbagliato.';

  /** Marks a child as one phone has it, and the opposite by another, which becomes an open point. */
  async function someDispute(child: ChildEntity): Promise<void> {
    await send(app, office, new Phone().mark(child, { status: 'absent' }));
    const { results } = await send(
      app,
      office,
      new Phone().mark(child, { status: 'present', arrived_at: MORNING }),
    );
    expect(results).toMatchObject([{ outcome: 'issue' }]);
  }

  /** Told absent, and there all the same, by a phone that did not know it: an open point. */
  async function someArrival(child: ChildEntity): Promise<void> {
    const seen = { told_absent: false };
    await absent(child, MONDAY);
    await send(app, office, new Phone().mark(child, { status: 'present', arrived_at: MORNING }, seen));
  }

  it('the day sheet marks each child with an open point, and says how many there are and where they stand', async () => {
    const { week, children } = await someFilledWeek();
    const [anna, , carla] = children;
    expect(await htmlOf('day', week)).not.toMatch(/Offene/);
    await someDispute(anna);
    const one = await xlsxOf('day', week);
    expect(childrenOf(one)).toEqual([
      ['Ärmel Anna (Offener Punkt)', 'Berger Bruno', expect.stringContaining(DE)],
      ['Conci Carla', expect.stringContaining(DE)],
    ]);
    await someArrival(carla);
    const html = await htmlOf('day', week);
    expect(html).toContain(DE_TWO);
    expect(html).toContain('im Büro unter „Offene Punkte“.');
    expect(html.match(/\(Offener Punkt\)/g)).toHaveLength(2);
    expect(values((await xlsxOf('day', week))[0])[0]).toMatchObject({ Gekommen: 'Abwesend' });
    const italian = await pdfOf('day', week, office, 'it');
    expect(italian.text.join(' ').replace(/\s+/g, ' ')).toContain(IT_TWO);
    expect(childrenOf(await xlsxOf('day', week, office, 'it'))[0]?.[0]).toBe('Ärmel Anna (Punto aperto)');
  });

  it('neither points of other days nor those that are settled, nor of who does not see them', async () => {
    const { week, group, children } = await someFilledWeek();
    const [anna, , carla] = children;
    const other = await someGroup(app, week, [carla]);
    await someDispute(anna);
    await someDispute(carla);
    expect(childrenOf(await xlsxOf('day', week, group.leader))).toEqual([
      ['Ärmel Anna (Offener Punkt)', 'Berger Bruno', expect.stringContaining(DE)],
    ]);
    const tomorrow = await openDocument(app, office, pathOf('day', week, 'de', '2026-07-07'), {
      format: 'xlsx',
    });
    expect(childrenOf(readXlsx(tomorrow.body as Buffer)).flat()).toEqual([
      'Ärmel Anna',
      'Berger Bruno',
      'Conci Carla',
    ]);
    for (const { id } of await issuesOf(app, office, { course_week_id: week.id }))
      expect((await settlePoint(app, office, id, 'close', { reason: 'Daheim' })).status).toBe(200);
    expect(childrenOf(await xlsxOf('day', week, other.leader))).toEqual([['Conci Carla']]);
  });

  it('who was told absent and may be there is not printed as absent on the week sheet, and gets a meal', async () => {
    const { week, children } = await someFilledWeek();
    const [anna] = children;
    await absent(anna, '2026-07-07');
    await someArrival(anna);
    const [first] = values((await xlsxOf('week', week))[0]);
    expect(first).toMatchObject({ 'Mo 06.07.': 'Offener Punkt', 'Di 07.07.': 'fehlt' });
    const rows = values((await xlsxOf('meals', week))[0]).map((row) => [row.Tag, row.Kinder]);
    expect(rows.slice(0, 2)).toEqual([
      ['Mo 06.07.', 2],
      ['Di 07.07.', 1],
    ]);
    expect(rows.at(-1)?.[0]).toMatch(/^Heute ist 1 abgemeldetes Kind mitgezählt/);
    expect(await htmlOf('meals', week)).toContain('Heute ist 1 abgemeldetes Kind mitgezählt');
  });
});

it('a week that was cancelled says so on each sheet', async () => {
  const { week, children } = await someFilledWeek();
  await send(app, office, change(children[0], { status: 'present' }));
  expect((await app.as(office).post(`/api/courseWeek/${week.id}/cancel`).send({})).status).toBe(200);
  for (const kind of ['week', 'day', 'emergency', 'meals'] as const)
    expect([kind, await htmlOf(kind, week)]).toEqual([kind, expect.stringContaining('Woche abgesagt')]);
});

describe('the emergency sheet', () => {
  it('has health, contacts, parents and pick-up persons', async () => {
    const parent = await someParent(app);
    await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, { phone: '+39 0471 123456' });
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week, {
      parent,
      child: { with_diagnostics: true, medicaments: 'Insulin', risk_group: 'Asthma' },
    });
    await somePlaceIn(app, week, { child: { last_name: 'Well' } });
    await app.dataSource.manager.insert(PickupPersonEntity, {
      child_id: child.id,
      name: 'Rosa Huber',
      phone: '+39 333 7654321',
      relation: null,
    });
    const [sheet] = await xlsxOf('emergency', week);
    const [ill, well] = values(sheet);
    expect(ill).toMatchObject({
      Gesundheit: 'Funktionsdiagnose: Ja\nMedikamente: Insulin\nRisikogruppe: Asthma',
      Notfallkontakte: 'Oma Anna, +39 333 1111111\n+39 333 2222222',
      Eltern: expect.stringMatching(/, \+39 0471 123456$/),
      Abholberechtigte: 'Rosa Huber, +39 333 7654321',
    });
    expect(well).toMatchObject({ Gesundheit: 'Nichts bekannt' });
    const { text } = await pdfOf('emergency', week, office, 'it');
    expect(text[0]).toContain('Insulin');
    expect(text[0]).toContain('Autorizzati al ritiro');
  });
});

describe('what a call to 112 asks for', () => {
  it('stands on the emergency sheet: birth, tax code, home address, and where the week takes place', async () => {
    const location = await someLocation(app);
    const { manager } = app.dataSource;
    const week = await someWeekOnSite(app, { location_id: location.id });
    const [mother, father] = [await someParent(app), await someParent(app)];
    await manager.update(
      ParentEntity,
      { id: father.personId },
      { address: 'Dorf 5', plz: '39042', place: 'Brixen' },
    );
    const child = await somePlaceIn(app, week, { parent: mother, child: { birth: '2017-07-07' } });
    await manager.insert('child_parent', { child_id: child.id, person_id: father.personId });
    const head = 'Geboren, Steuernummer, Wohnadresse';
    const [sheet] = await xlsxOf('emergency', week);
    expect(values(sheet)[0]).toMatchObject({
      [head]: ['* 07.07.2017', child.tax, 'Lauben 1, 39100 Bozen', 'Dorf 5, 39042 Brixen'].join('\n'),
    });
    expect((await pdfOf('emergency', week)).text[0]).toContain(
      `Ort für den Notruf 112: ${location.name}, Anschrift nicht eingetragen`,
    );
    await manager.update('location', { id: location.id }, { address: 'Seestraße 3, 39057 Eppan' });
    const { text } = await pdfOf('emergency', week, office, 'it');
    expect(text[0]).toContain(`Luogo per la chiamata al 112: ${location.name_it}, Seestraße 3, 39057 Eppan`);
    expect(text[0]).toContain(child.tax);
    // The page of leaders has the same, so that it is there without a network.
    const [onScreen] = (await dayOf(app, office, { course_week_id: week.id })).weeks;
    expect(onScreen).toMatchObject({
      place_address: 'Seestraße 3, 39057 Eppan',
      children: [
        {
          birth: '2017-07-07',
          tax: child.tax,
          parents: [{ address: 'Lauben 1, 39100 Bozen' }, { address: 'Dorf 5, 39042 Brixen' }],
        },
      ],
    });
    // Other sheets lie about: they do not have it.
    for (const kind of ['week', 'day', 'meals'] as const)
      expect(await htmlOf(kind, week)).not.toContain(child.tax);
  });

  it('leaves out where the family lives for who may not see the parents, and says so', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week);
    const nurse = await someStaff(app, ['peopleCourseWeekRegistration.index', 'child.health']);
    const { text } = await pdfOf('emergency', week, nurse);
    expect(text[0]).toContain(child.tax);
    expect(text[0]).toContain('Wohnadresse: Nicht sichtbar');
    expect(text[0]).toContain('Ohne Eltern, Wohnadressen und Abholberechtigte');
    expect(text[0]).not.toContain('Lauben 1');
    const leader = await someWeekLeader(app, week);
    const seen = (await pdfOf('emergency', week, leader)).text[0];
    expect(seen).toContain('Lauben 1, 39100 Bozen');
    expect(seen).not.toContain('Ohne Eltern');
  });
});

describe('the meals', () => {
  it('are those of children who are there all day, and of everybody assigned', async () => {
    const { week, group, children } = await someFilledWeek();
    await someWeekLeader(app, week);
    await absent(children[0], '2026-07-07');
    // Leads the week too: eats once.
    await app.dataSource.manager.insert('course_week_leader', {
      course_week_id: week.id,
      user_id: group.leader.id,
    });
    const [meals, diets] = await xlsxOf('meals', week);
    expect(values(meals).map((row) => [row.Tag, row.Kinder, row.Leitung, row.Essen])).toEqual([
      ['Mo 06.07.', 2, 2, 4],
      ['Di 07.07.', 1, 2, 3],
      ['Mi 08.07.', 2, 2, 4],
      ['Do 09.07.', 2, 2, 4],
      ['Fr 10.07.', 2, 2, 4],
    ]);
    expect(diets?.rows.map((row) => Object.values(row).map(({ v }) => v))).toEqual([
      ['Allergien', 'Nüsse', 2, 'Ärmel Anna\nConci Carla'],
      ['Unverträglichkeiten', 'Laktose', 1, 'Conci Carla'],
    ]);
    const { pages, text } = await pdfOf('meals', week);
    expect(pages).toBe(1);
    expect(text[0]).toMatch(/Nüsse ?2/);
    expect(text[0]).not.toContain('Insulin');
  });
});

it('today the meals and the diets have a child that stays without a place', async () => {
  const { week, children } = await someFilledWeek();
  const { manager } = app.dataSource;
  const [child] = children;
  await send(app, office, change(child, { status: 'present' }));
  const { id } = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
  await remove(app, id, 'staff');
  const [meals, diets] = await xlsxOf('meals', week);
  expect(values(meals).map((row) => [row.Tag, row.Kinder])).toEqual([
    ['Mo 06.07.', 2],
    ['Di 07.07.', 1],
    ['Mi 08.07.', 1],
    ['Do 09.07.', 1],
    ['Fr 10.07.', 1],
  ]);
  expect(diets?.rows.map((row) => Object.values(row).map(({ v }) => v))).toContainEqual([
    'Allergien',
    'Nüsse',
    2,
    'Ärmel Anna (Platz beendet)\nConci Carla',
  ]);
});

describe('who gets a sheet', () => {
  const KINDS: Kind[] = ['week', 'day', 'emergency', 'meals'];

  it('leaders of a week get all of it, leaders of a group the group and who is in none, and others nothing', async () => {
    const { week, group, children } = await someFilledWeek();
    const other = await someFilledWeek();
    const leader = await someWeekLeader(app, week);
    const unassigned = await someStaff(app, 'Project leader');
    for (const kind of ['week', 'day', 'emergency'] as const) {
      expect(childrenOf(await xlsxOf(kind, week, leader)).flat()).toHaveLength(3);
      expect(childrenOf(await xlsxOf(kind, week, group.leader))).toEqual([
        ['Ärmel Anna', 'Berger Bruno'],
        ['Conci Carla'],
      ]);
    }
    const [meals, diets] = await xlsxOf('meals', week, group.leader);
    expect(values(meals)[0]).toMatchObject({ Kinder: 2, Leitung: 1, Essen: 3 });
    expect(diets?.xml).toContain('Laktose');
    for (const kind of KINDS)
      expect([
        await statusOf(kind, week, other.group.leader),
        await statusOf(kind, week, unassigned),
        await statusOf(kind, { id: 999_999 }, leader),
        await statusOf(kind, { id: 999_999 }, office),
        await statusOf(kind, week, await someStaff(app, ['course.view', 'child.health'])),
        await statusOf(kind, week, (await someParent(app)) as unknown as Staff),
      ]).toEqual([404, 404, 404, 404, 403, 403]);
    expect((await readsOf(group.leader)).map(([id]) => id)).toEqual([children[0].id, children[2].id]);
  });

  it('health is for leaders and holders of child.health, and its reading is noted', async () => {
    const { week, children } = await someFilledWeek();
    const [anna, , carla] = children;
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    for (const kind of KINDS) {
      const sheets = await xlsxOf(kind, week, reader);
      expect(sheets.map(({ xml }) => xml).join()).not.toMatch(/Nüsse|Insulin|Laktose/);
      expect((await pdfOf(kind, week, reader)).text.join()).not.toMatch(/Nüsse|Insulin|Laktose/);
    }
    expect(await readsOf(reader)).toEqual([]);
    const nurse = await someStaff(app, ['peopleCourseWeekRegistration.index', 'child.health']);
    await xlsxOf('day', week, nurse);
    expect(await readsOf(nurse)).toEqual([]);
    await pdfOf('meals', week, nurse);
    const noted = [anna, carla].map(({ id }) => [id, 'export']);
    expect(await readsOf(nurse)).toEqual(noted);
    const another = await someStaff(app, ['peopleCourseWeekRegistration.index', 'child.health']);
    await xlsxOf('emergency', week, another);
    expect(await readsOf(another)).toEqual(noted);
  });

  it('without health they say so, so that nobody reads that nothing is known', async () => {
    const { week } = await someFilledWeek();
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    const printed = async (kind: Kind, lang: ContentLanguage) =>
      (await pdfOf(kind, week, reader, lang)).text.join(' ').replaceAll(/\s+/g, ' ');
    for (const kind of ['week', 'emergency', 'meals'] as const) {
      expect(await printed(kind, 'de')).toContain('Ohne Gesundheitsdaten: Sie dürfen diese nicht sehen.');
      expect(await printed(kind, 'it')).toContain('Senza dati sanitari: Lei non può vederli.');
    }
    for (const kind of ['week', 'emergency'] as const) {
      const rows = (await xlsxOf(kind, week, reader)).flatMap(values);
      expect(rows.map((row) => row.Gesundheit)).toEqual(rows.map(() => 'Nicht sichtbar'));
    }
    const [, diets] = await xlsxOf('meals', week, reader);
    expect(diets?.rows.map((row) => Object.values(row).map(({ v }) => v))).toEqual([
      ['Nicht sichtbar', expect.stringMatching(/^Ohne Gesundheitsdaten/)],
    ]);
    // Who sees all of it gets no such sentence, also where nothing is known of anybody.
    const empty = await someWeekOnSite(app);
    await somePlaceIn(app, empty);
    for (const kind of ['week', 'emergency', 'meals'] as const)
      expect(await htmlOf(kind, empty)).not.toMatch(/class="notice"/);
  });

  it('a leader with the list, but without child.health, sees health of the own group only', async () => {
    const { week, group, children } = await someFilledWeek();
    await someGroup(app, week, [children[2]]);
    const mixed = await someStaff(app, ['peopleCourseWeekRegistration.index', 'week.assigned']);
    await app.dataSource.manager.insert('week_group_leader', { week_group_id: group.id, user_id: mixed.id });
    const [own, rest] = (await xlsxOf('emergency', week, mixed)).map(values);
    expect(own?.map((row) => row.Gesundheit)).toEqual([
      'Medikamente: Insulin\nAllergien: Nüsse',
      'Nichts bekannt',
    ]);
    expect(rest?.map((row) => row.Gesundheit)).toEqual(['Nicht sichtbar']);
    const [, diets] = await xlsxOf('meals', week, mixed);
    expect(Object.values(diets!.rows.at(-1)!)[1]?.v).toMatch(/^Die Gesundheitsdaten sind unvollständig/);
  });

  it('an unknown format is refused, and notes no reading', async () => {
    const { week } = await someFilledWeek();
    const nurse = await someStaff(app, ['peopleCourseWeekRegistration.index', 'child.health']);
    const answer = await openDocument(app, nurse, pathOf('emergency', week), { format: 'docx' });
    expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, ['format']]);
    expect(await readsOf(nurse)).toEqual([]);
  });
});

it('hostile names and texts stay text', async () => {
  const attack = '<script>document.body.textContent="RAN"</script>';
  const week = await someWeekOnSite(app, { name: attack });
  const child = await somePlaceIn(app, week, {
    child: { first_name: '=1+1', last_name: '<b>Fett</b>', allergies: `=cmd()${attack}` },
    registration: { emergency_contact1_name: '{{constructor}}' },
  });
  const group = await someGroup(app, week, [child]);
  await app.dataSource.manager.update('week_group', { id: group.id }, { name: '=SUM(A1)</style>' });
  const { text, title } = await pdfOf('emergency', week);
  expect(title).toContain(attack);
  expect(text[0]).toContain('<b>Fett</b> =1+1');
  // Breaks where the column ends.
  expect(text[0]?.replace(/ /g, '')).toContain(`=cmd()${attack}`);
  expect(text[0]).toContain('{{constructor}}');
  expect(text[0]).toContain('=SUM(A1)</style>');
  for (const kind of ['week', 'day', 'emergency', 'meals'] as const)
    for (const sheet of await xlsxOf(kind, week)) {
      expect(sheet.rows.flatMap((row) => Object.values(row)).some((cell) => cell.f)).toBe(false);
      if (kind === 'emergency') expect(sheet.rows[0]?.Gesundheit).toMatchObject({ t: 's' });
    }
});

it('needs as many statements for many children as for few', async () => {
  const week = await someWeekOnSite(app);
  const leader = await someWeekLeader(app, week);
  const add = async (): Promise<void> => {
    const child = await somePlaceIn(app, week, { child: { allergies: 'Nüsse' } });
    await someGroup(app, week, [child]);
    await absent(child, MONDAY);
    // An open point each.
    await send(app, office, new Phone().mark(child, { status: 'present' }, { told_absent: false }));
  };
  await add();
  const count = async (): Promise<number[]> => {
    const counts: number[] = [];
    for (const kind of ['week', 'day', 'emergency', 'meals'] as const) {
      // What is read for the first time is noted.
      await xlsxOf(kind, week, leader);
      counts.push((await app.countStatements(() => xlsxOf(kind, week, leader))).length);
    }
    return counts;
  };
  const few = await count();
  for (let more = 0; more < 12; more += 1) await add();
  expect(await count()).toEqual(few);
  expect(Math.max(...few)).toBeLessThanOrEqual(22);
});
