import { DateField, IdField, Text } from '../../core/http/validators.js';
import { OwnPassword, FactorProofDto } from '../second-factor/own-proof.dto.js';

/** Body of `POST /api/apiKey`. */
export class NewApiKeyDto extends FactorProofDto {
  @Text({ required: true, max: 100, description: 'What it is for, as the log of changes names it' })
  name: string;

  @IdField({ required: true, description: 'Its role. The caller must hold every permission of it' })
  role_id: number;

  @DateField({ required: true, description: 'The last day on which it works, two years from now at most' })
  expires_on: string;

  @OwnPassword()
  current_password?: string | null;
}
