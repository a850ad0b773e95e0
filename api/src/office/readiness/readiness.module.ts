import { Controller, Get, Module } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type InstallationReadiness, OFFICE_API, type ProjectReadiness } from '@feria/shared';
import { course } from '@feria/shared/resources/course/index';
import { option } from '@feria/shared/resources/option/index';
import { RequirePermission } from '../../core/auth/access.js';
import { Id } from '../../core/http/params.js';
import { ReadinessService } from './readiness.service.js';

/** Ready to open? What is missing before parents register (product/office.md#ready-to-open). */
@ApiTags('setup')
@ApiBearerAuth()
@Controller()
class ReadinessController {
  constructor(private readonly readiness: ReadinessService) {}

  @Get(`api/${course.name}/:id/readiness`)
  @RequirePermission(course.permissions.view)
  @ApiOperation({ summary: 'What a project lacks before parents can register' })
  project(@Id() id: number): Promise<ProjectReadiness> {
    return this.readiness.ofProject(id);
  }

  @Get(OFFICE_API.readiness)
  @RequirePermission(option.permissions.update)
  @ApiOperation({ summary: 'What the installation lacks before parents can register' })
  installation(): Promise<InstallationReadiness> {
    return this.readiness.ofInstallation();
  }
}

@Module({ controllers: [ReadinessController], providers: [ReadinessService] })
export class ReadinessModule {}
