import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DeletePreview, DeleteResult } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { parent } from '@feria/shared/resources/parent/index';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Id } from '../../core/http/params.js';
import { ChildRemoval } from './child-removal.service.js';
import { ParentRemoval } from './parent-removal.service.js';

/** Deleting children, for the office. */
@ApiTags('child')
@ApiBearerAuth()
@Controller('api/child')
export class ChildRemovalController {
  constructor(private readonly removal: ChildRemoval) {}

  @Delete(':id')
  @RequirePermission(child.permissions.update)
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a child with its past registrations, unless it has active ones' })
  remove(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeleteResult> {
    return this.removal.run(id, user);
  }

  @Get(':id/delete-preview')
  @RequirePermission(child.permissions.update)
  @ApiOperation({ summary: 'What deleting the child would do, or why it would be refused' })
  previewRemoval(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeletePreview> {
    return this.removal.preview(id, user);
  }
}

/** Deleting parents, for the office. */
@ApiTags('parent')
@ApiBearerAuth()
@Controller('api/parent')
export class ParentRemovalController {
  constructor(private readonly removal: ParentRemoval) {}

  @Delete(':id')
  @RequirePermission(parent.permissions.update)
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a parent and its account, unless a child has active registrations' })
  remove(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeleteResult> {
    return this.removal.run(id, user);
  }

  @Get(':id/delete-preview')
  @RequirePermission(parent.permissions.update)
  @ApiOperation({ summary: 'What deleting the parent would do, or why it would be refused' })
  previewRemoval(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeletePreview> {
    return this.removal.preview(id, user);
  }
}
