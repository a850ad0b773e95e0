import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../../accounts/second-factor/second-factor.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { RegistrationsModule } from '../../registrations/registrations.module.js';
import { ChildRemoval } from './child-removal.service.js';
import { DeletionObstacles } from './deletion-obstacles.js';
import { EraseFamily } from './erase-family.js';
import { FamilyExportService } from './family-export.service.js';
import { OwnDeletion } from './own-deletion.service.js';
import { OwnDeletionController } from './own-deletion.controller.js';
import { ParentRetention } from './parent-retention.js';
import { ParentRemoval } from './parent-removal.service.js';
import { PrivacyController } from './privacy.controller.js';
import { ChildRemovalController, ParentRemovalController } from './removal.controller.js';
import { Retention } from './retention.js';

/** What the law asks for beyond keeping data safe: taking it along, having it erased, not keeping it for ever. */
@Module({
  imports: [MessagesModule, RegistrationsModule, SecondFactorModule],
  controllers: [ChildRemovalController, OwnDeletionController, ParentRemovalController, PrivacyController],
  providers: [
    ChildRemoval,
    DeletionObstacles,
    EraseFamily,
    FamilyExportService,
    OwnDeletion,
    ParentRemoval,
    ParentRetention,
    Retention,
  ],
})
export class PrivacyModule {}
