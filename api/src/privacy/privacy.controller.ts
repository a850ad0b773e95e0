import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, can, type DeleteResult, type FamilyExport } from '@feria/shared';
import { person } from '@feria/shared/resources/person/index';
import type { Response } from 'express';
import { HealthReads } from '../platform/audit/health-reads.js';
import { LoggedIn, RequirePermission } from '../platform/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../platform/auth/current-user.js';
import { Id } from '../platform/http/params.js';
import { EraseFamily } from './erase-family.js';
import { FamilyExportService } from './family-export.service.js';

/** What a family may ask for of its data: a copy, and that it is erased. */
@ApiTags('privacy')
@ApiBearerAuth()
@Controller()
export class PrivacyController {
  constructor(
    private readonly exports: FamilyExportService,
    private readonly erasure: EraseFamily,
    private readonly reads: HealthReads,
  ) {}

  @Get(API.myFamilyExport)
  @LoggedIn()
  @ApiOperation({ summary: "Everything that is stored of one's own family" })
  ofMine(
    @CurrentPerson() { id }: { id: number },
    @Res({ passthrough: true }) response: Response,
  ): Promise<FamilyExport> {
    asFile(response);
    return this.exports.of(id, { health: true });
  }

  @Get('api/parent/:id/export')
  @RequirePermission(person.permissions.view)
  @ApiOperation({ summary: 'Everything that is stored of a family; health only with child.health' })
  async ofFamily(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FamilyExport> {
    const family = await this.exports.of(id, { health: can(user, 'child.health') });
    await this.reads.note(user.id, family.childrens, 'export');
    asFile(response);
    return family;
  }

  @Post('api/parent/:id/erase')
  @RequirePermission(person.permissions.update)
  @HttpCode(200)
  @ApiOperation({ summary: 'Erase a parent, the account, and the children that have no other parent' })
  erase(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeleteResult> {
    return this.erasure.run(id, user.id);
  }
}

function asFile(response: Response): void {
  response.setHeader('Content-Disposition', 'attachment; filename="feria-family.json"');
}
