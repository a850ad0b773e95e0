import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  API,
  can,
  EXPORT_SECTIONS,
  type DeletePreview,
  type DeleteResult,
  type ExportSection,
  type FamilyExport,
} from '@feria/shared';
import { parent } from '@feria/shared/resources/parent/index';
import type { Response } from 'express';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { LoggedIn, RequirePermission } from '../../core/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Id } from '../../core/http/params.js';
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
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FamilyExport> {
    return this.export(id, Object.keys(EXPORT_SECTIONS) as ExportSection[], user, response);
  }

  @Get('api/parent/:id/export')
  @RequirePermission(parent.permissions.view)
  @ApiOperation({
    summary: 'What is stored of a family, as far as the reader may see it: `left_out` names what is missing',
  })
  ofFamily(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FamilyExport> {
    const seen = Object.entries(EXPORT_SECTIONS).filter(([, permission]) => can(user, permission));
    const sections = seen.map(([section]) => section as ExportSection);
    return this.export(id, sections, user, response);
  }

  @Post('api/parent/:id/erase')
  @RequirePermission(parent.permissions.update)
  @HttpCode(200)
  @ApiOperation({ summary: 'Erase a parent, the account, and the children that have no other parent' })
  erase(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeleteResult> {
    return this.erasure.run(id, user);
  }

  @Get('api/parent/:id/erase-preview')
  @RequirePermission(parent.permissions.update)
  @ApiOperation({
    summary: 'What erasing the family would do: children, registrations, refund, who moves up',
  })
  previewErasure(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeletePreview> {
    return this.erasure.preview(id, user);
  }

  private async export(
    personId: number,
    sections: readonly ExportSection[],
    user: CurrentUserData,
    response: Response,
  ): Promise<FamilyExport> {
    const family = await this.exports.of(personId, new Set(sections), user.id);
    await this.reads.note(user.id, family.childrens, 'export');
    response.setHeader('Content-Disposition', 'attachment; filename="feria-family.json"');
    return family;
  }
}
