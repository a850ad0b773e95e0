import {
  API,
  type CourseDefaults,
  type FrontendProjectDetail,
  type MyFamily,
  type OptionKey,
  type PaymentDetails,
  type ProjectReadiness,
} from '@feria/shared';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { MailRenderer } from '../../../src/mailing/mail-renderer.js';
import { openDebts, type DebtRow } from '../../../src/money/bank-statements/open-debts.js';
import { organiserAccounts } from '../../../src/money/payouts/refund-accounts.js';
import { migrate } from '../../../src/core/database/data-source.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someStaff, someWeek, type Parent, type Staff } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import {
  book,
  createQuietApp,
  firstId,
  mailsTo,
  someFamily,
  travel,
} from '../../registrations/support/book.js';

/* What the organiser says for all projects applies where a project says nothing (product/catalogue.md#the-organisers-defaults). */

const THEIRS = 'DE89370400440532013000';
const OTHERS = 'AT611904300234573201';
const OWN = 'IT60X0542811101000000123456';
const STEPS = [
  { days_before: 30, fee_percent: 0 },
  { days_before: 0, fee_percent: 100 },
];

let app: TestApp;
let admin: Staff;
beforeEach(async () => {
  app = await createQuietApp();
  await travel(app, '2026-03-02T09:00:00Z');
  admin = await someStaff(app, 'Administrator');
});
afterEach(() => app.close());

async function putOption(key: OptionKey, value: string | null) {
  const { id } = await app.dataSource.manager.findOneByOrFail(OptionEntity, { key });
  return app.as(admin).put(`/api/option/${id}`).send({ key, value });
}

async function setAccount(iban: string | null, name: string | null = 'Verein Berg'): Promise<void> {
  expect((await putOption('bank_name', name)).status).toBe(200);
  expect((await putOption('bank_iban', iban)).status).toBe(200);
}

const NOTHING = { bank_name: null, bank_iban: null };

/** A family with an unpaid place in a project. */
async function somePlace(values: Partial<CourseEntity>) {
  const course = await someCourse(app, values);
  const week = await someWeek(app, course, { from: '2026-07-06', to: '2026-07-10' });
  const { parent, child } = await someFamily(app);
  const result = await book(app, parent, child, week);
  return { course, week, parent, result, id: firstId(result) };
}

const familyOf = async (parent: Parent): Promise<MyFamily> =>
  (await app.as(parent).get('/api/my-family').expect(200)).body.data;
const accountsOf = async (parent: Parent) =>
  (await familyOf(parent)).payments.map(({ bank_name, bank_iban }) => [bank_name, bank_iban]);
/** The codes of the mails to a parent: their IBANs. */
const codesOf = async (parent: Parent): Promise<(string | undefined)[]> => {
  const mails = (await mailsTo(app, parent)) as { payments?: PaymentDetails[] }[];
  return mails.flatMap(({ payments = [] }) => payments.map(({ epc }) => epc.split('\n')[6]));
};

it('keeps what is set, refuses what is wrong at its field, and tells who lists projects, not everybody', async () => {
  expect((await putOption('bank_iban', 'DE89370400440532013001')).body.errors).toEqual({
    value: ['Bitte überprüfen Sie die IBAN, sie scheint nicht gültig zu sein.'],
  });
  expect(Object.keys((await putOption('payment_days', 'bald')).body.errors as object)).toEqual(['value']);
  expect(Object.keys((await putOption('payment_days', '366')).body.errors as object)).toEqual(['value']);
  for (const [steps, at] of [
    [[{ days_before: 400, fee_percent: 0 }], 'value.0.days_before'],
    [[{ days_before: 3 }], 'value.0.fee_percent'],
    [[...STEPS, { days_before: 30, fee_percent: 10 }], 'value.2.days_before'],
  ] as const)
    expect(
      Object.keys((await putOption('cancellation', JSON.stringify(steps))).body.errors as object),
    ).toEqual([at]);
  for (const wrong of ['{', '3', '[3]'])
    expect([wrong, (await putOption('cancellation', wrong)).status]).toEqual([wrong, 422]);

  await setAccount(THEIRS);
  await putOption('payment_days', '14');
  await putOption('cancellation', JSON.stringify(STEPS));
  await putOption('max_participants', '24');
  const reader = await someStaff(app, ['course.index']);
  const defaults = (await app.as(reader).get('/api/course/defaults').expect(200)).body.data as CourseDefaults;
  expect(defaults).toMatchObject({
    bank_name: 'Verein Berg',
    bank_iban: THEIRS,
    payment_days: 14,
    cancellation: STEPS,
    max_participants: 24,
    waiting_list: null,
    email_new: null,
  });
  const keys = ((await app.http().get('/api/options').expect(200)).body.data as { key: string }[]).map(
    ({ key }) => key,
  );
  expect(keys).not.toContain('bank_iban');
  expect(keys).not.toContain('email_new');
  await putOption('cancellation', '[]');
  expect((await app.as(reader).get('/api/course/defaults')).body.data.cancellation).toEqual([]);
});

