import { Controller, Get, Module } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OFFICE_API, type Setup } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { RequirePermission } from '../../core/auth/access.js';
import { SetupService } from './setup.service.js';

/** What is still to be entered before a new installation can take registrations. */
@ApiTags('setup')
@ApiBearerAuth()
@Controller()
class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get(OFFICE_API.setup)
  @RequirePermission(option.permissions.update)
  @ApiOperation({ summary: 'Which steps of the set-up are done' })
  steps(): Promise<Setup> {
    return this.setup.steps();
  }
}

@Module({ controllers: [SetupController], providers: [SetupService] })
export class SetupModule {}
