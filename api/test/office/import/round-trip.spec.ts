import type { ContentLanguage, ImportKind, StoredQuestion } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import { loadWriter } from '../../../src/core/xlsx/workbook.js';
import type { DeepPartial, EntityTarget } from 'typeorm';
import { CourseCategoryEntity } from '../../../src/model/catalogue/course-category.entity.js';
import { CourseTypeEntity } from '../../../src/model/catalogue/course-type.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { LocationEntity } from '../../../src/model/catalogue/location.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someNotices,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { asking } from '../../support/questions.js';
import { cellsOf, check, IMPORTER, importFile, table } from './support.js';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  await someNotices(app);
  staff = await someStaff(app, IMPORTER);
});
afterAll(() => app.close());

/** Takes projects and families away, as if this were another installation with the same places, types and categories. */
async function empty(): Promise<void> {
  const { manager } = app.dataSource;
  await manager.createQueryBuilder().delete().from(RegistrationEntity).execute();
  for (const entity of [CourseWeekEntity, CourseCategoryLinkEntity, CourseEntity, ChildEntity])
    await manager.createQueryBuilder().delete().from(entity).execute();
  const people = await manager.find(ParentEntity);
  await manager.createQueryBuilder().delete().from(ParentEntity).execute();
  for (const { user_id } of people) if (user_id) await manager.delete(UserEntity, { id: user_id });
}

/** The place, type or category of these tests: two of one name would not be told apart. */
async function theOne<E extends { id: number; name: string }>(
  entity: EntityTarget<E>,
  values: DeepPartial<E>,
): Promise<E> {
  const { manager } = app.dataSource;
  const { name } = values as { name: string };
  return (await manager.findOneBy(entity, { name } as never)) ?? manager.save(manager.create(entity, values));
}

async function makeProjects(): Promise<void> {
  const { manager } = app.dataSource;
  const location = await theOne(LocationEntity, { name: 'See', name_it: 'Lago' });
  const type = await theOne(CourseTypeEntity, { name: 'Sport', name_it: 'Sport', sort_order: 1 });
  const category = await theOne(CourseCategoryEntity, {
    name: 'Wasser',
    name_it: 'Acqua',
    description: '<p>x</p>',
    description_it: '<p>x</p>',
  });
  const course = await someCourse(app, {
    location_id: location.id,
    course_type_id: type.id,
    register_from_time: '07:05',
    description: '<p>Baden &amp; <strong>Spielen</strong></p>',
    info_it: 'senza tag &lt;3',
    schools: ['gs_1', 'ms_3'],
    age_from: 6,
    age_to: 11,
    price: 12_345,
    allocation: 'fair_start',
    questions: await asking(app, ...EACH_KIND),
    places_per_child: 2,
    move_up: 'offer',
    offer_hours: 24,
    priority_places: ['39100', '39050'],
    payment_days: 10,
    cancellation: [14, 7].map((days_before, at) => ({ days_before, fee_percent: at * 50 })),
    email_new: '<p>Hallo</p>',
  });
  await manager.insert(CourseCategoryLinkEntity, { course_id: course.id, course_category_id: category.id });
  await someWeek(app, course, {
    time_info_de: '8:00 bis 16:00\nmit Mittagessen',
    time_from: '07:45',
    time_to: '16:30',
    half_day: true,
    price_half_day: 5_000,
    time_from_half_day: '07:45',
    time_to_half_day: '12:00',
  });
  await someWeek(app, course, { full_day: false, price: null });
  await someWeek(app, course, { cancelled_at: app.clock.now() });
  await someCourse(app, { from: null, to: null, active: false });
}

async function makeFamilies(): Promise<void> {
  const [one, two] = [await someParent(app), await someParent(app, { lang: 'it' })];
  await someChild(app, [one, two], {
    with_diagnostics: true,
    allergies: 'Nüsse\nPollen',
    risk_group: '=1+1',
    leave_alone: true,
    second_guardian_forbidden: true,
  });
  await someChild(app, two, { phone: '0471 000000', lang: 'it', school: 'kg_2' });
}

/** Records of the first sheet. */
const RECORDS = 2;

/** What is made first, and in which language the file is. */
const TRIPS: [kind: ImportKind, make: () => Promise<void>, lang: ContentLanguage][] = [
  ['projects', makeProjects, 'de'],
  ['projects', makeProjects, 'it'],
  ['families', makeFamilies, 'it'],
  ['families', makeFamilies, 'de'],
];

it.each(TRIPS)(
  '%s: what is exported and imported is exported as the same cells (%#)',
  async (kind, make, lang) => {
    await empty();
    await make();
    const file = await table(app, staff, `/export/${kind}`, lang);
    const [first = ''] = Object.keys(await cellsOf(file));
    expect((await cellsOf(file))[first]).toHaveLength(RECORDS + 1);
    expect((await check(app, kind, file, { as: staff })).counts[0]).toMatchObject({
      unchanged: RECORDS,
      different: 0,
    });
    const saved = await cellsOf(file);
    await empty();
    expect(await importFile(app, kind, file, staff)).toMatchObject({ problems: [], stored: true });
    expect(await cellsOf(await table(app, staff, `/export/${kind}`, lang))).toEqual(saved);
  },
);

const BOTH = ['S', 'M', 'L = XL; 5 | 6'].map((label, index) => ({
  id: index + 1,
  label,
  label_it: `${label} it`,
}));

/** A question of each kind, with signs that a cell must escape. */
const EACH_KIND: Partial<StoredQuestion>[] = [
  { kind: 'text', label: 'Wer | was; wie = wo?', label_it: 'Chi \\ cosa?' },
  { kind: 'number', label: 'Größe in cm', label_it: 'Altezza in cm', required: false },
  { kind: 'yes_no', label: 'Kann schwimmen', label_it: 'Sa nuotare', day_types: ['full_day'] },
  { kind: 'one_of', label: 'T-Shirt', label_it: 'Maglietta', options: BOTH },
  { kind: 'some_of', label: 'Was gibt es?', label_it: 'Che cosa?', options: BOTH, health: true },
];

it('exports the projects of a year', async () => {
  const course = await someCourse(app, { from: '2031-06-01', to: '2031-08-01' });
  const file = await table(app, staff, '/export/projects?year=2031');
  const { Projekte: rows = [] } = await cellsOf(file);
  expect(rows.slice(1).map((row) => row.slice(0, 2))).toEqual([[1, course.name]]);
});

it('reads the projects once for both sheets, so that their numbers agree', async () => {
  const reads = await app.countStatements(() => table(app, staff, '/export/projects'));
  expect(reads.filter((sql) => /FROM [`"]course[`"] /.test(sql))).toHaveLength(1);
});

it.each(['de', 'it'] as const)(
  'shows days, times and amounts of the explanation as such (%s)',
  async (lang) => {
    const { default: ExcelJS } = await loadWriter();
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await table(app, staff, '/export/projects/template', lang)) as never);
    const sheet = book.getWorksheet(importWords[lang].explanation.sheet);
    const shown = new Map<unknown, string[]>();
    sheet?.eachRow((row) => {
      const { value, numFmt } = row.getCell(5);
      const kind = value instanceof Date ? 'Date' : typeof value;
      shown.set(numFmt, [...new Set([...(shown.get(numFmt) ?? []), kind])]);
    });
    expect(Object.fromEntries(shown)).toMatchObject({
      'dd.mm.yyyy': ['Date'],
      'hh:mm': ['Date'],
      '#,##0.00 "€"': ['number'],
      '@': ['string'],
    });
  },
);
