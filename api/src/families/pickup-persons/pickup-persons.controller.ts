import { Body, Controller, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, can, type PickupPerson } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { parent } from '@feria/shared/resources/parent/index';
import { LoggedIn, RequirePermission } from '../../core/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { AppError } from '../../core/http/errors.js';
import { Id } from '../../core/http/params.js';
import { PickupPersonsBody } from './pickup-persons.dto.js';
import { PickupPersons } from './pickup-persons.service.js';

/** Pick-up persons of a child, kept by its parents and the office (product/on-site.md#pick-up-persons). */
@ApiTags('pickup-persons')
@ApiBearerAuth()
@Controller()
export class PickupPersonsController {
  constructor(private readonly pickups: PickupPersons) {}

  @Put(`${API.myFamilyChildren}/:id/pickup-persons`)
  @LoggedIn()
  @ApiOperation({ summary: 'Replace the pick-up persons of an own child' })
  saveOwn(
    @CurrentPerson() person: { id: number },
    @Id() id: number,
    @Body() body: PickupPersonsBody,
  ): Promise<PickupPerson[]> {
    return this.pickups.replace(id, person.id, body, 'my-family/children/pickup-persons');
  }

  /** Who may not see the list could only empty it. */
  @Put('api/child/:id/pickup-persons')
  @RequirePermission(child.permissions.update)
  @ApiOperation({ summary: 'Replace the pick-up persons of a child; for holders of person.index too' })
  save(
    @CurrentUser() user: CurrentUserData,
    @Id() id: number,
    @Body() body: PickupPersonsBody,
  ): Promise<PickupPerson[]> {
    if (!can(user, parent.permissions.index)) throw new AppError('forbidden');
    return this.pickups.replace(id, null, body, 'child/pickup-persons');
  }
}
