import { Module } from '@nestjs/common';
import { ConfirmationReader } from './confirmation/confirmation-facts.js';
import { ConfirmationPage } from './confirmation/confirmation-page.js';
import { ConfirmationController } from './confirmation/confirmation.controller.js';

/** Documents that people keep: confirmations of payment, exports (decisions §6). */
@Module({
  controllers: [ConfirmationController],
  providers: [ConfirmationPage, ConfirmationReader],
})
export class DocumentsModule {}
