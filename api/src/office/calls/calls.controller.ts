import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OFFICE_API, type DeleteResult, type FamilyCall } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { CallBody, CallChangeBody } from './calls.dto.js';
import { Calls } from './calls.service.js';

/** Calls of families (product/office.md#calls); for holders of `person.view` or `person.update` too, who see the pages of families. */
@ApiTags('call')
@ApiBearerAuth()
@Controller()
@RequirePermission('person.calls')
export class CallsController {
  constructor(private readonly calls: Calls) {}

  @Get(OFFICE_API.callTodo)
  @MayFail(404)
  @ApiOperation({ summary: 'Open to-dos of calls of today and earlier' })
  due(@CurrentUser() reader: CurrentUserData): Promise<FamilyCall[]> {
    return this.calls.due(reader);
  }

  @Post('api/parent/:id/call')
  @ApiOperation({ summary: 'Note a call of a family' })
  note(
    @Id() id: number,
    @Body() body: CallBody,
    @CurrentUser() writer: CurrentUserData,
  ): Promise<FamilyCall> {
    return this.calls.note(id, body, writer);
  }

  @Put(`${OFFICE_API.call}/:id`)
  @ApiOperation({ summary: 'Change a call, or say that its to-do is done' })
  change(
    @Id() id: number,
    @Body() body: CallChangeBody,
    @CurrentUser() writer: CurrentUserData,
  ): Promise<FamilyCall> {
    return this.calls.change(id, body, writer);
  }

  @Delete(`${OFFICE_API.call}/:id`)
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a call' })
  remove(@Id() id: number, @CurrentUser() writer: CurrentUserData): Promise<DeleteResult> {
    return this.calls.remove(id, writer);
  }
}
