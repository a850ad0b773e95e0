import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { API, type Municipality } from '@feria/shared';
import { DataSource } from 'typeorm';
import { Public } from '../../core/auth/access.js';
import { SameForEverybody } from '../../core/http/public-cache/same-for-everybody.js';
import { MunicipalityEntity } from '../../model/resources/municipality.entity.js';

/** Municipalities of a postcode: where it has several, forms ask which (product/office.md#municipalities). */
@ApiTags('frontend')
@Controller(API.municipalities)
@Public()
export class MunicipalitiesController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @ApiOperation({ summary: 'The municipalities that have a postcode' })
  @ApiQuery({ name: 'plz', type: String })
  @SameForEverybody({ from: [MunicipalityEntity] })
  async list(@Query('plz') plz: unknown): Promise<Municipality[]> {
    if (typeof plz !== 'string' || plz.trim() === '') return [];
    const rows = await this.dataSource.manager.find(MunicipalityEntity, {
      where: { plz: plz.trim() },
      order: { name: 'ASC', id: 'ASC' },
    });
    return rows.map(({ id, name, name_it }) => ({ id, name, name_it }));
  }
}
