import { createHash } from 'node:crypto';
import { DEMO_PASSWORD } from '@feria/shared';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { hashPassword } from '../../core/auth/passwords.js';
import type { SeedContext } from '../seed-context.js';
import { FILES, makeFiles, privacyFile } from './files.js';
import { insertDemo } from './insert.js';
import { planDemo } from './plan.js';

/**
 * Fills an empty database (no course, no person) with the demo data of today, in one transaction, and its pictures and
 * PDF files into `DATA_DIR/uploads`. Roles and options must be seeded before.
 * @returns whether it did.
 */
export async function seedDemo({ transactions, dataSource, config, clock }: SeedContext): Promise<boolean> {
  const [courses, persons] = [CourseEntity, ParentEntity].map((entity) => dataSource.manager.exists(entity));
  if ((await courses) || (await persons)) return false;
  const plan = planDemo(clock.today());
  // Written while the rows are inserted; no row is committed before its files are there.
  const files = makeFiles(plan.courses, config.dataDir);
  files.catch(() => undefined);
  const facts = {
    passwordHash: await hashPassword(DEMO_PASSWORD),
    privacyHash: createHash('sha256').update(privacyFile()).digest('hex'),
    files: Object.values(FILES),
    now: clock.now(),
  };
  return transactions.run(async (manager) => {
    if ((await manager.exists(CourseEntity)) || (await manager.exists(ParentEntity))) return false;
    await insertDemo(manager, plan, facts);
    await files;
    return true;
  });
}
