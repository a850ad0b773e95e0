import { Module } from '@nestjs/common';
import { JournalModule } from '../journal/journal.module.js';
import { AccountingArchiveController } from './archive.controller.js';
import { AccountingArchive } from './archive.service.js';

/** Who paid of families whose data are erased, for who keeps the books. */
@Module({
  imports: [JournalModule],
  controllers: [AccountingArchiveController],
  providers: [AccountingArchive],
})
export class AccountingArchiveModule {}
