import { ApiProperty } from '@nestjs/swagger';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@feria/shared';
import { all, checked, idList, required } from '../../core/http/checks.js';
import { Email, OneOf, Text } from '../../core/http/validators.js';

/** Body of `POST /api/my-family/guardian-invitations`. */
export class InvitationBody {
  @Email({ required: true })
  email: string;

  @checked(all(required, idList))
  @ApiProperty({ type: 'array', items: { type: 'integer' }, description: 'Ids of own children' })
  child_ids: number[];

  @OneOf(CONTENT_LANGUAGES, { description: "Language of the mail; the inviter's own when left out" })
  lang?: ContentLanguage | null;
}

/** The secret of the link in the mail. */
export class InvitationTokenBody {
  @Text({ required: true, max: 255 })
  token: string;
}
