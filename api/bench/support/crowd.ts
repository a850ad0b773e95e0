import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { DataSource } from 'typeorm';
import { CourseWeekEntity } from '../../src/catalogue/course-week/course-week.entity.js';
import { CourseEntity } from '../../src/catalogue/course/course.entity.js';
import { ChildParentEntity } from '../../src/people/child-parent.entity.js';
import { ChildEntity } from '../../src/people/child.entity.js';
import { PersonEntity } from '../../src/people/person.entity.js';
import { SessionEntity } from '../../src/platform/auth/session.entity.js';
import { UserEntity } from '../../src/users/user.entity.js';

/** A logged-in parent with one child. */
export interface CrowdParent {
  userId: number;
  personId: number;
  childId: number;
  email: string;
  token: string;
}

export interface Crowd {
  courseId: number;
  weekIds: number[];
  parents: CrowdParent[];
}

/** An open course with weeks that have a seat for everybody, and so many logged-in parents with a child each. */
export async function gatherCrowd(
  dataSource: DataSource,
  options: { parents: number; weeks: number; jwtSecret: string; passwordHash: string | null },
): Promise<Crowd> {
  const { manager } = dataSource;
  const now = new Date();
  const day = (offset: number): string =>
    new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const course = await manager.save(
    manager.create(CourseEntity, {
      name: 'Eröffnung',
      name_it: 'Apertura',
      register_from: day(-1),
      register_to: day(100),
      max_participants: 5_000,
      waiting_list: 0,
      price: 12_000,
      bank_name: 'Verein',
      bank_iban: 'IT60X0542811101000000123456',
      custom_field: false,
      custom_labels: false,
      active: true,
    }),
  );
  const weekIds: number[] = [];
  for (let index = 0; index < options.weeks; index += 1) {
    const week = await manager.save(
      manager.create(CourseWeekEntity, {
        course_id: course.id,
        name: `Woche ${index + 1}`,
        name_it: `Settimana ${index + 1}`,
        from: day(110 + 7 * index),
        to: day(114 + 7 * index),
        full_day: true,
        price: 12_000,
        half_day: false,
        max_participants: 5_000,
        waiting_list: 0,
        queue_counter: 0,
      }),
    );
    weekIds.push(week.id);
  }
  return { courseId: course.id, weekIds, parents: await parentsOf(dataSource, options) };
}

async function parentsOf(
  dataSource: DataSource,
  { parents, jwtSecret, passwordHash }: { parents: number; jwtSecret: string; passwordHash: string | null },
): Promise<CrowdParent[]> {
  const now = new Date();
  const expires = new Date(now.getTime() + 86_400_000);
  return dataSource.transaction(async (manager) => {
    const crowd: CrowdParent[] = [];
    for (let index = 1; index <= parents; index += 1) {
      const email = `parent${index}@feria.example`;
      const tax = (letter: string): string => `${letter}${String(index).padStart(15, '0')}`;
      const user = manager.create(UserEntity, {
        name: `Parent ${index}`,
        email,
        password_hash: passwordHash,
        password_change_required: false,
        lang: 'de',
        created_at: now,
      });
      await manager.save(user);
      const person = manager.create(PersonEntity, {
        user_id: user.id,
        first_name: 'Eva',
        last_name: `Rossi ${index}`,
        tax: tax('P'),
        gender: 'f',
        birth: '1985-05-05',
      });
      await manager.save(person);
      const child = manager.create(ChildEntity, {
        first_name: 'Mia',
        last_name: `Rossi ${index}`,
        tax: tax('C'),
        gender: 'f',
        birth: '2016-05-05',
        lang: 'de',
        phone: '+39 0471 000000',
        school: 'gs_3',
        with_diagnostics: false,
        last_update: now,
      });
      await manager.save(child);
      await manager.insert(ChildParentEntity, { child_id: child.id, person_id: person.id });
      const id = randomBytes(24).toString('base64url');
      await manager.insert(SessionEntity, {
        id,
        user_id: user.id,
        remember: false,
        created_at: now,
        expires_at: expires,
      });
      const token = jwt.sign({ sub: String(user.id), exp: Math.floor(expires.getTime() / 1000) }, jwtSecret, {
        algorithm: 'HS256',
        jwtid: id,
      });
      crowd.push({ userId: user.id, personId: person.id, childId: child.id, email, token });
    }
    return crowd;
  });
}
