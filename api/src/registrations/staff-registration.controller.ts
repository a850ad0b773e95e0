import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  API,
  OFFICE_API,
  REASON_MAX,
  type BasketResult,
  type CancelledSeveral,
  type CancelSeveralPreview,
  type DeleteResult,
  type LastContactsOfChild,
  type RegistrationDeletePreview,
  type SignUpResult,
  type StaffRegistration,
  type StaffRegistrationDetail,
} from '@feria/shared';
import { DataSource } from 'typeorm';
import { RequirePermission } from '../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../core/auth/current-user.js';
import type { ListPage } from '../core/http/envelope.js';
import { invalidField } from '../core/http/errors.js';
import { Id, queryEuros, queryText } from '../core/http/params.js';
import { StaffBasketBody } from './basket/basket.dto.js';
import { staffBooker } from './booking-batch/booking.js';
import { readLastContacts } from './last-contacts.js';
import { REGISTRATION_LIST } from './registrations.queries.js';
import { RegistrationList } from './registrations.service.js';
import { RemovalPreview } from './removal-preview.service.js';
import {
  CancelPreviewBody,
  CancelSeveralBody,
  GivePlaceBody,
  SingleSignUpBody,
  StaffSignUpBody,
} from './registrations.dto.js';
import { CancelSeveral } from './use-cases/cancel-several.js';
import { EndGroup } from './use-cases/end-group.js';
import { GivePlace } from './use-cases/give-place.js';
import { RemoveRegistration } from './use-cases/remove-registration.js';
import { SignUp } from './use-cases/sign-up.js';
import { ListParameters } from '../core/http/openapi-decorators.js';
import { IdempotencyKey } from '../core/idempotency/idempotency-key.js';

