import { In, type EntityManager } from 'typeorm';
import { RegistrationEntity } from '../registration.entity.js';
import { appendEvents } from './ledger.js';
import { touchWeeks } from './locking.js';

/** A registration on its way out; `refund` in cents is what was paid for it and is to be given back. */
export interface Leaving {
  registration: Pick<RegistrationEntity, 'id' | 'child_id' | 'course_week_id'>;
  refund: number;
}

/** Takes registrations of locked weeks out, with their days (ON DELETE CASCADE); their story stays. */
export async function takeOut(
  manager: EntityManager,
  leaving: readonly Leaving[],
  userId: number | null,
  at: Date,
): Promise<void> {
  if (leaving.length === 0) return;
  await manager.delete(RegistrationEntity, { id: In(leaving.map(({ registration }) => registration.id)) });
  await appendEvents(
    manager,
    leaving.map(({ registration, refund }) => ({ registration, kind: 'removed', amount: refund })),
    userId,
    at,
  );
  await touchWeeks(
    manager,
    leaving.map(({ registration }) => registration.course_week_id),
  );
}
