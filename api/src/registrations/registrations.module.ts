import { Module } from '@nestjs/common';
import { FamilyPayments } from './family-payments.service.js';
import { FamilyRegistrations } from './family-registrations.service.js';
import { ParentRegistrationController } from './parent-registration.controller.js';
import { RegistrationEngineModule } from './registration-engine.module.js';
import { RegistrationList } from './registration-list.service.js';
import { StaffRegistrationController } from './staff-registration.controller.js';

/** Calls of parents and office on registrations. */
@Module({
  imports: [RegistrationEngineModule],
  controllers: [ParentRegistrationController, StaffRegistrationController],
  providers: [FamilyPayments, FamilyRegistrations, RegistrationList],
  exports: [FamilyPayments, FamilyRegistrations, RegistrationList],
})
export class RegistrationsModule {}
