import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LOG_PERMISSION, OFFICE_API, type HealthAccess } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { HealthAccessList } from './health-access.js';

/** Who sees health data, for those who administer accounts. It names no child. */
@ApiTags('audit')
@ApiBearerAuth()
@Controller()
export class HealthAccessController {
  constructor(private readonly list: HealthAccessList) {}

  @Get(OFFICE_API.healthAccess)
  @RequirePermission(LOG_PERMISSION)
  @ApiOperation({ summary: 'Who of the staff sees health data of which weeks now, and until when' })
  read(): Promise<HealthAccess> {
    return this.list.read();
  }
}
