import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import type { OpenOfParent, PayerChanges } from '../families/people/payer-changes.js';
import { freeCreditsOf, openByPayer } from '../ledger/balance.js';
import { isPaid, payerOf } from '../ledger/payment.js';
import { readOwed } from '../ledger/owed.js';
import { settle, type Changed, type Settled } from '../ledger/settle.js';
import { ChildParentEntity } from '../model/families/child.entity.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';
import { bumpVersions, registrationsOf } from './locking.js';
import { RegistrationMails } from './registration-mails.js';
import { appendHistory } from './registration-records.js';

/** Who caused it, and who is told by another mail. */
interface SettleOptions {
  /** Member of the office; `null` for a parent and for the server. */
  userId: number | null;
  /** Registrations of which another mail says what is paid. */
  told?: readonly number[];
  /** Registrations of which the caller writes the history, and the mail that all is paid. */
  callerTells?: readonly number[];
  /** See {@link RegistrationMails.paid}. */
  mail?: boolean | null;
  /** Money has just come: what it pays is told as a payment, not as the use of credit. */
  hasCome?: boolean;
}

/** Settles the balances of families (product/money.md#one-balance) with all that belongs to it: history, and the mail that all is paid. */
@Injectable()
export class Balances implements PayerChanges {
  constructor(
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
  ) {}

  /** See {@link settle}. */
  async settle(
    manager: EntityManager,
    changed: Changed,
    { userId, told = [], callerTells = [], mail, hasCome }: SettleOptions,
  ): Promise<Settled> {
    const at = this.clock.now();
    const settled = await settle(manager, changed, { userId, at });
    const ids = [...settled.keys()];
    if (ids.length === 0) return settled;
    const owed = await readOwed(manager, ids);
    const untold = owed.filter(({ id }) => !callerTells.includes(id));
    await appendHistory(
      manager,
      untold.map((registration) => ({
        registration,
        kind: 'paid',
        amount: registration.payed_amount,
        userId,
      })),
      at,
    );
    await bumpVersions(
      manager,
      owed.map(({ course_week_id }) => course_week_id),
    );
    const others = new Map([...settled].filter(([id]) => !callerTells.includes(id)));
    await this.tell(manager, others, told, { mail, hasCome });
    return settled;
  }

  async changed(manager: EntityManager, childIds: readonly number[]): Promise<void> {
    if (childIds.length === 0) return;
    const parents = await manager.findBy(ChildParentEntity, { child_id: In([...childIds]) });
    const personIds = parents.map(({ person_id }) => person_id);
    // Without parents there was nobody who could have what is above a price.
    const registrationIds = await registrationsOf(manager, { child_id: In([...childIds]) });
    await this.settle(manager, { personIds, registrationIds }, { userId: null });
  }

  async freeCreditOf(manager: EntityManager, personId: number): Promise<number> {
    return (await freeCreditsOf(manager, [personId])).get(personId) ?? 0;
  }

  async openOf(
    manager: EntityManager,
    childIds: readonly number[],
    parentsAfter?: readonly number[],
  ): Promise<OpenOfParent[]> {
    const open = await openByPayer(manager, childIds);
    if (open.length === 0) return [];
    const links = await manager.findBy(ChildParentEntity, { child_id: In([...childIds]) });
    return open.map((of) => {
      const others = links.filter(
        ({ child_id, person_id }) => child_id === of.child_id && person_id !== of.person_id,
      );
      const after = parentsAfter ?? others.map(({ person_id }) => person_id);
      // Who booked is no parent any more.
      const next = payerOf(
        null,
        after.map((personId) => ({ personId, userId: null })),
      );
      return { ...of, next_person_id: next };
    });
  }

  private async tell(
    manager: EntityManager,
    settled: Settled,
    told: readonly number[],
    { mail, hasCome = false }: Pick<SettleOptions, 'mail' | 'hasCome'>,
  ): Promise<void> {
    const used = [...settled].flatMap(([id, charge]) => (charge.used > 0 ? [id] : []));
    if (used.length === 0) return;
    const at = this.clock.now();
    const paid = (await manager.findBy(RegistrationEntity, { id: In([...used]) })).filter(isPaid);
    const known = paid.filter(({ id, payed_mail_at }) => told.includes(id) && payed_mail_at === null);
    if (known.length > 0)
      await manager.update(RegistrationEntity, { id: In(known.map(({ id }) => id)) }, { payed_mail_at: at });
    await this.mails.paid(
      manager,
      paid.filter(({ id }) => !told.includes(id)),
      at,
      mail,
      hasCome ? undefined : settled,
    );
  }
}
