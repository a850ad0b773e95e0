import { location } from '@feria/shared/resources/location/index';
import { Entity } from 'typeorm';
import { resourceEntity } from '../../core/crud/resource-entity.js';

/** Table of the resource `location`; its columns follow from the definition. */
@Entity('location')
export class LocationEntity extends resourceEntity(location) {}
