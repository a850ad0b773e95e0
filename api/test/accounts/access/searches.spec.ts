import type { Permission } from '@feria/shared';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import type { ChildEntity } from '../../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { openDocument } from '../../money/documents/support/paid.js';
import { readXlsx } from '../../money/documents/support/xlsx.js';
import { preview } from '../../office/messages/support.js';
import { somePlaceIn, someWeekOnSite } from '../../on-site/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { pay } from '../../support/pay.js';
import { someChild, someParent, someStaff, type Parent } from '../../support/builders.js';

/*
 * What a search finds tells what it looked at, letter by letter. So it looks at nothing that its reader does not see elsewhere
 * (shared/docs/access.md).
 */

const PHONE = '+39 333 9876543';
const PLACE = 'Unterinn';

let app: TestApp;
let mother: Parent;
let child: ChildEntity;
let weekId: number;
beforeAll(async () => {
  app = await createTestApp();
  mother = await someParent(app);
  const { manager } = app.dataSource;
  const person = await manager.findOneByOrFail(ParentEntity, { id: mother.personId });
  await manager.save(Object.assign(person, { first_name: 'Ottilie', phone: PHONE, place: PLACE }));
  const week = await someWeekOnSite(app);
  weekId = week.id;
  child = await somePlaceIn(app, week, { parent: mother, child: { first_name: 'Wendelin' } });
  const { id } = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
  await pay(app, id, 2_000);
});
afterAll(() => app.close());

/** Parts of what nobody may guess. */
const secrets = () => ({
  tax: child.tax.slice(3, 12),
  phone: PHONE.slice(-7),
  place: PLACE.slice(0, 6),
  'tax code of a parent': ottiliesTax.slice(3, 12),
});
let ottiliesTax = '';
beforeAll(async () => {
  const person = await app.dataSource.manager.findOneByOrFail(ParentEntity, { id: mother.personId });
  ottiliesTax = person.tax ?? '';
  expect(ottiliesTax).toHaveLength(16);
});

type Search = (permissions: readonly Permission[], text: string) => Promise<boolean>;

const inMessages: Search = async (permissions, search) => {
  const staff = await someStaff(app, permissions);
  const { receivers } = await preview(app, staff, { kind: 'filter', search });
  return receivers.length > 0;
};

const inPayments: Search = async (permissions, search) => {
  const staff = await someStaff(app, permissions);
  const { body } = await app.as(staff).get('/api/payment').query({ search }).expect(200);
  return body.data.length > 0;
};

const inExport: Search = async (permissions, search) => {
  const staff = await someStaff(app, permissions);
  const file = await openDocument(app, staff, '/export/payments', { search });
  return readXlsx(file.body as Buffer)[0]!.rows.length > 0;
};

const inRegistrations: Search = async (permissions, search) => {
  const staff = await someStaff(app, permissions);
  const { body } = await app.as(staff).get('/api/peopleCourseWeekRegistration').query({ search }).expect(200);
  return body.data.length > 0;
};

describe.each<[string, Search, Permission[], string, Record<keyof ReturnType<typeof secrets>, boolean>]>([
  [
    'receivers of a message, by who sees registrations too',
    inMessages,
    ['message.create', 'peopleCourseWeekRegistration.index'],
    'Wendelin',
    { ...none(), tax: true },
  ],
  ['payments', inPayments, ['payment.index'], 'Ottilie', none()],
  [
    'payments, by who sees parents too',
    inPayments,
    ['payment.index', 'person.index'],
    'Ottilie',
    ofParents(),
  ],
  [
    'the export of payments',
    inExport,
    ['peopleCourseWeekRegistration.update'],
    'Ottilie',
    { ...none(), tax: true },
  ],
  [
    'the export of payments, by who sees parents too',
    inExport,
    ['peopleCourseWeekRegistration.update', 'person.index'],
    'Ottilie',
    { ...ofParents(), tax: true },
  ],
  [
    'registrations',
    inRegistrations,
    ['peopleCourseWeekRegistration.index'],
    'Wendelin',
    { ...none(), tax: true },
  ],
])('a search of %s', (_, search, permissions, name, expected) => {
  it('finds names, and of the rest what the account sees', async () => {
    expect(await search(permissions, name)).toBe(true);
    for (const [what, text] of Object.entries(secrets()))
      expect([what, await search(permissions, text)]).toEqual([
        what,
        expected[what as keyof ReturnType<typeof secrets>],
      ]);
  });
});

it('registering a child tells its tax code to those only who see it elsewhere', async () => {
  const register = async (permissions: readonly Permission[]) => {
    const other = await someChild(app, mother);
    const staff = await someStaff(app, permissions);
    const { body } = await app
      .as(staff)
      .post('/api/peopleCourseWeekRegistration')
      .send({
        people_id: other.id,
        course_week_id: weekId,
        day_type: 'full_day',
        mail: false,
        emergency_contact1_phone: '+39 333 1111111',
        reason: 'Anruf',
      })
      .expect(201);
    return [body.data.people.tax, other.tax];
  };
  const [hidden] = await register(['peopleCourseWeekRegistration.create']);
  expect(hidden).toBeNull();
  for (const more of ['child.index', 'peopleCourseWeekRegistration.index'] as const) {
    const [shown, tax] = await register(['peopleCourseWeekRegistration.create', more]);
    expect(shown).toBe(tax);
  }
});

function none() {
  return { tax: false, phone: false, place: false, 'tax code of a parent': false };
}

function ofParents() {
  return { tax: false, phone: true, place: true, 'tax code of a parent': true };
}
