import { Injectable } from '@nestjs/common';
import {
  displayName,
  toEuros,
  type ChildGuardians,
  type DeleteResult,
  type FamilyGuardians,
  type GuardianInvitation,
  type OpenBookings,
  type StaffGuardianInvitation,
} from '@feria/shared';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { notFound } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import {
  GuardianInvitationChildEntity,
  GuardianInvitationEntity,
} from '../../model/families/guardian-invitation.entity.js';
import { GuardianNotices, movedOf } from './guardian-notices.js';
import { refusalOf, stateOf } from './guardian-rules.js';
import { invitedChildren } from './invitations.service.js';
import { endParentLinks } from '../people/end-parent-links.js';
import { PayerChanges } from '../people/payer-changes.js';

/** The guardians of a parent's children, as far as invitations made them (product/families.md#second-guardian). */
@Injectable()
export class Guardians {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly notices: GuardianNotices,
    private readonly payers: PayerChanges,
  ) {}

  /** The parent's children, whom the parent has invited for them, and open invitations. Six statements; one more where they would pay what is open of another guardian. */
  async of(personId: number): Promise<FamilyGuardians> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const children = await childrenOf(manager, personId);
    const ids = children.map(({ id }) => id);
    const links = await linksOf(manager, ids);
    const invited = await invitedChildren(manager, ids, now);
    const invitations = await openInvitations(manager, { person_id: personId });
    const open = await this.payers.openOf(manager, ids);
    const comesToReader = open.some(({ next_person_id }) => next_person_id === personId);
    const credit = comesToReader ? await this.payers.freeCreditOf(manager, personId) : 0;
    const openBookings = (childId: number, guardianId: number, inviterId: number): OpenBookings | null => {
      const moved = movedOf(open, { childId, guardianId, inviterId });
      if (!moved) return null;
      const { open: amount, to_inviter } = moved;
      // Only the reader's own: nobody is told what another one has.
      const pays = to_inviter && inviterId === personId ? Math.min(credit, amount) : 0;
      return { amount: toEuros(amount), to_inviter, ...(pays > 0 && { credit_pays: toEuros(pays) }) };
    };
    return {
      children: children.map((child): ChildGuardians => {
        const ofChild = links.filter(({ child_id }) => child_id === child.id);
        const facts = {
          forbidden: child.second_guardian_forbidden,
          guardians: ofChild.map(({ person_id }) => person_id),
        };
        const own = ofChild.find(({ person_id }) => person_id === personId);
        const inviterId = inviterOf(ofChild, personId);
        return {
          id: child.id,
          first_name: child.first_name,
          last_name: child.last_name,
          refusal: refusalOf(facts) ?? (invited.has(child.id) ? 'invited' : null),
          guardians: ofChild
            .filter(({ invited_by }) => invited_by === personId)
            .flatMap(({ person }) => person ?? [])
            .map(({ id, first_name, last_name }) => ({
              id,
              first_name,
              last_name,
              open: openBookings(child.id, id, personId),
            })),
          invited_by: own?.inviter?.first_name ?? null,
          can_leave: inviterId !== null,
          own_open: inviterId === null ? null : openBookings(child.id, personId, inviterId),
        };
      }),
      invitations: invitations.map((invitation) => ({
        ...present(invitation, now),
        children: (invitation.childLinks ?? [])
          .flatMap(({ child }) => child ?? [])
          .map(({ id, first_name }) => ({ id, first_name }))
          .sort((a, b) => a.id - b.id),
      })),
    };
  }

  /**
   * Ends the access of a guardian whom the parent invited. What that one booked stays, as it does when the office takes a parent
   * from a child.
   * @throws AppError 404 the child is not the parent's, or the parent did not invite this person
   */
  async end(personId: number, childId: number, guardianId: number): Promise<DeleteResult> {
    const message = await this.transactions.run(async (manager) => {
      const [child] = await lockRows(manager, ChildEntity, [childId]);
      const links = child ? await linksOf(manager, [childId]) : [];
      const isOwn = links.some(({ person_id }) => person_id === personId);
      const ended = links.find(
        ({ person_id, invited_by }) => person_id === guardianId && invited_by === personId,
      );
      if (!child || !isOwn || !ended?.person) throw notFound();
      const open = await this.payers.openOf(manager, [childId]);
      await endParentLinks(manager, childId, [guardianId], this.clock.today());
      await this.payers.changed(manager, [childId]);
      await recordAudit(manager, {
        action: 'delete',
        resource: 'my-family/children/guardians',
        recordId: childId,
        fields: [`parent ${guardianId}`],
      });
      await this.notices.ended(manager, child, [{ guardianId, inviterId: personId }], 'inviter', open);
      const { first_name, last_name } = ended.person;
      return t('guardian.ended', { name: `${first_name} ${last_name}`, child: child.first_name });
    });
    return { success: true, message };
  }

  /**
   * Ends the reader's own access to a child that they were invited for. The parent who invited is told by mail. What the reader
   * booked stays.
   * @throws AppError 404 the child is not the reader's, nobody invited the reader, or who did is no parent of the child any more
   */
  async leave(personId: number, childId: number): Promise<DeleteResult> {
    const message = await this.transactions.run(async (manager) => {
      const [child] = await lockRows(manager, ChildEntity, [childId]);
      const inviterId = child ? inviterOf(await linksOf(manager, [childId]), personId) : null;
      if (!child || inviterId === null) throw notFound();
      const open = await this.payers.openOf(manager, [childId]);
      await endParentLinks(manager, childId, [personId], this.clock.today());
      await this.payers.changed(manager, [childId]);
      await recordAudit(manager, {
        action: 'delete',
        resource: 'my-family/children/guardianship',
        recordId: childId,
        fields: [`parent ${personId}`],
      });
      await this.notices.ended(manager, child, [{ guardianId: personId, inviterId }], 'guardian', open);
      return t('guardian.left', { child: child.first_name });
    });
    return { success: true, message };
  }
}

