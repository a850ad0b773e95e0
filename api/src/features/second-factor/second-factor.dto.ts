import { Flag, JsonObject, Password, Text } from '../../core/http/validators.js';

/** Longer than any password that can be set: what is longer is wrong, not invalid. */
const TYPED_PASSWORD_MAX = 1_000;

export class OwnPasswordDto {
  @Password({ required: true, max: TYPED_PASSWORD_MAX, description: "The account's own, to show who asks" })
  password: string;
}

export class StepCodeDto {
  @Text({ required: true, max: 100 })
  token: string;

  @Text({ required: true, max: 60, description: 'Of the authenticator app; at a login also a recovery code' })
  code: string;
}

export class NewPasskeyDto {
  @Text({ required: true, max: 100 })
  token: string;

  @Text({ required: true, max: 80, description: 'What its owner calls it' })
  name: string;

  @JsonObject({
    required: true,
    description: 'What the browser answered, as `@simplewebauthn/browser` gives it',
  })
  response: object;
}

export class PasskeyLoginDto {
  @Text({ required: true, max: 100 })
  token: string;

  @JsonObject({
    required: true,
    description: 'What the browser answered, as `@simplewebauthn/browser` gives it',
  })
  response: object;

  @Flag({ description: 'A session of 30 days instead of 2 hours' })
  remember?: boolean;
}
