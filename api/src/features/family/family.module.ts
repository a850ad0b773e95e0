import { Module } from '@nestjs/common';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { FamilyChildren } from './family-children.service.js';
import { FamilyController } from './family.controller.js';
import { FamilyService } from './family.service.js';

@Module({
  imports: [RegistrationsModule],
  controllers: [FamilyController],
  providers: [FamilyChildren, FamilyService],
})
export class FamilyModule {}
