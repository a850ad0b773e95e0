import { Module } from '@nestjs/common';
import { AttachmentFolder, Attachments } from './attachments.js';
import { MessageAudiences } from './audience.js';
import { FamilyMessagesController } from './family-messages.controller.js';
import { MessageHistory } from './message-history.service.js';
import { MessageMails } from './message-mails.js';
import { MessagesController } from './messages.controller.js';
import { Messages } from './messages.service.js';

/** Messages of the office to parents, and what parents read of them (product/mailing.md#messages). */
@Module({
  controllers: [FamilyMessagesController, MessagesController],
  providers: [AttachmentFolder, Attachments, MessageAudiences, MessageHistory, MessageMails, Messages],
  exports: [MessageHistory],
})
export class MessagesModule {}
