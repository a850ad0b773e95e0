import { Inject, Injectable } from '@nestjs/common';
import { PORTAL, type DeleteResult, type GuardianInvitation, type InvitationPreview } from '@feria/shared';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import {
  DataSource,
  In,
  IsNull,
  LessThan,
  MoreThan,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';
import { shortName } from '../../core/text/name-for-strangers.js';
import { recordAudit } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import { AppError, notFound, ValidationErrors } from '../../core/http/errors.js';
import { t, type LocalParams } from '../../core/request-context.js';
import { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { Outbox } from '../../mailing/outbox.js';
import { officeParams } from '../../settings/options/office-contact.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { findUserByEmail } from '../../accounts/users/email.js';
import { hashOfToken, makeToken } from '../../model/accounts/link-tokens.entity.js';
import {
  GuardianInvitationChildEntity,
  GuardianInvitationEntity,
} from '../../model/families/guardian-invitation.entity.js';
import { GuardianNotices } from './guardian-notices.js';
import { LINK_MESSAGE, REFUSAL_MESSAGE, refusalOf, stateOf } from './guardian-rules.js';
import type { InvitationBody } from './guardians.dto.js';
import { PayerChanges } from '../people/payer-changes.js';

const DAY = 86_400_000;
/** How long an invitation can be accepted. */
const LINK_MS = 14 * DAY;
/** How long one that is over is known: whoever follows its link is told what became of it. */
const KEEP_MS = 30 * DAY;

/** A parent who is logged in. */
export type Guardian = Pick<CurrentUserData, 'id' | 'email' | 'lang' | 'emailConfirmUntil'> & {
  personId: number;
};

/**
 * Invitations of a second guardian (product/families.md#second-guardian): sent, withdrawn, looked at and accepted. Whoever changes one locks
 * the persons, then the children, both in id order, as the erasure of a family does, and reads after that.
 */
@Injectable()
export class Invitations {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly notices: GuardianNotices,
    private readonly payers: PayerChanges,
    housekeeping: Housekeeping,
  ) {
    housekeeping.deleteExpired(GuardianInvitationEntity, (now) => ({
      expires_at: LessThan(new Date(now.getTime() - KEEP_MS)),
    }));
  }

  /**
   * Invites whoever reads the address. The answer is the same whether there is an account of it or not.
   * @throws AppError 403 `email_not_confirmed`; 422 at `email`: one's own; at `child_ids`: none, not one's own, forbidden by the
   *   office, two guardians already, invited already
   */
  async invite(guardian: Guardian, { email, child_ids, lang }: InvitationBody): Promise<GuardianInvitation> {
    if (guardian.emailConfirmUntil !== null) throw new AppError('email_not_confirmed');
    const problems = new ValidationErrors();
    if (email === guardian.email) problems.add('email', 'guardian.own_address');
    const ids = [...new Set(child_ids)];
    if (ids.length === 0) problems.add('child_ids', 'guardian.no_child');
    problems.throwIfAny();
    return this.transactions.run(async (manager) => {
      const [inviter] = await lockRows(manager, ParentEntity, [guardian.personId]);
      if (!inviter) throw notFound();
      const children = await lockRows(manager, ChildEntity, ids);
      await this.requireInvitable(manager, inviter.id, ids, children);
      const { token, token_hash } = makeToken();
      const now = this.clock.now();
      const expires_at = new Date(now.getTime() + LINK_MS);
      const { id } = await manager.save(
        manager.create(GuardianInvitationEntity, {
          person_id: inviter.id,
          email,
          token_hash,
          created_at: now,
          expires_at,
        }),
      );
      const links = children.map((child) => ({ invitation_id: id, child_id: child.id }));
      await manager.insert(GuardianInvitationChildEntity, links);
      // Whether there is such an account shows nowhere; the erasure of the account finds the mail by it.
      const account = await findUserByEmail(manager, email, {});
      await this.outbox.write(manager, {
        kind: 'guardian-invitation',
        to: email,
        userId: account?.id,
        lang: lang ?? guardian.lang,
        payload: {
          personId: inviter.id,
          inviter: shortName(inviter.first_name),
          children: children.map((child) => ({ childId: child.id, child: shortName(child.first_name) })),
          link: `${this.config.appUrl}${PORTAL.guardianInvitation}?${new URLSearchParams({ token })}`,
          until: expires_at.toISOString(),
        },
      });
      await recordAudit(
        manager,
        children.map((child) => ({
          action: 'call',
          resource: 'my-family/guardian-invitations',
          recordId: child.id,
          fields: [`invitation ${id}`],
        })),
      );
      return {
        id,
        email,
        state: 'pending',
        created_at: now.toISOString(),
        expires_at: expires_at.toISOString(),
        children: children.map(({ id: childId, first_name }) => ({ id: childId, first_name })),
      };
    });
  }

  /**
   * Withdraws an invitation that nobody has accepted, whether or not it has expired.
   * @param personId the parent who sent it; `null` for the office, which may withdraw any
   * @throws AppError 404 not there, another's, accepted or withdrawn before
   */
  async withdraw(id: number, personId: number | null): Promise<DeleteResult> {
    await this.transactions.run(async (manager) => {
      const where: FindOptionsWhere<GuardianInvitationEntity> = {
        id,
        accepted_at: IsNull(),
        withdrawn_at: IsNull(),
        ...(personId === null ? {} : { person_id: personId }),
      };
      const { affected } = await manager.update(GuardianInvitationEntity, where, {
        withdrawn_at: this.clock.now(),
        email: null,
      });
      if (!affected) throw notFound();
      const resource = personId === null ? 'guardian-invitation' : 'my-family/guardian-invitations';
      await recordAudit(manager, { action: 'delete', resource, recordId: id });
    });
    return { success: true, message: t('guardian.withdrawn') };
  }

  /**
   * What whoever has the link is told before the login: first names. Changes nothing.
   * @throws AppError 422 at `token`: unknown, used, expired, withdrawn, or for no child any more
   */
  async preview(token: string): Promise<InvitationPreview> {
    const { manager } = this.dataSource;
    const { invitation, inviter, children } = await this.find(manager, token);
    const open = children.filter(({ refusal }) => refusal === null);
    if (open.length === 0) throw await this.closed(manager);
    return {
      inviter: shortName(inviter.first_name),
      children: open.map(({ child }) => shortName(child.first_name)),
      expires_at: invitation.expires_at.toISOString(),
    };
  }

  /**
   * Makes the reader a guardian of the children, as far as the office allows it and their second place is free, and tells the
   * parent who invited. The link alone lets nobody in, who may have it from somebody else: the account must have confirmed its
   * address by a mail of its own.
   * @returns first names of the children that the reader sees now
   * @throws AppError 403 `email_not_confirmed`; 422 at `token`: as for {@link preview}, for another address than the account's, or a
   *   guardian already
   */
  accept(guardian: Guardian, token: string): Promise<string[]> {
    return this.transactions.run(async (manager) => {
      const found = await this.find(manager, token);
      await lockRows(manager, ParentEntity, [found.inviter.id, guardian.personId]);
      await lockRows(
        manager,
        ChildEntity,
        found.children.map(({ child }) => child.id),
      );
      // Read again: another acceptance, the office or the inviter may have been faster.
      const { invitation, inviter, children } = await this.find(manager, token);
      if (invitation.email !== guardian.email) {
        const params = { inviter: shortName(inviter.first_name) };
        throw refusedLink('guardian.link_other_address', params);
      }
      const account = await manager.findOneBy(UserEntity, { id: guardian.id });
      if (!account?.email_confirmed_at)
        throw new AppError('email_not_confirmed', { message: { key: 'guardian.confirm_first' } });
      const isGuardian = children.filter(({ guardians }) => guardians.includes(guardian.personId));
      if (children.length > 0 && isGuardian.length === children.length)
        throw refusedLink('guardian.link_already');
      const open = children.filter((each) => each.refusal === null && !isGuardian.includes(each));
      if (open.length === 0) throw await this.closed(manager);
      const now = this.clock.now();
      await manager.insert(
        ChildParentEntity,
        open.map(({ child }) => ({
          child_id: child.id,
          person_id: guardian.personId,
          invited_by: inviter.id,
        })),
      );
      await this.payers.changed(
        manager,
        open.map(({ child }) => child.id),
      );
      await manager.update(
        GuardianInvitationEntity,
        { id: invitation.id },
        { accepted_at: now, email: null },
      );
      // The account may be newer than the mail.
      const mails = await manager.find(OutboxMailEntity, {
        select: { id: true },
        where: { recipient: guardian.email, kind: 'guardian-invitation', user_id: IsNull() },
      });
      const mailIds = mails.map(({ id }) => id);
      if (mailIds.length)
        await manager.update(OutboxMailEntity, { id: In(mailIds) }, { user_id: guardian.id });
      await recordAudit(
        manager,
        open.map(({ child }) => ({
          action: 'call',
          resource: 'guardian-invitation/accept',
          recordId: child.id,
          fields: [`parent ${guardian.personId}`],
        })),
      );
      const accepted = open.map(({ child }) => child);
      await this.notices.accepted(manager, inviter, guardian.personId, accepted);
      return accepted.map(({ first_name }) => first_name);
    });
  }

  /** @throws AppError 422 at `child_ids`, one message for each child that nobody can be invited for */
  private async requireInvitable(
    manager: EntityManager,
    personId: number,
    ids: readonly number[],
    children: readonly ChildEntity[],
  ): Promise<void> {
    const guardians = await guardiansOf(manager, ids);
    const invited = await invitedChildren(manager, ids, this.clock.now());
    const problems = new ValidationErrors();
    for (const id of ids) {
      const child = children.find((each) => each.id === id);
      const links = guardians.get(id) ?? [];
      if (!child || !links.includes(personId)) {
        problems.addOnce('child_ids', 'guardian.unknown_child');
        continue;
      }
      const facts = { forbidden: child.second_guardian_forbidden, guardians: links };
      const refusal = refusalOf(facts) ?? (invited.has(id) ? 'invited' : null);
      if (refusal === null) continue;
      const office = await officeParams(manager);
      problems.add('child_ids', REFUSAL_MESSAGE[refusal], { child: child.first_name, ...office });
    }
    problems.throwIfAny();
  }

  /**
   * An invitation that is open, with those of its children that the inviter is still a parent of: whom the office has separated from
   * a child since lets nobody in.
   */
  private async find(manager: EntityManager, token: string) {
    const invitation = await manager.findOne(GuardianInvitationEntity, {
      // Without the health of the children, which would be decrypted.
      select: {
        id: true,
        email: true,
        expires_at: true,
        accepted_at: true,
        withdrawn_at: true,
        person: { id: true, first_name: true },
        childLinks: {
          invitation_id: true,
          child_id: true,
          child: { id: true, first_name: true, second_guardian_forbidden: true },
        },
      },
      where: { token_hash: hashOfToken(token) },
      relations: { person: true, childLinks: { child: true } },
    });
    if (!invitation?.person) throw refusedLink('guardian.link_unknown');
    const state = stateOf(invitation, this.clock.now());
    if (state !== 'pending') throw refusedLink(LINK_MESSAGE[state]);
    const { person: inviter, childLinks = [] } = invitation;
    const named = childLinks.flatMap(({ child }) => child ?? []);
    const guardians = await guardiansOf(
      manager,
      named.map(({ id }) => id),
    );
    const children = named
      .sort((a, b) => a.id - b.id)
      .map((child) => ({ child, guardians: guardians.get(child.id) ?? [] }))
      .filter((each) => each.guardians.includes(inviter.id))
      .map((each) => ({
        ...each,
        refusal: refusalOf({ forbidden: each.child.second_guardian_forbidden, guardians: each.guardians }),
      }));
    return { invitation, inviter, children };
  }

  private async closed(manager: EntityManager): Promise<AppError> {
    return refusedLink('guardian.link_forbidden', await officeParams(manager));
  }
}

/** 422 at `token`. Pages show the message itself. */
function refusedLink(key: ServerMessageKey, params?: LocalParams): AppError {
  return new AppError('validation', { message: { key, params }, fields: { token: [{ key, params }] } });
}

/** Ids of the parents of each child; one statement. */
async function guardiansOf(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<Map<number, number[]>> {
  const guardians = new Map(childIds.map((id): [number, number[]] => [id, []]));
  if (childIds.length === 0) return guardians;
  const links = await manager.find(ChildParentEntity, {
    where: { child_id: In([...childIds]) },
    order: { person_id: 'ASC' },
  });
  for (const { child_id, person_id } of links) guardians.get(child_id)?.push(person_id);
  return guardians;
}

/** Those of the children for which an invitation is open, whoever sent it; one statement. */
export async function invitedChildren(
  manager: EntityManager,
  childIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  if (childIds.length === 0) return new Set();
  const open = await manager.find(GuardianInvitationChildEntity, {
    where: {
      child_id: In([...childIds]),
      invitation: { accepted_at: IsNull(), withdrawn_at: IsNull(), expires_at: MoreThan(now) },
    },
  });
  return new Set(open.map(({ child_id }) => child_id));
}
