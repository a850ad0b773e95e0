import { compareTexts, sortKey } from '@feria/shared';
import fc from 'fast-check';
import type { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import type { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { SortKeys1790000000021 } from '../../../src/migrations/1790000000021-sort-keys.js';
import { migrate } from '../../../src/core/database/data-source.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { RoleEntity } from '../../../src/core/auth/role.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  signUpBody,
  type Staff,
} from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';

/** Names that the engines, left to themselves, sort differently. */
const NAMES = [
  'Reisebus',
  'Älteres',
  'zebra',
  'Zebra 2',
  'Ötzi',
  "D'Angelo",
  'Dangel',
  'De Luca',
  'De-Luca',
  'Dellai',
  'dé luca 10',
  'Strasser',
  'Straße',
  '_unter',
  '+plus',
  'Ćosić',
  'Ελένη',
  'Übel',
  'ubel',
  '10 Tage',
  '9 Tage',
];

type Row = Record<string, unknown> & { id: number };

const at = (row: unknown, path: string): string =>
  String(path.split('.').reduce((value, key) => (value as Record<string, unknown>)[key], row) ?? '');

describe('the order of a list', () => {
  let app: TestApp;
  let staff: Staff;
  beforeAll(async () => {
    app = await createTestApp();
    staff = await someStaff(app, 'Administrator');
  });
  afterAll(() => app.close());

  async function list(address: string, sortBy: string, descending: boolean, filters: string[] = []) {
    const query = { sortBy, sortDesc: String(descending), itemsPerPage: 500, filters };
    const { body } = await app.as(staff).get(address).query(query).expect(200);
    return body.data as Row[];
  }

  /** Both ways: by the text, rows with equal keys by their id. */
  async function isSorted(address: string, column: string, path = column): Promise<Row[]> {
    const up = await list(address, column, false);
    const sorted = up.toSorted((a, b) => compareTexts(at(a, path), at(b, path)) || a.id - b.id);
    expect(up.map((row) => [row.id, at(row, path)])).toEqual(sorted.map((row) => [row.id, at(row, path)]));
    const down = await list(address, column, true);
    expect(down.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id).reverse());
    return up;
  }

  it('is that of compareTexts, whatever the names', async () => {
    const piece = fc.constantFrom(..."aäAÄbzßoöOéÉèñçđ0129  -'’._&/+(xyzЖ中😀".split(/(?:)/u));
    const name = fc
      .array(piece, { minLength: 1, maxLength: 8 })
      .map((pieces) => `${pieces.join('').trim()}`)
      .filter((text) => text.length > 0);
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 2, maxLength: 12 }), async (names) => {
        const made: { id: number; name: string }[] = [];
        for (const one of names) {
          const body = { name: one, name_it: one };
          const answer = await app.as(staff).post('/api/location').send(body).expect(201);
          made.push({ id: answer.body.data.id, name: answer.body.data.name });
        }
        const wanted = made.sort((a, b) => compareTexts(a.name, b.name) || a.id - b.id).map(({ id }) => id);
        const filters = made.map(({ id }) => `id|${id}`);
        const found = await list('/api/location', 'name', false, filters);
        expect(found.map(({ id }) => id)).toEqual(wanted);
        const backwards = await list('/api/location', 'name', true, filters);
        expect(backwards.map(({ id }) => id)).toEqual(wanted.reverse());
      }),
      { numRuns: 25 },
    );
  });

  describe('of', () => {
    beforeAll(async () => {
      const { manager } = app.dataSource;
      for (const [index, name] of NAMES.entries()) {
        const parent = await someParent(app);
        const person = await manager.findOneByOrFail(ParentEntity, { id: parent.personId });
        const texts = { first_name: `${name}a`, last_name: name, place: name, address: name };
        await manager.save(Object.assign(person, texts));
        const user = await manager.findOneByOrFail(UserEntity, { id: parent.id });
        const email = `${['a_b', 'a.b', 'ab', 'a-b', 'a+b'][index % 5]}${index}@feria.example`;
        await manager.save(Object.assign(user, { name, company_name: name, email }));
        // Names of roles are unique, by the collation of MariaDB also without accents.
        await manager.save(manager.create(RoleEntity, { name: `${name} ${index}` }));
        await app.as(staff).post('/api/location').send({ name, name_it: name }).expect(201);
        const type = { name, name_it: name, sort_order: 1 };
        const { body } = await app.as(staff).post('/api/courseType').send(type).expect(201);
        const course: CourseEntity = await someCourse(app, {
          name,
          name_it: name,
          course_type_id: body.data.id,
        });
        const week = await someWeek(app, course, { name, name_it: name });
        const child: ChildEntity = await someChild(app, parent, {
          first_name: name,
          last_name: name,
          allergies: 'Nüsse',
        });
        await app
          .as(staff)
          .post(`/api/send-registration/${course.id}/admin`)
          .send(signUpBody(child, week))
          .expect(201);
        await app.as(staff).get(`/api/child/${child.id}`).expect(200);
      }
    });

    it.each([
      ['/api/location', 'name'],
      ['/api/location', 'name_it'],
      ['/api/courseType', 'name'],
      ['/api/course', 'name'],
      ['/api/course', 'name_it'],
      ['/api/course', 'course_type_id', 'courseType.name'],
      ['/api/courseWeek', 'name'],
      ['/api/role', 'name'],
      ['/api/user', 'name'],
      ['/api/user', 'email'],
      ['/api/user', 'company_name'],
      ['/api/parent', 'last_name'],
      ['/api/parent', 'first_name'],
      ['/api/parent', 'place'],
      ['/api/parent', 'address'],
      ['/api/parent', 'email'],
      ['/api/child', 'last_name'],
      ['/api/child', 'parents', 'parents.0.last_name'],
      ['/api/auditLog', 'user.name'],
      ['/api/healthReadLog', 'child.last_name'],
      ['/api/peopleCourseWeekRegistration', 'people.last_name'],
      ['/api/peopleCourseWeekRegistration', 'people.first_name'],
      ['/api/peopleCourseWeekRegistration', 'course.name'],
      ['/api/peopleCourseWeekRegistration', 'course.name_it'],
      ['/api/peopleCourseWeekRegistration', 'courseWeek.name'],
      ['/api/frontend', 'name'],
      ['/api/frontend', 'name_it'],
    ])('%s by %s', async (address, column, path = column) => {
      const rows = await isSorted(address, column, path);
      expect(rows.length).toBeGreaterThanOrEqual(NAMES.length);
    });

    it('failed mails by recipient', async () => {
      await app.app.get(OutboxWorker).drain();
      const failed = { state: 'failed', failed_at: new Date(0) } as const;
      await app.dataSource.manager.update(OutboxMailEntity, { state: 'sent' }, failed);
      const found = (await list('/api/failedMail', 'recipient', false)).map((row) => String(row.recipient));
      expect(found.length).toBeGreaterThanOrEqual(NAMES.length);
      expect(found).toEqual(found.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    });
  });
});

