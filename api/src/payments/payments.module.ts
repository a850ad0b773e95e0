import { Module } from '@nestjs/common';
import { RegistrationEngineModule } from '../registrations/registration-engine.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { PaymentsController } from './payments.controller.js';

/** Payments of registrations. */
@Module({
  imports: [RegistrationEngineModule, RegistrationsModule],
  controllers: [PaymentsController],
})
export class PaymentsModule {}
