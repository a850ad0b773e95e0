import { Controller, Get, Module } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type Dashboard } from '@feria/shared';
import { DataSource } from 'typeorm';
import { RequirePermission } from '../platform/auth/access.js';
import { RegistrationEntity } from '../registrations/registration.entity.js';

/** The two numbers of the back office's start page (spec §1): registrations and waiting-list entries, over all years. */
@ApiTags('dashboard')
@ApiBearerAuth()
@Controller()
export class DashboardController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(API.dashboard)
  @RequirePermission('course.index')
  @ApiOperation({ summary: 'Registrations and waiting-list entries' })
  async figures(): Promise<Dashboard> {
    const registrations = this.dataSource.manager.getRepository(RegistrationEntity);
    return {
      registrations: await registrations.countBy({ is_waiting: false }),
      waiting_list: await registrations.countBy({ is_waiting: true }),
    };
  }
}

@Module({ controllers: [DashboardController] })
export class DashboardModule {}