describe('a database without sort keys', () => {
  it('gets them, and loses nothing', async () => {
    const app = await createTestApp();
    try {
      const { manager } = app.dataSource;
      const parent = await someParent(app);
      const week = await someWeek(app, await someCourse(app, { name: 'Älteres', name_it: "L'estate" }));
      const ids: number[] = [];
      // More than one page of rows.
      for (let count = 0; count < 205; count += 1)
        ids.push((await someChild(app, parent, { last_name: `Öttl-${count}` })).id);
      const staff = await someStaff(app, 'Administrator');
      const course = `/api/send-registration/${week.course_id}/admin`;
      await app
        .as(staff)
        .post(course)
        .send(signUpBody({ id: ids[0] as number }, week))
        .expect(201);
      const has = async (table: string): Promise<boolean> => {
        const runner = app.dataSource.createQueryRunner();
        try {
          return await runner.hasColumn(table, 'last_name_sort_key');
        } finally {
          await runner.release();
        }
      };
      // TypeORM switches the keys off when it migrates, but not when it goes back.
      if (ENGINE === 'sqlite') await app.dataSource.query('PRAGMA foreign_keys = OFF');
      for (const { name } of app.dataSource.migrations.toReversed()) {
        await app.dataSource.undoLastMigration();
        if (name === SortKeys1790000000021.name) break;
      }
      expect(await has('child')).toBe(false);
      if (ENGINE === 'sqlite') await app.dataSource.query('PRAGMA foreign_keys = ON');
      await migrate(app.dataSource);
      expect(await has('child')).toBe(true);
      const children = await app.dataSource.query<Record<string, string>[]>(
        'SELECT last_name, last_name_sort_key, phone, phone_sort_key FROM child',
      );
      expect(children).toHaveLength(205);
      for (const row of children) {
        expect(row.last_name_sort_key).toBe(sortKey(row.last_name as string));
        expect(row.phone_sort_key).toBe(sortKey(row.phone as string));
      }
      const [project] = await app.dataSource.query<object[]>(
        'SELECT name_sort_key, name_it_sort_key FROM course',
      );
      expect(project).toEqual({ name_sort_key: 'alteres', name_it_sort_key: 'lestate' });
      expect(await manager.count(RegistrationEntity)).toBe(1);
    } finally {
      await app.close();
    }
  });
});