/**
 * Who invited the person to be a guardian of the child. `null` when nobody did, or when that one is no parent of the child any
 * more: then nobody else is known to care for it.
 * @param links of one child
 */
function inviterOf(
  links: readonly Pick<ChildParentEntity, 'person_id' | 'invited_by'>[],
  personId: number,
): number | null {
  const invitedBy = links.find(({ person_id }) => person_id === personId)?.invited_by ?? null;
  return links.some(({ person_id }) => person_id === invitedBy) ? invitedBy : null;
}

/** Invitations for a child that nobody has accepted, newest first, as the office sees them; one statement. */
export async function staffInvitationsOf(
  manager: EntityManager,
  childId: number,
  now: Date,
): Promise<StaffGuardianInvitation[]> {
  const links = await manager.find(GuardianInvitationChildEntity, {
    where: { child_id: childId, invitation: { accepted_at: IsNull(), withdrawn_at: IsNull() } },
    relations: { invitation: { person: true } },
    order: { invitation_id: 'DESC' },
  });
  return links
    .flatMap(({ invitation }) => invitation ?? [])
    .map((invitation) => ({
      ...present(invitation, now),
      inviter: invitation.person ? displayName(invitation.person) : '',
    }));
}

function present(invitation: GuardianInvitationEntity, now: Date): Omit<GuardianInvitation, 'children'> {
  const { id, email, created_at, expires_at } = invitation;
  return {
    id,
    email: email ?? '',
    state: stateOf(invitation, now) === 'expired' ? 'expired' : 'pending',
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}

function openInvitations(
  manager: EntityManager,
  where: { person_id: number },
): Promise<GuardianInvitationEntity[]> {
  return manager.find(GuardianInvitationEntity, {
    where: { ...where, accepted_at: IsNull(), withdrawn_at: IsNull() },
    relations: { childLinks: { child: true } },
    order: { id: 'DESC' },
  });
}

/** Eldest first, as in my family. */
async function childrenOf(manager: EntityManager, personId: number): Promise<ChildEntity[]> {
  return manager
    .createQueryBuilder(ChildEntity, 'child')
    .select([
      'child.id',
      'child.first_name',
      'child.last_name',
      'child.birth',
      'child.second_guardian_forbidden',
    ])
    .innerJoin('child.parentLinks', 'parent', 'parent.person_id = :personId', { personId })
    .orderBy('child.birth', 'ASC')
    .addOrderBy('child.id', 'ASC')
    .getMany();
}

/** Who is a parent of the children, with the names of parents and of those who invited them; one statement. */
function linksOf(manager: EntityManager, childIds: readonly number[]): Promise<ChildParentEntity[]> {
  if (childIds.length === 0) return Promise.resolve([]);
  const name = { id: true, first_name: true, last_name: true };
  return manager.find(ChildParentEntity, {
    select: { child_id: true, person_id: true, invited_by: true, person: name, inviter: name },
    where: { child_id: In([...childIds]) },
    relations: { person: true, inviter: true },
    order: { child_id: 'ASC', person_id: 'ASC' },
  });
}
