import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type ToldAbsence, type DeleteResult, OFFICE_API } from '@feria/shared';
import { LoggedIn, RequirePermission } from '../../core/auth/access.js';
import { CurrentPerson } from '../../core/auth/current-user.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { AbsenceBody, FamilyAbsenceBody } from './absences.dto.js';
import { Absences } from './absences.service.js';

/** Absences of children, told by their parents or by the office for them (product/on-site.md#absences). */
@ApiTags('absence')
@ApiBearerAuth()
@Controller()
export class AbsencesController {
  constructor(private readonly absences: Absences) {}

  @Post(API.myFamilyAbsence)
  @LoggedIn()
  @MayFail(404)
  @ApiOperation({ summary: 'Tell that an own child does not come' })
  tellOwn(
    @CurrentPerson() person: { id: number },
    @Body() { child_id, ...body }: FamilyAbsenceBody,
  ): Promise<ToldAbsence> {
    return this.absences.tell(child_id, body, { personId: person.id, call: 'my-family/absence' });
  }

  @Delete(`${API.myFamilyAbsence}/:id`)
  @LoggedIn()
  @HttpCode(200)
  @ApiOperation({ summary: 'Take back an absence of an own child that is not over' })
  takeBackOwn(@CurrentPerson() person: { id: number }, @Id() id: number): Promise<DeleteResult> {
    return this.absences.takeBack(id, { personId: person.id, call: 'my-family/absence' });
  }

  @Post('api/child/:id/absence')
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'Note that a child does not come' })
  tell(@Id() id: number, @Body() body: AbsenceBody): Promise<ToldAbsence> {
    return this.absences.tell(id, body, { personId: null, call: 'child/absence' });
  }

  @Delete(`${OFFICE_API.absence}/:id`)
  @RequirePermission('peopleCourseWeekRegistration.update')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take back an absence of any child that is not over' })
  takeBack(@Id() id: number): Promise<DeleteResult> {
    return this.absences.takeBack(id, { personId: null, call: 'child/absence' });
  }
}
