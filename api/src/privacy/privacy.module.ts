import { Module } from '@nestjs/common';
import { HousekeepingModule } from '../platform/housekeeping/housekeeping.module.js';
import { RegistrationEngineModule } from '../registrations/registration-engine.module.js';
import { EraseFamily } from './erase-family.js';
import { FamilyExportService } from './family-export.service.js';
import { PrivacyController } from './privacy.controller.js';
import { Retention } from './retention.js';

/** What the law asks for beyond keeping data safe: taking it along, having it erased, not keeping it for ever. */
@Module({
  imports: [HousekeepingModule, RegistrationEngineModule],
  controllers: [PrivacyController],
  providers: [EraseFamily, FamilyExportService, Retention],
})
export class PrivacyModule {}
