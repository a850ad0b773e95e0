import { Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, CALENDAR_FEED, type DeleteResult, type FamilyCalendar } from '@feria/shared';
import type { Response } from 'express';
import { LoggedIn, Public } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Limited } from '../../core/auth/limited.js';
import { nameFile } from '../../core/files/name-file.js';
import { AnswersFile } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { CalendarEntries } from './calendar-entries.js';
import { CalendarFeeds } from './calendar-feeds.js';

const CONTENT_TYPE = 'text/calendar';

/** The weeks of a family in the calendars of its parents (product/office.md#calendar). */
@ApiTags('calendar')
@Controller()
export class CalendarController {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly entries: CalendarEntries,
  ) {}

  /** For calendar programs, which cannot log in: the secret in the address stands for the parent. */
  @Get(CALENDAR_FEED)
  @Public()
  @Limited({ failures: 'failedCalendars' })
  @AnswersFile(CONTENT_TYPE)
  @ApiOperation({ summary: 'Calendar of a family, by the secret of its address' })
  async feed(@Param('secret') secret: string, @Res() response: Response): Promise<void> {
    const text = await this.entries.calendarOf(await this.feeds.readerOf(secret));
    send(response, text);
  }

  @Get('calendar/registration/:id.ics')
  @AllowQueryToken()
  @LoggedIn({ inView: true })
  @AnswersFile(CONTENT_TYPE)
  @ApiOperation({ summary: 'One registration of an own child, to be added to a calendar' })
  async registration(
    @Id() id: number,
    @CurrentPerson() person: { id: number },
    @CurrentUser() user: CurrentUserData,
    @Res() response: Response,
  ): Promise<void> {
    const { text, name } = await this.entries.entryOf(id, { personId: person.id, lang: user.lang });
    nameFile(response, name, 'ics');
    send(response, text);
  }

  @Get(API.myFamilyCalendar)
  @LoggedIn()
  @ApiBearerAuth()
  @ApiOperation({ summary: "The address of one's own calendar" })
  read(@CurrentPerson() _: { id: number }, @CurrentUser() user: CurrentUserData): Promise<FamilyCalendar> {
    return this.feeds.read(user.id);
  }

  @Post(API.myFamilyCalendar)
  @LoggedIn()
  @ApiBearerAuth()
  @ApiOperation({ summary: "Make an address for one's own calendar; the one before ends" })
  renew(@CurrentPerson() _: { id: number }, @CurrentUser() user: CurrentUserData): Promise<FamilyCalendar> {
    return this.feeds.renew(user.id);
  }

  @Delete(API.myFamilyCalendar)
  @LoggedIn()
  @ApiBearerAuth()
  @ApiOperation({ summary: "End the address of one's own calendar" })
  remove(@CurrentPerson() _: { id: number }, @CurrentUser() user: CurrentUserData): Promise<DeleteResult> {
    return this.feeds.remove(user.id);
  }
}

function send(response: Response, text: string): void {
  response.type(`${CONTENT_TYPE}; charset=utf-8`).send(text);
}
