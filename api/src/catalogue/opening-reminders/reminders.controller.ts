import { Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type DeleteResult, type FamilyReminders } from '@feria/shared';
import { LoggedIn } from '../../core/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Id } from '../../core/http/params.js';
import { OpeningReminders } from './opening-reminders.js';

/** Reminders of openings, of one's own account (product/catalogue.md#opening-reminder). The id in the address is that of the project. */
@ApiTags('my-family')
@ApiBearerAuth()
@Controller(API.myFamilyReminders)
@LoggedIn()
export class RemindersController {
  constructor(private readonly reminders: OpeningReminders) {}

  @Get()
  @LoggedIn({ inView: true })
  @ApiOperation({ summary: 'The projects whose opening one is reminded of' })
  read(@CurrentPerson() _: { id: number }, @CurrentUser() user: CurrentUserData): Promise<FamilyReminders> {
    return this.reminders.read(user.id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Be reminded one day and one hour before the registration of a project opens' })
  add(
    @Id() id: number,
    @CurrentPerson() _: { id: number },
    @CurrentUser() user: CurrentUserData,
  ): Promise<FamilyReminders> {
    return this.reminders.add(user.id, id);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Be reminded no longer' })
  remove(
    @Id() id: number,
    @CurrentPerson() _: { id: number },
    @CurrentUser() user: CurrentUserData,
  ): Promise<DeleteResult> {
    return this.reminders.remove(user.id, id);
  }
}
