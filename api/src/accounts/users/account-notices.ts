import { Injectable } from '@nestjs/common';
import { In, Not, type EntityManager } from 'typeorm';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { Clock } from '../../core/clock.js';
import type { PasswordChangedBy, SecondFactorChange, UndoInMail } from '../../mailing/mail-kinds.js';
import { Outbox } from '../../mailing/outbox.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { AccountChanges, type LoginBefore } from './account-changes.js';
import type { ChangedBy } from './reserved-emails.js';

/**
 * Tells people by mail that their login was changed, or that somebody else sees their child now, so that whoever did not
 * expect it can act. Each mail is written in the transaction of the change, in the language of the account that it goes to;
 * call it there for every such change, whoever made it. The mails hold no address and no secret but the link that undoes the change.
 */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly changes: AccountChanges,
  ) {}

  /** The account has another e-mail address now, and nobody was asked yet to confirm it. Goes to the old one. */
  async emailChanged(manager: EntityManager, before: LoginBefore, by: ChangedBy): Promise<void> {
    const { userId, email } = before;
    const { lang, name } = await manager.findOneByOrFail(UserEntity, { id: userId });
    const undo = await this.changes.note(manager, 'email', before, by);
    await this.outbox.write(manager, {
      kind: 'email-changed',
      to: email,
      userId,
      lang,
      payload: { name, at: this.now(), ...(undo && { undo }) },
    });
  }

  /**
   * The account has another password now. `link` is that of a mail, `staff` another account than its own. A first password
   * replaces nothing, so it is not told. Goes to the address before, also when the same change has replaced it.
   */
  async passwordChanged(manager: EntityManager, before: LoginBefore, by: PasswordChangedBy): Promise<void> {
    const { userId, email } = before;
    const { lang, name } = await manager.findOneByOrFail(UserEntity, { id: userId });
    const undo = await this.changes.note(manager, 'password', before, by === 'staff' ? 'staff' : 'self');
    await this.outbox.write(manager, {
      kind: 'password-changed',
      to: email,
      userId,
      lang,
      payload: { name, at: this.now(), by, ...(undo && { undo }) },
    });
  }

  /**
   * The second factor of the account was changed.
   * @param before with the factors
   */
  async secondFactor(
    manager: EntityManager,
    before: LoginBefore,
    change: Exclude<SecondFactorChange, 'code_used'>,
  ): Promise<void> {
    const undo = await this.changes.note(
      ...([manager, 'second_factor', before, change === 'reset' ? 'staff' : 'self'] as const),
    );
    await this.writeSecondFactor(manager, before.userId, change, undo);
  }

  /** A recovery code was used. */
  recoveryCodeUsed(manager: EntityManager, userId: number): Promise<void> {
    return this.writeSecondFactor(manager, userId, 'code_used', null);
  }

  /** A change was undone, by which this address is no longer the account's. Goes to it, without a name where it was never confirmed. */
  async addressTakenBack(manager: EntityManager, { userId, email, isProven }: LoginBefore): Promise<void> {
    const { lang, name } = await manager.findOneByOrFail(UserEntity, { id: userId });
    await this.outbox.write(manager, {
      kind: 'email-taken-back',
      to: email,
      userId,
      lang,
      payload: { name: isProven ? name : '', at: this.now() },
    });
  }

  /** A key was made by which a program acts in the name of the account. @param key what its maker calls it */
  async apiKeyMade(manager: EntityManager, userId: number, key: string): Promise<void> {
    const { email, lang, name } = await manager.findOneByOrFail(UserEntity, { id: userId });
    await this.outbox.write(manager, {
      kind: 'api-key-made',
      to: email,
      userId,
      lang,
      payload: { name, at: this.now(), key },
    });
  }

  /** Credit of the person behind the account is paid out to another account at a bank. Which one is not said. */
  async refundAccountChanged(manager: EntityManager, userId: number): Promise<void> {
    const { email, lang, name } = await manager.findOneByOrFail(UserEntity, { id: userId });
    await this.outbox.write(manager, {
      kind: 'refund-account-changed',
      to: email,
      userId,
      lang,
      payload: { name, at: this.now() },
    });
  }

  private async writeSecondFactor(
    manager: EntityManager,
    userId: number,
    change: SecondFactorChange,
    undo: UndoInMail | null,
  ): Promise<void> {
    const { email, lang, name } = await manager.findOneByOrFail(UserEntity, { id: userId });
    await this.outbox.write(manager, {
      kind: 'second-factor',
      to: email,
      userId,
      lang,
      payload: { name, at: this.now(), change, ...(undo && { undo }) },
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
