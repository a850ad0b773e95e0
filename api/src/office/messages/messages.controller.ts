import { Body, Controller, Get, HttpCode, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type MessagePreview,
  type MessageRecord,
  type MessageResult,
  type MessageRow,
  type SentMessage,
  OFFICE_API,
} from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { Received, receiveUpload, type ReceivedFile } from '../../core/files/receive-upload.js';
import type { ListPage } from '../../core/http/envelope.js';
import { Answers, ListParameters, MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { IdempotencyKey } from '../../core/idempotency/idempotency-key.js';
import { Attachments } from './attachments.js';
import { MessageBody } from './message.dto.js';
import { MESSAGE_LIST, MessageHistory } from './message-history.service.js';
import { Messages } from './messages.service.js';

const file = { type: 'string', format: 'binary' };

/** Messages of the office to parents (product/mailing.md#messages). */
@ApiTags('message')
@ApiBearerAuth()
@Controller()
export class MessagesController {
  constructor(
    private readonly messages: Messages,
    private readonly history: MessageHistory,
    private readonly attachments: Attachments,
    private readonly limiter: RateLimiter,
  ) {}

  @Get(OFFICE_API.message)
  @RequirePermission('message.index')
  @ApiOperation({ summary: 'A page of the messages that were sent' })
  @ListParameters(MESSAGE_LIST)
  list(
    @Query() query: Record<string, unknown>,
    @CurrentUser() user: CurrentUserData,
  ): Promise<ListPage<MessageRow>> {
    return this.history.list(query, user);
  }

  @Get(`${OFFICE_API.message}/:id`)
  @RequirePermission('message.index')
  @ApiOperation({ summary: 'A message with the state of each of its mails' })
  get(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<MessageRecord> {
    return this.history.get(id, user);
  }

  @Post(OFFICE_API.message)
  @RequirePermission('message.create')
  @ApiOperation({ summary: 'Send a message: one mail for each parent, in the parent’s language' })
  send(
    @Body() body: MessageBody,
    @CurrentUser() user: CurrentUserData,
    @IdempotencyKey() key?: string,
  ): Promise<SentMessage> {
    return this.messages.send(body, user, key);
  }

  @Post(OFFICE_API.messagePreview)
  @HttpCode(200)
  @RequirePermission('message.create')
  @ApiOperation({ summary: 'Whom a message would reach, and how it would read' })
  preview(@Body() body: MessageBody, @CurrentUser() user: CurrentUserData): Promise<MessagePreview> {
    return this.messages.preview(body, user);
  }

  @Post(OFFICE_API.messageTest)
  @HttpCode(200)
  @RequirePermission('message.create')
  @ApiOperation({ summary: 'Send a message to oneself first, with a made-up family' })
  @MayFail(429)
  async test(@Body() body: MessageBody, @CurrentUser() user: CurrentUserData): Promise<MessageResult> {
    await this.limiter.consume('messageTest', String(user.id));
    return this.messages.test(body, user);
  }

  @Post(OFFICE_API.trialMail)
  @HttpCode(200)
  @RequirePermission('option.update')
  @ApiOperation({ summary: 'Send a mail to oneself, to see whether mails arrive' })
  @MayFail(429)
  async trial(@CurrentUser() user: CurrentUserData): Promise<MessageResult> {
    await this.limiter.consume('messageTest', String(user.id));
    return this.messages.trial(user);
  }

  @Post(OFFICE_API.messageUpload)
  @HttpCode(200)
  @RequirePermission('message.create')
  @UseInterceptors(receiveUpload([{ type: 'image' }, { type: 'file' }]))
  @Answers({ type: 'string' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { image: file, file } } })
  @ApiOperation({ summary: 'Upload a file for a message; answers its name, to be sent within 24 hours' })
  upload(@Received() received: ReceivedFile, @CurrentUser() user: CurrentUserData): Promise<string> {
    return this.attachments.store(user.id, received);
  }
}