it('the account of a project without one follows the settings, in mails, codes, my family and the debts of bank statements', async () => {
  await setAccount(THEIRS);
  const follows = await somePlace(NOTHING);
  const keeps = await somePlace({ bank_name: 'Eigene', bank_iban: OWN });
  expect(follows.result.payment).toMatchObject({ bank_name: 'Verein Berg', bank_iban: THEIRS });
  expect(await codesOf(follows.parent)).toEqual([THEIRS]);
  expect(await codesOf(keeps.parent)).toEqual([OWN]);

  await setAccount(OTHERS, 'Verein Tal');
  expect(await accountsOf(follows.parent)).toEqual([['Verein Tal', OTHERS]]);
  expect(await accountsOf(keeps.parent)).toEqual([['Eigene', OWN]]);
  const later = await somePlace(NOTHING);
  expect(await codesOf(later.parent)).toEqual([OTHERS]);
  const { manager } = app.dataSource;
  const debts: DebtRow[] = [];
  for await (const some of openDebts(manager)) debts.push(...some);
  const of = ({ id }: { id: number }) => debts.find(({ registrationId }) => registrationId === id);
  expect(of(follows)).toMatchObject({ account: OTHERS, bankName: 'Verein Tal' });
  expect(of(keeps)).toMatchObject({ account: OWN, bankName: 'Eigene' });
  expect(await organiserAccounts(manager)).toEqual([
    { name: 'Verein Tal', iban: OTHERS },
    { name: 'Eigene', iban: OWN },
  ]);
  // No project has written it down: the account of the settings is one of the organiser's all the same.
  await manager.update(CourseEntity, { id: follows.course.id }, { bank_name: 'Eigene', bank_iban: OWN });
  await manager.update(CourseEntity, { id: later.course.id }, { bank_name: 'Eigene', bank_iban: OWN });
  expect((await organiserAccounts(manager)).map(({ iban }) => iban)).toEqual([OWN, OTHERS]);
});

it('days to pay and steps of cancellation are those of the settings where a project has none', async () => {
  await putOption('payment_days', '14');
  const set = await putOption('cancellation', JSON.stringify(STEPS));
  expect([set.status, set.body.errors]).toEqual([200, undefined]);
  const follows = await somePlace({});
  const keeps = await somePlace({ payment_days: 5, cancellation: [{ days_before: 3, fee_percent: 0 }] });
  const stored = async (id: number) => {
    const { due_on, agreed_steps } = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { id });
    return [due_on, agreed_steps];
  };
  expect(await stored(follows.id)).toEqual(['2026-03-16', JSON.stringify(STEPS)]);
  expect(await stored(keeps.id)).toEqual(['2026-03-07', '[{"days_before":3,"fee_percent":0}]']);
  const shown = async ({ course }: { course: CourseEntity }) =>
    ((await app.http().get(`/${API.frontend}/${course.id}`)).body.data as FrontendProjectDetail).cancellation;
  expect(await shown(follows)).toEqual(STEPS);
  expect(await shown(keeps)).toEqual([{ days_before: 3, fee_percent: 0 }]);
  const terms = async (parent: Parent) => (await familyOf(parent)).registrations[0]?.cancellation?.fee;
  expect([await terms(follows.parent), await terms(keeps.parent)]).toEqual([0, 0]);
  // A dearer step of the settings does not reach what is booked (product/registrations.md#cancellation), and the page shows it at once.
  await putOption('cancellation', '[{"days_before":0,"fee_percent":50}]');
  expect(await shown(follows)).toEqual([{ days_before: 0, fee_percent: 50 }]);
  expect(await terms(follows.parent)).toBe(0);
});

