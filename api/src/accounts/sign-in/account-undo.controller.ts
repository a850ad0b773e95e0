import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type MessageResult } from '@feria/shared';
import { Public } from '../../core/auth/access.js';
import { Limited } from '../../core/auth/limited.js';
import { said } from '../../core/request-context.js';
import { UndoDto } from './accounts.dto.js';
import { AccountUndo } from './account-undo.service.js';

/** The link of a mail that told of a changed login. */
@ApiTags('account')
@Controller()
export class AccountUndoController {
  constructor(private readonly changes: AccountUndo) {}

  /** A POST, because programs that look into mails follow links and would undo what was wanted. */
  @Post(API.accountUndo)
  @Public()
  @Limited({ failures: 'failedUndos' })
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Undo a change of e-mail address, password or second factor, and all later ones, by the link of a mail',
  })
  async undo(@Body() { token, password }: UndoDto): Promise<MessageResult> {
    await this.changes.undo(token, password || null);
    return said('account_undo.done');
  }
}
