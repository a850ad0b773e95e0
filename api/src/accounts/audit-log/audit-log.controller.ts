import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CHANGES_PERMISSION, LOG_PERMISSION, type AuditEntry, type HealthRead } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import type { ListPage } from '../../core/http/envelope.js';
import { HEALTH_READ_LIST, CHANGE_LIST, AuditLog } from './audit-log.service.js';
import { ListParameters } from '../../core/http/openapi-decorators.js';

/** The two logs: of changes for the office, of health data for those who administer accounts. */
@ApiTags('audit')
@ApiBearerAuth()
@Controller('api')
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get('auditLog')
  @RequirePermission(CHANGES_PERMISSION)
  @ApiOperation({ summary: 'Who changed what: calls, records, fields and their old and new values' })
  @ListParameters(CHANGE_LIST)
  changes(
    @Query() query: Record<string, unknown>,
    @CurrentUser() reader: CurrentUserData,
  ): Promise<ListPage<AuditEntry>> {
    return this.log.changes(query, reader);
  }

  @Get('healthReadLog')
  @RequirePermission(LOG_PERMISSION)
  @ApiOperation({ summary: 'Who was shown the health data of which child, once a day' })
  @ListParameters(HEALTH_READ_LIST)
  healthReads(
    @Query() query: Record<string, unknown>,
    @CurrentUser() reader: CurrentUserData,
  ): Promise<ListPage<HealthRead>> {
    return this.log.healthReads(query, reader);
  }
}
