import type { MessageRow } from '@feria/shared';
import { WRITTEN_LISTS } from '@feria/shared/resources/lists';
import { Module } from '@nestjs/common';
import { writtenExportController } from '../../core/crud/list-export.js';
import { AttachmentFolder, Attachments } from './attachments.js';
import { MessageAudiences } from './audience.js';
import { FamilyMessagesController } from './family-messages.controller.js';
import { MESSAGE_COLUMNS } from './message-columns.js';
import { MESSAGE_LIST, MessageHistory } from './message-history.service.js';
import { MessageMails } from './message-mails.js';
import { MessagesController } from './messages.controller.js';
import { Messages } from './messages.service.js';

/** Messages of the office to parents, and what parents read of them (product/mailing.md#messages). */
@Module({
  controllers: [
    FamilyMessagesController,
    MessagesController,
    writtenExportController<MessageHistory, MessageRow>('message', 'message', MESSAGE_COLUMNS, {
      permission: WRITTEN_LISTS.message,
      source: MessageHistory,
      read: (messages, query, reader) => messages.list(query, reader),
      rules: MESSAGE_LIST,
    }),
  ],
  providers: [AttachmentFolder, Attachments, MessageAudiences, MessageHistory, MessageMails, Messages],
  exports: [MessageHistory],
})
export class MessagesModule {}
