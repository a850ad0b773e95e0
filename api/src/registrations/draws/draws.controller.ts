import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DrawFile, DrawPreview, DrawResult } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Id } from '../../core/http/params.js';
import { CourseDraws } from './course-draws.js';
import { PublishDrawBody } from './draws.dto.js';

/** The draw of a course (product/registrations.md#the-draw). */
@ApiTags('course')
@ApiBearerAuth()
@Controller('api/course/:id/draw')
export class DrawsController {
  constructor(private readonly draws: CourseDraws) {}

  @Get()
  @RequirePermission('course.view')
  @ApiOperation({
    summary: 'The published draw: seed, input (ids only) and outcome, as the file that can be repeated',
  })
  get(@Id() id: number): Promise<DrawFile> {
    return this.draws.get(id);
  }

  @Post('preview')
  @HttpCode(200)
  @RequirePermission('course.update')
  @ApiOperation({ summary: 'What publishing the draw would give, once registration has closed' })
  preview(@Id() id: number): Promise<DrawPreview> {
    return this.draws.preview(id);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('course.update')
  @ApiOperation({ summary: 'Publish the draw: seats, waiting lists and one mail a family; only once' })
  publish(
    @Id() id: number,
    @Body() { fingerprint }: PublishDrawBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<DrawResult> {
    return this.draws.publish(id, fingerprint, user.id);
  }
}
