import { Module } from '@nestjs/common';
import { OptionsModule } from '../../settings/options/options.module.js';
import { RegistrationsModule } from '../registrations.module.js';
import { FamilyChildren } from './family-children.service.js';
import { FamilyEndedRegistrations } from './family-ended.service.js';
import { FamilyController } from './family.controller.js';
import { FamilyService } from './family.service.js';

@Module({
  imports: [OptionsModule, RegistrationsModule],
  controllers: [FamilyController],
  providers: [FamilyChildren, FamilyEndedRegistrations, FamilyService],
})
export class FamilyModule {}
