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
  @SameForEverybody({ from: [MunicipalityEntity], queryOf: ({ plz }) => `?plz=${postcodeIn(plz)}` })
  async list(@Query('plz') plz: unknown): Promise<Municipality[]> {
    const postcode = postcodeIn(plz);
    if (postcode === '') return [];
    const rows = await this.dataSource.manager.find(MunicipalityEntity, {
      where: { plz: postcode },
      order: { name: 'ASC', id: 'ASC' },
    });
    return rows.map(({ id, name, name_it }) => ({ id, name, name_it }));
  }
}

/** The postcode that a text is; empty where it is none: nothing is kept of it. */
function postcodeIn(text: unknown): string {
  return typeof text === 'string' && /^\s*\d{5}\s*$/.test(text) ? text.trim() : '';
}
