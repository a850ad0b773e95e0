import { Flag, Password, Text } from '../../core/http/validators.js';
import { FactorProofDto, PasskeyAnswerDto, TYPED_PASSWORD_MAX } from './own-proof.dto.js';

export class OwnPasswordDto extends FactorProofDto {
  @Password({ required: true, max: TYPED_PASSWORD_MAX, description: "The account's own, to show who asks" })
  password: string;
}

export class StepCodeDto {
  @Text({ required: true, max: 100 })
  token: string;

  @Text({ required: true, max: 60, description: 'Of the authenticator app; at a login also a recovery code' })
  code: string;
}

export class NewPasskeyDto extends PasskeyAnswerDto {
  @Text({ required: true, max: 80, description: 'What its owner calls it' })
  name: string;
}

export class PasskeyLoginDto extends PasskeyAnswerDto {
  @Flag({ description: 'A session of 30 days instead of 2 hours' })
  remember?: boolean;
}
