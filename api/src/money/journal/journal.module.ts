import { Module } from '@nestjs/common';
import { JournalExport } from './journal-export.js';
import { JournalController } from './journal.controller.js';

/** The journal of payments, for who keeps the books. */
@Module({ controllers: [JournalController], providers: [JournalExport], exports: [JournalExport] })
export class JournalModule {}
