import { JsonObject, ObjectOf, Password, Text } from '../../core/http/validators.js';

/** Longer than any password that can be set: what is longer is wrong, not invalid. */
export const TYPED_PASSWORD_MAX = 1_000;
/** Longest code that may be typed: a recovery code with its hyphens and some blanks. */
const CODE_MAX = 60;

/** What a browser answered for a passkey, and the step for which it was asked. */
export class PasskeyAnswerDto {
  @Text({ required: true, max: 100 })
  token: string;

  @JsonObject({
    required: true,
    description: 'What the browser answered, as `@simplewebauthn/browser` gives it',
  })
  response: object;
}

/** A code of the authenticator app or a recovery code, where the account has a second factor. */
export function FactorCode(): PropertyDecorator {
  return Text({
    max: CODE_MAX,
    description: 'With a second factor: a code of the authenticator app, or a recovery code',
  });
}

/** The answer of a passkey, in place of a code. */
export function FactorPasskey(): PropertyDecorator {
  return ObjectOf(() => PasskeyAnswerDto, {
    description: 'In place of a code: the answer to `POST /api/second-factor/confirmation`',
  });
}

/** The password of whoever calls, where a call needs it only for some changes. */
export function OwnPassword(): PropertyDecorator {
  return Password({
    max: TYPED_PASSWORD_MAX,
    description: "The caller's present password: needed to change the login of an account",
  });
}

/** What shows, beside the password, that the owner of the account makes the call. */
export abstract class FactorProofDto {
  @FactorCode()
  code?: string | null;

  @FactorPasskey()
  passkey?: PasskeyAnswerDto | null;
}
