import { PAYMENT_METHODS, REASON_MAX, type PaymentMethod } from '@feria/shared';
import { DateField, Euros, Flag, IdField, ListOf, OneOf, Text } from '../../core/http/validators.js';

/** Registrations of one payment: more siblings and weeks than any family has. */
const MAX_SHARES = 100;

/** A part of a payment for a registration. */
export class PaymentShareBody {
  @IdField({ required: true })
  registration_id: number;

  @Euros({ required: true, description: 'Euros; below 0 in a refund' })
  amount: number;
}

/** Body of `POST /api/payment`. */
export class PaymentBody {
  @DateField({ required: true, description: 'Day on which the money arrived, or was paid out' })
  date: string;

  @Euros({ required: true, description: 'Euros; below 0 for a refund' })
  amount: number;

  @OneOf(PAYMENT_METHODS, { required: true })
  method: PaymentMethod;

  @IdField({ required: true, description: 'The parent for whom it is paid' })
  person_id: number;

  @IdField({
    description:
      'The parent who paid: the one for whom it is paid, or another parent of the children. Without it, whom `payer` names, else the first',
  })
  payer_person_id?: number | null;

  @Text({ max: 140, description: 'Name of who paid' })
  payer?: string | null;

  @Text({ max: 140, description: 'Reference or text of the transfer' })
  reference?: string | null;

  @Text({ max: 500 })
  note?: string | null;

  @ListOf(() => PaymentShareBody, {
    max: MAX_SHARES,
    description: 'For which registrations; the rest becomes credit, or is taken from it in a refund',
  })
  shares?: PaymentShareBody[] | null;

  @Flag({
    description: 'Whether the parents are told that all is paid. Without it: unless the week has ended',
  })
  mail?: boolean | null;
}

/** Body of `POST /api/payment/{id}/reverse`. */
export class ReversalBody {
  @Text({ max: 500, description: 'Why it is taken back' })
  note?: string | null;

  @Flag({
    description:
      'Whether parents who were told by mail that a place is paid are told that it is open again. Without it they are not',
  })
  notify?: boolean | null;
}

/** Body of `PUT /api/payment/{id}/payer`. */
export class PayerBody {
  @IdField({
    description: 'The parent who paid: the one for whom it is paid, or another parent of the children',
  })
  payer_person_id?: number | null;

  @Text({ max: 140, description: 'Name of who paid, where it is no parent on record' })
  payer?: string | null;
}

/** Body of `POST /api/payment/credit`. */
export class CreditBody {
  @IdField({ required: true, description: 'The parent whose credit it is' })
  person_id: number;

  @ListOf(() => PaymentShareBody, { required: true, max: MAX_SHARES })
  shares: PaymentShareBody[];

  @Flag({
    description: 'Whether the parents are told that all is paid. Without it: unless the week has ended',
  })
  mail?: boolean | null;
}

/** Body of `POST /api/cancellationFee/{id}/waive`. */
export class WaiverBody {
  @Text({ required: true, max: REASON_MAX, description: 'Why it need not be paid' })
  reason: string;
}
