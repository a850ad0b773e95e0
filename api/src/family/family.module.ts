import { Module } from '@nestjs/common';
import { RegistrationEngineModule } from '../registrations/registration-engine.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { FamilyChildren } from './family-children.service.js';
import { FamilyController } from './family.controller.js';
import { FamilyService } from './family.service.js';

@Module({
  imports: [RegistrationEngineModule, RegistrationsModule],
  controllers: [FamilyController],
  providers: [FamilyChildren, FamilyService],
})
export class FamilyModule {}