/** What the office does with registrations. */
@ApiTags('peopleCourseWeekRegistration')
@ApiBearerAuth()
@Controller()
export class StaffRegistrationController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationList,
    private readonly signUp: SignUp,
    private readonly removeRegistration: RemoveRegistration,
    private readonly givePlace: GivePlace,
    private readonly endGroup: EndGroup,
    private readonly removalPreview: RemovalPreview,
    private readonly cancelSeveral: CancelSeveral,
  ) {}

  @Get('api/peopleCourseWeekRegistration')
  @RequirePermission('peopleCourseWeekRegistration.index')
  @ApiOperation({ summary: 'A page of the registrations' })
  @ListParameters(REGISTRATION_LIST)
  list(
    @Query() query: Record<string, unknown>,
    @CurrentUser() user: CurrentUserData,
  ): Promise<ListPage<StaffRegistration>> {
    return this.registrations.list(query, user);
  }

  @Get('api/peopleCourseWeekRegistration/:id')
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'One registration' })
  get(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<StaffRegistrationDetail> {
    return this.registrations.get(id, user);
  }

  @Get('api/child/:id/last-contacts')
  @RequirePermission('peopleCourseWeekRegistration.index')
  @ApiOperation({
    summary:
      'What is known of a child that is registered: the last emergency contacts, and the answers in a course',
  })
  @ApiQuery({
    name: 'course_id',
    required: false,
    type: Number,
    description: 'Whose questions were answered',
  })
  async lastContacts(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @Query('course_id') course?: string,
  ): Promise<LastContactsOfChild> {
    const contacts = await readLastContacts(this.dataSource.manager, id);
    const answers = await this.registrations.answersOf({ childId: id, courseId: Number(course) || 0 }, user);
    return { contacts, answers };
  }

  @Post('api/peopleCourseWeekRegistration')
  @RequirePermission('peopleCourseWeekRegistration.create')
  @ApiOperation({ summary: 'Register one child for one week' })
  async create(
    @Body() input: SingleSignUpBody,
    @CurrentUser() user: CurrentUserData,
    @IdempotencyKey() key?: string,
  ): Promise<StaffRegistrationDetail> {
    return this.registrations.get(await this.signUp.runSingle(input, staffBooker(user), key), user);
  }

  @Post(OFFICE_API.registerSeveral)
  @RequirePermission('peopleCourseWeekRegistration.create')
  @ApiOperation({
    summary: 'Register children for weeks of several courses on behalf of their parents: all, or nothing',
  })
  createSeveral(
    @Body() input: StaffBasketBody,
    @CurrentUser() user: CurrentUserData,
    @IdempotencyKey() key?: string,
  ): Promise<BasketResult> {
    const { mail, reason, ...basket } = input;
    return this.signUp.runBasket(basket, { ...staffBooker(user), mail, reason }, key);
  }

  @Post(OFFICE_API.cancelSeveralPreview)
  @HttpCode(200)
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({
    summary: 'What removing several registrations would do: fees, mails, money that becomes credit',
  })
  previewCancel(@Body() { ids }: CancelPreviewBody): Promise<CancelSeveralPreview> {
    return this.cancelSeveral.preview(ids);
  }

  @Post(OFFICE_API.cancelSeveral)
  @HttpCode(200)
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'Remove several registrations, each by itself; says which could not be and why' })
  cancel(
    @Body() input: CancelSeveralBody,
    @CurrentUser() user: CurrentUserData,
    @IdempotencyKey() key?: string,
  ): Promise<CancelledSeveral> {
    return this.cancelSeveral.run(input, user.id, key);
  }

  @Delete('api/peopleCourseWeekRegistration/:id')
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'Remove a registration; its waiting list moves up' })
  @ApiQuery({
    name: 'mail',
    required: false,
    enum: ['0', '1'],
    description: 'Whether the parents are told; without it, they are unless the week has started',
  })
  @ApiQuery({
    name: 'fee',
    required: false,
    type: Number,
    description: 'The fee to charge in euros, where the project has steps; without it nothing is charged',
  })
  @ApiQuery({
    name: 'reason',
    required: false,
    type: String,
    description: 'Why another fee is charged than that of the steps; needed then, and kept in the history',
  })
  async remove(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @Query('mail') mail?: unknown,
    @Query('fee') fee?: unknown,
    @Query('reason') reason?: unknown,
  ): Promise<DeleteResult> {
    const remover = {
      userId: user.id,
      personId: null,
      fee: queryEuros('fee', fee),
      reason: queryText('reason', reason, REASON_MAX),
    };
    const { success, message } = await this.removeRegistration.run(id, remover, mailChoice(mail));
    return { success, message };
  }

  @Post('api/peopleCourseWeekRegistration/:id/give-place')
  @HttpCode(200)
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'Give a free seat to a child that waits, with a reason' })
  async give(
    @Id() id: number,
    @Body() input: GivePlaceBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<StaffRegistrationDetail> {
    await this.givePlace.run(id, input, user.id);
    return this.registrations.get(id, user);
  }

  @Post('api/peopleCourseWeekRegistration/:id/end-group')
  @HttpCode(200)
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({
    summary: 'End a group that waits to get its seats together: each registration waits alone',
  })
  async endGroupOf(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<StaffRegistrationDetail> {
    await this.endGroup.run(id, user.id);
    return this.registrations.get(id, user);
  }

  @Get('api/peopleCourseWeekRegistration/:id/delete-preview')
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'What removing a registration would do: refund, mail, who moves up' })
  previewRemoval(@Id() id: number): Promise<RegistrationDeletePreview> {
    return this.removalPreview.of(id);
  }

  @Post(`${API.sendRegistration}/:id/admin`)
  @RequirePermission('peopleCourseWeekRegistration.create')
  @ApiOperation({
    summary: 'Sign children up on behalf of their parents, also outside the registration window',
  })
  send(
    @Id() courseId: number,
    @Body() input: StaffSignUpBody,
    @CurrentUser() user: CurrentUserData,
    @IdempotencyKey() key?: string,
  ): Promise<SignUpResult> {
    const { mail, reason, ...signUp } = input;
    return this.signUp.run(courseId, signUp, { ...staffBooker(user), mail, reason }, key);
  }
}

/** @throws AppError 422 at `mail` when it is neither 0 nor 1 */
function mailChoice(value: unknown): boolean | undefined {
  if (value === undefined) return undefined;
  if (value === '1' || value === '0') return value === '1';
  throw invalidField('mail', 'validation.boolean');
}
