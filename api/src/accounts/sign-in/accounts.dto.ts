import { CONTENT_LANGUAGES, type ContentLanguage } from '@feria/shared';
import {
  Email,
  Flag,
  IdField,
  NewPassword,
  OneOf,
  Password,
  Phone,
  Text,
} from '../../core/http/validators.js';
import { FactorProofDto, TYPED_PASSWORD_MAX } from '../second-factor/own-proof.dto.js';
import { SameAs, TaxCode } from './fields.js';

export class LoginDto {
  // No check of its form: an address that cannot be one is a wrong login like any other.
  @Text({ required: true, max: 255 })
  email: string;

  @Password({ required: true, max: TYPED_PASSWORD_MAX })
  password: string;

  @Flag({ description: 'A session of 30 days instead of 2 hours' })
  remember?: boolean;
}

export class RegisterDto {
  @Text({ required: true, max: 255 })
  first_name: string;

  @Text({ required: true, max: 255 })
  last_name: string;

  @TaxCode()
  tax: string;

  @Text({ max: 10 })
  plz?: string | null;

  @Text({ max: 255 })
  place?: string | null;

  @IdField({ description: 'Where the postcode has several municipalities' })
  municipality_id?: number | null;

  @Text({ required: true, max: 255 })
  address: string;

  @Phone()
  phone?: string | null;

  @Email({ required: true })
  email: string;

  @NewPassword({ required: true })
  password: string;

  @SameAs('password')
  password_confirmation: string;

  @OneOf(CONTENT_LANGUAGES, { description: 'German when neither this nor `lang` is sent' })
  language?: ContentLanguage | null;

  @OneOf(CONTENT_LANGUAGES, { description: 'Another name for `language`' })
  lang?: ContentLanguage | null;
}

export class ForgotDto {
  @Email({ required: true })
  email: string;
}

/** The link of a mail with which a password is set. */
export class ResetLinkDto {
  @Email({ required: true })
  email: string;

  @Text({ required: true, max: 255 })
  token: string;
}

export class ResetDto extends ResetLinkDto {
  @NewPassword({ required: true })
  password: string;

  @SameAs('password')
  password_confirmation: string;
}

export class ConfirmEmailDto {
  @Text({ required: true, max: 255 })
  token: string;
}

/** The link of a mail that undoes a change of a login. */
export class UndoDto {
  @Text({ required: true, max: 255 })
  token: string;

  @Password({
    max: TYPED_PASSWORD_MAX,
    description: 'The one from before the change; asked for where the undo would change a second factor',
  })
  password?: string | null;
}

export class ChangePasswordDto extends FactorProofDto {
  @Password({ required: true, max: TYPED_PASSWORD_MAX })
  current_password: string;

  @NewPassword({ required: true })
  password: string;

  @SameAs('password')
  password_confirmation: string;
}

/** Asks for a token that opens one document, and nothing else, for 60 seconds. */
export class DownloadTokenDto {
  @Text({ required: true, max: 255, description: 'Address of a document, such as `/export/payments`' })
  path: string;
}
