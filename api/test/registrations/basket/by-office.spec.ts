import { randomUUID } from 'node:crypto';
import type { BasketResult } from '@feria/shared';
import type { BasketMail } from '../../../src/mailing/mail-kinds.js';
import { MailRenderer } from '../../../src/mailing/mail-renderer.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import type { TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { createQuietApp, kindsTo, mailsTo, occupy } from '../support/book.js';
import { basketOf, type Wanted } from './support.js';

/* The office registers several children and weeks at once (product/registrations.md#several-by-the-office). */

const JULY = { from: '2026-07-06', to: '2026-07-10' };
const ACCOUNT = { bank_name: 'Ferienverein', bank_iban: 'IT60X0542811101000000123456' };
const AUGUST = { from: '2026-08-03', to: '2026-08-07' };

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createQuietApp();
  office = await someStaff(app, 'Office');
});
afterAll(() => app.close());

function send(body: object, key?: string, who = office) {
  const request = app.as(who).post('/api/peopleCourseWeekRegistration/several');
  if (key) request.set('Idempotency-Key', key);
  return request.send(body);
}

function bodyOf(...wanted: Wanted[]): { bookings: object[] } {
  const { bookings } = basketOf(...wanted);
  // What only parents agree to.
  const ofOffice = ([field]: [string, unknown]) => !['privacy', 'photo_privacy'].includes(field);
  return {
    bookings: bookings.map((booking) => Object.fromEntries(Object.entries(booking).filter(ofOffice))),
  };
}

/** Two parents with two children, and weeks of two projects. */
async function world() {
  const [mother, father] = [await someParent(app), await someParent(app)];
  const children = [await someChild(app, [mother, father]), await someChild(app, mother)] as const;
  const forest = await someCourse(app, { name: 'Waldwochen', ...ACCOUNT });
  const circus = await someCourse(app, { name: 'Zirkus' });
  const weeks = [await someWeek(app, forest, JULY), await someWeek(app, circus, AUGUST)] as const;
  return { mother, father, children, weeks };
}

const rowsOf = (ids: readonly { id: number }[]) =>
  app.dataSource.manager.countBy(
    RegistrationEntity,
    ids.map(({ id }) => ({ child_id: id })),
  );

it('registers children for weeks of several projects, and says of each line what it got', async () => {
  const { mother, father, children, weeks } = await world();
  const [lea, tim] = children;
  await occupy(app, weeks[1], weeks[1].max_participants);
  const { body } = await send(bodyOf([[lea, tim], weeks[0]], [lea, weeks[1]])).expect(201);
  const { registrations } = body.data as BasketResult;
  expect(registrations).toMatchObject([
    { course_id: weeks[0].course_id, child_id: lea.id, course_week_id: weeks[0].id, outcome: 'confirmed' },
    { course_id: weeks[0].course_id, child_id: tim.id, course_week_id: weeks[0].id, outcome: 'confirmed' },
    { child_id: lea.id, course_week_id: weeks[1].id, outcome: 'waiting', queue_position: 1 },
  ]);
  // One mail to each parent, with what is of own children.
  expect(await kindsTo(app, mother)).toEqual(['basket']);
  const [toMother] = await mailsTo(app, mother);
  const [toFather] = await mailsTo(app, father);
  expect(await kindsTo(app, father)).toEqual(['basket']);
  expect(JSON.stringify(toMother)).toContain(tim.first_name);
  expect(JSON.stringify(toFather)).toContain(lea.first_name);
  expect(JSON.stringify(toFather)).not.toContain(tim.first_name);
  // It is asked of who owes it, and of nobody else.
  expect(toMother).toMatchObject({ payments: [{ amount: 24_000 }] });
  expect(toMother).not.toHaveProperty('othersPay');
  expect(toFather).toMatchObject({ payments: [], othersPay: 12_000 });
  const { text } = await app.app.get(MailRenderer).render('basket', 'de', toFather as unknown as BasketMail);
  expect(text).toContain('Davon zahlt ein anderer Elternteil 120,00 €.');
});

it('stores nothing when one line is refused, and says at which', async () => {
  const { mother, children, weeks } = await world();
  const [lea, tim] = children;
  await send(bodyOf([tim, weeks[1]])).expect(201);
  const mails = (await kindsTo(app, mother)).length;
  const { body } = await send(bodyOf([lea, weeks[0]], [[lea, tim], weeks[1]])).expect(422);
  expect(Object.keys(body.errors as object)).toEqual(['bookings.1.bookedChildren.1.courseWeeks.0.id']);
  expect(await rowsOf(children)).toBe(1);
  expect(await kindsTo(app, mother)).toHaveLength(mails);
});

it('departs from a rule with a reason only', async () => {
  const { children, weeks } = await world();
  const old = await someWeek(app, await someCourse(app, { age_from: 1, age_to: 2 }), JULY);
  const refused = await send(bodyOf([children[0], old], [children[1], weeks[1]])).expect(422);
  expect(refused.body.code).toBe('not_eligible');
  await send({ ...bodyOf([children[0], old], [children[1], weeks[1]]), reason: 'Geschwister' }).expect(201);
});

it('tells nobody when the office says so, and a repeated request registers once', async () => {
  const { mother, children, weeks } = await world();
  const [key, body] = [randomUUID(), { ...bodyOf([children[0], weeks[0]]), mail: false }];
  const first = await send(body, key).expect(201);
  const again = await send(body, key).expect(201);
  expect(again.body).toEqual(first.body);
  expect(await kindsTo(app, mother)).toEqual([]);
  await send({ ...body, mail: true }, key).expect(409);
});

it('brings no child into a week that its caller leads, as the sign-up of one week', async () => {
  const { children, weeks } = await world();
  const leader = await someStaff(app, ['peopleCourseWeekRegistration.create', 'week.assigned']);
  await app.dataSource.query(
    `INSERT INTO course_week_leader (course_week_id, user_id) VALUES (${weeks[1].id}, ${leader.id})`,
  );
  const { body } = await send(
    bodyOf([children[0], weeks[0]], [children[1], weeks[1]]),
    undefined,
    leader,
  ).expect(422);
  expect(Object.keys(body.errors as object)).toEqual(['bookings.1.bookedChildren.0.courseWeeks.0.id']);
  expect(await rowsOf(children)).toBe(0);
});
