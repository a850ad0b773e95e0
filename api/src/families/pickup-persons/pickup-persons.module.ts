import { Module } from '@nestjs/common';
import { PickupPersonsController } from './pickup-persons.controller.js';
import { PickupPersons } from './pickup-persons.service.js';

/** Who may pick up a child besides its parents. */
@Module({ controllers: [PickupPersonsController], providers: [PickupPersons] })
export class PickupPersonsModule {}
