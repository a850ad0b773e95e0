import { Module } from '@nestjs/common';
import { FailedMailsController } from './failed-mails.controller.js';
import { FailedMails } from './failed-mails.service.js';
import { MailPreviewController } from './mail-preview.controller.js';

/** What staff see of mails: how those of a course will look, and which did not arrive. */
@Module({
  controllers: [FailedMailsController, MailPreviewController],
  providers: [FailedMails],
})
export class MailsModule {}
