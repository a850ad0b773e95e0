import { Body, Controller, Delete, Get, Headers, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type DeleteResult, type SignUpResult, type StaffRegistration } from '@feria/shared';
import { RequirePermission } from '../platform/auth/access.js';
import { TellsItself } from '../platform/audit/audit.interceptor.js';
import { CurrentUser, type CurrentUserData } from '../platform/auth/current-user.js';
import type { ListPage } from '../platform/http/envelope.interceptor.js';
import { Id } from '../platform/http/params.js';
import { RegistrationList } from './registration-list.service.js';
import { SingleSignUpBody, StaffSignUpBody } from './sign-up.dto.js';
import { RemoveRegistration } from './use-cases/remove-registration.js';
import { SignUp } from './use-cases/sign-up.js';
import { SingleSignUp } from './use-cases/single-sign-up.js';

/** What the office does with registrations (spec §7). */
@ApiTags('peopleCourseWeekRegistration')
@ApiBearerAuth()
@Controller()
export class StaffRegistrationController {
  constructor(
    private readonly registrations: RegistrationList,
    private readonly signUp: SignUp,
    private readonly singleSignUp: SingleSignUp,
    private readonly removeRegistration: RemoveRegistration,
  ) {}

  @Get('api/peopleCourseWeekRegistration')
  @RequirePermission('peopleCourseWeekRegistration.index')
  @ApiOperation({ summary: 'A page of the registrations' })
  list(@Query() query: Record<string, unknown>): Promise<ListPage<StaffRegistration>> {
    return this.registrations.list(query);
  }

  @Get('api/peopleCourseWeekRegistration/:id')
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'One registration' })
  get(@Id() id: number): Promise<StaffRegistration> {
    return this.registrations.get(id);
  }

  @Post('api/peopleCourseWeekRegistration')
  @TellsItself()
  @RequirePermission('peopleCourseWeekRegistration.create')
  @ApiOperation({ summary: 'Register one child for one week' })
  async create(
    @Body() input: SingleSignUpBody,
    @CurrentUser() user: CurrentUserData,
    @Headers('idempotency-key') key?: string,
  ): Promise<StaffRegistration> {
    return this.registrations.get(await this.singleSignUp.run(input, user.id, key));
  }

  @Delete('api/peopleCourseWeekRegistration/:id')
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'Remove a registration; its waiting list moves up' })
  remove(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeleteResult> {
    return this.removeRegistration.run(id, { userId: user.id, personId: null });
  }

  @Post(`${API.sendRegistration}/:id/admin`)
  @TellsItself()
  @RequirePermission('peopleCourseWeekRegistration.create')
  @ApiOperation({
    summary: 'Sign children up on behalf of their parents, also outside the registration window',
  })
  send(
    @Id() courseId: number,
    @Body() input: StaffSignUpBody,
    @CurrentUser() user: CurrentUserData,
    @Headers('idempotency-key') key?: string,
  ): Promise<SignUpResult> {
    return this.signUp.run(courseId, input, { userId: user.id, personId: null, reader: null }, key);
  }
}
