import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../platform/auth/access.js';
import { Id } from '../../platform/http/params.js';
import { CourseService } from './course.service.js';

/** Calls on courses beyond plain CRUD. */
@ApiTags('course')
@ApiBearerAuth()
@Controller('api/course')
export class CourseController {
  constructor(private readonly courses: CourseService) {}

  @Get('years')
  @RequirePermission('course.index')
  @ApiOperation({ summary: 'Years that have a course, newest first' })
  years(): Promise<number[]> {
    return this.courses.years();
  }

  @Post(':id/copy')
  @RequirePermission('course.create')
  @ApiOperation({ summary: 'Copy a course with its weeks, without registrations; the copy is not active' })
  copy(@Id() id: number): Promise<Record<string, unknown>> {
    return this.courses.copy(id);
  }

  @Post(':id/changeActive')
  @RequirePermission('course.update')
  @HttpCode(200)
  @ApiOperation({ summary: 'Activate or deactivate a course' })
  changeActive(@Id() id: number): Promise<Record<string, unknown>> {
    return this.courses.changeActive(id);
  }
}
