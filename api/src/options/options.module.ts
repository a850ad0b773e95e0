import { Controller, Get, Module } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type OptionRecord } from '@feria/shared';
import { DataSource } from 'typeorm';
import { Public } from '../platform/auth/access.js';
import { OptionEntity } from './option.entity.js';

/** The organiser's settings, as both frontends read them before anybody is logged in (spec §7). */
@ApiTags('option')
@Controller()
export class OptionsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(API.options)
  @Public()
  @ApiOperation({ summary: 'All options; public' })
  async list(): Promise<OptionRecord[]> {
    const options = await this.dataSource.manager.find(OptionEntity, { order: { id: 'ASC' } });
    return options.map(({ id, key, value }) => ({ id, key, value }));
  }
}

@Module({ controllers: [OptionsController] })
export class OptionsModule {}
