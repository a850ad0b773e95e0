import { Module } from '@nestjs/common';
import { ConfirmationReader } from './confirmation/confirmation-facts.js';
import { ConfirmationPage } from './confirmation/confirmation-page.js';
import { ConfirmationController } from './confirmation/confirmation.controller.js';
import { CourseExport } from './exports/course-export.js';
import { ExportsController } from './exports/exports.controller.js';
import { PaymentsExport } from './exports/payments-export.js';

/** Documents that people keep: confirmations of payment, exports (decisions §6). */
@Module({
  controllers: [ConfirmationController, ExportsController],
  providers: [ConfirmationPage, ConfirmationReader, CourseExport, PaymentsExport],
})
export class DocumentsModule {}
