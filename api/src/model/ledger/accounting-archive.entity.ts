import type { IsoDate } from '@feria/shared';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { encryptedText } from '../../core/database/health-cipher.js';

/*
 * The accounting archive (product/money.md#accounting-archive): who paid, and for which child, of families whose data are erased. No
 * foreign keys: the rows to which the numbers belonged are gone. Read by holders of `payment.archive` only.
 */

/** A parent of whom the ledger has payments. */
@Entity('archived_parent')
export class ArchivedParentEntity {
  /** The number that payments and shares still have. */
  @PrimaryColumn({ type: 'int' })
  person_id: number;

  /** `ArchivedParent` as JSON; encrypted at rest. */
  @Column({ type: 'text', transformer: encryptedText })
  data: string;

  /** Day of the last share of a payment: from the end of its year on the period counts. */
  @Column({ type: 'date' })
  last_booked_on: IsoDate;
}

/** A child for whose places something was paid; also one that was anonymised. */
@Entity('archived_child')
export class ArchivedChildEntity {
  /** The number that the history of registrations still has. */
  @PrimaryColumn({ type: 'int' })
  child_id: number;

  /** `ArchivedChild` as JSON; encrypted at rest. */
  @Column({ type: 'text', transformer: encryptedText })
  data: string;

  @Column({ type: 'date' })
  last_booked_on: IsoDate;
}

/** Who paid, as the bank or the office wrote it, of a payment whose words are forgotten. */
@Entity('archived_payer')
export class ArchivedPayerEntity {
  @PrimaryColumn({ type: 'int' })
  payment_id: number;

  /** Encrypted at rest. */
  @Column({ type: 'text', transformer: encryptedText })
  payer: string;
}

/** What a receipt says of people whose data are erased. */
@Entity('archived_receipt')
export class ArchivedReceiptEntity {
  @PrimaryColumn({ type: 'int' })
  receipt_id: number;

  /** `ArchivedReceipt` as JSON; encrypted at rest. */
  @Column({ type: 'text', transformer: encryptedText })
  data: string;
}
