import { Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { can, type SessionToken } from '@feria/shared';
import { parent } from '@feria/shared/resources/parent/index';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { ParentViews } from '../../core/auth/parent-views.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound } from '../../core/http/errors.js';
import { Id } from '../../core/http/params.js';
import { ParentEntity } from '../../model/families/parent.entity.js';

/** The portal as a parent sees it, for staff (product/accounts.md#view-as-parent). */
@ApiTags('parent')
@ApiBearerAuth()
@Controller('api/parent')
export class ParentViewController {
  constructor(
    private readonly transactions: Transactions,
    private readonly views: ParentViews,
  ) {}

  @Post(':id/view')
  @RequirePermission('person.viewAs')
  @ApiOperation({
    summary: 'A token for 30 minutes that reads the portal as the parent; also needs person.view',
  })
  open(@Id() id: number, @CurrentUser() viewer: CurrentUserData): Promise<SessionToken> {
    return this.transactions.run(async (manager) => {
      const person = can(viewer, parent.permissions.view) && (await manager.findOneBy(ParentEntity, { id }));
      if (!person) throw notFound();
      if (person.user_id === null)
        throw new AppError('validation', { message: { key: 'parent_view.no_account' } });
      return this.views.open(manager, viewer, { personId: id, userId: person.user_id });
    });
  }
}
