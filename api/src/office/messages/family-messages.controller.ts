import { Controller, Get, Res, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, can, type FamilyMessage } from '@feria/shared';
import type { Response } from 'express';
import { LoggedIn } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { AnswersFile } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { Attachments } from './attachments.js';
import { MessageHistory } from './message-history.service.js';

/** What parents read of messages (product/mailing.md#messages). */
@Controller()
@LoggedIn({ inView: true })
export class FamilyMessagesController {
  constructor(
    private readonly history: MessageHistory,
    private readonly attachments: Attachments,
  ) {}

  @Get(API.myFamilyMessages)
  @ApiTags('my-family')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'What the office wrote to oneself, newest first' })
  async list(
    @CurrentPerson() _: { id: number },
    @CurrentUser() user: CurrentUserData,
  ): Promise<FamilyMessage[]> {
    const messages = await this.history.of(user.id);
    return messages.map(({ state: __, ...message }) => message);
  }

  @Get('message-file/:id')
  @AllowQueryToken()
  @AnswersFile('application/pdf', 'image/jpeg')
  @ApiTags('documents')
  @ApiOperation({ summary: 'A file of a message, for those who got it and holders of message.index' })
  async file(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const seesAll = can(user, 'message.index');
    const { filename, contentType, content } = await this.attachments.readBy(id, {
      userId: user.id,
      seesAll,
    });
    // Saved and never shown: a PDF can hold scripts of its own.
    response.attachment(filename);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    return new StreamableFile(content, { type: contentType });
  }
}
