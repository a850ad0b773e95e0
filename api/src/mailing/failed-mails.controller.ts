import { Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type DeleteResult,
  type FailedMail,
  type MessageResult,
  type ResendResult,
  OFFICE_API,
} from '@feria/shared';
import { RequirePermission } from '../core/auth/access.js';
import type { ListPage } from '../core/http/envelope.js';
import { Id } from '../core/http/params.js';
import { FAILED_MAIL_LIST, FailedMails } from './failed-mails.service.js';
import { ListParameters } from '../core/http/openapi-decorators.js';

/** Mails that could not be delivered. */
@ApiTags('failedMail')
@ApiBearerAuth()
@Controller(OFFICE_API.failedMail)
@RequirePermission('peopleCourseWeekRegistration.update')
export class FailedMailsController {
  constructor(private readonly mails: FailedMails) {}

  @Get()
  @ApiOperation({ summary: 'A page of the mails that were given up' })
  @ListParameters(FAILED_MAIL_LIST)
  list(@Query() query: Record<string, unknown>): Promise<ListPage<FailedMail>> {
    return this.mails.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One mail that was given up' })
  get(@Id() id: number): Promise<FailedMail> {
    return this.mails.get(id);
  }

  @Post('resend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send every mail again that can be sent again' })
  resendAll(): Promise<ResendResult> {
    return this.mails.resendAll();
  }

  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({ summary: "Send a mail again, to its reader's present address" })
  resend(@Id() id: number): Promise<MessageResult> {
    return this.mails.resend(id);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Discard a mail that was given up' })
  discard(@Id() id: number): Promise<DeleteResult> {
    return this.mails.discard(id);
  }
}
