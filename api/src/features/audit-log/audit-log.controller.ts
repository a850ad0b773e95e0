import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AuditEntry, HealthRead } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import type { ListPage } from '../../core/http/envelope.js';
import { HEALTH_READ_LIST, CHANGE_LIST, AuditLog } from './audit-log.service.js';
import { ListParameters } from '../../core/http/openapi-decorators.js';

/** The two logs, for those who administer accounts. */
@ApiTags('audit')
@ApiBearerAuth()
@Controller('api')
@RequirePermission('user.index')
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get('auditLog')
  @ApiOperation({ summary: 'Who changed what: calls, records and names of fields' })
  @ListParameters(CHANGE_LIST)
  changes(@Query() query: Record<string, unknown>): Promise<ListPage<AuditEntry>> {
    return this.log.changes(query);
  }

  @Get('healthReadLog')
  @ApiOperation({ summary: 'Who was shown the health data of which child, once a day' })
  @ListParameters(HEALTH_READ_LIST)
  healthReads(@Query() query: Record<string, unknown>): Promise<ListPage<HealthRead>> {
    return this.log.healthReads(query);
  }
}
