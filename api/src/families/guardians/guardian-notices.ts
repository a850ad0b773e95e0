import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import type { GuardianEndedMail } from '../../mailing/mail-kinds.js';
import { Outbox } from '../../mailing/outbox.js';
import type { ChildEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import type { OpenOfParent } from '../people/payer-changes.js';

/** What a mail needs of a child. */
type NamedChildRow = Pick<ChildEntity, 'id' | 'first_name'>;

/**
 * Tells by mail that an invitation was accepted, and that the access of an invited guardian has ended
 * (product/families.md#second-guardian). Each mail is written in the transaction of the change; who has no account gets none.
 */
@Injectable()
export class GuardianNotices {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** The parent who invited is told who has accepted. */
  async accepted(
    manager: EntityManager,
    inviter: Pick<ParentEntity, 'id'>,
    guardianId: number,
    children: readonly NamedChildRow[],
  ): Promise<void> {
    const people = await withAccounts(manager, [inviter.id, guardianId]);
    const guardian = people.find(({ id }) => id === guardianId);
    const reader = people.find(({ id }) => id === inviter.id)?.user;
    if (!guardian || !reader) return;
    await this.outbox.write(manager, {
      kind: 'guardian-accepted',
      to: reader.email,
      userId: reader.id,
      lang: reader.lang,
      payload: {
        personId: guardian.id,
        name: reader.name,
        at: this.now(),
        guardian: `${guardian.first_name} ${guardian.last_name}`,
        children: named(children),
      },
    });
  }

  /**
   * Each of guardian and parent who invited is told that the access has ended, but not who ended it; and what is open of the guardian's
   * bookings, which another parent pays now.
   * @param open for the child before that
   */
  async ended(
    manager: EntityManager,
    child: NamedChildRow,
    links: readonly { guardianId: number; inviterId: number }[],
    by: GuardianEndedMail['by'],
    open: readonly OpenOfParent[],
  ): Promise<void> {
    const people = await withAccounts(
      manager,
      links.flatMap(({ guardianId, inviterId }) => [guardianId, inviterId]),
    );
    const draft = (
      personId: number,
      to: 'guardian' | 'inviter',
      link: { guardianId: number; inviterId: number },
    ) => {
      const moved = movedOf(open, { ...link, childId: child.id });
      const user = people.find(({ id }) => id === personId)?.user;
      if (!user) return [];
      const { id: userId, email, lang, name } = user;
      const payload = { name, at: this.now(), to, by, children: named([child]), ...(moved && { moved }) };
      return [{ kind: 'guardian-ended' as const, to: email, userId, lang, payload }];
    };
    await this.outbox.writeAll(
      manager,
      links.flatMap((link) => [
        ...(by === 'guardian' ? [] : draft(link.guardianId, 'guardian', link)),
        ...(by === 'inviter' ? [] : draft(link.inviterId, 'inviter', link)),
      ]),
    );
  }

  /**
   * Whom the office has taken from a child without an invitation, and who pays now, are told what is open.
   * @param open what these persons had to pay for the child before
   */
  async payerChanged(
    manager: EntityManager,
    child: NamedChildRow,
    open: readonly OpenOfParent[],
  ): Promise<void> {
    const people = await withAccounts(
      manager,
      open.flatMap(({ person_id, next_person_id }) => [person_id, next_person_id ?? person_id]),
    );
    const draft = (personId: number | null, to: 'former' | 'next', cents: number) => {
      const user = people.find(({ id }) => id === personId)?.user;
      if (!user) return [];
      const { id: userId, email, lang, name } = user;
      const payload = { name, at: this.now(), to, open: cents, children: named([child]) };
      return [{ kind: 'payer-changed' as const, to: email, userId, lang, payload }];
    };
    await this.outbox.writeAll(
      manager,
      open.flatMap((one) => [
        ...draft(one.person_id, 'former', one.open),
        ...draft(one.next_person_id, 'next', one.open),
      ]),
    );
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}

/** What is open of a guardian's bookings for a child, and whether the parent who invited pays it once the access has ended. */
export function movedOf(
  open: readonly OpenOfParent[],
  link: { childId: number; guardianId: number; inviterId: number },
): Required<GuardianEndedMail>['moved'] | null {
  const own = open.find(
    ({ child_id, person_id }) => child_id === link.childId && person_id === link.guardianId,
  );
  return own ? { open: own.open, to_inviter: own.next_person_id === link.inviterId } : null;
}

function withAccounts(manager: EntityManager, ids: readonly number[]): Promise<ParentEntity[]> {
  return manager.find(ParentEntity, { where: { id: In([...new Set(ids)]) }, relations: { user: true } });
}

function named(children: readonly NamedChildRow[]) {
  return children.map(({ id, first_name }) => ({ childId: id, child: first_name }));
}
