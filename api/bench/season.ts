import 'reflect-metadata';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@feria/shared';
import { hashPassword } from '../src/core/auth/passwords.js';
import { RoleEntity, UserRoleEntity } from '../src/core/auth/role.entity.js';
import { UserEntity } from '../src/core/auth/user.entity.js';
import { readConfig } from '../src/core/config/config.js';
import { ChildEntity } from '../src/model/families/child.entity.js';
import { RegistrationEntity } from '../src/model/registrations/registration.entity.js';
import { openDatabase } from '../src/open-database.js';
import { prepare } from './support/app.js';

/**
 * `season.ts DIRECTORY`: makes the data directory of an organiser in the middle of a season, for `npm run measure:office`:
 * 60 projects with 302 weeks, 3,000 children of 1,765 families and 12,000 registrations, on SQLite. Staff log in with the
 * accounts of the demo data.
 */
const PROJECTS = 60;
/** Families have 1.7 children on average. */
const FAMILIES = 1_765;
/** Seats and queue of each week, about as many as the registrations need. */
const WEEK = { seats: 44, queue: 10 };
/** Weeks chosen for each child: four of them, on average, on different days. */
const CHOICES = [7, 8];

const STAFF = { admin: 'Administrator', office: 'Office', leader: 'Project leader' } as const;

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('season.ts needs the directory to fill');

const passwordHash = await hashPassword(DEMO_PASSWORD);
await prepare(
  { dataDir, databaseUrl: undefined, remove: () => Promise.resolve() },
  {
    parents: FAMILIES,
    projects: PROJECTS,
    weeks: 7,
    passwordHash,
    opens: 'yesterday',
    hot: WEEK,
    others: WEEK,
    choices: CHOICES,
  },
);
const dataSource = await openDatabase(readConfig({ DATA_DIR: dataDir, SEED: 'none' }));
const { manager } = dataSource;
for (const [account, name] of Object.entries(STAFF)) {
  const { id } = await manager.save(
    manager.create(UserEntity, {
      name,
      email: DEMO_ACCOUNTS[account as keyof typeof STAFF],
      lang: 'de',
      password_hash: passwordHash,
      password_change_required: false,
      created_at: new Date(),
    }),
  );
  const role = await manager.findOneByOrFail(RoleEntity, { name });
  await manager.insert(UserRoleEntity, { user_id: id, role_id: role.id });
}
console.log(
  `${PROJECTS} projects, ${await manager.count(ChildEntity)} children, ${await manager.count(RegistrationEntity)} registrations`,
);
await dataSource.destroy();
