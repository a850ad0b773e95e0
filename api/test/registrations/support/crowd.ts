import { In, type EntityManager } from 'typeorm';
import { ChildEntity, ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { Sessions } from '../../../src/core/auth/sessions.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';

/** Many families at once, in a few statements. */

export interface CrowdParent {
  id: number;
  personId: number;
  email: string;
  token: string;
  childIds: number[];
}

let batch = 0;

/**
 * Parents with a session and children of their own. Runs in the transaction of the manager.
 * @param now instant at which the sessions begin
 */
export async function createCrowd(
  manager: EntityManager,
  sessions: Sessions,
  now: Date,
  { parents, childrenEach = 1 }: { parents: number; childrenEach?: number },
): Promise<CrowdParent[]> {
  batch += 1;
  // Nothing reads the tax codes of a crowd, they are only unique.
  const tax = (kind: string, index: number): string =>
    `${kind}${String(process.pid % 10_000)}X${batch}X${index}`.padEnd(16, 'Z').slice(0, 16);
  const all = Array.from({ length: parents }, (_, index) => index);
  const emails = all.map((index) => `crowd${batch}-${index}-${process.pid}@feria.example`);
  await manager.insert(
    UserEntity,
    emails.map((email) => ({
      name: 'Eva Rossi',
      email,
      lang: 'de' as const,
      password_change_required: false,
      created_at: now,
      search_text: email,
    })),
  );
  const users = inOrder(await manager.findBy(UserEntity, { email: In(emails) }), 'email', emails);
  const taxes = all.map((index) => tax('P', index));
  await manager.insert(
    ParentEntity,
    users.map((user, index) => ({
      user_id: user.id,
      first_name: 'Eva',
      last_name: 'Rossi',
      tax: taxes[index]!,
      gender: 'f' as const,
      birth: '1985-05-05',
      search_text: 'rossi eva',
    })),
  );
  const persons = inOrder(await manager.findBy(ParentEntity, { tax: In(taxes) }), 'tax', taxes);
  const childTaxes = all.flatMap((index) =>
    Array.from({ length: childrenEach }, (_, child) => tax('C', index * childrenEach + child)),
  );
  await manager.insert(
    ChildEntity,
    childTaxes.map((code, index) => ({
      first_name: `Mia${index}`,
      last_name: 'Rossi',
      tax: code,
      gender: 'f' as const,
      birth: '2016-05-05',
      lang: 'de' as const,
      phone: '+39 0471 000000',
      school: 'gs_3' as const,
      with_diagnostics: false,
      last_update: now,
      search_text: 'rossi mia',
    })),
  );
  const children = inOrder(await manager.findBy(ChildEntity, { tax: In(childTaxes) }), 'tax', childTaxes);
  await manager.insert(
    ChildParentEntity,
    children.map(({ id }, index) => ({
      child_id: id,
      person_id: persons[Math.floor(index / childrenEach)]!.id,
    })),
  );
  const crowd: CrowdParent[] = [];
  for (const [index, user] of users.entries()) {
    const { token } = await sessions.open(manager, user.id, true);
    crowd.push({
      id: user.id,
      personId: persons[index]!.id,
      email: user.email,
      token,
      childIds: children.slice(index * childrenEach, (index + 1) * childrenEach).map(({ id }) => id),
    });
  }
  return crowd;
}

/** The rows in the order of the keys they were asked for by. */
function inOrder<Row, Key extends keyof Row>(rows: Row[], key: Key, order: Row[Key][]): Row[] {
  const byKey = new Map(rows.map((row) => [row[key], row]));
  return order.map((wanted) => byKey.get(wanted)!);
}
