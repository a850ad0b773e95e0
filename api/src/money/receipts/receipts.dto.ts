import { CONTENT_LANGUAGES, REASON_MAX, type ContentLanguage } from '@feria/shared';
import { MAX_RECEIPTS } from '@feria/shared/rules/receipts';
import { IdsField, OneOf, Text } from '../../core/http/validators.js';

/** Body of `POST /api/receipt`. */
export class ReceiptsBody {
  @IdsField({ max: MAX_RECEIPTS, description: 'Payments, each of which gets a receipt; all or none' })
  payment_ids: number[];

  @OneOf(CONTENT_LANGUAGES, {
    description: "Language of the receipts; without it that of each payer's account",
  })
  lang?: ContentLanguage | null;
}

/** Body of `POST /api/receipt/{id}/cancel`. */
export class CancelReceiptBody {
  @Text({ required: true, max: REASON_MAX, description: 'Why it is cancelled; it is printed on the receipt' })
  reason: string;
}
