import { isContentLanguage } from '@feria/shared/rules/content';
import type { ContentLanguage } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';

/** Who paid, as documents name it. */
export interface Payer {
  /** The parent; `null` for somebody who is not on record. */
  personId: number | null;
  name: string;
  tax: string | null;
  /** Lines; `null` where none is known. */
  address: string | null;
  /** Of the parent's account; `null` without one. */
  lang: ContentLanguage | null;
}

/**
 * Reads who paid payments (product/money.md#who-paid), by their ids: the parent as it is on record now, else the name that the payment
 * has in words. Of whom neither is known is not in it. One statement.
 */
export async function readPayers(
  manager: EntityManager,
  payments: readonly Pick<PaymentEntity, 'id' | 'payer_id' | 'words'>[],
): Promise<Map<number, Payer>> {
  const parents = await manager.find(ParentEntity, {
    where: { id: In([...new Set(payments.flatMap(({ payer_id }) => payer_id ?? []))]) },
    relations: { user: true },
  });
  return new Map(
    payments.flatMap(({ id, payer_id, words }) => {
      const payer = parents.find((parent) => parent.id === payer_id) ?? words?.payer?.trim();
      return payer ? [[id, asPayer(payer)] as const] : [];
    }),
  );
}

function asPayer(payer: ParentEntity | string): Payer {
  if (typeof payer === 'string') return { personId: null, name: payer, tax: null, address: null, lang: null };
  const { id, first_name, last_name, tax, address, plz, place, user } = payer;
  const lines = [address, [plz, place].filter(Boolean).join(' ')].filter(Boolean);
  return {
    personId: id,
    name: `${first_name} ${last_name}`,
    tax,
    address: lines.join('\n') || null,
    lang: isContentLanguage(user?.lang) ? user.lang : null,
  };
}

/**
 * Names of others who paid, by the ids of the payments: what a parent reads of the own account (product/money.md#who-paid). Not of what the
 * parent paid, and where nobody knows who paid. Two statements.
 */
export async function readOtherPayers(
  manager: EntityManager,
  payments: readonly Pick<PaymentEntity, 'id'>[],
  personId: number,
): Promise<Map<number, string>> {
  const found = await manager.find(PaymentEntity, {
    where: { id: In(payments.map(({ id }) => id)) },
    relations: { words: true },
  });
  const payers = await readPayers(
    manager,
    found.filter(({ payer_id }) => payer_id !== personId),
  );
  return new Map([...payers].map(([id, { name }]) => [id, name]));
}
