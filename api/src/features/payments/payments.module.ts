import { Module } from '@nestjs/common';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { PaymentsController } from './payments.controller.js';

/** Payments of registrations. */
@Module({
  imports: [RegistrationsModule],
  controllers: [PaymentsController],
})
export class PaymentsModule {}
