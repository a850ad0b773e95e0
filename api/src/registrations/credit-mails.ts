import { Injectable } from '@nestjs/common';
import { maskedIban } from '@feria/shared/rules/iban';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import type { CreditPaidOutMail, CreditReceivedMail } from '../mailing/mail-kinds.js';
import { Outbox } from '../mailing/outbox.js';
import { ParentEntity } from '../model/families/parent.entity.js';

/** A payment of which something is credit: who owed it, its day, and cents. */
export interface ReceivedCredit extends Pick<
  CreditReceivedMail,
  'paidOn' | 'amount' | 'credit' | 'byOther' | 'undone'
> {
  personId: number;
}

/**
 * Tells parents of their credit (product/money.md#one-balance): what of a payment became credit, and that credit was transferred to them.
 * Written in the transaction of the booking; who has no account gets none.
 */
@Injectable()
export class CreditMails {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Payments of which something is credit, or was and is taken back. Two statements, however many they are. */
  async received(manager: EntityManager, payments: readonly ReceivedCredit[]): Promise<void> {
    const readers = await this.readers(
      manager,
      payments.map(({ personId }) => personId),
    );
    await this.outbox.writeAll(
      manager,
      payments.flatMap(({ personId, ...payment }) => {
        const reader = readers.get(personId);
        if (!reader) return [];
        const { name, ...to } = reader;
        return [{ kind: 'credit-received' as const, ...to, payload: { name, at: this.now(), ...payment } }];
      }),
    );
  }

  /** A payout, or that it came back. @param payout cents; `iban` in full, of which the mail shows the ends only */
  async paidOut(
    manager: EntityManager,
    personId: number,
    payout: Pick<CreditPaidOutMail, 'paidOn' | 'amount' | 'returned'> & { iban: string | null },
  ): Promise<void> {
    const reader = (await this.readers(manager, [personId])).get(personId);
    if (!reader) return;
    const { name, ...to } = reader;
    const { iban, ...paid } = payout;
    const payload = { name, at: this.now(), ...paid, account: iban ? maskedIban(iban) : '' };
    await this.outbox.write(manager, { kind: 'credit-paid-out', ...to, payload });
  }

  private async readers(manager: EntityManager, personIds: readonly number[]) {
    const persons =
      personIds.length > 0
        ? await manager.find(ParentEntity, {
            where: { id: In([...new Set(personIds)]) },
            relations: { user: true },
          })
        : [];
    return new Map(
      persons.flatMap(({ id, user }) =>
        user ? [[id, { userId: user.id, to: user.email, lang: user.lang, name: user.name }] as const] : [],
      ),
    );
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
