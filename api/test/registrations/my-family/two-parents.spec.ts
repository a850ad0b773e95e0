import type { FamilyExport, FamilyRegistration } from '@feria/shared';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createQuietApp, send, stored } from '../support/book.js';
import type { TestApp } from '../../support/app.js';
import {
  signInAgain,
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { asking } from '../../support/questions.js';

/** What each writer types, so that it can be found wherever it shows up. */
const WORDS = {
  mother: {
    comment: 'comment of the mother',
    emergency_contact1_name: 'Aunt of the mother',
    emergency_contact1_phone: '+39 333 7000001',
    emergency_contact2_name: 'Uncle of the mother',
    emergency_contact2_phone: '+39 333 7000002',
  },
  father: {
    comment: 'comment of the father',
    emergency_contact1_name: 'Aunt of the father',
    emergency_contact1_phone: '+39 333 8000001',
    emergency_contact2_name: 'Uncle of the father',
    emergency_contact2_phone: '+39 333 8000002',
  },
  office: {
    comment: 'comment typed by the office',
    emergency_contact1_name: 'Aunt typed by the office',
    emergency_contact1_phone: '+39 333 9000001',
    emergency_contact2_name: 'Uncle typed by the office',
    emergency_contact2_phone: '+39 333 9000002',
  },
};
type Writer = keyof typeof WORDS;
/** What each answers to the question of the project: the last answer counts. */
const ANSWERS: Record<Writer, string> = {
  mother: 'answer of the mother',
  father: 'answer of the father',
  office: 'answer typed by the office',
};
const INTERNAL = 'a note for the office alone';
const HIDDEN = {
  comment: null,
  emergency_contact1_name: null,
  emergency_contact1_phone: null,
  emergency_contact2_name: null,
  emergency_contact2_phone: null,
};

let app: TestApp;
let mother: Parent;
let father: Parent;
let child: ChildEntity;
let ids: Record<Writer, number>;

beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-03-02T09:00:00Z');
  [mother, father] = [await someParent(app), await someParent(app, { lang: 'it' })];
  child = await someChild(app, [mother, father], { allergies: 'Erdnüsse' });
  const course = await someCourse(app, { questions: await asking(app) });
  const weeks = [await someWeek(app, course), await someWeek(app, course), await someWeek(app, course)];
  const bookedBy = async (who: Parent, writer: Writer, index: number): Promise<number> => {
    const answer = await send(
      app,
      who,
      course,
      signUpBody(child, weeks[index]!, { ...WORDS[writer], custom_field: ANSWERS[writer] }),
    );
    expect(answer.status).toBe(201);
    return answer.body.data.registrations[0].id as number;
  };
  const byOffice = await app
    .as(await someStaff(app, 'Office'))
    .post(`/api/send-registration/${course.id}/admin`)
    .send({
      ...WORDS.office,
      custom_field: ANSWERS.office,
      bookedChildren: [{ id: child.id, courseWeeks: [{ id: weeks[2]!.id, dayType: 'full_day' }] }],
    });
  expect(byOffice.status).toBe(201);
  ids = {
    mother: await bookedBy(mother, 'mother', 0),
    father: await bookedBy(father, 'father', 1),
    office: byOffice.body.data.registrations[0].id,
  };
  await app.dataSource.manager.update(
    RegistrationEntity,
    { child_id: child.id },
    { comment_internal: INTERNAL },
  );
});

/** Which of the writers' words stand anywhere in an answer. */
function foundIn(body: unknown): string[] {
  const text = JSON.stringify(body);
  const all = Object.entries(WORDS).flatMap(([writer, words]) =>
    [...Object.values(words), ANSWERS[writer as Writer]].map((word) => [writer, word] as const),
  );
  const writers = all.filter(([, word]) => text.includes(word)).map(([writer]) => writer);
  return [...new Set([...writers, ...(text.includes(INTERNAL) ? ['internal'] : [])])];
}

const family = async (who: Parent) => (await app.as(who).get('/api/my-family').expect(200)).body.data;

