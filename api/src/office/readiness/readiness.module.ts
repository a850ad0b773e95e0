import { Body, Controller, Get, HttpCode, Module, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type InstallationReadiness,
  MAX_CHOSEN_COURSES,
  OFFICE_API,
  type ProjectReadiness,
  type ReadinessOfProject,
} from '@feria/shared';
import { course } from '@feria/shared/resources/course/index';
import { option } from '@feria/shared/resources/option/index';
import { RequirePermission } from '../../core/auth/access.js';
import { Id } from '../../core/http/params.js';
import { IdsField } from '../../core/http/validators.js';
import { ReadinessService } from './readiness.service.js';

class ProjectsBody {
  @IdsField({ max: MAX_CHOSEN_COURSES, description: 'Ids of courses' })
  ids: number[];
}

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

  @Post(OFFICE_API.courseReadiness)
  @HttpCode(200)
  @RequirePermission(course.permissions.view)
  @ApiOperation({ summary: 'What each of several projects lacks before parents can register' })
  projects(@Body() { ids }: ProjectsBody): Promise<ReadinessOfProject[]> {
    return this.readiness.ofProjects(ids);
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
