import { municipality } from '@feria/shared/resources/municipality/index';
import { Entity } from 'typeorm';
import { resourceEntity } from '../../core/crud/resource-entity.js';

/** Table of the resource `municipality`; its columns follow from the definition. */
@Entity('municipality')
export class MunicipalityEntity extends resourceEntity(municipality) {}
