import { isContentLanguage } from '@feria/shared/rules/content';
import type { ContentLanguage } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { ParentEntity } from '../../model/families/parent.entity.js';
import type { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { isNamed, nameText, nameWords } from '../bank-statements/domain/names.js';

/** Who paid, as a receipt names it. */
export interface ReceiptPayer {
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
 * Who paid a payment: the parent for whom it was paid, unless the bank or the office names somebody else. Of those only the name is
 * known: a receipt never names a parent for what another one paid.
 * @param parent for whom it was paid; `null` for none on record
 * @returns the parent, else the name as text; `null` when neither is known
 */
function payerOf(
  { words }: Pick<PaymentEntity, 'words'>,
  parent: ParentEntity | null,
): ParentEntity | string | null {
  const named = words?.payer?.trim();
  if (!named) return parent;
  if (!parent) return named;
  return isNamed(nameText(named), nameWords(`${parent.first_name} ${parent.last_name}`)) ? parent : named;
}

/** Reads who paid payments, by their ids, as it is on record now. One statement. */
export async function readPayers(
  manager: EntityManager,
  payments: readonly Pick<PaymentEntity, 'id' | 'person_id' | 'words'>[],
): Promise<Map<number, ReceiptPayer>> {
  const parents = await manager.find(ParentEntity, {
    where: { id: In([...new Set(payments.flatMap(({ person_id }) => person_id ?? []))]) },
    relations: { user: true },
  });
  return new Map(
    payments.flatMap((payment) => {
      const payer = payerOf(payment, parents.find(({ id }) => id === payment.person_id) ?? null);
      return payer === null ? [] : [[payment.id, asPayer(payer)] as const];
    }),
  );
}

function asPayer(payer: ParentEntity | string): ReceiptPayer {
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
