import type { InvitationRefusal, InvitationState } from '@feria/shared';
import type { ServerMessageKey } from '@feria/shared/i18n/server';

/** A child with more guardians gets them from the office: an invitation makes the second, not a third. */
const MAX_GUARDIANS = 2;

/** What decides whether a child may get a guardian by invitation. */
export interface GuardianFacts {
  /** The office's switch of the child. */
  forbidden: boolean;
  /** Persons who are its parents now. */
  guardians: readonly number[];
}

/** Why the child gets no guardian by invitation; `null` when it may (product/families.md#second-guardian). */
export function refusalOf({
  forbidden,
  guardians,
}: GuardianFacts): Exclude<InvitationRefusal, 'invited'> | null {
  if (forbidden) return 'forbidden';
  return guardians.length >= MAX_GUARDIANS ? 'complete' : null;
}

/** Messages for the parent who invites, by refusal. */
export const REFUSAL_MESSAGE = {
  forbidden: 'guardian.forbidden',
  complete: 'guardian.complete',
  invited: 'guardian.already_invited',
} as const satisfies Record<InvitationRefusal, ServerMessageKey>;

/** What became of an invitation until now. */
export function stateOf(
  invitation: { accepted_at: Date | null; withdrawn_at: Date | null; expires_at: Date },
  now: Date,
): InvitationState {
  if (invitation.accepted_at) return 'accepted';
  if (invitation.withdrawn_at) return 'withdrawn';
  return invitation.expires_at <= now ? 'expired' : 'pending';
}

/** Messages for whoever opens the link of an invitation that is not open. */
export const LINK_MESSAGE = {
  accepted: 'guardian.link_used',
  withdrawn: 'guardian.link_withdrawn',
  expired: 'guardian.link_expired',
} as const satisfies Record<Exclude<InvitationState, 'pending'>, ServerMessageKey>;
