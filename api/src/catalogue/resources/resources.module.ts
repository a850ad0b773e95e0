import { municipality } from '@feria/shared/resources/municipality/index';
import { Module } from '@nestjs/common';
import { crudModule } from '../../core/crud/crud.module.js';
import { MunicipalityEntity } from '../../model/resources/municipality.entity.js';

/**
 * Plain resources: a definition and its table, and nothing of their own. Sorted; `nx g resource` adds here. One that
 * grows rules gets them as `hooks` (see `catalogue`).
 */
@Module({ imports: [crudModule(municipality, MunicipalityEntity)] })
export class ResourcesModule {}
