import { IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { GuardianInvitationEntity } from '../../model/families/guardian-invitation.entity.js';

/** Withdraws the invitations that a parent has sent since then and nobody has accepted: somebody else may have sent them. */
export async function withdrawInvitations(
  manager: EntityManager,
  personId: number,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await manager.update(
    GuardianInvitationEntity,
    {
      person_id: personId,
      accepted_at: IsNull(),
      withdrawn_at: IsNull(),
      created_at: MoreThanOrEqual(since),
    },
    { withdrawn_at: now, email: null },
  );
}
