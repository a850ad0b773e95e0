import { UI_LANGUAGES, type UiLanguage } from '@feria/shared';
import type {
  ChangePasswordInput,
  ForgotInput,
  LoginInput,
  RegisterInput,
  ResetInput,
  TicketInput,
} from '@feria/shared';
import { Email, Flag, OneOf, Password, Phone, Text } from '../platform/http/validators.js';
import { NewPassword, SameAs, TaxCode } from './fields.js';

/** Longer than any password that can be set: what is longer is wrong, not invalid. */
const TYPED_PASSWORD_MAX = 1_000;

export class LoginDto implements LoginInput {
  // No check of its form: an address that cannot be one is a wrong login like any other.
  @Text({ required: true, max: 255 })
  email: string;

  @Password({ required: true, max: TYPED_PASSWORD_MAX })
  password: string;

  @Flag({ description: 'A session of 30 days instead of 2 hours' })
  remember?: boolean;
}

export class RegisterDto implements Omit<RegisterInput, 'language'> {
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

  @Text({ required: true, max: 255 })
  address: string;

  @Phone()
  phone?: string | null;

  @Email({ required: true })
  email: string;

  @NewPassword()
  password: string;

  @SameAs('password')
  password_confirmation: string;

  @OneOf(UI_LANGUAGES, { description: 'German when neither this nor `lang` is sent' })
  language?: UiLanguage | null;

  @OneOf(UI_LANGUAGES, { description: 'Another name for `language`' })
  lang?: UiLanguage | null;
}

export class ForgotDto implements ForgotInput {
  @Email({ required: true })
  email: string;
}

export class ResetDto implements ResetInput {
  @Email({ required: true })
  email: string;

  @Text({ required: true, max: 255 })
  token: string;

  @NewPassword()
  password: string;

  @SameAs('password')
  password_confirmation: string;
}

export class ChangePasswordDto implements ChangePasswordInput {
  @Password({ required: true, max: TYPED_PASSWORD_MAX })
  current_password: string;

  @NewPassword()
  password: string;

  @SameAs('password')
  password_confirmation: string;
}

export class TicketDto implements TicketInput {
  @Text({ required: true, max: 255, description: 'Address of a document, such as `/export/payments`' })
  path: string;
}
