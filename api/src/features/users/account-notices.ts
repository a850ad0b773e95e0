import { Injectable } from '@nestjs/common';
import { In, Not, type EntityManager } from 'typeorm';
import { ChildEntity, ChildParentEntity } from '../people/child.entity.js';
import { Clock } from '../../core/clock.js';
import type { PasswordChangedBy, SecondFactorChange } from '../mails/mail-kinds.js';
import { Outbox } from '../mails/outbox.js';
import { UserEntity } from '../../core/auth/user.entity.js';

/**
 * Tells people by mail that their login was changed, or that somebody else sees their child now, so that whoever did not
 * expect it can act. Each mail is written in the transaction of the change, in the language of the account that it goes to;
 * call it there for every such change, whoever made it. The mails hold no address and no secret.
 */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** The account has another e-mail address now. Goes to the old one, which the caller has kept. */
  async emailChanged(manager: EntityManager, userId: number, oldEmail: string): Promise<void> {
    const { lang, name } = await manager.findOneByOrFail(UserEntity, { id: userId });
    await this.outbox.write(manager, {
      kind: 'email-changed',
      to: oldEmail,
      userId,
      lang,
      payload: { name, at: this.now() },
    });
  }

  /**
   * The account has another password now. `link` is that of a mail, `staff` another account than its own. A first password
   * replaces nothing, so it is not told.
   * @param email address to tell when the same change also replaced it; left out, the account's own
   */
  async passwordChanged(
    manager: EntityManager,
    userId: number,
    by: PasswordChangedBy,
    email?: string,
  ): Promise<void> {
    const user = await manager.findOneByOrFail(UserEntity, { id: userId });
    await this.outbox.write(manager, {
      kind: 'password-changed',
      to: email ?? user.email,
      userId,
      lang: user.lang,
      payload: { name: user.name, at: this.now(), by },
    });
  }

  /** The second factor of the account was changed, or a recovery code was used. */
  async secondFactor(manager: EntityManager, userId: number, change: SecondFactorChange): Promise<void> {
    const { email, lang, name } = await manager.findOneByOrFail(UserEntity, { id: userId });
    await this.outbox.write(manager, {
      ...{ kind: 'second-factor', to: email, userId, lang },
      payload: { name, at: this.now(), change },
    });
  }

  /**
   * Persons were linked to a child as parents. Goes to every other parent of the child who has an account; whether the new
   * links are stored yet makes no difference.
   */
  async parentLinked(
    manager: EntityManager,
    childId: number,
    newPersonIds: readonly number[],
  ): Promise<void> {
    if (newPersonIds.length === 0) return;
    const child = await manager.findOneByOrFail(ChildEntity, { id: childId });
    const others = await manager.find(ChildParentEntity, {
      where: { child_id: childId, person_id: Not(In([...newPersonIds])) },
      relations: { person: { user: true } },
      order: { person_id: 'ASC' },
    });
    const at = this.now();
    await this.outbox.writeAll(
      manager,
      others
        .flatMap(({ person }) => person?.user ?? [])
        .map(({ id, name, email, lang }) => ({
          kind: 'parent-linked' as const,
          to: email,
          userId: id,
          lang,
          payload: { name, at, childId, child: `${child.first_name} ${child.last_name}` },
        })),
    );
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
