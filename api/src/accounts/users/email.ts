import type { EntityManager, FindOptionsSelect } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';

/** An e-mail address as it is stored and compared: without blanks around it, lower case (product/accounts.md#register). */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * The account of an e-mail address, or `null`.
 * @param select what to read besides the address; the password's hash only comes when it is named here.
 */
export async function findUserByEmail(
  manager: EntityManager,
  email: string,
  select: FindOptionsSelect<UserEntity>,
): Promise<UserEntity | null> {
  const wanted = normaliseEmail(email);
  const user = await manager.findOne(UserEntity, {
    where: { email: wanted },
    select: { ...select, id: true, email: true },
  });
  // MySQL takes é for e: that would be the account of somebody else.
  return user?.email === wanted ? user : null;
}