describe('two parents of one child', () => {
  it('see in my family every booking, and the details of their own bookings only', async () => {
    for (const [who, writer] of [
      [mother, 'mother'],
      [father, 'father'],
    ] as const) {
      const mine = await family(who);
      const registrations = mine.registrations as FamilyRegistration[];
      expect(registrations.map(({ id }) => id).sort()).toEqual(Object.values(ids).sort());
      for (const registration of registrations) {
        const own = registration.id === ids[writer];
        expect(registration).toMatchObject({
          own_booking: own,
          ...(own ? WORDS[writer] : HIDDEN),
          day_type: 'full_day',
        });
      }
      expect(foundIn(mine)).toEqual([writer]);
    }
  });

  it('read who pays what they do not, by a short name', async () => {
    await app.dataSource.manager.update(
      ParentEntity,
      { id: father.personId },
      { first_name: 'Karl Maria', last_name: 'Untersteiner' },
    );
    const payers = async (who: Parent) =>
      Object.fromEntries(
        ((await family(who)).registrations as FamilyRegistration[]).map(({ id, payer }) => [id, payer]),
      );
    // What the office booked is owed by the parent with the smallest id.
    expect(await payers(mother)).toEqual({
      [ids.mother]: undefined,
      [ids.father]: 'Karl U.',
      [ids.office]: undefined,
    });
    expect(await payers(father)).toEqual({
      [ids.mother]: 'Eva R.',
      [ids.father]: undefined,
      [ids.office]: 'Eva R.',
    });
    const [own, others] = ((await family(mother)).registrations as FamilyRegistration[]).toSorted(
      (a, b) => Number(a.id !== ids.mother) - Number(b.id !== ids.mother),
    );
    expect(own).not.toHaveProperty('payer');
    expect(JSON.stringify(others)).not.toContain('Untersteiner');
  });

  it('take along in their export the details of their own bookings only, and never the internal comment', async () => {
    const office = await someStaff(app, 'Administrator');
    for (const [who, writer] of [
      [mother, 'mother'],
      [father, 'father'],
    ] as const) {
      const own = (await app.as(who).get('/api/my-family/export').expect(200)).body.data as FamilyExport;
      expect(own.registrations).toHaveLength(3);
      expect(foundIn(own)).toEqual([writer]);
      const fromOffice = await app.as(office).get(`/api/parent/${who.personId}/export`).expect(200);
      expect(foundIn(fromOffice.body.data)).toEqual([writer]);
    }
  });

  it('may both change the day type, which shows and changes nothing of the details', async () => {
    const answer = await app
      .as(father)
      .put(`/api/save-registration/${ids.mother}`)
      .send({ dayType: 'half_day' })
      .expect(200);
    expect(answer.body.data).toMatchObject({ day_type: 'half_day', own_booking: false, ...HIDDEN });
    // The answer is that of the child in the project, which the father gave last.
    expect(foundIn(answer.body)).toEqual(['father']);
    expect(answer.body.data.custom_field).toBe(ANSWERS.father);
    expect(await stored(app, ids.mother)).toMatchObject({ day_type: 'half_day', ...WORDS.mother });
  });

  it.each([
    ['another number', { emergency_contact1_phone: '+39 333 1' }],
    ['an empty number', { emergency_contact1_phone: '' }],
    ['no second number', { emergency_contact2_phone: null }],
    ['the number that is stored', { emergency_contact2_phone: WORDS.mother.emergency_contact1_phone }],
    ['another name', { emergency_contact1_name: 'Nobody' }],
    ['no second name', { emergency_contact2_name: null }],
    ['another answer', { custom_field: 'XL' }],
  ])('may not change the details of a booking of the other: %s', async (_, body) => {
    for (const id of [ids.mother, ids.office]) {
      const answer = await app.as(father).put(`/api/save-registration/${id}`).send(body);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        {
          [Object.keys(body)[0]!]: [
            'Diese Angabe kann nur ändern, wer die Anmeldung eingetragen hat. Bitte wenden Sie sich an das Büro.',
          ],
        },
      ]);
    }
    expect(await stored(app, ids.mother)).toMatchObject(WORDS.mother);
    expect(await stored(app, ids.office)).toMatchObject(WORDS.office);
  });

  it('get no mail with the words of anybody', async () => {
    await app.as(father).delete(`/api/registration/${ids.mother}`).expect(200);
    const rows = await app.dataSource.query(
      `SELECT payload FROM ${app.dataSource.driver.escape('outbox_mail')}`,
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(foundIn(rows)).toEqual([]);
  });
});

it('details of a booking whose account is gone are for the office alone', async () => {
  await app.dataSource.manager.update(RegistrationEntity, { id: ids.mother }, { booked_by: null });
  expect(foundIn(await family(mother))).toEqual([]);
  const list = await app
    .as(await someStaff(app, 'Office'))
    .get(`/api/peopleCourseWeekRegistration/${ids.mother}`)
    .expect(200);
  // The answer is that of the child in the project, which the father gave last.
  expect(foundIn(list.body)).toEqual(['mother', 'father', 'internal']);
});

describe('health data that a parent is shown', () => {
  const readings = async () => {
    const rows = await app.dataSource.manager.find(HealthReadEntity, {
      where: { child_id: child.id },
      order: { id: 'ASC' },
    });
    return rows.map(({ user_id, via, date }) => [user_id, via, date]);
  };

  it('is noted once a day, for my family and for the export', async () => {
    await Promise.all([family(mother), family(mother), family(mother)]);
    await family(mother);
    await app.as(mother).get('/api/my-family/export').expect(200);
    await app.as(mother).get('/api/my-family/export').expect(200);
    await family(father);
    expect(await readings()).toEqual([
      [mother.id, 'family', '2026-03-02'],
      [mother.id, 'export', '2026-03-02'],
      [father.id, 'family', '2026-03-02'],
    ]);
    app.clock.set('2026-03-03T09:00:00Z');
    await family(await signInAgain(app, mother));
    expect((await readings()).slice(3)).toEqual([[mother.id, 'family', '2026-03-03']]);
  });

  it('is noted when the dialog of the child answers with it', async () => {
    await app
      .as(mother)
      .put(`/api/my-family/children/${child.id}`)
      .send({ health_consent: true })
      .expect(200);
    expect(await readings()).toEqual([[mother.id, 'family', '2026-03-02']]);
  });

  it('is not noted for a child without any', async () => {
    await app.dataSource.manager.update(ChildEntity, { id: child.id }, { allergies: null });
    await family(mother);
    expect(await readings()).toEqual([]);
  });

  it('stands in the list of readings that the office sees', async () => {
    await family(mother);
    const admin = await someStaff(app, 'Administrator');
    const list = await app
      .as(admin)
      .get('/api/healthReadLog')
      .query({ filters: [`child_id|${child.id}`, 'via|family'] })
      .expect(200);
    expect(list.body.data).toEqual([
      expect.objectContaining({ via: 'family', user_id: mother.id, child_id: child.id }),
    ]);
  });
});