it('the text of a mail is that of the settings where a project has none in that language, also in a preview', async () => {
  await putOption('email_new', '<p>Hallo vom Verein</p>');
  const silent = await someCourse(app);
  const speaks = await someCourse(app, { email_new: '<p>Hallo vom Projekt</p>' });
  const renderer = app.app.get(MailRenderer);
  const mail = async (course: CourseEntity, lang: 'de' | 'it') => {
    const payload = { name: 'Eva', courseId: course.id, course: course.name, lines: [] };
    return (await renderer.render('new', lang, payload)).text;
  };
  expect(await mail(silent, 'de')).toContain('Hallo vom Verein');
  expect(await mail(silent, 'it')).not.toContain('Verein');
  expect(await mail(speaks, 'de')).toContain('Hallo vom Projekt');
  await putOption('email_new', '<p>Guten Tag</p>');
  expect(await mail(silent, 'de')).toContain('Guten Tag');
  expect(await mail(speaks, 'de')).toContain('Hallo vom Projekt');
  const preview = async (course: CourseEntity, text: string) =>
    (
      await app
        .as(admin)
        .post(`/api/course/${course.id}/mail-preview`)
        .send({ kind: 'new', lang: 'de', text })
        .expect(200)
    ).body.data.html as string;
  expect(await preview(speaks, '')).toContain('Guten Tag');
  expect(await preview(speaks, '<p>Getippt</p>')).toContain('Getippt');
});

it('a project can be made without account, is sent with empty fields, and stays silent when it is copied', async () => {
  const staff = app.as(admin);
  const made = await staff
    .post('/api/course')
    .send({ name: 'Wald', name_it: 'Bosco', max_participants: 10, waiting_list: 0, price: 100 })
    .expect(201);
  await setAccount(THEIRS);
  await putOption('cancellation', JSON.stringify(STEPS));
  const { id } = made.body.data as { id: number };
  const silent = { bank_name: null, bank_iban: null, payment_days: null, cancellation: [], email_new: null };
  const { body } = await staff.get(`/api/course/${id}`).expect(200);
  expect(body.data).toMatchObject(silent);
  const copy = await staff.post(`/api/course/${id}/copy`).expect(201);
  expect(copy.body.data).toMatchObject(silent);
  const ends = { bank_name: 'Eigene', bank_iban: OWN };
  await staff
    .put(`/api/course/${id}`)
    .send({ ...ends, version: body.data.version })
    .expect(200);
  await staff.put(`/api/course/${id}`).send({ bank_name: '', bank_iban: null }).expect(200);
  expect((await staff.get(`/api/course/${id}`)).body.data).toMatchObject(silent);
});

it('what is missing before a project opens considers the settings', async () => {
  const course = await someCourse(app, NOTHING);
  await someWeek(app, course);
  const lacks = async () => {
    const { body } = await app.as(admin).get(`/api/course/${course.id}/readiness`).expect(200);
    return (body.data as ProjectReadiness).lacks.map(({ what }) => what);
  };
  expect(await lacks()).toEqual(expect.arrayContaining(['account']));
  await setAccount(THEIRS);
  expect(await lacks()).not.toContain('account');
  expect(await lacks()).not.toContain('mail_language');
  await putOption('email_new', '<p>Hallo</p>');
  expect(await lacks()).toContain('mail_language');
});

it('the update and the way back keep the accounts of projects; who has none gets that of the settings on the way back', async () => {
  await setAccount(THEIRS);
  const [silent, own] = [await someCourse(app, NOTHING), await someCourse(app)];
  const { dataSource } = app;
  const count = dataSource.migrations.findIndex(({ name }) => name === 'OrganisersAccount1790000000356');
  expect(count).toBeGreaterThan(0);
  if (ENGINE === 'sqlite') await dataSource.query('PRAGMA foreign_keys = OFF');
  for (let undone = dataSource.migrations.length; undone > count; undone -= 1)
    await dataSource.undoLastMigration();
  if (ENGINE === 'sqlite') await dataSource.query('PRAGMA foreign_keys = ON');
  await migrate(dataSource);
  const stored = async ({ id }: CourseEntity) => {
    const { bank_name, bank_iban } = await dataSource.manager.findOneByOrFail(CourseEntity, { id });
    return [bank_name, bank_iban];
  };
  expect(await stored(silent)).toEqual(['Verein Berg', THEIRS]);
  expect(await stored(own)).toEqual(['Ferienverein', OWN]);
  expect(await dataSource.manager.countBy(CourseWeekEntity, {})).toBe(0);
});
