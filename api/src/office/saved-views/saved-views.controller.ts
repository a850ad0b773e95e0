import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { OFFICE_API, type DeleteResult, type SavedView } from '@feria/shared';
import { LISTS } from '@feria/shared/resources/lists';
import { LoggedIn } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { SavedViewBody, SavedViewChangeBody } from './saved-views.dto.js';
import { SavedViews } from './saved-views.service.js';

/** Saved views of lists (product/office.md#saved-views): those of a list for who may see the list. */
@ApiTags('saved-view')
@ApiBearerAuth()
@Controller(OFFICE_API.savedView)
@LoggedIn()
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Get()
  @MayFail(404)
  @ApiQuery({ name: 'list', required: true, enum: Object.keys(LISTS) })
  @ApiOperation({ summary: 'The own views of a list, and those of everybody' })
  list(@Query('list') list: unknown, @CurrentUser() reader: CurrentUserData): Promise<SavedView[]> {
    return this.views.list(list, reader);
  }

  @Post()
  @MayFail(403, 404)
  @ApiOperation({ summary: 'Save a view of a list' })
  create(@Body() body: SavedViewBody, @CurrentUser() writer: CurrentUserData): Promise<SavedView> {
    return this.views.create(body, writer);
  }

  @Put(':id')
  @MayFail(403)
  @ApiOperation({ summary: 'Change a view' })
  change(
    @Id() id: number,
    @Body() body: SavedViewChangeBody,
    @CurrentUser() writer: CurrentUserData,
  ): Promise<SavedView> {
    return this.views.change(id, body, writer);
  }

  @Delete(':id')
  @HttpCode(200)
  @MayFail(403)
  @ApiOperation({ summary: 'Delete a view' })
  remove(@Id() id: number, @CurrentUser() writer: CurrentUserData): Promise<DeleteResult> {
    return this.views.remove(id, writer);
  }
}
