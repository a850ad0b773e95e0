import { MAX_ALL_ROWS, SEPA_FORMATS, type SepaFormat } from '@feria/shared';
import { FactorProofDto, TYPED_PASSWORD_MAX } from '../../accounts/second-factor/own-proof.dto.js';
import { DateField, IdsField, OneOf, Password, Text } from '../../core/http/validators.js';

/** Longest IBAN as people write it, with blanks. */
const IBAN_MAX = 60;

/** Body of `POST /api/credit/sepa-file`. */
export class SepaFileBody {
  @IdsField({ max: MAX_ALL_ROWS, description: 'Parents whose credit is paid out' })
  person_ids: number[];

  @OneOf(SEPA_FORMATS, { description: 'Without it the newer one' })
  format?: SepaFormat | null;

  @Text({ max: IBAN_MAX, description: "The organiser's account; needed where there are several" })
  account?: string | null;

  @DateField({
    description:
      'Day on which the bank is asked to pay, without it today; where banks are closed, the next one on which they are not',
  })
  execute_on?: string | null;
}

/** Body of `POST /api/credit/sepa-file/{id}/executed`. */
export class ExecutedBody {
  @DateField({ required: true, description: 'Day on which the money left the account' })
  date: string;
}

/** Body of `PUT /api/refund-account/{id}`. */
export class IbanBody {
  @Text({ max: IBAN_MAX, description: 'Empty to take back what was entered' })
  iban?: string | null;
}

/** Body of `PUT /api/my-family/refund-account`. */
export class RefundAccountBody extends FactorProofDto {
  @Text({ max: IBAN_MAX, description: 'Empty for none' })
  iban?: string | null;

  @Text({ max: 40, description: 'Of what the form showed' })
  version?: string | null;

  @Password({ required: true, max: TYPED_PASSWORD_MAX, description: "The caller's present password" })
  current_password: string;
}
