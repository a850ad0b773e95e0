import type { NestExpressApplication } from '@nestjs/platform-express';
import { addDays } from '@feria/shared';
import type { DataSource } from 'typeorm';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { ChildEntity } from '../../src/model/families/child.entity.js';
import { Sessions } from '../../src/core/auth/sessions.js';
import { isSqlite } from '../../src/core/database/data-source.js';
import { Transactions } from '../../src/core/database/transactions.js';
import { seedOptions } from '../../src/seed/options.js';
import { seedRoles } from '../../src/seed/roles.js';
import { RoleEntity, UserRoleEntity } from '../../src/core/auth/role.entity.js';
import { UserEntity } from '../../src/core/auth/user.entity.js';
import { bookInserted } from './book-inserted.js';

/** Weeks of one course. */
const WEEKS_PER_COURSE = 5;

/**
 * Every child in every week, all paid: written within the database. Gives the login of an administrator, the first
 * course and the children.
 */
export async function fillWithRegistrations(
  app: NestExpressApplication,
  dataSource: DataSource,
  { children, weeks }: { children: number; weeks: number },
): Promise<{ token: string; courseId: number; childIds: number[] }> {
  const { manager } = dataSource;
  const transactions = app.get(Transactions);
  await seedRoles(transactions);
  await seedOptions(transactions, 'http://localhost');
  const now = new Date();
  const user = await manager.save(
    manager.create(UserEntity, {
      name: 'Bench',
      email: 'bench@feria.example',
      lang: 'de',
      password_change_required: false,
      created_at: now,
    }),
  );
  const role = await manager.findOneByOrFail(RoleEntity, { name: 'Administrator' });
  await manager.insert(UserRoleEntity, { user_id: user.id, role_id: role.id });
  const { token } = await app.get(Sessions).open(manager, user.id, true);

  const made = await manager.save(
    Array.from({ length: children }, (_, index) =>
      manager.create(ChildEntity, {
        first_name: `Maria Magdalena ${index}`,
        last_name: `Unterweger-Großgasteiger ${index % 300}`,
        tax: `ABCDEF${1e9 + index}`,
        gender: 'f',
        birth: '2016-05-05',
        lang: 'de',
        phone: '+39 0471 000000',
        school: 'gs_3',
        last_update: now,
      }),
    ),
  );
  const courses = await manager.save(
    Array.from({ length: weeks / WEEKS_PER_COURSE }, (_, index) =>
      manager.create(CourseEntity, {
        name: `Abenteuerwochen im Wald und am See ${index}`,
        name_it: `Settimane di avventura nel bosco e al lago ${index}`,
        from: '2026-06-15',
        max_participants: children,
        waiting_list: 0,
        price: 12_000,
        bank_name: 'Feria',
        bank_iban: 'IT60X0542811101000000123456',
        active: true,
      }),
    ),
  );
  await manager.save(
    Array.from({ length: weeks }, (_, index) => {
      const from = addDays('2026-06-15', 7 * (index % WEEKS_PER_COURSE));
      return manager.create(CourseWeekEntity, {
        course_id: courses[Math.floor(index / WEEKS_PER_COURSE)]?.id,
        name: `Woche ${index}`,
        name_it: `Settimana ${index}`,
        from,
        to: addDays(from, 4),
        price: 12_000,
        max_participants: children,
        waiting_list: 0,
        queue_counter: 0,
      });
    }),
  );
  const escape = (name: string): string => dataSource.driver.escape(name);
  await dataSource.query(
    `INSERT INTO registration (child_id, course_week_id, day_type, is_waiting, price, payed_amount, payed_at,
       emergency_contact1_phone, created_at)
     SELECT child.id, week.id, 'full_day', 0, 12050, 12050, '2026-03-15', '+39 333 1111111', '2026-03-01 09:30:15.000'
     FROM ${escape('child')} child CROSS JOIN course_week week`,
  );
  await bookInserted(dataSource);
  // As after a night in production. Statistics decide how MariaDB joins.
  await dataSource.query(
    isSqlite(dataSource) ? 'ANALYZE' : 'ANALYZE TABLE registration, child, course, course_week',
  );
  return { token, courseId: courses[0]?.id ?? 0, childIds: made.map(({ id }) => id) };
}
