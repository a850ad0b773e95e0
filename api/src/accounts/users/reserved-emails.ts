import { In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import type { ValidationErrors } from '../../core/http/errors.js';
import { AccountChangeEntity } from '../../model/accounts/account-change.entity.js';

/** Who made a change: the account itself, or another. */
export type ChangedBy = 'self' | 'staff';

/** Who wants an address, and when. */
interface Wish {
  /** The account that is to have it. */
  userId?: number | undefined;
  now: Date;
}

/**
 * Which of the addresses can still be put back to the account that had it (product/accounts.md#undoing-a-change). Nobody else gets one of them
 * until then: otherwise whoever has taken an account over could give its address to another one, and nothing could be undone.
 */
export async function findReserved(
  manager: EntityManager,
  emails: readonly string[],
  { userId, now }: Wish,
): Promise<string[]> {
  const changes = await manager.findBy(AccountChangeEntity, {
    email: In([...emails]),
    kind: 'email' as const,
    token_hash: Not(IsNull()),
    state: 'open' as const,
    expires_at: MoreThan(now),
    ...(userId !== undefined && { user_id: Not(userId) }),
  });
  return changes.flatMap(({ email }) => email ?? []);
}

/** Says at `email` that the address is reserved, see {@link findReserved}. */
export async function refuseReserved(
  manager: EntityManager,
  email: string,
  { problems, ...wish }: Wish & { problems: ValidationErrors },
): Promise<void> {
  if ((await findReserved(manager, [email], wish)).length > 0)
    problems.addOnce('email', 'validation.email_reserved');
}
