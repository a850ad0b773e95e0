import type { FailedMail } from '@feria/shared';
import { WRITTEN_LISTS } from '@feria/shared/resources/lists';
import { Module } from '@nestjs/common';
import { writtenExportController } from '../core/crud/list-export.js';
import { FailedMailsController } from './failed-mails.controller.js';
import { FAILED_MAIL_COLUMNS } from './failed-mail-columns.js';
import { FAILED_MAIL_LIST, FailedMails } from './failed-mails.service.js';
import { MailPreviewController } from './mail-preview.controller.js';

/** What staff see of mails: how those of a course will look, and which did not arrive. */
@Module({
  controllers: [
    FailedMailsController,
    MailPreviewController,
    writtenExportController<FailedMails, FailedMail>('failedMail', 'failedMail', FAILED_MAIL_COLUMNS, {
      permission: WRITTEN_LISTS.failedMail,
      source: FailedMails,
      read: (mails, query) => mails.list(query),
      rules: FAILED_MAIL_LIST,
    }),
  ],
  providers: [FailedMails],
})
export class MailsModule {}
